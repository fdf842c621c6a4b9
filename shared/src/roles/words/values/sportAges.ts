/** What clubs call those of an age: the classes of youth and veterans in sport. */
import type { ByLanguage } from '../../../words/index.ts';

export const sportAges: ByLanguage = {
  en: 'junior, juniors, senior, seniors, youth, cadet, cadets, veteran, veterans, master, masters, colts, minis, juvenile, pee wee, bantam, midget, atom, novice, open, under 9, under 11, under 13, under 15, under 17, under 19, under 21, u7, u8, u9, u10, u11, u12, u13, u14, u15, u16, u17, u18, u19, u20, u21, u23, adult, adults, child, children, kids, infant, oap, concession',
  de: 'bambini, minis, schüler, schülerin, schüler a, schüler b, jugend, jugendliche, a-jugend, b-jugend, c-jugend, d-jugend, e-jugend, f-jugend, junioren, juniorinnen, aktive, herren, damen, senioren, alte herren, erwachsene, kinder, welpen',
  fr: 'baby, éveil, mini-poussin, mini-poussins, mini-poussine, poussin, poussins, poussine, benjamin, benjamins, benjamine, minime, minimes, cadet, cadets, cadette, junior, juniors, juniore, espoir, espoirs, senior, seniors, vétéran, vétérans, jeune, adulte, super-vétéran, pupille, pupilles, moustique',
  es: 'prebenjamín, benjamín, alevín, infantil, cadete, juvenil, júnior, sénior, veterano, veterana, máster, absoluta, absoluto, promesa, querubín, chupetín, adulto, jubilado',
  it: 'piccoli amici, primi calci, pulcini, esordienti, giovanissimi, allievi, juniores, ragazzi, cadetti, under, seniores, amatori, veterani, adulti, giovani',
  pt: 'petizes, traquinas, benjamins, infantis, iniciados, juvenis, juniores, juvenil, seniores, sénior, veteranos, cadetes, minis, bambis, mirim, pré-mirim, petiz, adulto, criança, idoso',
  nl: 'pupil, pupillen, mini, junior, junioren, senior, senioren, veteraan, veteranen, aspirant, jeugd, volwassene',
  pl: 'żak, żaki, orlik, orliki, młodzik, młodzicy, trampkarz, junior, junior młodszy, juniorzy, senior, seniorzy, kadet, młodzieżowiec, oldboy, weteran, skrzat, dorosły',
  sv: 'knatte, ungdom, junior, juniorer, senior, seniorer, veteran, veteraner, vuxen, barn, pensionär',
  cs: 'přípravka, mladší přípravka, starší přípravka, žák, žáci, žačky, mladší žáci, starší žáci, dorost, dorostenci, mladší dorost, starší dorost, junioři, muži, ženy, veteráni, dospělý, dítě, senioři',
  ru: 'дети, юноши, девушки, юниоры, юниорки, взрослые, мужчины, женщины, ветераны, младшая, старшая, кадеты, молодежь',
  tr: 'minik, küçük, yıldız, yıldızlar, genç, gençler, ümit, ümitler, büyük, büyükler, veteran, yetişkin',
  ja: '小学生, 中学生, 高校生, 一般, 大学生, シニア, ジュニア, マスターズ, ユース, キッズ, 大人, 子供',
  zh: '少年组, 青年组, 成年组, 儿童组, 老年组, 甲组, 乙组, 公开组, 少年, 青年, 成人, 儿童',
  ko: '초등부, 중등부, 고등부, 대학부, 일반부, 유소년, 청소년, 성인, 시니어, 주니어, 마스터즈',
};
