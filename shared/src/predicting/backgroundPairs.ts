/** Dependent pairs known from statistics of a larger set, in the values of the table in question (R3A section IV.B). */
import type { FrequentTuple, StrongPair } from '../measures/prediction/index.ts';
import { type ColumnStatistics, MISSING_CODE, type Statistics } from '../statistics/index.ts';

const VALUES_A_STEP = 4096;

/**
 * Columns match by name, values by their content. Pairs whose values the table does not have are passed over. `columns`: positions in
 * `target`. Yields values and tuples looked at.
 */
export function* backgroundPairs(
  target: Statistics,
  columns: readonly number[],
  background: Statistics,
): Generator<number, StrongPair[]> {
  const names = columns.map((column) => target.columns[column].name);
  const found: StrongPair[] = [];
  for (const { dependent, determinant, gain, tuples } of background.pairs) {
    const [first, second] = [background.columns[dependent], background.columns[determinant]];
    const places = [names.indexOf(first.name), names.indexOf(second.name)];
    if (places[0] < 0 || places[1] < 0) continue;
    const codeOfFirst = yield* codesBetween(first, target.columns[columns[places[0]]]);
    const codeOfSecond = yield* codesBetween(second, target.columns[columns[places[1]]]);
    const known: FrequentTuple[] = [];
    for (const [i, tuple] of tuples.entries()) {
      if (i % VALUES_A_STEP === 0) yield i;
      const [a, b] = [codeOfFirst(tuple.a), codeOfSecond(tuple.b)];
      if (a !== undefined && b !== undefined) known.push({ ...tuple, a, b });
    }
    if (known.length > 0) found.push({ dependent: places[0], determinant: places[1], gain, tuples: known });
  }
  return found;
}

/** The code that a value has in another column. Yields values entered. */
function* codesBetween(
  from: ColumnStatistics,
  to: ColumnStatistics,
): Generator<number, (code: number) => number | undefined> {
  const codes = new Map<string, number>();
  for (const value of to.values ?? []) {
    codes.set(value, codes.size + 1);
    if (codes.size % VALUES_A_STEP === 0) yield codes.size;
  }
  return (code) => {
    if (code === MISSING_CODE) return to.missing === undefined || to.missing === 0 ? undefined : MISSING_CODE;
    const value = from.values?.[code - 1];
    return value === undefined ? undefined : codes.get(value);
  };
}
