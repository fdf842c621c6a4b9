/** Columns whose values match others: of numbers and days those within a band, of texts those that are one edit away. */

/** Values have ranks; a value matches a range of them. */
export interface Band {
  readonly kind: 'band';
  /** Value → rank. */
  readonly rankOf: Uint32Array;
  /** Rank → the first and the last rank that it matches. */
  readonly first: Uint32Array;
  readonly last: Uint32Array;
}

/** A value matches those listed for it, itself among them, ascending: `values[i]` for i from `starts[value]` to `starts[value + 1]`. */
export interface Alike {
  readonly kind: 'alike';
  readonly starts: Uint32Array;
  readonly values: Uint32Array;
}

export type TolerantColumn = Band | Alike;

/** How many values one value matches on average. */
export function matchesPerValue(column: TolerantColumn): number {
  if (column.kind === 'alike') return column.values.length / Math.max(1, column.starts.length - 1);
  let sum = 0;
  for (let rank = 0; rank < column.first.length; rank++) sum += column.last[rank] - column.first[rank] + 1;
  return sum / Math.max(1, column.first.length);
}
