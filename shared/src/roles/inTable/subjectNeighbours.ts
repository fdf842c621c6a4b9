/**
 * The subjects of rows, where no header names them by itself: `id` and `s` beside times or beside facts about people; else columns that
 * name people and return in several rows, as the address of a log does.
 */
import { Confidence } from '../detector.ts';
import { longestPhrase, type Phrases, phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { namesPeople } from '../namesPeople.ts';
import type { ColumnForm } from '../sample.ts';
import { wordsIn } from '../words/index.ts';
import { namesOfThings, personSigns } from './personSigns.ts';
import { mayMeanMore } from './rejudged.ts';
import { ofThings, whoTookPart } from './subjectWords.ts';

const bare = phrasesOf('id, ids, s, u, p, subject, person, code, key, identifier, pseudonym, hash, kod, código');
/** Rows a value. */
const LEAST_REPEATED = 1.5;
const FEWEST_SUBJECTS = 5;
const wholeOrCode = /^[\w.-]{1,64}$/;

export function bySubjectNeighbours(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (roles.some(({ role }) => role === 'subject')) return roles.slice();
  const hasTimes =
    columns.some(({ dates }) => dates !== undefined) || roles.some(({ detector }) => isTime(detector?.id));
  const isOfPeople = personSigns(roles) > 0 || (hasTimes && columns.length <= MOST_COLUMNS);
  const named = columns.findIndex((column, i) => isBareId(column, roles[i], whoTookPart));
  const id = named >= 0 ? named : isOfPeople ? firstId(columns, roles) : leadingId(columns, roles);
  const subject = id >= 0 ? id : personalSubject(columns, roles);
  return roles.map((role, i) => (i === subject ? asSubject(role, columns[i]) : role));
}

/** By a header that says so and no more; else codes at the front, each with several rows; else what ends as an id of nothing else. */
function firstId(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): number {
  const bareId = columns.findIndex((column, i) => isBareId(column, roles[i], bare));
  if (bareId >= 0 || personSigns(roles) === 0) return bareId;
  const atFront = columns.slice(0, FRONT).findIndex((column, i) => isFrontCode(column, roles[i]));
  return atFront >= 0 ? atFront : columns.findIndex((column, i) => endsAsId(column, roles[i]));
}

/** `id` before everything else, with several rows each, as studies over time have it; not where the columns speak of things. */
function leadingId(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): number {
  const [first, ...others] = columns;
  if (first?.header.whole !== 'id' || first.distinct < FEWEST_RETURNING || !isBareId(first, roles[0], bare)) return -1;
  const areOfThings = others.some(({ header }) => longestPhrase(header, namesOfThings) !== undefined);
  return areOfThings ? -1 : 0;
}

const FRONT = 3;
/** `ABC123`, `P-17`, `x_90ab12`: some letters, and behind them the part that distinguishes one from another. */
const prefixed = /^\p{L}{1,5}[-_.]?(?=[\da-f]*\d)[\da-f]{1,16}$/iu;

function isFrontCode(column: ColumnForm, role: ColumnRole): boolean {
  if (!returns(column, role) || longestPhrase(column.header, ofThings) !== undefined) return false;
  const starts = new Set(column.probe.map((value) => value.replace(/[-_.]?\d.*$/, '')));
  return column.probe.every((value) => prefixed.test(value)) && starts.size <= MOST_STARTS;
}

const MOST_STARTS = 3;

function endsAsId(column: ColumnForm, role: ColumnRole): boolean {
  const { header } = column;
  if (header.words.length < 2 || !idEnds.has(header.words.at(-1) ?? '') || !returns(column, role)) return false;
  return longestPhrase(header, ofThings) === undefined && column.probe.every((value) => wholeOrCode.test(value));
}

const idEnds = new Set(wordsIn('id, ids, nr, no, num, kod, code, key, number, nummer, numer, номер'));

/** Open, and with several rows a value. */
function returns(column: ColumnForm, role: ColumnRole): boolean {
  const { dates, numbers } = column;
  if (
    (role.detector !== undefined && !mayMeanMore(role)) ||
    dates ||
    (numbers && (!numbers.areWhole || numbers.least < 0))
  )
    return false;
  return column.distinct >= FEWEST_RETURNING && rowsPerValue(column) >= LEAST_REPEATED;
}

const FEWEST_RETURNING = 10;

/** A wide table with times is one of measurements. */
const MOST_COLUMNS = 12;

function isTime(id: string | undefined): boolean {
  return id === 'time-stamp' || id === 'event-date' || id === 'time-of-day';
}

function isBareId(column: ColumnForm, { detector }: ColumnRole, called: Phrases): boolean {
  const { header, probe, numbers, dates } = column;
  // Of very many columns hardly one goes on from here.
  if (column.distinct < FEWEST_SUBJECTS || rowsPerValue(column) < LEAST_REPEATED) return false;
  const isKnown = detector !== undefined && !(called === whoTookPart && runOn(numbers, column));
  // `P1_1` is a question.
  if (isKnown || dates || wholePhrase(header, called) === undefined || /\d/.test(header.name)) return false;
  if (numbers && (!numbers.areWhole || numbers.least < 0)) return false;
  return probe.every((value) => wholeOrCode.test(value) && (called === bare || /\d/.test(value)));
}

/** `RESP` is a breathing rate, unless it counts on from one. */
function runOn(numbers: ColumnForm['numbers'], { distinct }: Pick<ColumnForm, 'distinct'>): boolean {
  if (!numbers?.areWhole || distinct < FEWEST_RUNNING || numbers.least < 0 || numbers.least > 1) return false;
  return numbers.largest <= MOST_STEP * distinct;
}

const FEWEST_RUNNING = 30;
const MOST_STEP = 1.5;

/** Among columns that name people, the one that distinguishes most of them. */
function personalSubject(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): number {
  let best = -1;
  for (const [i, role] of roles.entries()) {
    const { rows, missing, distinct } = columns[i];
    if (!namesPeople(role) || role.kind === 'name' || role.detector?.id === 'street-address') continue;
    if (missing > rows / 2 || distinct < FEWEST_SUBJECTS || rowsPerValue(columns[i]) < LEAST_REPEATED) continue;
    if (best < 0 || distinct > columns[best].distinct) best = i;
  }
  return best;
}

function rowsPerValue({ rows, missing, distinct }: Pick<ColumnForm, 'rows' | 'missing' | 'distinct'>): number {
  return distinct === 0 ? 0 : (rows - missing) / distinct;
}

function asSubject(role: ColumnRole, column: ColumnForm): ColumnRole {
  return {
    ...role,
    role: 'subject',
    detector: namesPeople(role) ? role.detector : undefined,
    inferred: 'subject',
    confidence: Math.max(role.confidence, Confidence.header),
    evidence: [
      ...role.evidence.filter(({ says }) => says !== 'values'),
      { says: 'repeated', rowsPerValue: rowsPerValue(column) },
    ],
  };
}
