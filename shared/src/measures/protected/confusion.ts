/** How well "at most T people" was told: SEI's accuracy with all that a single number hides (measures.md SEI-13). */

export interface Confusion {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly tn: number;
}

/** Entries that are not 0 are "at most T"; both arrays have one entry a record. */
export function confusion(predicted: Uint8Array, actual: Uint8Array): Confusion {
  let tp = 0;
  let fp = 0;
  let fn = 0;
  for (let i = 0; i < actual.length; i++) {
    if (predicted[i] !== 0 && actual[i] !== 0) tp++;
    else if (predicted[i] !== 0) fp++;
    else if (actual[i] !== 0) fn++;
  }
  return { tp, fp, fn, tn: actual.length - tp - fp - fn };
}

/** Undefined where nothing was said to be small. */
export function precision({ tp, fp }: Confusion): number | undefined {
  return tp + fp > 0 ? tp / (tp + fp) : undefined;
}

/** What the paper most likely calls accuracy. Undefined where nothing is small. */
export function recall({ tp, fn }: Confusion): number | undefined {
  return tp + fn > 0 ? tp / (tp + fn) : undefined;
}

/** The harmonic mean of precision and recall. */
export function f1({ tp, fp, fn }: Confusion): number | undefined {
  return tp + fp + fn > 0 ? (2 * tp) / (2 * tp + fp + fn) : undefined;
}

export function accuracy({ tp, fp, fn, tn }: Confusion): number | undefined {
  const all = tp + fp + fn + tn;
  return all > 0 ? (tp + tn) / all : undefined;
}
