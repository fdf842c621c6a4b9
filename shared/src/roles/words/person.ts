/** Words for what describes a person at first sight, and for people themselves. */
import type { ByLanguage } from '../../words/index.ts';

export const sex: ByLanguage = {
  en: 'sex, gender, gndr, gend, sexcd, gender identity, M/F, F/M',
  de: 'Geschlecht, Geschl, Geschlechts, m/w, w/m, m/w/d',
  fr: 'sexe, H/F, F/H',
  es: 'sexo, género, H/M',
  it: 'sesso, genere',
  pt: 'sexo, gênero, género',
  nl: 'geslacht, gesl, geslachts, M/V, V/M',
  pl: 'płeć, K/M',
  sv: 'kön, kvinna man',
  cs: 'pohlaví, pohl',
  ru: 'пол, гендер',
  tr: 'cinsiyet, cinsiyeti',
  ja: '性別, 性别, 男女別',
  zh: '性别, 性別, 男女',
  ko: '성별, 남녀, 남녀구분',
};

export const men: ByLanguage = {
  en: 'm, male, man, boy, men, males, boys',
  de: 'männlich, maennlich, mann, herr, junge',
  fr: 'homme, masculin, h, garçon, hommes',
  es: 'hombre, masculino, varón, varon, hombres, niño',
  it: 'maschio, uomo, maschile, maschi',
  pt: 'homem, homens, masc',
  nl: 'man, mannelijk, jongen',
  pl: 'mężczyzna, mezczyzna, męska, chłopiec',
  sv: 'man, män, pojke',
  cs: 'muž, muz',
  ru: 'м, муж, мужской, мужчина',
  tr: 'erkek, e, bay',
  ja: '男, 男性, 男子',
  zh: '男, 男性',
  ko: '남, 남자, 남성',
};

export const women: ByLanguage = {
  en: 'f, female, woman, girl, women, females, girls',
  de: 'w, weiblich, frau, mädchen',
  fr: 'femme, féminin, feminin, fille, femmes',
  es: 'mujer, femenino, hembra, mujeres, niña',
  it: 'femmina, donna, femminile, femmine',
  pt: 'mulher, feminino, mulheres, fem',
  nl: 'v, vrouw, vrouwelijk, meisje',
  pl: 'k, kobieta, żeńska, dziewczynka',
  sv: 'k, kvinna, kvinnor, flicka',
  cs: 'ž, z, žena, zena',
  ru: 'ж, жен, женский, женщина',
  tr: 'kadın, kadin, k, kız, bayan',
  ja: '女, 女性, 女子',
  zh: '女, 女性',
  ko: '여, 여자, 여성',
};

export const otherSexes: ByLanguage = {
  en: 'non-binary, nonbinary, non binary, transgender, trans, other, unknown, x, u, n/a, prefer not to say, not stated, undisclosed',
  de: 'divers, d, andere, unbekannt, keine angabe',
  fr: 'autre, non précisé',
  es: 'otro, no binario',
  it: 'altro',
  pt: 'outro, ignorado',
  nl: 'anders, onbekend, x',
  pl: 'inna, inne',
  sv: 'annat, okänt',
  cs: 'jiné',
  ru: 'другой, не указан',
  tr: 'diğer, belirtilmemiş',
  ja: 'その他, 回答しない, 無回答, 不明',
  zh: '其他, 未知, 不详',
  ko: '기타, 무응답',
};

/** The people that a column is about: these words stand before the fact and do not change it. */
export const people: ByLanguage = {
  en: 'person, patient, customer, client, member, employee, user, student, pupil, subject, participant, respondent, applicant, donor, guest, visitor, passenger, voter, victim, worker, staff, cust, resp',
  de: 'Person, Personen, Patient, Patienten, Kunde, Kunden, Mitglied, Mitglieder, Mitarbeiter, Schüler, Teilnehmer, Versicherten, Nutzer, Bewerber, Studenten, Probanden',
  nl: 'persoon, persoons, patiënt, patiënten, klant, klanten, cliënt, lid, leden, werknemer, medewerker, leerling, deelnemer, student',
  sv: 'person, patient, kund, medlem, medlems, anställd, elev, deltagare, personal',
};
