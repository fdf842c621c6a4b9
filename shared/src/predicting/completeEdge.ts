/** Pair tables in which pairs are suppressed, filled up at random: a random table needs a pair for each record. */
import type { JointCounts } from '../counts/index.ts';
import { fillInBlocks, shuffleColumn } from '../measures/prediction/index.ts';
import { seededRandom } from '../random/index.ts';

/** Pairs, values and records between two yields. */
const ITEMS_A_STEP = 16384;

/** The records without a listed pair are paired by chance, so that each value keeps its frequency. Yields pairs looked at. */
export function* completeEdge(
  joint: JointCounts,
  frequenciesA: Uint32Array,
  frequenciesB: Uint32Array,
  seed: number,
): Generator<number, JointCounts> {
  const restA = yield* copied(frequenciesA, frequenciesA.length);
  const restB = yield* copied(frequenciesB, frequenciesB.length);
  let told = 0;
  for (let i = 0; i < joint.counts.length; i++) {
    restA[joint.a[i]] -= joint.counts[i];
    restB[joint.b[i]] -= joint.counts[i];
    told += joint.counts[i];
    if (i % ITEMS_A_STEP === 0) yield i;
  }
  if (told === joint.rows) return joint;
  const pairs = joint.counts.length;
  const filled = pairs + joint.rows - told;
  const a = yield* copied(joint.a, filled);
  const b = yield* copied(joint.b, filled);
  const counts = yield* copied(joint.counts, filled);
  yield* spread(restA, a.subarray(pairs));
  yield* spread(restB, b.subarray(pairs));
  yield* fillInBlocks(counts, 1, pairs, filled);
  yield* shuffleColumn(b.subarray(pairs), seededRandom(seed));
  return { rows: joint.rows, a, b, counts };
}

/** In an array of this length. Yields no progress. */
function* copied(numbers: Uint32Array, length: number): Generator<number, Uint32Array> {
  const copy = new Uint32Array(length);
  for (let from = 0; from < numbers.length; from += ITEMS_A_STEP) {
    copy.set(numbers.subarray(from, from + ITEMS_A_STEP), from);
    yield 0;
  }
  return copy;
}

/** Each value as often as it says. Yields no progress. */
function* spread(frequencies: Uint32Array, values: Uint32Array): Generator<number, void> {
  let end = 0;
  for (let value = 0, pause = ITEMS_A_STEP; value < frequencies.length; value++) {
    const from = end;
    end += frequencies[value];
    yield* fillInBlocks(values, value, from, end);
    if (value + end < pause) continue;
    yield 0;
    pause = value + end + ITEMS_A_STEP;
  }
}
