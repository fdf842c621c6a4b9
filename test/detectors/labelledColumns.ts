/**
 * Columns of which is known what they hold: for each detector made-up values under many headers and under one that says
 * nothing, in few rows and in many, with missing cells, typing errors and repeated values; and columns that hold nothing of
 * people. Drawn by a seed, so that they are the same each time.
 */
import { type Random, randomBelow, seededRandom } from '../../shared/src/random/index.ts';
import { type Detector, detectors } from '../../shared/src/roles/index.ts';
import { alsoRight, alsoRightUnnamed } from './alsoRight.ts';
import { headersSeen, valuesOf } from './generated.ts';
import { negatives } from './hardNegatives.ts';
import { headersFresh } from './headersFresh.ts';

/** The author of the header: the authors of the detectors, others after them, nobody; or it belongs to a hard negative. */
export type HeaderSource = 'seen' | 'fresh' | 'unnamed' | 'negative';

export interface LabelledColumn {
  readonly header: string;
  readonly source: HeaderSource;
  readonly values: readonly string[];
  /** The id of the detector, or `none`. */
  readonly expected: string;
  /** What else is right. */
  readonly acceptable: readonly string[];
  /** What it was made as, for reports: a detector's id or a sort of negative. */
  readonly sort: string;
}

const FEW_ROWS = 30;
const MANY_ROWS = 500;
/** Values made up for a detector; each column takes a stretch of them, as some take long to complete with check digits. */
const POOL = 600;
const MISSING_SHARE = 0.2;
const ERROR_SHARE = 0.03;
/** Rows that share a value, on average. */
const ROWS_A_VALUE = 4;

type Damage = 'none' | 'errors' | 'missing' | 'errors and missing' | 'repeated';
const damages: readonly Damage[] = ['none', 'errors', 'missing', 'errors and missing', 'repeated'];

/** What made-up values are without a header, where they are neither their own detector's nor nothing. */
const unnamedAs: Readonly<Record<string, string>> = {
  'maiden-name': 'last-name',
  diagnosis: 'clinical-term',
  medication: 'clinical-term',
  'clinical-variable': 'clinical-term',
  'date-of-birth': 'event-date',
  'date-of-death': 'event-date',
  fax: 'phone',
  photo: 'record-url',
  'profile-url': 'record-url',
  // What machines read of a passport needs no header; its number does.
  passport: 'none',
  'personal-digest': 'hash',
  // Only `urban` and `rural` need no header.
  city: 'none',
  'row-number': 'none',
};
const unnamedHeaders = ['', 'x', 'field_7'];

export function* labelledColumns(): Generator<LabelledColumn> {
  const random = seededRandom(2026);
  for (const detector of detectors) {
    const { id } = detector;
    const pool = Array.from({ length: POOL }, () => valuesOf[id](random));
    for (const [source, headers] of [
      ['seen', headersSeen[id]],
      ['fresh', headersFresh[id]],
    ] as const) {
      for (const [i, header] of headers.entries()) {
        for (const values of id === 'row-number' ? numbered() : columnsOf(pool, i, isOneEach(detector), random))
          yield { header, source, values, expected: id, acceptable: alsoRight(id), sort: id };
      }
    }
    const expected = unnamedAs[id] ?? (detector.proof === 'header' ? 'none' : id);
    for (const [i, header] of unnamedHeaders.entries()) {
      for (const values of columnsOf(pool, i, true, random))
        yield { header, source: 'unnamed', values, expected, acceptable: alsoRightUnnamed(id, expected), sort: id };
    }
  }
  for (const [sort, { names, value, mayBe = [] }] of Object.entries(negatives)) {
    for (const header of names) {
      for (const rows of [FEW_ROWS, MANY_ROWS]) {
        const values = Array.from({ length: rows }, (_, row) => value(random, row));
        yield { header, source: 'negative', values, expected: 'none', acceptable: mayBe, sort };
      }
    }
  }
}

/** The numbers of the rows follow each other. */
function numbered(): string[][] {
  return [FEW_ROWS, MANY_ROWS].map((rows) => Array.from({ length: rows }, (_, i) => String(i + 1)));
}

/** Of few rows and of many, damaged in turn; where each row has its own value, none is repeated. */
function columnsOf(pool: readonly string[], turn: number, isUnique: boolean, random: Random): string[][] {
  const kinds = isUnique ? damages.filter((damage) => damage !== 'repeated') : damages;
  return [FEW_ROWS, MANY_ROWS].map((rows, i) => columnOf(pool, rows, kinds[(turn + i) % kinds.length], random));
}

function columnOf(pool: readonly string[], rows: number, damage: Damage, random: Random): string[] {
  const from = randomBelow(random, pool.length - rows + 1);
  return Array.from({ length: rows }, (_, row) => {
    const at = damage === 'repeated' ? randomBelow(random, Math.ceil(rows / ROWS_A_VALUE)) : row;
    const value = pool[from + at];
    if (damage.includes('errors') && random() < ERROR_SHARE) return mistyped(value, random);
    return damage.includes('missing') && random() < MISSING_SHARE ? '' : value;
  });
}

/** A character too few, two changed round, or a remark in place of the value. */
function mistyped(value: string, random: Random): string {
  const at = randomBelow(random, Math.max(1, value.length - 1));
  const kind = randomBelow(random, 3);
  if (kind === 0) return value.slice(0, at) + value.slice(at + 1);
  if (kind === 1) return value.slice(0, at) + (value[at + 1] ?? '') + value[at] + value.slice(at + 2);
  return ['?', 'n/a', 'unknown', 'see note', '-', '0'][randomBelow(random, 6)];
}

/** Whether the detector asks that each row have its own value, or that rows share theirs. */
function isOneEach({ id, role, isPseudonym }: Detector): boolean {
  return isPseudonym === true || role === 'subject' || id === 'url';
}
