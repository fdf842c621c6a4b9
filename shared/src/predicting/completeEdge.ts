/** Pair tables in which pairs are suppressed, filled up at random: a random table needs a pair for each record. */
import type { JointCounts } from '../counts/index.ts';
import { seededRandom, shuffle } from '../random/index.ts';

const PAIRS_A_STEP = 16384;

/** The records that no pair is told for are paired by chance, so that each value occurs as often as it does. Yields pairs looked at. */
export function* completeEdge(
  joint: JointCounts,
  frequenciesA: Uint32Array,
  frequenciesB: Uint32Array,
  seed: number,
): Generator<number, JointCounts> {
  const [restA, restB] = [frequenciesA.slice(), frequenciesB.slice()];
  let told = 0;
  for (let i = 0; i < joint.counts.length; i++) {
    restA[joint.a[i]] -= joint.counts[i];
    restB[joint.b[i]] -= joint.counts[i];
    told += joint.counts[i];
    if (i % PAIRS_A_STEP === 0) yield i;
  }
  if (told === joint.rows) return joint;
  const open = joint.rows - told;
  const [valuesA, valuesB] = [spread(restA, open), spread(restB, open)];
  yield 0;
  shuffle(valuesB, seededRandom(seed));
  const filled = joint.counts.length + open;
  const [a, b, counts] = [new Uint32Array(filled), new Uint32Array(filled), new Uint32Array(filled).fill(1)];
  a.set(joint.a);
  b.set(joint.b);
  counts.set(joint.counts);
  a.set(valuesA, joint.a.length);
  b.set(valuesB, joint.b.length);
  return { rows: joint.rows, a, b, counts };
}

/** Each value as often as it says. */
function spread(frequencies: Uint32Array, total: number): Uint32Array {
  const values = new Uint32Array(total);
  let end = 0;
  for (let value = 0; value < frequencies.length; value++) {
    values.fill(value, end, end + frequencies[value]);
    end += frequencies[value];
  }
  return values;
}
