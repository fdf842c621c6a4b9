/**
 * The fewest columns that, blanked in all rows below k, put these into classes of at least k: a blank is a value like any other, so rows that
 * are blanked alike are alike in it (local suppression, one pattern for all). The other rows are in large classes already, and stay.
 */
import { type Analysis, type ClassFacts, staged, type Work } from '../analysis/index.ts';
import { countClasses, rowsIn } from '../counts/index.ts';
import { blankText } from '../remedies/index.ts';
import { Codes, type Column, type Columns, Dictionary, MissingTokens } from '../table/index.ts';
import type { RiskOfFile } from './effect.ts';
import { rowsBelowK } from './rowFixes.ts';

export interface RowsBlanking {
  readonly rows: Uint32Array;
  /** Columns, by their numbers. */
  readonly columns: readonly number[];
  /** The value that is written into the cells. */
  readonly text: string;
  readonly after: RiskOfFile;
}

const MOST_ROWS = 2000;
const MOST_COLUMNS = 10;
const WIDEST = 3;
const ROWS_A_STEP = 16_384;
const encoder = new TextEncoder();

/** Undefined where up to three columns are not enough, or k is not reached once the file is read again. */
export function* blankingBelowK(analysis: Analysis<Columns>, facts: ClassFacts): Work<RowsBlanking | undefined> {
  const { table, settings, quasiIdentifiers } = facts;
  const rows = yield* rowsBelowK(facts);
  if (rows.length < settings.k || rows.length > MOST_ROWS || quasiIdentifiers.length > MOST_COLUMNS) return undefined;
  const columns = yield* fewestColumns(facts, rows);
  if (!columns) return undefined;
  const text = blankText('value', settings.missingTokens);
  const changes = new Map<number, Column>();
  for (const column of columns) {
    const blanking = blanked(table.columns[column], rows, text, new MissingTokens(settings.missingTokens));
    changes.set(column, yield* staged('rows', table.rowCount, blanking));
  }
  const after = yield* analysis.changed(changes).classes();
  if (after.risk && after.risk.k < settings.k) return undefined;
  return { rows, columns, text, after: { rows: table.rowCount, risk: after.risk, verdict: after.verdict } };
}

/** The smallest set that is enough; among several the one that keeps the most rows distinct. */
function* fewestColumns(
  { counts, settings, quasiIdentifiers }: ClassFacts,
  rows: Uint32Array,
): Work<readonly number[] | undefined> {
  const codes = rowsIn(counts)
    .codes(quasiIdentifiers)
    .map((all) => codesOf(all, rows));
  for (let size = 1; size <= Math.min(WIDEST, codes.length); size++) {
    let best: readonly number[] | undefined;
    let most = 0;
    for (const places of subsets(codes.length, size)) {
      const others = codes.filter((_, place) => !places.includes(place));
      const counting = countClasses(others, rows.length);
      const { sizeOfClass, classCount } = yield* staged('combinations', rows.length, counting);
      const isEnough = sizeOfClass.subarray(0, classCount).every((one) => one >= settings.k);
      if (!isEnough || classCount <= most) continue;
      most = classCount;
      best = places.map((place) => quasiIdentifiers[place]);
    }
    if (best) return best;
  }
  return undefined;
}

function codesOf(codes: Codes, rows: Uint32Array): Codes {
  const some = new Codes();
  const own = rows.map((row) => codes.at(row));
  const largest = own.reduce((one, other) => Math.max(one, other), 0);
  some.splice(0, 0, own, largest);
  return some;
}

function* subsets(count: number, size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield [];
  else for (let i = from; i < count; i++) for (const rest of subsets(count, size - 1, i + 1)) yield [i, ...rest];
}

/** The column as it would be read afterwards, its values numbered as they come. */
function* blanked(column: Column, rows: Uint32Array, text: string, missing: MissingTokens): Generator<number, Column> {
  const { codes, dictionary } = column;
  const own = new Uint32Array(codes.length);
  codes.copyTo(own, 0, codes.length);
  yield 0;
  const left = dictionary.counts.slice();
  const star = dictionary.size;
  for (const row of rows) {
    left[own[row]]--;
    own[row] = star;
  }
  const fresh = new Dictionary(missing);
  fresh.enter(undefined, left[0]);
  const after = new Int32Array(star + 1).fill(-1);
  after[0] = 0;
  for (let row = 0; row < own.length; row++) {
    if (row % ROWS_A_STEP === 0) yield row;
    const code = own[row];
    if (after[code] < 0) {
      after[code] =
        code === star
          ? fresh.enter(encoder.encode(text), rows.length)
          : fresh.enter(dictionary.bytes(code), left[code]);
    }
    own[row] = after[code];
  }
  const recoded = new Codes();
  recoded.splice(0, 0, own, fresh.size);
  return { ...column, codes: recoded, dictionary: fresh };
}
