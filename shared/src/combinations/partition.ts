/** Position list partitions: the rows that are not alone under some columns, cluster by cluster (stripped partitions of TANE). */
import { blockRows, gather, type SearchColumn } from './searchColumns.ts';

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
  let length = 0;
  let clusters = 0;
  for (let code = 0; code < frequencies.length; code++) {
    positions[code] = frequencies[code] < 2 ? -1 : length;
    if (frequencies[code] < 2) continue;
    length += frequencies[code];
    clusters++;
  }
  const starts = new Uint32Array(clusters + 1);
  for (let code = 0, cluster = 0; code < frequencies.length; code++) {
    if (positions[code] >= 0) starts[cluster++] = positions[code];
  }
  starts[clusters] = length;
  const rows = new Uint32Array(length);
  for (let from = 0; from < rowCount; from += blockRows) {
    const to = Math.min(rowCount, from + blockRows);
    if (codes instanceof Uint8Array) placeBytes(codes, from, to, positions, rows);
    else if (codes instanceof Uint16Array) placeHalves(codes, from, to, positions, rows);
    else placeWords(codes, from, to, positions, rows);
    yield to;
  }
  return skipped === undefined ? { rows, starts } : withoutSkipped({ rows, starts }, skipped);
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

function withoutSkipped({ rows, starts }: Partition, skipped: Uint8Array): Partition {
  const kept = new Uint32Array(rows.length);
  const keptStarts = new Uint32Array(starts.length);
  let length = 0;
  let clusters = 0;
  for (let cluster = 0; cluster + 1 < starts.length; cluster++) {
    const before = length;
    for (let i = starts[cluster]; i < starts[cluster + 1]; i++) if (skipped[rows[i]] === 0) kept[length++] = rows[i];
    if (length < before + 2) length = before;
    else keptStarts[++clusters] = length;
  }
  return { rows: kept.subarray(0, length), starts: keptStarts.subarray(0, clusters + 1) };
}

/** Divides clusters by one column more. It keeps tables with an entry for each code of the widest column. */
export class Refinery {
  /** Code → the cluster it was last seen in, so that nothing has to be cleared between clusters. */
  readonly #seenIn: Int32Array;
  readonly #counts: Int32Array;
  readonly #places: Int32Array;
  readonly #keys = new Uint32Array(blockRows);
  #cluster = 0;

  constructor(columns: readonly SearchColumn[]) {
    const codes = columns.reduce((most, { frequencies }) => Math.max(most, frequencies.length), 1);
    this.#seenIn = new Int32Array(codes);
    this.#counts = new Int32Array(codes);
    this.#places = new Int32Array(codes);
  }

