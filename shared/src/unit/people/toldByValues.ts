/** Signs of people in values, where no header shows any: words for schooling, work, civil status, origin and the arms of a study. */
import { once } from '../../roles/index.ts';
import { isText, type Seen } from '../seen.ts';

const lists = {
  civil: {
    en: 'single, married, divorced, widowed, separated, never married, widow, widower, cohabiting, unmarried, partnered, engaged',
    de: 'ledig, verheiratet, geschieden, verwitwet, getrennt lebend, eingetragene lebenspartnerschaft',
    fr: 'célibataire, marié, mariée, marié(e), divorcé, divorcée, divorcé(e), veuf, veuve, veuf(ve), pacsé, pacsé(e)',
    es: 'soltero, soltera, soltero/a, casado, casada, casado/a, divorciado, divorciada, viudo, viuda, unión libre',
    it: 'celibe, nubile, coniugato, coniugata, coniugato/a, divorziato, divorziata, vedovo, vedova, sposato, sposata',
    pt: 'solteiro, solteira, solteiro(a), casado, casada, casado(a), divorciado, divorciada, divorciado(a), viúvo, viúva, união estável, união de facto',
    nl: 'ongehuwd, gehuwd, gescheiden, weduwe, weduwnaar, samenwonend, alleenstaand, getrouwd',
    pl: 'panna, kawaler, żonaty, zamężna, rozwiedziony, rozwiedziona, wdowiec, wdowa, kawaler/panna, wolny, wolna',
    sv: 'ogift, gift, skild, frånskild, änka, änkling, sambo, änka/änkling',
    cs: 'svobodný, svobodná, ženatý, vdaná, rozvedený, rozvedená, vdovec, vdova',
    ru: 'холост, не замужем, женат, замужем, разведен, разведена, разведён, вдовец, вдова, в браке, холост/не замужем',
    tr: 'bekar, evli, boşanmış, dul',
    ja: '未婚, 既婚, 離婚, 死別, 独身',
    zh: '未婚, 已婚, 离异, 离婚, 丧偶, 離婚',
    ko: '미혼, 기혼, 이혼, 사별',
  },
  work: {
    en: 'employed, unemployed, retired, student, self-employed, self employed, housewife, homemaker, full-time, part-time, full time, part time, employed full time, employed part time, pensioner, blue collar, white collar, blue-collar, white-collar, manager, unskilled, skilled, technician, teacher, nurse, farmer, engineer, clerk, disabled, not working, working, keeping house, laborer, professional, services, admin., management',
    de: 'angestellt, arbeitslos, rentner, student, selbständig, selbstständig, hausfrau, vollzeit, teilzeit, beamter, beamtin, arbeiter, angestellte, auszubildende, minijob, schüler, in ausbildung, erwerbstätig, berentet',
    fr: 'salarié, chômeur, retraité, étudiant, indépendant, au foyer, temps plein, temps partiel, cadre, ouvrier, employé, fonctionnaire, sans emploi, cdi, cdd, intérim',
    es: 'empleado, desempleado, jubilado, estudiante, autónomo, ama de casa, tiempo completo, tiempo parcial, pensionista, indefinido, temporal, parado, funcionario',
    it: 'dipendente, disoccupato, pensionato, pensionata, studente, studentessa, autonomo, casalinga, tempo pieno, part-time, operaio, impiegato, occupato, libero professionista',
    pt: 'empregado, desempregado, aposentado, reformado, estudante, autônomo, do lar, tempo integral, efetivo, clt, servidor público',
    nl: 'werkzaam, werkloos, gepensioneerd, student, zelfstandig, huisvrouw, voltijd, deeltijd, fulltime, parttime, zzp, arbeidsongeschikt, scholier',
    pl: 'zatrudniony, bezrobotny, emeryt, student, uczeń, rencista, pełny etat, własna działalność, umowa o pracę, umowa zlecenie',
    sv: 'anställd, arbetslös, pensionär, studerande, egenföretagare, heltid, deltid, tillsvidare, vikariat',
    cs: 'zaměstnaný, nezaměstnaný, důchodce, student, osvč, plný úvazek, částečný úvazek, hpp, dpp, dpč',
    ru: 'работает, не работает, безработный, пенсионер, студент, учащийся, домохозяйка, самозанятый, служащий, рабочий, полная занятость',
    tr: 'çalışıyor, işsiz, emekli, öğrenci, ev hanımı, memur, işçi, serbest meslek, tam zamanlı, yarı zamanlı',
    ja: '正社員, 契約社員, パート, アルバイト, 派遣, 会社員, 公務員, 自営業, 学生, 主婦, 無職, 嘱託, パート・アルバイト, 年金受給者',
    zh: '在职, 退休, 学生, 无业, 自由职业, 个体, 公务员, 工人, 农民, 职员, 教师, 离职, 全职, 兼职, 正式, 合同工',
    ko: '정규직, 계약직, 회사원, 공무원, 자영업, 학생, 주부, 무직, 은퇴, 사원, 대리, 과장, 차장, 부장, 아르바이트',
  },
  schooling: {
    en: 'high school, college, bachelor, bachelors, master, masters, phd, doctorate, primary, secondary, tertiary, some college, graduate, undergraduate, postgraduate, associate degree, less than high school, high school graduate, university, elementary, no schooling, bachelor degree, master degree, hs-grad, some-college, assoc-voc, prof-school, graduate school, university degree, graduation, 2n cycle, basic, illiterate, college degree, hs, ged, lths, advanced degree, 4y college, post-high school, vocational',
    de: 'abitur, hauptschule, realschule, gymnasium, mittlere reife, hochschulabschluss, promotion, ohne abschluss, hauptschulabschluss, fachhochschulreife, lehre, bachelor, master, gesamtschule',
    fr: 'bac, baccalauréat, brevet, licence, master, doctorat, sans diplôme, cap, bep, cap/bep, bac+2, bac+3, bac+5, bts, primaire, secondaire, supérieur',
    es: 'primaria, secundaria, bachillerato, universitario, universitaria, licenciatura, máster, doctorado, sin estudios, fp, eso, grado, primarios, secundarios, universitarios, superiores',
    it: 'licenza media, diploma, laurea, licenza elementare, dottorato, laurea triennale, laurea magistrale, nessun titolo, qualifica professionale',
    pt: 'ensino fundamental, ensino médio, ensino superior, pós-graduação, mestrado, doutorado, fundamental, médio, superior, superior completo, médio completo, 1.º ciclo, licenciatura, analfabeto',
    nl: 'basisonderwijs, vmbo, havo, vwo, mbo, hbo, wo, mavo, lbo, universiteit, laag, middelbaar',
    pl: 'podstawowe, zawodowe, średnie, wyższe, gimnazjalne, licencjat, magister, zasadnicze zawodowe, policealne',
    sv: 'grundskola, gymnasium, högskola, universitet, eftergymnasial, folkskola, forskarutbildning',
    cs: 'základní, vyučen, středoškolské, vysokoškolské, vyšší odborné, sš, zš, vš, maturita, vyučen/a, vysokoškolské bc., vysokoškolské mgr., bez maturity',
    ru: 'среднее, высшее, среднее специальное, неполное высшее, начальное, неполное среднее, среднее профессиональное, основное общее, бакалавр, магистр',
    tr: 'ilkokul, ortaokul, lise, üniversite, önlisans, lisans, yüksek lisans, doktora, okuryazar değil, ilköğretim',
    ja: '中卒, 高卒, 専門卒, 短大卒, 大卒, 大学院卒, 大学院, 大学, 高校, 中学, 専門学校, 短大',
    zh: '小学, 初中, 高中, 大专, 本科, 硕士, 博士, 中专, 研究生, 硕士及以上, 高中及以下, 文盲, 专科, 大学',
    ko: '중졸, 고졸, 대졸, 전문대졸, 대학원졸, 대학원, 초졸, 고졸 이하, 대학원 이상, 전문대',
  },
  origin: {
    en: 'white, black, hispanic, asian, caucasian, african american, african-american, latino, native american, pacific islander, american indian, other race, non-hispanic, not hispanic, cauc, afam, mexican american, non-hispanic white, non-hispanic black, other hispanic, white british, black african, black caribbean, mixed, hispanic or latino, indian, alaska native, biracial, multiracial, christian, catholic, protestant, muslim, jewish, hindu, buddhist, atheist, agnostic, no religion, roman catholic, orthodox',
    de: 'evangelisch, katholisch, römisch-katholisch, muslimisch, konfessionslos, deutsch, türkisch, ev, rk, ohne konfession',
    fr: 'catholique, protestant, musulman, juif, sans religion, française, étrangère',
    es: 'católico, católica, evangélico, musulmán, ateo, mestizo, indígena, afrodescendiente, española, extranjera',
    pt: 'branca, parda, preta, amarela, indígena, branco, preto, pardo, católica, evangélica, espírita, sem religião',
    nl: 'katholiek, protestants, moslim, geen religie, nederlands, niet-westers',
    ja: '日本, 仏教, 神道, キリスト教, 無宗教',
    zh: '汉, 汉族, 回族, 满族, 壮族, 苗族, 维吾尔族, 藏族, 群众, 中共党员, 共青团员',
    ko: '불교, 개신교, 천주교, 무교, 기독교',
  },
  arms: {
    en: 'placebo, sham, tau, treatment as usual, standard care, usual care, standard of care, waitlist, wait list, waiting list, sugar pill, observation, obs, chemotherapy, chemo, surgery, radiotherapy, cbt, exercise, intervention, experimental, vaccine, aspirin, drug, patient, case, patients, healthy, healthy control, cases, smoker, non-smoker, nonsmoker, never smoker, former smoker, current smoker, ex-smoker',
    de: 'placebo, plazebo, verum, intervention, kontrolle, kontrollgruppe, interventionsgruppe, raucher, nichtraucher, warteliste',
    fr: 'placebo, témoin, intervention, fumeur, non fumeur, non-fumeur, ex-fumeur',
    es: 'placebo, intervención, control, fumador, no fumador, exfumador',
    it: 'placebo, intervento, controllo, fumatore, non fumatore, ex fumatore',
    pt: 'placebo, intervenção, controle, controlo, fumante, não fumante, fumador',
    nl: 'placebo, interventie, roker, niet-roker',
    pl: 'placebo, interwencja, kontrola, kontrolna, badana, palący, niepalący',
    sv: 'placebo, intervention, rökare, icke-rökare',
    cs: 'placebo, intervence, kontrola, kuřák, nekuřák',
    ru: 'плацебо, контроль, вмешательство, курит, не курит',
    tr: 'plasebo, kontrol, müdahale',
    ja: 'プラセボ, 偽薬, 介入群, 対照群, 実薬',
    zh: '安慰剂, 对照组, 试验组, 实验组, 干预组',
    ko: '위약, 대조군, 실험군, 중재군',
  },
  fates: {
    en: 'benign, malignant, dead, alive, died, survived, deceased, lived, death, censored, relapse, remission, in remission, recovered, discharged, transplant, ltx, readmitted, good recovery, dead of disease, living',
    de: 'verstorben, lebend, überlebt, gestorben, entlassen, genesen',
    fr: 'décédé, vivant, guéri, survécu',
    es: 'vivo, fallecido, muerto, curado, alta',
    it: 'deceduto, vivo, guarito, dimesso',
    pt: 'vivo, óbito, cura, alta, falecido',
    pl: 'zmarł, żyje, zgon, wyzdrowiał, wypisany',
    ru: 'умер, жив, выздоровление, выписан',
    ja: '死亡, 生存, 退院, 軽快, 治癒',
    zh: '死亡, 存活, 治愈, 好转, 出院, 医嘱离院, 转院',
    ko: '사망, 생존, 퇴원, 완치',
  },
} as const;

export type ToldByValues = keyof typeof lists;

const sets = once(
  () =>
    new Map(
      Object.entries(lists).map(([what, words]) => [
        what,
        new Set(Object.values(words).flatMap((list) => list.split(', '))),
      ]),
    ),
);

/** Most values are words for it, and no few rows have each: names and titles are none. */
const MOST_TOLD = 0.6;
const MOST_KINDS = 20;
const stops = /[.\s]+$/;

export function tellsByValues(column: Seen, what: ToldByValues): boolean {
  const { form } = column;
  if (!isText(column) || form.distinct < 2 || form.distinct > MOST_KINDS || form.meanLength > 40) return false;
  const words = sets().get(what);
  if (!words) return false;
  const told = form.probe.filter(
    (value) => words.has(value.toLowerCase()) || words.has(value.toLowerCase().replace(stops, '')),
  );
  return told.length >= 2 && told.length >= MOST_TOLD * form.probe.length;
}

/** One word that nothing but a trial with people writes. */
export const hasPlacebo = ({ form }: Seen): boolean =>
  form.distinct <= MOST_KINDS &&
  form.probe.some((value) => /^(?:pla[cz]ebo|tau|плацебо|プラセボ|安慰剂|위약|sham)$/i.test(value));
