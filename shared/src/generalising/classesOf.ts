/** The classes that tuples with the same number form: their rows, a tuple of each, and how many sensitive values they have. */
import { type ClassTable, STEP } from './classTable.ts';
import { numberTuples, type TupleNumbers } from './numberTuples.ts';

export interface Classes {
  /** Class → rows. */
  readonly sizes: Uint32Array;
  /** Class → the first of its tuples. */
  readonly first: Uint32Array;
}

/** Yields without progress. */
export function* classesOf({ sizes }: ClassTable, { of, count }: TupleNumbers): Generator<number, Classes> {
  const classes = { sizes: new Uint32Array(count), first: new Uint32Array(count) };
  let met = 0;
  for (let from = 0; from < of.length; from += STEP) {
    met = joinTuples(from, Math.min(of.length, from + STEP), of, sizes, met, classes);
    yield 0;
  }
  return classes;
}

/** Numbers are given in order of first appearance, so a class is new where its number is. */
function joinTuples(
  from: number,
  to: number,
  of: Uint32Array,
  rows: Uint32Array,
  met: number,
  { sizes, first }: Classes,
): number {
  for (let tuple = from; tuple < to; tuple++) {
    if (of[tuple] === met) first[met++] = tuple;
    sizes[of[tuple]] += rows[tuple];
  }
  return met;
}

/** The tuples numbered by their class and their sensitive value. Yields without progress. */
export function* withSensitive(sensitive: Uint32Array, classes: TupleNumbers): Generator<number, TupleNumbers> {
  let groups = 1;
  for (let tuple = 0; tuple < sensitive.length; tuple++) groups = Math.max(groups, sensitive[tuple] + 1);
  const groupOf = Uint32Array.from({ length: groups }, (_, code) => code);
  return yield* numberTuples([{ codes: sensitive, groupOf, groups }], sensitive.length, classes);
}

/** Class → number of distinct sensitive values, the missing one among them, from `withSensitive`. Yields without progress. */
export function* classDiversities({ of, count }: TupleNumbers, pairs: TupleNumbers): Generator<number, Uint32Array> {
  const distinct = new Uint32Array(count);
  let met = 0;
  for (let from = 0; from < of.length; from += STEP) {
    const to = Math.min(of.length, from + STEP);
    for (let tuple = from; tuple < to; tuple++) {
      if (pairs.of[tuple] !== met) continue;
      met++;
      distinct[of[tuple]]++;
    }
    yield 0;
  }
  return distinct;
}
