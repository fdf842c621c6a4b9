/** Whether a release shows a person of it to be alone in the population: by how many of its records look like theirs (SEI (17), EXT with noise). */
import { binomialLowerTail } from '../measures/numeric/index.ts';

export interface ReleasedPerson {
  /** q: of anyone to have the person's values. */
  readonly probability: number;
  readonly population: number;
  /** s: the share of the population in the release. */
  readonly sample: number;
  /** β: the probability that all answers of a record are as they are. */
  readonly kept: number;
  /** r: that a record of other values is reported as this one. */
  readonly mistaken: number;
  /** From this P(X = 1) on the person counts as shown. */
  readonly certainty: number;
}

/** P(X = 1) before anything is released: nobody else of N people has these values. */
export function aloneBefore(probability: number, population: number): number {
  if (population <= 1) return 1;
  return probability >= 1 ? 0 : Math.exp((population - 1) * Math.log1p(-probability));
}

/**
 * The probability that the release shows y records like the person's with P(X = 1 | y) ≥ certainty. Of the N − 1 others each
 * adds one with probability m = s(qβ + (1 − q)r), or sr if the person is alone, and the person's own does with β; so
 * P(X = 1 | y) = (1 − q)^{N−1} P(B + Bin(N − 1, sr) = y) / P(B + Bin(N − 1, m) = y). It falls as y grows. Without noise,
 * β = 1 and r = 0, and y = 1 gives SEI (17) with one database and c = 1.
 */
export function shownAlone(person: ReleasedPerson): number {
  const { probability: q, population, sample, kept, mistaken, certainty } = person;
  const others = population - 1;
  if (others <= 0) return 1;
  if (q >= 1) return 0;
  const m = sample * (q * kept + (1 - q) * mistaken);
  // The most records that still show it.
  let [low, high] = [kept === 1 ? 0 : -1, others];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (aloneGiven(middle, person, m) >= certainty) low = middle;
    else high = middle - 1;
  }
  if (low < 0) return 0;
  const own = low === 0 ? 0 : kept * binomialLowerTail(low - 1, others, m);
  return Math.min(1, own + (1 - kept) * binomialLowerTail(low, others, m));
}

/** P(X = 1 | y). */
export function aloneGiven(
  records: number,
  { probability: q, population, sample, kept, mistaken }: ReleasedPerson,
  m: number,
): number {
  const others = population - 1;
  const alone = sample * mistaken;
  const before = others * Math.log1p(-q);
  if (m === 0) return Math.exp(before);
  if (alone === 0) {
    // All of them are the person's own, or of people like them.
    const none = Math.exp(before - others * Math.log1p(-m));
    if (records > 1) return 0;
    return records === 0 ? none : (none * kept * (1 - m)) / (others * m * ownOrNot(1, others, kept, m));
  }
  const ofOthers = records * Math.log(alone / m) + (others - records) * (Math.log1p(-alone) - Math.log1p(-m));
  const ownRatio = ownOrNot(records, others, kept, alone) / ownOrNot(records, others, kept, m);
  return Math.min(1, Math.exp(before + ofOthers) * ownRatio);
}

/** P(B + Bin(n, p) = y) / P(Bin(n, p) = y). */
function ownOrNot(records: number, others: number, kept: number, p: number): number {
  return (kept * records * (1 - p)) / ((others - records + 1) * p) + (1 - kept);
}
