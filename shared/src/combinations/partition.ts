/** Position list partitions: the rows that are not alone under some columns, cluster by cluster (stripped partitions of TANE). */
import { blockRows, codesPerSlice, type SearchColumn } from './searchColumns.ts';

export interface Partition {
  /** Rows of the first cluster, then of the second, and so on; rows that are alone are left out. */
  readonly rows: Uint32Array;
  /** Cluster → where it begins in `rows`; one entry more than there are clusters. */
  readonly starts: Uint32Array;
}

/** The partition by one column; rows marked in `skipped` count as not there. Yields the rows handled. */
export function* partitionBy(
  { codes, frequencies }: SearchColumn,
  rowCount: number,
  skipped: Uint8Array | undefined,
): Generator<number, Partition> {
  const positions = new Int32Array(frequencies.length);
  // As many clusters as there can be, each of two rows at least.
  const starts = new Uint32Array(Math.min(frequencies.length, rowCount >> 1) + 1);
  const layout = { positions, starts, length: 0, clusters: 0 };
  for (let code = 0; code < frequencies.length; code += codesPerSlice) {
    layOut(frequencies, code, Math.min(frequencies.length, code + codesPerSlice), layout);
    yield 0;
  }
  const rows = new Uint32Array(layout.length);
  for (let from = 0; from < rowCount; from += blockRows) {
    const to = Math.min(rowCount, from + blockRows);
    if (codes instanceof Uint8Array) placeBytes(codes, from, to, positions, rows);
    else if (codes instanceof Uint16Array) placeHalves(codes, from, to, positions, rows);
    else placeWords(codes, from, to, positions, rows);
    yield to;
  }
  const partition = { rows, starts: starts.subarray(0, layout.clusters + 1) };
  return skipped === undefined ? partition : yield* withoutSkipped(partition, skipped);
}

interface Layout {
  /** Code → where its next row goes, -1 for values of one row. */
  readonly positions: Int32Array;
  readonly starts: Uint32Array;
  length: number;
  clusters: number;
}

function layOut(frequencies: Uint32Array, from: number, to: number, layout: Layout): void {
  for (let code = from; code < to; code++) {
    if (frequencies[code] < 2) {
      layout.positions[code] = -1;
      continue;
    }
    layout.positions[code] = layout.length;
    layout.length += frequencies[code];
    layout.starts[++layout.clusters] = layout.length;
  }
}

function placeBytes(codes: Uint8Array, from: number, to: number, positions: Int32Array, rows: Uint32Array): void {
  for (let row = from; row < to; row++) if (positions[codes[row]] >= 0) rows[positions[codes[row]]++] = row;
}

function placeHalves(codes: Uint16Array, from: number, to: number, positions: Int32Array, rows: Uint32Array): void {
  for (let row = from; row < to; row++) if (positions[codes[row]] >= 0) rows[positions[codes[row]]++] = row;
}

function placeWords(codes: Uint32Array, from: number, to: number, positions: Int32Array, rows: Uint32Array): void {
  for (let row = from; row < to; row++) if (positions[codes[row]] >= 0) rows[positions[codes[row]]++] = row;
}

function* withoutSkipped({ rows, starts }: Partition, skipped: Uint8Array): Generator<number, Partition> {
  const kept = new Uint32Array(rows.length);
  const keptStarts = new Uint32Array(starts.length);
  let length = 0;
  let clusters = 0;
  for (let cluster = 0; cluster + 1 < starts.length; cluster++) {
    const before = length;
    for (let i = starts[cluster]; i < starts[cluster + 1]; i++) {
      if (skipped[rows[i]] === 0) kept[length++] = rows[i];
      if (i % blockRows === 0) yield i;
    }
    if (length < before + 2) length = before;
    else keptStarts[++clusters] = length;
  }
  return { rows: kept.subarray(0, length), starts: keptStarts.subarray(0, clusters + 1) };
}
