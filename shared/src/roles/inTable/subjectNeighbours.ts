/**
 * Whom rows are about, where no header says it by itself: `id` and `s` beside times or beside what people have; else what names people and
 * stands in several rows, as the address of a log does.
 */
import { Confidence } from '../detector.ts';
import { phrasesOf, wholePhrase } from '../header.ts';
import type { ColumnRole } from '../inferRole.ts';
import { namesPeople } from '../namesPeople.ts';
import type { ColumnForm } from '../sample.ts';
import { personSigns } from './personSigns.ts';

const bare = phrasesOf([
  'id',
  'ids',
  's',
  'u',
  'p',
  'subject',
  'person',
  'code',
  'key',
  'identifier',
  'pseudonym',
  'hash',
  'kod',
  'código',
]);
/** Rows a value. */
const LEAST_REPEATED = 1.5;
const FEWEST_SUBJECTS = 5;
const wholeOrCode = /^[\w.-]{1,64}$/;

export function bySubjectNeighbours(columns: readonly ColumnForm[], roles: readonly ColumnRole[]): ColumnRole[] {
  if (roles.some(({ role }) => role === 'subject')) return roles.slice();
  const hasTimes =
    columns.some(({ dates }) => dates !== undefined) || roles.some(({ detector }) => isTime(detector?.id));
  const isOfPeople = personSigns(roles) > 0 || (hasTimes && columns.length <= MOST_COLUMNS);
  const id = isOfPeople ? columns.findIndex((column, i) => isBareId(column, roles[i])) : -1;
  const subject = id >= 0 ? id : personalSubject(columns, roles);
  return roles.map((role, i) => (i === subject ? asSubject(role, columns[i]) : role));
}

/** A wide table with times is one of measurements. */
const MOST_COLUMNS = 12;

function isTime(id: string | undefined): boolean {
  return id === 'time-stamp' || id === 'event-date' || id === 'time-of-day';
}

function isBareId({ header, probe, numbers, dates, ...counts }: ColumnForm, { detector }: ColumnRole): boolean {
  if (detector !== undefined || wholePhrase(header, bare) === undefined || dates) return false;
  if (numbers && (!numbers.areWhole || numbers.least < 0)) return false;
  return (
    counts.distinct >= FEWEST_SUBJECTS &&
    rowsPerValue(counts) >= LEAST_REPEATED &&
    probe.every((value) => wholeOrCode.test(value))
  );
}

/** Of those that name people, the one that tells most of them apart. */
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
    inferred: 'subject',
    confidence: Math.max(role.confidence, Confidence.header),
    evidence: [
      ...role.evidence.filter(({ says }) => says !== 'values'),
      { says: 'repeated', rowsPerValue: rowsPerValue(column) },
    ],
  };
}
