/** How many rows each row matches when a missing cell matches anything (ARX, sdcMicro): not transitive, so there are no classes. */

import { freshTable, slotCount } from '../hashing/index.ts';
import type { Codes } from '../table/index.ts';
import { blockRows } from './codedColumns.ts';
import { advancing } from './progress.ts';
import { TupleTable } from './tupleTable.ts';
import type { RowClasses } from './types.ts';
import { weightedSizes } from './weightedSizes.ts';

/** Equal rows match the same rows, so the numbers are those of the classes of equal rows (missing = missing). */
interface WildcardMatches {
  /** Class → rows that its rows match, themselves included. */
  readonly matches: Uint32Array;
  /** Class → summed weight of these rows. */
  readonly weights: Float64Array;
}

/** Classes whose tuples lack the same columns. */
interface Pattern {
  readonly present: readonly number[];
  readonly classes: number[];
}

/**
 * Tuples with the same missing columns match only if equal; of any two other patterns, tuples match if they agree on the
 * columns both have. So the work is the number of patterns × that of distinct tuples. `classes` have to be those of
 * `countClasses` for the same columns. Without weights each row weighs 1. Yields the tuples handled.
 */
export function* wildcardMatches(
  columns: readonly Codes[],
  classes: RowClasses,
  weights?: Float64Array,
): Generator<number, WildcardMatches> {
  const progress = { done: 0 };
  const sizes = classes.sizeOfClass.subarray(0, classes.classCount);
  const own =
    weights === undefined ? Float64Array.from(sizes) : yield* advancing(progress, weightedSizes(classes, weights));
  const tuples = yield* advancing(progress, tuplesOf(columns, classes));
  const patterns = yield* advancing(progress, patternsOf(tuples, columns.length, classes.classCount));
  const result = { matches: sizes.slice(), weights: own.slice() };
  for (let a = 0; a < patterns.length; a++) {
    for (let b = 0; b < a; b++) {
      const isSmaller = patterns[a].classes.length < patterns[b].classes.length;
      const [few, many] = isSmaller ? [patterns[a], patterns[b]] : [patterns[b], patterns[a]];
      const shared = few.present.filter((column) => many.present.includes(column));
      yield* advancing(progress, addMatches(few.classes, many.classes, shared));
    }
  }
  return result;

  /** Adds to each tuple of either side what it matches on the other. */
  function* addMatches(few: number[], many: number[], shared: readonly number[]): Generator<number, void> {
    const slots = yield* freshTable(slotCount(few.length));
    const groups = new TupleTable(shared.length, new Uint32Array(few.length * shared.length), 0, slots);
    const told = new Uint32Array(shared.length);
    const groupOf = new Uint32Array(few.length);
    const fewRows = new Float64Array(few.length);
    const fewWeights = new Float64Array(few.length);
    const manyRows = new Float64Array(few.length);
    const manyWeights = new Float64Array(few.length);
    for (let i = 0; i < few.length; i++) {
      const group = groups.numberOf(sharedCodes(few[i]));
      groupOf[i] = group;
      fewRows[group] += sizes[few[i]];
      fewWeights[group] += own[few[i]];
      if (i % blockTuples === 0) yield i;
    }
    for (let i = 0; i < many.length; i++) {
      if (i % blockTuples === 0) yield few.length + i;
      const group = groups.find(sharedCodes(many[i]));
      if (group === undefined) continue;
      result.matches[many[i]] += fewRows[group];
      result.weights[many[i]] += fewWeights[group];
      manyRows[group] += sizes[many[i]];
      manyWeights[group] += own[many[i]];
    }
    for (let i = 0; i < few.length; i++) {
      result.matches[few[i]] += manyRows[groupOf[i]];
      result.weights[few[i]] += manyWeights[groupOf[i]];
    }
    yield few.length + many.length;

    /** What a tuple says in the columns that both sides know. */
    function sharedCodes(tuple: number): Uint32Array {
      for (let i = 0; i < shared.length; i++) told[i] = tuples[tuple * columns.length + shared[i]];
      return told;
    }
  }
}

const blockTuples = 4096;

/** The codes of class c from c × width on. */
function* tuplesOf(columns: readonly Codes[], { classOfRow, classCount }: RowClasses): Generator<number, Uint32Array> {
  const tuples = new Uint32Array(classCount * columns.length);
  const block = new Uint32Array(Math.min(classOfRow.length, blockRows));
  for (let from = 0; from < classOfRow.length; from += blockRows) {
    const to = Math.min(classOfRow.length, from + blockRows);
    for (const [column, codes] of columns.entries()) {
      codes.copyTo(block, from, to);
      for (let row = from; row < to; row++) tuples[classOfRow[row] * columns.length + column] = block[row - from];
      yield to;
    }
  }
  return tuples;
}

function* patternsOf(tuples: Uint32Array, width: number, classCount: number): Generator<number, Pattern[]> {
  const patterns = new Map<string, Pattern>();
  for (let tuple = 0; tuple < classCount; tuple++) {
    if (tuple % blockTuples === 0) yield tuple;
    let missing = '';
    for (let column = 0; column < width; column++) if (tuples[tuple * width + column] === 0) missing += `${column} `;
    const pattern = patterns.get(missing);
    if (pattern !== undefined) {
      pattern.classes.push(tuple);
      continue;
    }
    const all = Array.from({ length: width }, (_, column) => column);
    const present = all.filter((column) => tuples[tuple * width + column] !== 0);
    patterns.set(missing, { present, classes: [tuple] });
  }
  return [...patterns.values()];
}
