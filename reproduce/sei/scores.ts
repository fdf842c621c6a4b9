/** How good probabilities are: the Brier score, and how often what is said with a probability comes true. */
import type { Confusion } from '@quasi/shared/measures/protected';

/** Mean squared difference from what is the case; lower is better, and always saying the true share p scores p(1 − p). */
export function brierScore(said: Float64Array, truths: Uint8Array): number {
  return said.reduce((sum, probability, i) => sum + (probability - truths[i]) ** 2, 0) / said.length;
}

export interface Bin {
  readonly people: number;
  /** Mean of what was said, and how often it was so. */
  readonly said: number;
  readonly true: number;
}

export const intervals = 10;

/** Probabilities in equal intervals; those without anybody are left out. */
export function reliability(said: Float64Array, truths: Uint8Array): Bin[] {
  const bins = Array.from({ length: intervals }, () => ({ people: 0, said: 0, true: 0 }));
  for (let i = 0; i < said.length; i++) {
    const bin = bins[Math.min(intervals - 1, Math.floor(said[i] * intervals))];
    bin.people++;
    bin.said += said[i];
    bin.true += truths[i];
  }
  return bins
    .filter(({ people }) => people > 0)
    .map((bin) => ({ people: bin.people, said: bin.said / bin.people, true: bin.true / bin.people }));
}

/** Mean distance between said and true over the bins, by people: 0 where every probability means what it says. */
export function calibrationError(bins: readonly Bin[]): number {
  const people = bins.reduce((sum, bin) => sum + bin.people, 0);
  return bins.reduce((sum, bin) => sum + bin.people * Math.abs(bin.said - bin.true), 0) / people;
}

/** Tables of several runs as one. */
export function joinedTables(tables: readonly Confusion[]): Confusion {
  const sum = (of: (table: Confusion) => number) => tables.reduce((total, table) => total + of(table), 0);
  return { tp: sum(({ tp }) => tp), fp: sum(({ fp }) => fp), fn: sum(({ fn }) => fn), tn: sum(({ tn }) => tn) };
}

/** Arrays of several runs as one. */
export function joined(parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part) => [...part]));
}

export function joinedTruths(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
