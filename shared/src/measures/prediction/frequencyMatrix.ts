/** The attribute value frequency matrix (AVFM): what R3A predicts the risk of a table from without seeing it (R3A eq. 3–4). */

/** How many values occur. */
export function distinctValues(frequencies: Uint32Array): number {
  let distinct = 0;
  for (let value = 0; value < frequencies.length; value++) if (frequencies[value] > 0) distinct++;
  return distinct;
}
