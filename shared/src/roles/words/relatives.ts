/** Columns about the age, schooling or work of a relative instead of the person of the row: `momEd`, `husEmpl`, `feduc`, `escmae`. */
import { wordsIn } from '../../words/index.ts';
import { fold } from './fold.ts';

const relatives =
  'mom, mum, mother, moth, maternal, mat, dad, father, fath, paternal, hus, husb, husband, wife, sp, spo, spouse, partner, ptnr, prt, parent, parents, parental, par, caregiver, head, hh, hhh, hoh, hd, hhead, resp, respondent, r, child, kid, baby, son, daughter, sib, brother, sister, hw, Mutter, Vater, Eltern, Ehemann, Ehefrau, Partner, mère, père, conjoint, parents, madre, padre, cónyuge, jefe, esposo, esposa, coniuge, capofamiglia, mãe, pai, cônjuge, chefe, moeder, vader, ouder, matki, ojca, matka, ojciec, mor, far, matky, otce, мать, отец, матери, отца, супруга, anne, baba, eş, 母親, 父親, 母, 父, 母亲, 父亲, 配偶, 世帯主, 户主, 모, 부, 배우자, 가구주, cust, customer, client, stud, student, pupil, employee, guest, passenger, visitor, voter, participant, tenant, insured, policyholder, caller, worker, staff, emp, pers, pt, pat, patient, player, rider, teacher, donor, driver, victim, vict, susp, suspect, officer, applicant, applic, borrower, coapp, owner, runner, person, member, memb, user, subj, hhm, deft, def, off, offender, arrestee, dec, decedent';

/** The facts, in short, and the words for them. */
const told: Readonly<Record<string, string>> = {
  education:
    'ed, edu, educ, education, educat, college, coll, univ, degree, hs, edlevel, edlev, educlevel, sch, school, schooling, schl, yrsed, educyrs, edyrs, literacy, literate, qual, degree, Bildung, Schule, Abschluss, étude, études, dipl, diplôme, estudios, escol, esc, escolaridad, escolaridade, studio, titstu, istruzione, opl, opleiding, wykszt, utb, utbildning, vzdel, vzdělání, образ, образование, egitim, egt, 学歴, 学历, 文化程度, 학력',
  occupation:
    'occ, occup, occupation, job, work, works, working, wrk, empl, emp, employ, employed, employment, empstat, lf, prof, profession, Beruf, Arbeit, métier, emploi, csp, ocup, ocupacion, trabajo, trabaja, occupazione, lavoro, lavora, trabalho, trabalha, beroep, werk, zawód, yrke, povolání, работа, meslek, iş, 職業, 职业, 직업',
  age: 'age, ages, agegrp, agecat, agegroup, Alter, âge, edad, età, idade, leeftijd, lft, wiek, ålder, věk, возраст, yaş, yas, 年齢, 年龄, 나이, 연령',
  sex: 'sex, gender, gend, sx, Geschlecht, sexe, sexo, sesso, geslacht, płeć, kön, pohlaví, пол, cinsiyet, 性別, 性别, 성별',
  'household size': 'kids, kid, children, size, siz, mem, memb, members, persons, pers, adults, infants, babies',
  race: 'race, rac, white, black, hisp, hispanic, nonwhite',
  'hours per week': 'hrs, hours, hrswk, wkhrs, wks',
  ethnicity: 'eth, ethn, ethnic, ethnicity',
  'marital status': 'mar, marital, marstat, mstat, married, ms',
  'birth country': 'bpl, birthplace, bplace, nativity, born, immig, foreign, nat',
};

const split = (list: string) => wordsIn(list).map((word) => fold(word).replaceAll(' ', ''));
const whose = new Set(split(relatives));
const meanings = new Map(
  Object.entries(told).flatMap(([meaning, list]) => split(list).map((word) => [word, meaning] as const)),
);

/** Of words written as one, the shorter part has to have so many letters: `page` is no father's age. */
const SHORTEST_GLUED = 2;
const SHORTEST_TOLD = 3;
/** `m` and `f` stand for the parents, before a word as long. */
const initials = /^[mfhwsp]/;
const LONGEST_INITIALED = 4;

/** A header without the word for its person, at its beginning or end: `cust_dist`, `region_patient`. */
export function withoutWhose(words: readonly string[]): readonly string[] {
  if (words.length < 2) return words;
  if (whose.has(words[0])) return words.slice(1);
  return whose.has(words[words.length - 1]) ? words.slice(0, -1) : words;
}

/** The meaning of a header with a relative and a fact about them; undefined if it is none. */
export function ofRelative(words: readonly string[]): string | undefined {
  if (words.length === 1) return ofOneWord(words[0]);
  if (words.length !== 2) return undefined;
  const [first, second] = words;
  if (whose.has(first)) return meanings.get(second);
  return whose.has(second) ? meanings.get(first) : undefined;
}

function ofOneWord(word: string): string | undefined {
  if (initials.test(word) && word.length > LONGEST_INITIALED) {
    const rest = meanings.get(word.slice(1));
    if (rest !== undefined) return rest;
  }
  for (let at = SHORTEST_GLUED; at <= word.length - SHORTEST_GLUED; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    // Of the two, one may be short: `hhsex`, `momed`.
    if (Math.max(first.length, second.length) < SHORTEST_TOLD) continue;
    if (whose.has(first) && meanings.has(second)) return meanings.get(second);
    if (second.length >= SHORTEST_TOLD && whose.has(second) && meanings.has(first)) return meanings.get(first);
  }
  return undefined;
}
