/** What two columns tell about each other: mutual information in bits, Σ (f_ab/n) log2(n f_ab / (f_a f_b)) (R3A eq. 8; TFRR). */
import type { JointCounts } from '../../counts/types.ts';
import { frequencyEntropy } from './entropies.ts';
import { distinctValues } from './frequencyMatrix.ts';

export interface PairInformation {
  /** I(A, B) ≥ 0; exactly 0 where the columns are independent. */
  readonly bits: number;
  /** How many pairs of values occur: with the distinct values of B it tells whether A depends on B completely. */
  readonly pairs: number;
  /** Whether n f_ab = f_a f_b for all pairs of values, in whole numbers. */
  readonly independent: boolean;
}

/** Pairs between two yields: well under a millisecond of work. */
const blockPairs = 16384;
/** Counts below it take their logarithm from a table: there can be millions of them. */
const smallCounts = 64;
const logOfSmall = Float64Array.from({ length: smallCounts }, (_, count) => Math.log2(count));

/**
 * From the frequencies of both columns, by value, and the counts of their pairs. The formula is the direct one, since
 * H(A) + H(B) − H(A, B) loses its digits near independence; there the pairs are counted often, and the logarithm is
 * that of one ratio. Yields how many pairs were handled.
 */
export function* pairInformation(
  frequenciesA: Uint32Array,
  frequenciesB: Uint32Array,
  { rows, a, b, counts }: JointCounts,
): Generator<number, PairInformation> {
  const [distinctA, distinctB] = [distinctValues(frequenciesA), distinctValues(frequenciesB)];
  const isConstant = distinctA <= 1 || distinctB <= 1;
  if (isConstant) return { bits: 0, pairs: counts.length, independent: true };
  // Where one column follows from the other, I is the entropy of the one that follows: a unique column costs nothing.
  if (counts.length === distinctB)
    return { bits: frequencyEntropy(frequenciesA, rows), pairs: counts.length, independent: false };
  if (counts.length === distinctA)
    return { bits: frequencyEntropy(frequenciesB, rows), pairs: counts.length, independent: false };
  const logA = logarithms(frequenciesA);
  const logB = logarithms(frequenciesB);
  const logRows = Math.log2(rows);
  let sum = 0;
  let independent = true;
  for (let from = 0; from < counts.length; from += blockPairs) {
    const to = Math.min(counts.length, from + blockPairs);
    sum += sumOf(from, to);
    yield to;
  }
  const bits = independent ? 0 : Math.max(0, sum / rows);
  return { bits, pairs: counts.length, independent };

  function sumOf(from: number, to: number): number {
    let blockSum = 0;
    for (let i = from; i < to; i++) {
      const count = counts[i];
      if (count < smallCounts) {
        blockSum += count * (logRows + logOfSmall[count] - logA[a[i]] - logB[b[i]]);
        if (independent) independent = rows * count === frequenciesA[a[i]] * frequenciesB[b[i]];
      } else {
        const [together, apart] = [rows * count, frequenciesA[a[i]] * frequenciesB[b[i]]];
        if (together !== apart) {
          independent = false;
          blockSum += count * Math.log2(together / apart);
        }
      }
    }
    return blockSum;
  }
}

function logarithms(frequencies: Uint32Array): Float64Array {
  const result = new Float64Array(frequencies.length);
  for (let i = 0; i < frequencies.length; i++) result[i] = Math.log2(frequencies[i]);
  return result;
}
