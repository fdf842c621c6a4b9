/** Signs of somebody's life: sex, age, family, origin, schooling, work, money, health. */
import { People } from '../families.ts';
import type { Family } from '../family.ts';
import {
  hasDecimals,
  isAbout,
  isCategory,
  isDetectedAs,
  isNumeric,
  isText,
  isUnique,
  isWithin,
  type Seen,
} from '../seen.ts';
import { looksLikeAgeBands, looksLikeSexes } from '../values.ts';
import { tellsByValues } from './toldByValues.ts';

const sexes = new Set(['sex']);
const ages = new Set(['age']);
const saysByHeader = ({ role }: Seen) => role.evidence.some(({ says }) => says === 'header');
const civilStates = new Set(['marital-status']);
const kinships = new Set(['relationship', 'children']);
const origins = new Set([
  'race',
  'ethnicity',
  'nationality',
  'birth-country',
  'religion',
  'politics',
  'sexual-orientation',
]);
const schoolings = new Set(['education']);
const works = new Set(['occupation', 'seniority', 'military-service', 'union-membership']);
const incomes = new Set(['income', 'income-band', 'credit-score', 'credit-standing']);
const looks = new Set(['looks']);
const conditions = new Set([
  'icd-10',
  'blood-type',
  'diagnosis',
  'medication',
  'procedure',
  'disability',
  'pregnancy',
  'mental-health',
  'hiv-status',
  'habits',
  'lab-result',
  'clinical-score',
  'clinical-term',
  'clinical-variable',
  'course-of-illness',
  'vital-status',
  'date-of-death',
]); // prettier-ignore

/** Numbers over many people, or of things, are called alike. */
const ofMany = (column: Seen) =>
  isAbout(column, 'statistic', 'counting', 'market') || (isNumeric(column) && isAbout(column, 'headcount'));

/** These are kinds of anything in French, Spanish, Portuguese and Italian. */
const kindToo = /genre|g[eé]nero|genere/i;

/** `woman` above 0 and 1. */
const isFlagOfSex = (column: Seen) => column.isWhole && isAbout(column, 'oneSex') && column.form.distinct === 2;

export function showsSex(column: Seen): boolean {
  if (ofMany(column) && !looksLikeSexes(column)) return false;
  const { form } = column;
  if (form.distinct < 2 || form.distinct > 8 || form.meanLength > 20) return false;
  if (isAbout(column, 'sex') || isFlagOfSex(column) || isDetectedAs(column, sexes)) {
    if (kindToo.test(form.header.name) && !looksLikeSexes(column) && form.distinct > 2) return false;
    return isNumeric(column) ? !hasDecimals(column) && isWithin(column, -9, 99) : true;
  }
  return looksLikeSexes(column) && form.distinct <= 4;
}

const notAges = [
  'goods',
  'technology',
  'nature',
  'market',
  'statistic',
  'species',
  'organisation',
  'headcount',
] as const;

export function showsAge(column: Seen): boolean {
  const isTold = isAbout(column, 'age') || (isDetectedAs(column, ages) && saysByHeader(column));
  if (!isTold || isAbout(column, ...notAges)) return false;
  if (/\bdays?\b|\bhours?\b|building|property/i.test(column.form.header.name)) return false;
  if (isNumeric(column)) return isWithin(column, -9, 130) || isWithin(column, 0, 999);
  return isText(column) && (looksLikeAgeBands(column) || isCategory(column, 40));
}

/** Digits behind the point that an average has, and nobody's age or marks. */
const FINE = 3;
const isFine = ({ form }: Seen) => (form.numbers?.decimals ?? 0) >= FINE;

/** Words or codes: what a person has, where a place has a number. */
const told = (column: Seen, topic: Parameters<typeof isAbout>[1], ids: ReadonlySet<string>) =>
  !ofMany(column) &&
  !isAbout(column, 'organisation', 'goods') &&
  !(isText(column) && isUnique(column)) &&
  (isAbout(column, topic) || isDetectedAs(column, ids));

