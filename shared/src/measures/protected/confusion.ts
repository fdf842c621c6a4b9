/** How well "at most T people" was predicted: SEI's accuracy with all that a single number hides (measures.md SEI-13). */

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
