/** Tables about one matter: beside loans, charges or marks, short words that mean anything elsewhere mean theirs. */
import { translatable } from '../../words/index.ts';
import { Confidence } from '../detector.ts';
import { shortWordsOf } from '../detectors/health/shortWords.ts';
import { isFlag } from '../flags.ts';
import { longestPhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { demographic } from './clinicalWords.ts';
import { type Field, fields } from './fieldWords.ts';
import type { Look } from './look.ts';
import { tellsOfSurvival } from './survival.ts';

const labels: Readonly<Record<Field, string>> = {
  credit: translatable('credit'),
  law: translatable('offences'),
  school: translatable('marks'),
  study: translatable('outcomes of a study'),
  birth: translatable('health'),
  outbreak: translatable('health'),
  growth: translatable('health'),
  mind: translatable('health'),
  tumour: translatable('health'),
  heart: translatable('health'),
  organs: translatable('health'),
};

/** Columns that are surely of the matter, and words that may be count half. */
const ENOUGH = 2;
/** Guests are also asked about their diet: one column of this kind among more than a few makes no study. */
const ENOUGH_OF_STUDY = 2.5;
const FEW_COLUMNS = 8;
/** So many words of one matter need no age and no sex beside them. */
const ENOUGH_ALONE = 4;
/** In a wide table a few words in passing are no matter. */
const LEAST_SHARE = 0.2;

/** One for each matter. */
export const fieldLooks: readonly Look[] = (Object.keys(labels) as Field[]).map(
  (field) => (columns, roles) => asField(field, columns, roles),
);

function asField(field: Field, columns: readonly ColumnForm[], roles: readonly ColumnRole[]): readonly ColumnRole[] {
  const { detectors, words, sure } = fields()[field];
  const known = roles.filter(({ detector }) => detector !== undefined && detectors.has(detector.id)).length;
  const telling = columns.map((column) => (sure && fits(field, column) ? wordOf(column, sure, false) : undefined));
  // Births have weights of their own.
  const told = telling.map((word, i) =>
    mayBeMeant(roles[i], columns[i]) || (field === 'birth' && roles[i].detector?.id === 'body') ? word : undefined,
  );
  const own = new Set(told.filter((word) => word !== undefined)).size;
  const isTold = own > 0 || telling.some((word, i) => word !== undefined && roles[i].role === 'sensitive');
  if (sure && !(isTold && (own >= ENOUGH_ALONE || roles.some(isOfPerson)))) return roles;
  const certain = known + own + (field === 'study' && tellsOfSurvival(columns, roles) ? 2 : 0);
  if (certain === 0) return roles;
  const said = columns.map(
    (column, i) =>
      told[i] ??
      (mayBeMeant(roles[i], column) && fits(field, column) ? wordOf(column, words, sure === undefined) : undefined),
  );
  const enough = field === 'study' && columns.length > FEW_COLUMNS ? ENOUGH_OF_STUDY : ENOUGH;
  // Columns that are only numbered are one.
  const short = new Set(said.filter((word, i) => word !== undefined && told[i] === undefined)).size;
  if (certain + short / 2 < enough || certain + short < LEAST_SHARE * columns.length) return roles;
  const evidence = [{ says: 'among', what: labels[field], columns: certain + short - 1 } as const];
  const found = { role: 'sensitive', inferred: 'sensitive', detector: undefined } as const;
  return roles.map((role, i) =>
    said[i] !== undefined ? { ...role, ...found, confidence: Confidence.weakHeader, evidence } : role,
  );
}

const ofPerson = new Set(
  wordsIn('age, sex, date-of-birth, birth-year, race, ethnicity, subject-id, person-id, education'),
);
const isOfPerson = ({ detector }: ColumnRole) => detector !== undefined && ofPerson.has(detector.id);

function wordOf({ header }: ColumnForm, words: ReadonlySet<string>, mayBeJoined: boolean): string | undefined {
  if (longestPhrase(header, demographic) !== undefined && header.words.length > 1) return undefined;
  const said = [...header.words, ...shortWordsOf(header.name).map((word) => word.replace(/\d+$/, ''))];
  return (
    said.find((word) => words.has(word)) ??
    header.runs.find((run) => words.has(run)) ??
    (mayBeJoined ? said.find((word) => isJoined(word, words)) : undefined)
  );
}

const FEWEST_LETTERS = 4;

/** `phist`, `rsize`, `diagtime`: what stands before a word says whose or which it is. */
function isJoined(word: string, words: ReadonlySet<string>): boolean {
  for (let from = 1; word.length - from >= FEWEST_LETTERS; from++) if (words.has(word.slice(from))) return true;
  return false;
}

/** What records and goods are said to be is meant of people here. */
const weak = new Set(wordsIn('technical, amount, behaviour, goods'));

/** Taken for what others see of people by a word that means something else here, when it holds few codes: `ht`, `plant7`, `gen`. */
const misread = new Set(wordsIn('body, organisation, occupation, children, sex, region, city, relationship'));
const ofSex = /^(?:[mfwhkd]|male|female|man|woman|boy|girl|m[aä]nnlich|weiblich|[012])$/i;

/** Yes and no are no height and no firm; words and steps that no sex is called by are none. */
function isMisread({ detector, evidence }: ColumnRole, column: ColumnForm): boolean {
  if (!detector || !misread.has(detector.id) || evidence[0]?.says !== 'header') return false;
  if (detector.id === 'sex') return column.distinct > 2 && !column.probe.some((value) => ofSex.test(value));
  return isFlag(column);
}

function mayBeMeant(found: ColumnRole, column: ColumnForm): boolean {
  const { detector, role, inferred } = found;
  if (detector) return weak.has(detector.id) || isMisread(found, column);
  return (role === 'unknown' || role === 'insensitive' || role === 'quasi-identifier') && inferred !== 'identifier';
}

/** Letters and words for marks are few, and nobody is given a mark of thousands. */
const MOST_OF_MARKS = 1000;
const MOST_CODES = 12;

function fits(field: Field, { numbers, dates, distinct, rows, missing, meanLength }: ColumnForm): boolean {
  if (dates || (distinct <= 1 && missing === 0 && rows > 1) || meanLength > 40) return false;
  // Dishes eaten and states are few; texts and names are many.
  if (field === 'outbreak') return numbers !== undefined || distinct <= MOST_CODES;
  if (field !== 'school') return true;
  return numbers !== undefined && !numbers.isPadded && Math.abs(numbers.largest) <= MOST_OF_MARKS;
}