const isByHeader = (column: Seen) => isDetectedAs(column, sexes) && saysByHeader(column);
/** Both sexes in words, or as two letters that mean nothing else. */
const isPlain = (column: Seen) => isDetectedAs(column, sexes) && looksLikeSexes(column);

/** Nations and firms have incomes, but people alone a salary. */
const salary =
  /^(?:(?:annual|yearly|monthly|base|gross|net)[ _.-]?)?(?:salary|gehalt|salaire|sueldo|stipendio|ordenado|salaris|wynagrodzenie|plat|оклад|зарплата|maaş|月給|工资|월급)(?:[ _.-]?(?:usd|eur|gbp|k|brutto|brut|bruto|lordo))?$/iu;

export const life: readonly Family[] = [
  {
    what: People.sex,
    speaksFor: 'people',
    weigh: (column) => {
      if (!showsSex(column)) return 0;
      return isAbout(column, 'sex') || isByHeader(column) || isPlain(column) ? 2.5 : 1.5;
    },
  },
  { what: People.age, speaksFor: 'people', weigh: (column) => (!showsAge(column) ? 0 : hasDecimals(column) ? 1.5 : 2) },
  {
    what: People.civil,
    speaksFor: 'people',
    weigh: (column) =>
      (told(column, 'civil', civilStates) && column.form.distinct <= 40 && !hasDecimals(column)) ||
      tellsByValues(column, 'civil')
        ? 2.5
        : 0,
  },
  {
    what: People.kin,
    speaksFor: 'people',
    weigh: (column) => (told(column, 'kin', kinships) && !hasDecimals(column) ? 1.5 : 0),
  },
  {
    what: People.origin,
    speaksFor: 'people',
    weigh: (column) =>
      (told(column, 'origin', origins) && !hasDecimals(column) && !column.form.dates) || tellsByValues(column, 'origin')
        ? 1.5
        : 0,
  },
  {
    what: People.schooling,
    speaksFor: 'people',
    weigh: (column) =>
      (told(column, 'schooling', schoolings) && !isFine(column)) || tellsByValues(column, 'schooling') ? 1.5 : 0,
    several: { from: 3, weight: 2.5 },
  },
  {
    what: People.work,
    speaksFor: 'people',
    // The jobs that machines do are numbered.
    weigh: (column) =>
      (told(column, 'work', works) && !hasDecimals(column) && !(isUnique(column) && isAbout(column, 'id'))) ||
      tellsByValues(column, 'work')
        ? 1.5
        : 0,
  },
  {
    what: People.work,
    speaksFor: 'people',
    weigh: (column) => (isAbout(column, 'clocking') ? 1.5 : 0),
    several: { from: 2, weight: 3 },
  },
  {
    what: People.income,
    speaksFor: 'people',
    weigh: (column) => {
      if (!told(column, 'income', incomes)) return 0;
      return isNumeric(column) && salary.test(column.form.header.name.trim()) ? 2 : 1.5;
    },
    several: { from: 3, weight: 2.5 },
  },
  {
    what: People.health,
    speaksFor: 'people',
    weigh: (column) => {
      if (tellsByValues(column, 'fates')) return 1.5;
      if (!told(column, 'health', conditions)) return 0;
      // Short codes of illnesses are codes of much else: what is found by values alone weighs less.
      if (!isAbout(column, 'health')) return 0.9;
      return isAbout(column, 'nature', 'technology', 'goods') ? 1 : 1.5;
    },
    several: { from: 3, weight: 3 },
  },
  {
    what: People.health,
    speaksFor: 'people',
    // Two matters of health, each under its own word, are no chance.
    weigh: (column) =>
      told(column, 'health', conditions) &&
      isAbout(column, 'health') &&
      !isAbout(column, 'nature', 'technology', 'goods')
        ? 1.5
        : 0,
    several: { from: 2, weight: 2 },
    isDiluted: true,
  },
  {
    what: People.body,
    speaksFor: 'people',
    weigh: (column) => ((isAbout(column, 'body') && !ofMany(column)) || isDetectedAs(column, looks) ? 1 : 0),
    several: { from: 2, weight: 1.5 },
  },
];
