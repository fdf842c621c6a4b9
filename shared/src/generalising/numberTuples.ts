/** Numbers for tuples that agree when their columns are replaced by groups: the inner loop of all questions about a generalised table. */
import { directNumbering, type Numbering, pairNumbering, wordNumbering } from '../hashing/index.ts';
import { STEP } from './classTable.ts';

/** A column and its groups. */
export interface RecodedColumn {
  readonly codes: Uint32Array;
  /** Code → group. */
  readonly groupOf: Uint32Array;
  readonly groups: number;
}

/** Tuples that agree have the same number; numbers run from 0 in order of first appearance. */
export interface TupleNumbers {
  readonly of: Uint32Array;
  readonly count: number;
}

const KEYS = 2 ** 32;
/** A table with an entry for each possible key, up to this many a tuple, spares the search. */
const DIRECT = 4;

/**
 * Numbers tuples by the columns; with `begun` those that have one number there already, and by nothing else agree. As many
 * columns at a time as one 32-bit key holds, those of many groups first, until all tuples differ. Yields without progress.
 */
export function* numberTuples(
  columns: readonly RecodedColumn[],
  tuples: number,
  begun: TupleNumbers = { of: new Uint32Array(tuples), count: Math.min(1, tuples) },
): Generator<number, TupleNumbers> {
  const left = columns.filter(({ groups }) => groups > 1).sort((a, b) => b.groups - a.groups);
  let numbers = begun;
  let next = 0;
  while (next < left.length && numbers.count < tuples) {
    const first = next;
    let limit = Math.max(1, numbers.count);
    for (; next < left.length && limit * left[next].groups <= KEYS; next++) limit *= left[next].groups;
    if (next > first) {
      const numbering = limit <= DIRECT * tuples ? directNumbering(limit) : wordNumbering(tuples);
      numbers = yield* numbered(left.slice(first, next), numbers, numbering, true);
    } else {
      numbers = yield* numbered([left[next++]], numbers, pairNumbering(tuples), false);
    }
  }
  return numbers;
}

/** `isPacked`: the number so far is the first digit of the key; else it is the owner of a pair. */
function* numbered(
  columns: readonly RecodedColumn[],
  { of: before, count }: TupleNumbers,
  making: Generator<number, Numbering>,
  isPacked: boolean,
): Generator<number, TupleNumbers> {
  const assign = yield* making;
  const numbers = new Uint32Array(before.length);
  const keys = new Uint32Array(Math.min(STEP, before.length));
  let given = 0;
  for (let from = 0; from < before.length; from += STEP) {
    const to = Math.min(before.length, from + STEP);
    const owners = before.subarray(from, to);
    const block = keys.subarray(0, to - from);
    if (isPacked && count > 1) block.set(owners);
    else block.fill(0);
    for (const { codes, groupOf, groups } of columns) appendDigit(block, codes, from, groupOf, groups);
    given = assign(owners, block, numbers.subarray(from, to), given);
    yield 0;
  }
  return { of: numbers, count: given };
}

/** Keys stay below 2^32, so arithmetic modulo 2^32 loses nothing. */
function appendDigit(keys: Uint32Array, codes: Uint32Array, from: number, groupOf: Uint32Array, groups: number): void {
  for (let i = 0; i < keys.length; i++) keys[i] = (Math.imul(keys[i], groups) + groupOf[codes[from + i]]) | 0;
}