  /** The partition by its columns and this one. */
  *refine(partition: Partition, column: SearchColumn): Generator<number, Partition> {
    const { rows, starts } = partition;
    const target = { rows: new Uint32Array(rows.length), starts: new Uint32Array((rows.length >> 1) + 1), clusters: 0 };
    yield* this.#walk(partition, column, 0, starts.length - 1, (begin, from, to, isSecond) => {
      if (isSecond) this.#place(rows, begin, from, to, target);
      else this.#count(from, to);
      return true;
    });
    const length = target.starts[target.clusters];
    return { rows: target.rows.slice(0, length), starts: target.starts.slice(0, target.clusters + 1) };
  }

  /** Collects the rows that are alone under the partition's columns and this one. */
  *listAlone(partition: Partition, column: SearchColumn, alone: RowList): Generator<number, void> {
    const { rows, starts } = partition;
    yield* this.#walk(partition, column, 0, starts.length - 1, (begin, from, to, isSecond) => {
      if (isSecond) this.#list(rows, begin, from, to, alone);
      else this.#count(from, to);
      return true;
    });
  }

  /** Pairs of rows that agree in the partition's columns and this one, two entries a pair, `most` pairs at most. */
  *collisions(partition: Partition, column: SearchColumn, most: number, begin = 0): Generator<number, Uint32Array> {
    const { rows, starts } = partition;
    const found = { pairs: new Uint32Array(2 * most), count: 0 };
    const visit = (offset: number, from: number, to: number, isSecond: boolean) => {
      if (!isSecond) this.#match(rows, offset, from, to, found);
      return found.count < most;
    };
    // From the middle on and round, so that it is not always the same values that are met first.
    yield* this.#walk(partition, column, begin, starts.length - 1, visit);
    if (found.count < most) yield* this.#walk(partition, column, 0, begin, visit);
    return found.pairs.subarray(0, 2 * found.count);
  }

  /** How many rows are not alone under the partition's columns and this one; once above `most`, it stops. */
  *shared(partition: Partition, column: SearchColumn, most: number): Generator<number, number> {
    let shared = 0;
    yield* this.#walk(partition, column, 0, partition.starts.length - 1, (_begin, from, to, isSecond) => {
      if (!isSecond) shared += this.#shared(from, to);
      return shared <= most;
    });
    return shared;
  }

  /**
   * Visits the keys of each cluster twice, until a visit says that it is enough. Small clusters come many to a block of
   * keys, one that is larger than a block comes in pieces. Yields the entries of the partition handled.
   */
  *#walk(
    { rows, starts }: Partition,
    column: SearchColumn,
    first: number,
    end: number,
    visit: Visit,
  ): Generator<number, void> {
    for (let cluster = first; cluster < end; ) {
      const from = starts[cluster];
      const last = Math.min(end, lastWithin(starts, cluster));
      if (last > cluster) {
        gather(column.codes, rows, from, starts[last], this.#keys);
        if (!this.#visitClusters(starts, cluster, last, visit, wantsAlone)) return;
        cluster = last;
        yield starts[last];
        continue;
      }
      this.#nextCluster();
      for (const isSecond of [false, true]) {
        for (let begin = from; begin < starts[cluster + 1]; begin += blockRows) {
          const count = Math.min(starts[cluster + 1] - begin, blockRows);
          gather(column.codes, rows, begin, begin + count, this.#keys);
          if (!visit(begin, 0, count, isSecond)) return;
          yield begin;
        }
      }
      cluster++;
    }
  }

  #visitClusters(starts: Uint32Array, first: number, end: number, visit: Visit, wantsAlone: boolean): boolean {
    const begin = starts[first];
    for (let cluster = first; cluster < end; cluster++) {
      const from = starts[cluster] - begin;
      const to = starts[cluster + 1] - begin;
      // Most clusters are pairs, and most pairs are told apart.
      if (to - from === 2 && this.#keys[from] !== this.#keys[from + 1] && !wantsAlone) continue;
      this.#nextCluster();
      if (!visit(begin, from, to, false) || !visit(begin, from, to, true)) return false;
    }
    return true;
  }

  #nextCluster(): void {
    if (this.#cluster === 2 ** 31 - 1) {
      this.#seenIn.fill(0);
      this.#cluster = 0;
    }
    this.#cluster++;
  }

  #count(from: number, to: number): void {
    const keys = this.#keys;
    const seenIn = this.#seenIn;
    const counts = this.#counts;
    const places = this.#places;
    const cluster = this.#cluster;
    for (let i = from; i < to; i++) {
      const key = keys[i];
      if (seenIn[key] === cluster) counts[key]++;
      else {
        seenIn[key] = cluster;
        counts[key] = 1;
        places[key] = -1;
      }
    }
  }

  #place(rows: Uint32Array, offset: number, from: number, to: number, target: Growing): void {
    const keys = this.#keys;
    const counts = this.#counts;
    const places = this.#places;
    for (let i = from; i < to; i++) {
      const key = keys[i];
      if (counts[key] < 2) continue;
      let place = places[key];
      if (place < 0) {
        place = target.starts[target.clusters];
        target.starts[++target.clusters] = place + counts[key];
      }
      target.rows[place] = rows[offset + i];
      places[key] = place + 1;
    }
  }

  #list(rows: Uint32Array, offset: number, from: number, to: number, alone: RowList): void {
    for (let i = from; i < to; i++)
      if (this.#counts[this.#keys[i]] === 1) alone.rows[alone.length++] = rows[offset + i];
  }

  #match(rows: Uint32Array, offset: number, from: number, to: number, found: Pairs): void {
    const keys = this.#keys;
    const seenIn = this.#seenIn;
    const places = this.#places;
    const cluster = this.#cluster;
    for (let i = from; i < to; i++) {
      const key = keys[i];
      if (seenIn[key] === cluster) {
        if (2 * found.count === found.pairs.length) return;
        found.pairs[2 * found.count] = places[key];
        found.pairs[2 * found.count + 1] = rows[offset + i];
        found.count++;
      }
      seenIn[key] = cluster;
      places[key] = rows[offset + i];
    }
  }

  #shared(from: number, to: number): number {
    const keys = this.#keys;
    const seenIn = this.#seenIn;
    const counts = this.#counts;
    const cluster = this.#cluster;
    let shared = 0;
    for (let i = from; i < to; i++) {
      const key = keys[i];
      if (seenIn[key] !== cluster) {
        seenIn[key] = cluster;
        counts[key] = 1;
      } else {
        // The second of a cluster tells that the first is not alone either.
        shared += counts[key] === 1 ? 2 : 1;
        counts[key] = 2;
      }
    }
    return shared;
  }
}

export interface RowList {
  readonly rows: Uint32Array;
  length: number;
}

/** Is given `from` to `to` of the keys in hand, the first of which belongs to entry `begin` of the partition. */
type Visit = (begin: number, from: number, to: number, isSecond: boolean) => boolean;

interface Growing {
  readonly rows: Uint32Array;
  readonly starts: Uint32Array;
  clusters: number;
}

interface Pairs {
  readonly pairs: Uint32Array;
  count: number;
}

/** The cluster after the last that still fits in a block with `cluster`; `cluster` itself if it alone does not. */
function lastWithin(starts: Uint32Array, cluster: number): number {
  const limit = starts[cluster] + blockRows;
  let last = cluster;
  while (last + 1 < starts.length && starts[last + 1] <= limit) last++;
  return last;
}
