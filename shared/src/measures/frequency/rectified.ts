/** The law of a tuple in which two values depend on each other strongly: the pair counts as one value (TFRR eq. 10, 11). */
import { type BinomialLaw, binomialApproximation, type CountLaw } from './countLaw.ts';
import { matchLaw, othersLaw } from './matchLaw.ts';

/**
 * Values that occur together more often than by chance: confidence, lift, strongly dependent pairs (TFRR eq. 8, 9).
 * Two values of a tuple, by their positions in it, and in how many rows both occur.
 */
export interface ValuePair {
  readonly a: number;
  readonly b: number;
  readonly both: number;
}

/** conf(x ⇒ y) = n_xy / n_x: the share of the rows with x that have y; 0 where there is no x. */
export function confidence(both: number, given: number): number {
  return given === 0 ? 0 : both / given;
}

/** N n_xy / (n_x n_y): how many times more often than by chance; 1 is independence. The print lacks the N. Whole numbers are divided once, so that equal lifts are equal. */
export function lift(n: number, both: number, first: number, second: number): number {
  return first === 0 || second === 0 ? 1 : (n * both) / (first * second);
}

/** Either confidence is at least 1/2. A value that most rows have forms a pair of this kind with everything. */
export function isStronglyDependent(both: number, first: number, second: number): boolean {
  return both > 0 && 2 * both >= Math.min(first, second);
}

/** The strongly dependent pair of a tuple with the largest lift, the first of equals; undefined if there is none. */
export function largestLift(
  n: number,
  frequencies: readonly number[],
  pairs: readonly ValuePair[],
): ValuePair | undefined {
  let found: ValuePair | undefined;
  let largest = Number.NEGATIVE_INFINITY;
  for (const pair of pairs) {
    const first = frequencies[pair.a];
    const second = frequencies[pair.b];
    if (!isStronglyDependent(pair.both, first, second)) continue;
    const itsLift = lift(n, pair.both, first, second);
    if (itsLift > largest) {
      largest = itsLift;
      found = pair;
    }
  }
  return found;
}

/** n_xy where only a confidence is known from elsewhere: rounded half up, at least 1, at most what the frequencies allow. */
export function estimatedBoth(confidenceOfOther: number, given: number, other: number): number {
  return Math.max(1, Math.min(given, other, Math.floor(given * confidenceOfOther + 0.5)));
}

/** The frequencies with those of the pair replaced by the number of rows that hold both. */
export function rectifiedFrequencies(frequencies: readonly number[], pair: ValuePair): number[] {
  const rectified = [pair.both];
  for (let i = 0; i < frequencies.length; i++) if (i !== pair.a && i !== pair.b) rectified.push(frequencies[i]);
  return rectified;
}

/**
 * The binomial law. Among the pair's count and the other frequencies, the smallest gives the trials, as in `binomialApproximation`; in
 * print it is always the pair's. With two columns B(n_i, n_ij/n_i), n_i the rarer: sensible only where n_ij comes from an estimate, because
 * a count of the pair is a count of the tuple.
 */
export function rectifiedBinomial(n: number, frequencies: readonly number[], pair: ValuePair): BinomialLaw {
  if (frequencies.length > 2) return binomialApproximation(n, rectifiedFrequencies(frequencies, pair));
  const trials = Math.min(frequencies[pair.a], frequencies[pair.b]);
  return { trials, probability: trials === 0 ? 0 : Math.min(1, pair.both / trials) };
}

/** The exact law where it can be had: recursive hypergeometric in the pair and the s other values, (s + 1)-RH. */
export function rectifiedLaw(n: number, frequencies: readonly number[], pair: ValuePair): CountLaw {
  return matchLaw(n, rectifiedFrequencies(frequencies, pair));
}

/** The other rows like a row of the table; with two columns there are certainly n_ij − 1. */
export function rectifiedOthers(n: number, frequencies: readonly number[], pair: ValuePair): CountLaw {
  return othersLaw(n, rectifiedFrequencies(frequencies, pair));
}
