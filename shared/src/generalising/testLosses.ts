/** The effects of one step and the losses of a lattice without steps between: for tests, and to be held against ARX. */

import { frequencyHistogram, type SizeHistogram } from '../counts/index.ts';
import type { Hierarchy } from '../hierarchies/index.ts';
import { anonymity, overallRisk, rowsBelow, uniqueRows } from '../measures/index.ts';
import { entropyLoss, type Groups } from '../measures/loss/index.ts';
import { domainShareLoss, geometricLoss } from '../measures/loss/testFormulas.ts';
import { classDiversities, classesOf, withSensitive } from './classesOf.ts';
import type { ClassTable } from './classTable.ts';
import { byLevel, type ColumnValues, certaintyPenalty, type LossInSteps } from './latticeLoss.ts';
import { numberTuples, type RecodedColumn, type TupleNumbers } from './numberTuples.ts';

/**
 * The effects of changes, each of one or more columns at once; of no column: the table as it is. `k` is for `rowsBelow`.
 * Changes of the same columns share most of the work. Yields how many are done.
 */
export function* effectsOf(
  table: ClassTable,
  values: readonly ColumnValues[],
  changes: readonly (readonly Recoding[])[],
  k: number,
): Generator<number, Effect[]> {
  const columns = table.columns.map((codes, column) => exactly(codes, values[column].counts.length));
  const known = values.reduce((sum, { counts }) => sum + table.rows - (counts[0] ?? 0), 0);
  const effects: Effect[] = [];
  const places = changes.map((change, place) => ({ place, key: keyOf(change) }));
  places.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.place - b.place));
  let others: { readonly key: string; readonly numbers: TupleNumbers } | undefined;
  for (const [done, { place, key }] of places.entries()) {
    const change = changes[place];
    if (others?.key !== key) {
      const unchanged = columns.filter((_, column) => change.every((recoding) => recoding.column !== column));
      others = { key, numbers: yield* counting(numberTuples(unchanged, table.sizes.length), done) };
    }
    const recoded = change.map(({ column, groupOf, groups }) => ({ codes: table.columns[column], groupOf, groups }));
    const numbers = yield* counting(numberTuples(recoded, table.sizes.length, others.numbers), done);
    const risk = yield* counting(riskOf(table, numbers, k), done);
    effects[place] = { ...risk, ...lossOf(values, change, known) };
    yield done + 1;
  }
  return effects;
}

function exactly(codes: Uint32Array, groups: number): RecodedColumn {
  return { codes, groupOf: Uint32Array.from({ length: groups }, (_, code) => code), groups };
}

function keyOf(change: readonly Recoding[]): string {
  return change
    .map(({ column }) => column)
    .sort((a, b) => a - b)
    .join();
}

function* counting<T>(work: Generator<number, T>, done: number): Generator<number, T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield done;
  }
}

function* riskOf(
  table: ClassTable,
  numbers: TupleNumbers,
  k: number,
): Generator<number, Omit<Effect, 'loss' | 'entropyLoss'>> {
  const sizes = frequencyHistogram((yield* classesOf(table, numbers)).sizes);
  const risk = {
    sizes,
    k: anonymity(sizes),
    classes: numbers.count,
    uniqueRows: uniqueRows(sizes),
    rowsBelow: rowsBelow(sizes, k),
    overallRisk: overallRisk(sizes),
  };
  if (table.sensitive === undefined) return risk;
  const diversities = yield* classDiversities(numbers, yield* withSensitive(table.sensitive, numbers));
  return { ...risk, diversity: diversities.length === 0 ? 0 : diversities.reduce((a, b) => Math.min(a, b)) };
}

/** Columns that are not changed lose nothing, but their cells count. */
function lossOf(
  values: readonly ColumnValues[],
  change: readonly Recoding[],
  known: number,
): Pick<Effect, 'loss' | 'entropyLoss'> {
  const penalties = change.map((recoding) => certaintyPenalty(values[recoding.column], recoding).total);
  const bits = change.map((recoding) => entropyLoss(values[recoding.column].counts, recoding).total);
  return { loss: known > 0 ? sum(penalties) / known : 0, entropyLoss: sum(bits) };
}

function sum(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0);
}

/** ARX's quality model "Loss": the geometric mean of the columns' domain shares. */
export function* domainShareOfLattice(values: readonly ColumnValues[], hierarchies: readonly Hierarchy[]): LossInSteps {
  const levels = yield* byLevel(values, hierarchies, ({ counts }, groups) => domainShareLoss(counts, groups));
  const wholes = levels.map(([exact]) => Math.max(1, exact.whole));
  return { levels, combine: (lost) => geometricLoss(lost.map((cells, column) => cells / wholes[column])) };
}

/** A column of the table, replaced by groups. */
export interface Recoding extends Groups {
  /** Its place among the columns of the table. */
  readonly column: number;
}

export interface Effect {
  readonly sizes: SizeHistogram;
  readonly k: number;
  readonly classes: number;
  readonly uniqueRows: number;
  readonly rowsBelow: number;
  readonly overallRisk: number;
  /** Fewest sensitive values of a class, if the table has a sensitive column. */
  readonly diversity?: number;
  /** Normalised certainty penalty of the table, 0 to 1. */
  readonly loss: number;
  /** Non-uniform entropy, in bits. */
  readonly entropyLoss: number;
}
