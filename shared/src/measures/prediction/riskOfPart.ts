/** The risk to expect of a part of a table, from the sizes of its classes. */
import { blockRows } from './shuffling.ts';

/** Of each size, how many classes have it. Yields classes counted. */
export function* classesBySize(sizes: Uint32Array): Generator<number, Uint32Array> {
  let largest = 0;
  for (let from = 0; from < sizes.length; from += blockRows) {
    for (const size of sizes.subarray(from, from + blockRows)) largest = Math.max(largest, size);
    yield from;
  }
  const classes = new Uint32Array(largest + 1);
  for (let from = 0; from < sizes.length; from += blockRows) {
    for (const size of sizes.subarray(from, from + blockRows)) classes[size]++;
    yield from;
  }
  return classes;
}

/**
 * E[classes met among m rows drawn at random]/m = (1/m) Σ over classes of 1 − C(n − f, m)/C(n, m), the last being
 * Π over i < f of (n − m − i)/(n − i). Yields sizes done.
 */
export function* riskOfPart(classes: Uint32Array, rows: number, drawn: number): Generator<number, number> {
  if (drawn === 0) return 0;
  let missed = 1;
  let met = 0;
  for (let size = 1; size < classes.length; size++) {
    missed *= Math.max(0, rows - drawn - size + 1) / (rows - size + 1);
    met += classes[size] * (1 - missed);
    if (size % blockRows === 0) yield size;
  }
  return met / drawn;
}
