/** The attribute value frequency matrix (AVFM): what R3A predicts the risk of a table from without seeing it (R3A eq. 3–4). */

/**
 * A row per place and a column per column: how often the first value of a column occurs, the second, and so on, with
 * zeros below the shorter columns. Each column sums to the number of rows. Frequencies of 0, of values that occur no
 * more, are passed over; the order of the others is kept and means nothing.
 */
export function frequencyMatrix(frequencies: readonly Uint32Array[]): number[][] {
  const columns = frequencies.map((own) => own.filter((frequency) => frequency > 0));
  const height = columns.reduce((most, column) => Math.max(most, column.length), 0);
  return Array.from({ length: height }, (_, place) => columns.map((column) => column[place] ?? 0));
}

/** How many values occur. */
export function distinctValues(frequencies: Uint32Array): number {
  let distinct = 0;
  for (let value = 0; value < frequencies.length; value++) if (frequencies[value] > 0) distinct++;
  return distinct;
}
