/**
 * How much the cells of rows contribute to the risk of their rows: a Shapley value each, see `measures/riskShares.ts`. Exact while
 * all sets of the quasi-identifiers can be had; of more columns, the mean over some orders of them. Rows of one class have the
 * same shares, which are worked out once.
 */

import { rowsIn } from '../counts/index.ts';
import { classSizesOfSets, sharesOfRisk } from '../measures/index.ts';
import type { Codes } from '../table/index.ts';
import { markDiffering } from './differing.ts';
import type { ClassFacts } from './facts.ts';
import type { Work } from './progress.ts';
import { columnOrders, RoomForOrders, sharesInOrders } from './riskSharesInOrders.ts';

/** Quasi-identifier, by its place among them → what its cell adds to the risk of its row; all of them sum to 1 / class size − 1 / rows. */
export type RiskShares = Float64Array;

/** All sets of so many columns are looked at; of more, orders are drawn. */
const MOST_COLUMNS_IN_SETS = 16;
/** Rows looked at in one step, each in all columns. */
const BLOCK = 2048;
/** Classes that are compared with all rows in one pass, at most; their counts stay in the processor's cache. */
const MOST_CLASSES_A_PASS = 16;
const MOST_COUNTS_A_PASS = 2 ** 16;

const sharesOfClasses = new WeakMap<ClassFacts, Map<number, RiskShares>>();

/** The shares of each of the rows, in turn. */
export function* riskShares(facts: ClassFacts, rows: readonly number[]): Work<RiskShares[]> {
  const { classOfRow } = facts.classes;
  const known = sharesOfClasses.get(facts) ?? new Map<number, RiskShares>();
  sharesOfClasses.set(facts, known);
  const rowOfClass = new Map(rows.map((row) => [classOfRow[row], row]));
  const asked = [...rowOfClass.values()].filter((row) => !known.has(classOfRow[row]));
  const finding = facts.quasiIdentifiers.length <= MOST_COLUMNS_IN_SETS ? sharesInSets : sharesByOrders;
  for (const { row, shares } of yield* finding(facts, asked)) known.set(classOfRow[row], shares);
  return rows.map((row) => known.get(classOfRow[row]) as RiskShares);
}

interface SharesOfRow {
  readonly row: number;
  readonly shares: RiskShares;
}

function* sharesInSets({ counts, quasiIdentifiers }: ClassFacts, rows: readonly number[]): Work<SharesOfRow[]> {
  const columns = rowsIn(counts).codes(quasiIdentifiers);
  const sets = 2 ** columns.length;
  const atOnce = Math.max(1, Math.min(MOST_CLASSES_A_PASS, MOST_COUNTS_A_PASS / sets));
  const found: SharesOfRow[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const agreeing = yield* agreements(columns, counts.rowCount, some);
    for (const [i, row] of some.entries()) {
      const sizes = agreeing.subarray(i * sets, (i + 1) * sets);
      yield* steps(classSizesOfSets(sizes, columns.length), from / rows.length);
      found.push({ row, shares: yield* steps(sharesOfRisk(sizes, columns.length), from / rows.length) });
    }
  }
  return found;
}

/** For each of `some` rows in turn: set of columns, as a bit mask → the rows that agree with it in exactly these. */
function* agreements(columns: readonly Codes[], rows: number, some: readonly number[]): Work<Uint32Array> {
  const sets = 2 ** columns.length;
  const counts = new Uint32Array(some.length * sets);
  const blocks = columns.map(() => new Uint32Array(Math.min(BLOCK, rows)));
  const differing = new Uint32Array(Math.min(BLOCK, rows));
  for (let from = 0; from < rows; from += BLOCK) {
    const length = Math.min(BLOCK, rows - from);
    for (let column = 0; column < columns.length; column++) columns[column].copyTo(blocks[column], from, from + length);
    for (let i = 0; i < some.length; i++) {
      differing.fill(0);
      for (let column = columns.length - 1; column >= 0; column--) {
        markDiffering(differing, blocks[column], length, columns[column].at(some[i]));
      }
      countAgreeing(differing, length, sets - 1, counts, i * sets);
    }
    yield { stage: 'rows', share: (from + length) / rows };
  }
  return counts;
}

/** What differs and what agrees are complements in the set of `all` columns. */
function countAgreeing(differing: Uint32Array, length: number, all: number, counts: Uint32Array, start: number): void {
  for (let i = 0; i < length; i++) counts[start + (differing[i] ^ all)]++;
}

function* sharesByOrders(
  { counts, quasiIdentifiers, classes }: ClassFacts,
  rows: readonly number[],
): Work<SharesOfRow[]> {
  const columns = rowsIn(counts).codes(quasiIdentifiers);
  const orders = columnOrders(columns.length);
  const room = new RoomForOrders(columns.length, counts.rowCount);
  const found: SharesOfRow[] = [];
  for (const [i, row] of rows.entries()) {
    const classSize = classes.sizeOfClass[classes.classOfRow[row]];
    const shares = yield* steps(sharesInOrders(columns, row, classSize, orders, room), i / rows.length);
    found.push({ row, shares });
  }
  return found;
}

function* steps<T>(working: Generator<void, T>, share: number): Work<T> {
  for (;;) {
    const step = working.next();
    if (step.done) return step.value;
    yield { stage: 'rows', share };
  }
}
