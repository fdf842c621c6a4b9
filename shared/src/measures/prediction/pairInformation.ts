/** The common information of two columns: mutual information in bits, Σ (f_ab/n) log2(n f_ab / (f_a f_b)) (R3A eq. 8; TFRR). */
import type { JointCounts, SizeHistogram } from '../../counts/types.ts';
import { entropy } from '../classSizes.ts';

/**
 * The entropies a table can have at most, by its columns, and by its tuples: ME, EE and what TDE and RDE sum (R3A Rules 2–4).
 * ME: all rows differ.
 */
export function maximumEntropy(rows: number): number {
  return rows === 0 ? 0 : Math.log2(rows);
}

/**
 * EE: the entropy of the product of the columns' own laws, which is the sum of their entropies, so that the product is
 * never enumerated. It can exceed ME; it is never below that of the tuples, shuffled (RDE) or not (TDE).
 */
export function experienceEntropy(columns: readonly SizeHistogram[]): number {
  return columns.reduce((sum, column) => sum + entropy(column), 0);
}

/** The entropy of values that occur this often in `rows` rows: that of a column, or of the classes of a shuffled table. */
export function frequencyEntropy(frequencies: Uint32Array, rows: number): number {
  let sum = 0;
  let once = 0;
  for (let i = 0; i < frequencies.length; i++) {
    const frequency = frequencies[i];
    if (frequency === 1) once++;
    else if (frequency > 1) sum += frequency * Math.log2(rows / frequency);
  }
  return rows === 0 ? 0 : (sum + once * Math.log2(rows)) / rows;
}

/**
 * The attribute value frequency matrix (AVFM): what R3A predicts the risk of a table from without seeing it (R3A eq. 3–4).
 * How many values occur.
 */
export function distinctValues(frequencies: Uint32Array): number {
  let distinct = 0;
  for (let value = 0; value < frequencies.length; value++) if (frequencies[value] > 0) distinct++;
  return distinct;
}

export interface PairInformation {
  /** I(A, B) ≥ 0; exactly 0 where the columns are independent. */
  readonly bits: number;
  /** How many pairs of values occur: compared with the distinct values of B it shows whether A depends on B completely. */
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

/**
 * The same of pairs that are too many to be looked at one by one, by how many values and pairs have how many rows: whatever their order. It
 * loses the last digits of H(A) + H(B), which are few against the noise of so many pairs.
 */
export function informationOfSizes(a: SizeHistogram, b: SizeHistogram, both: SizeHistogram): PairInformation {
  const [distinctA, distinctB, pairs] = [a, b, both].map(({ counts }) => counts.reduce((sum, count) => sum + count, 0));
  if (distinctA <= 1 || distinctB <= 1) return { bits: 0, pairs, independent: true };
  if (pairs === distinctB) return { bits: entropy(a), pairs, independent: false };
  if (pairs === distinctA) return { bits: entropy(b), pairs, independent: false };
  return { bits: Math.max(0, entropy(a) + entropy(b) - entropy(both)), pairs, independent: false };
}

function logarithms(frequencies: Uint32Array): Float64Array {
  const result = new Float64Array(frequencies.length);
  for (let i = 0; i < frequencies.length; i++) result[i] = Math.log2(frequencies[i]);
  return result;
}
