/** A table about health: beside diagnoses and laboratory results, numbers and yes or no that nobody named are clinical too. */

import { translatable } from '../../words/index.ts';
import { Confidence } from '../detector.ts';
import { shortWordsOf } from '../detectors/health/shortWords.ts';
import { health } from '../detectors/index.ts';
import { isFlag } from '../flags.ts';
import { longestPhrase, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { abbreviations, demographic, resultsBeside, state } from './clinicalWords.ts';

const FEWEST = 3;
const LEAST_SHARE = 0.2;
/** From this share of matters of health on, codes are clinical too. */
const LEAST_SHARE_FOR_CODES = 0.4;
const MOST_CODES = 12;
/** Where no word is written out, so many abbreviations of the laboratory beside an age or a sex are no chance. */
const ENOUGH_SHORT = 4;
const LEAST_SHARE_OF_SHORT = 1 / 3;

const ofHealth = new Set(health.map(({ id }) => id));
/** Habits, pregnancies and states of mind are asked in any survey. */
const askedAnywhere = new Set(['habits', 'mental-health', 'disability']);

export function asClinical(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const isHealth = roles.map(({ detector }) => detector !== undefined && ofHealth.has(detector.id));
  const strict = roles.filter(({ detector }, i) => isHealth[i] && !askedAnywhere.has(detector?.id ?? '')).length;
  if (strict === 0 && !roles.some(isOfPeople)) return withResults(columns, roles);
  const isShort = columns.map(({ header }) =>
    [...shortWordsOf(header.name), ...header.words].some((word) => abbreviations.has(word)),
  );
  const short = columns.filter((_, i) => !isHealth[i] && isShort[i] && isOpen(roles[i])).length;
  const share = (isHealth.filter(Boolean).length + short) / columns.length;
  const isToldByShort = short >= ENOUGH_SHORT && share >= LEAST_SHARE_OF_SHORT && roles.some(isOfPeople);
  const isTold = strict > 0 && strict + short / 2 >= fewestIn(columns.length) && share >= LEAST_SHARE;
  if (!isTold && !isToldByShort) return withResults(columns, roles);
  return roles.map((role, i) => {
    if (isState(columns[i], role)) return clinical(role, strict);
    if (!isOpen(role) || longestPhrase(columns[i].header, demographic) !== undefined) return role;
    if (!isShort[i] && !isMeasured(columns[i]) && !(share >= LEAST_SHARE_FOR_CODES && isCode(columns[i]))) return role;
    return clinical(role, strict);
  });
}

const people = new Set(wordsIn('age, sex, date-of-birth, birth-year'));
const isOfPeople = ({ detector }: ColumnRole) => detector !== undefined && people.has(detector.id);

function clinical(role: ColumnRole, columns: number): ColumnRole {
  const evidence = [{ says: 'among', what: translatable('health'), columns } as const];
  return {
    ...role,
    role: 'sensitive',
    inferred: 'sensitive',
    detector: undefined,
    confidence: Confidence.weakHeader,
    evidence,
  };
}

/** The state of a patient, and not of a record. */
function isState({ header }: ColumnForm, { detector }: ColumnRole): boolean {
  return detector?.id === 'technical' && wholePhrase(header, state) !== undefined;
}

const named = new Set(wordsIn('clinical-term, lab-result, clinical-variable, loinc, diagnosis'));

function withResults(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  const tests = columns.filter(({ numbers }, i) => !numbers && named.has(roles[i].detector?.id ?? '')).length;
  if (tests === 0) return roles.slice();
  return roles.map((role, i) =>
    columns[i].numbers && wholePhrase(columns[i].header, resultsBeside) !== undefined && role.role !== 'identifier'
      ? clinical(role, tests)
      : role,
  );
}

/** In a narrow table two are as good evidence as three in a wide one. */
function fewestIn(columns: number): number {
  return columns <= 10 ? FEWEST - 1 : FEWEST;
}

/** Nobody has said what it is. */
function isOpen({ detector, role }: ColumnRole): boolean {
  return detector === undefined && (role === 'unknown' || role === 'insensitive' || role === 'quasi-identifier');
}

function isMeasured(column: ColumnForm): boolean {
  const { numbers, distinct, missing, rows } = column;
  if (distinct === 1 && missing === 0 && rows > 1) return false;
  return (
    isFlag(column) || (numbers !== undefined && (!numbers.areWhole || (distinct > MOST_CODES && !numbers.isPadded)))
  );
}

/** Few small numbers or few words. */
function isCode({ distinct, meanLength, dates }: ColumnForm): boolean {
  return !dates && distinct >= 2 && distinct <= MOST_CODES && meanLength <= 20;
}
