/** New tables, their memory touched in slices: random access would otherwise meet every page of it within one step. */

const entriesPerPage = 1024;
const entriesPerSlice = 512 * entriesPerPage;

/** Yields without progress. */
export function* freshTable(length: number): Generator<number, Int32Array> {
  const table = new Int32Array(length);
  for (let from = 0; from < length; from += entriesPerSlice) {
    const to = Math.min(length, from + entriesPerSlice);
    for (let i = from; i < to; i += entriesPerPage) table[i] = 0;
    yield 0;
  }
  return table;
}
