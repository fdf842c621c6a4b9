/** Dependent pairs known from statistics of a larger set, in the values of the table in question (R3A section IV.B). */
import type { StrongPair } from '../measures/prediction/index.ts';
import { type ColumnStatistics, MISSING_CODE, type Statistics } from '../statistics/index.ts';

/** Columns are told by name, values by what they are; pairs whose values the table does not have are passed over. `columns`: positions in `target`. */
export function backgroundPairs(target: Statistics, columns: readonly number[], background: Statistics): StrongPair[] {
  const names = columns.map((column) => target.columns[column].name);
  return background.pairs.flatMap(({ dependent, determinant, gain, tuples }) => {
    const [first, second] = [background.columns[dependent], background.columns[determinant]];
    const places = [names.indexOf(first.name), names.indexOf(second.name)];
    if (places[0] < 0 || places[1] < 0) return [];
    const codeOfFirst = codesBetween(first, target.columns[columns[places[0]]]);
    const codeOfSecond = codesBetween(second, target.columns[columns[places[1]]]);
    const known = tuples.flatMap((tuple) => {
      const [a, b] = [codeOfFirst(tuple.a), codeOfSecond(tuple.b)];
      return a === undefined || b === undefined ? [] : [{ ...tuple, a, b }];
    });
    return known.length === 0 ? [] : [{ dependent: places[0], determinant: places[1], gain, tuples: known }];
  });
}

/** The code that a value has in another column. */
export function codesBetween(from: ColumnStatistics, to: ColumnStatistics): (code: number) => number | undefined {
  const codes = new Map(to.values?.map((value, i) => [value, i + 1]));
  return (code) => {
    if (code === MISSING_CODE) return to.missing === undefined || to.missing === 0 ? undefined : MISSING_CODE;
    const value = from.values?.[code - 1];
    return value === undefined ? undefined : codes.get(value);
  };
}
