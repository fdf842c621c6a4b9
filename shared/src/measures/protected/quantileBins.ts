/** A numeric attribute as at most 20 categories of about the same number of records, with the cuts between them (measures.md 5.1.1). */

export const mostBins = 20;

interface QuantileBins {
  /** Value → bin, ascending with the value. */
  readonly binOfValue: Uint32Array;
  /** The first value of each bin but the first. */
  readonly cuts: Uint32Array;
}

/** `frequencies` of the distinct values in ascending order. A value is never split; up to `bins` values each keep a bin of their own. */
export function quantileBins(frequencies: Uint32Array, bins = mostBins): QuantileBins {
  let total = 0;
  for (const frequency of frequencies) total += frequency;
  const binOfValue = new Uint32Array(frequencies.length);
  const cuts: number[] = [];
  let before = 0;
  let last = 0;
  for (let value = 0; value < frequencies.length; value++) {
    // The bin in which the middle record of the value falls; numbered without gaps.
    const middle = before + frequencies[value] / 2;
    const bin =
      frequencies.length <= bins ? value : total > 0 ? Math.min(bins - 1, Math.floor((middle * bins) / total)) : 0;
    if (value > 0 && bin !== last) cuts.push(value);
    last = bin;
    binOfValue[value] = cuts.length;
    before += frequencies[value];
  }
  return { binOfValue, cuts: Uint32Array.from(cuts) };
}
