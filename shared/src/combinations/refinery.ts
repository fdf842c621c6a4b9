/** Dividing the clusters of a partition by one column more: into a finer partition, or only to see who stays together. */
import type { Partition } from './partition.ts';
import { blockRows, gather, type SearchColumn } from './searchColumns.ts';

/** Keeps tables with an entry for each code of the widest column. */
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
    const visit: Visit = (begin, from, to, isSecond) => {
      if (isSecond) this.#place(rows, begin, from, to, target);
      else this.#count(from, to);
      return true;
    };
    yield* this.#walk(partition, column, 0, starts.length - 1, { passes: 2, seesAlone: false, visit });
    const length = target.starts[target.clusters];
    const refined = { rows: target.rows.subarray(0, length), starts: target.starts.subarray(0, target.clusters + 1) };
    // A small part is copied, so that it does not keep much memory.
    if (length * 2 > rows.length) return refined;
    return { rows: refined.rows.slice(), starts: refined.starts.slice() };
  }

  /** Collects the rows that are alone under the partition's columns and this one. */
  *listAlone(partition: Partition, column: SearchColumn, alone: RowList): Generator<number, void> {
    const { rows, starts } = partition;
    const visit: Visit = (begin, from, to, isSecond) => {
      if (isSecond) this.#list(rows, begin, from, to, alone);
      else this.#count(from, to);
      return true;
    };
    yield* this.#walk(partition, column, 0, starts.length - 1, { passes: 2, seesAlone: true, visit });
  }

  /** Pairs of rows that agree in the partition's columns and this one, two entries a pair, `most` pairs at most. */
  *collisions(partition: Partition, column: SearchColumn, most: number, begin = 0): Generator<number, Uint32Array> {
    const { rows, starts } = partition;
    const found = { pairs: new Uint32Array(2 * most), count: 0 };
    const visit: Visit = (offset, from, to) => {
      this.#match(rows, offset, from, to, found);
      return found.count < most;
    };
    const visitor: Visitor = { passes: 1, seesAlone: false, visit };
    // From the middle on and round, so that it is not always the same values that are met first.
    yield* this.#walk(partition, column, begin, starts.length - 1, visitor);
    if (found.count < most) yield* this.#walk(partition, column, 0, begin, visitor);
    return found.pairs.subarray(0, 2 * found.count);
  }

  /** How many rows are not alone under the partition's columns and this one; once above `most`, it stops. */
  *shared(partition: Partition, column: SearchColumn, most: number): Generator<number, number> {
    let shared = 0;
    const visit: Visit = (_begin, from, to) => {
      shared += this.#shared(from, to);
      return shared <= most;
    };
    yield* this.#walk(partition, column, 0, partition.starts.length - 1, { passes: 1, seesAlone: false, visit });
    return shared;
  }

  /**
   * Visits the keys of each cluster once or twice, until a visit says that it is enough. Small clusters come many to a block of
   * keys, one that is larger than a block comes in pieces. Yields the entries of the partition handled.
   */
  *#walk(
    { rows, starts }: Partition,
    column: SearchColumn,
    first: number,
    end: number,
    visitor: Visitor,
  ): Generator<number, void> {
    for (let cluster = first; cluster < end; ) {
      const from = starts[cluster];
      const last = Math.min(end, lastWithin(starts, cluster));
      if (last > cluster) {
        gather(column.codes, rows, from, starts[last], this.#keys);
        if (!this.#visitClusters(starts, cluster, last, visitor)) return;
        cluster = last;
        yield starts[last];
        continue;
      }
      this.#nextCluster();
      for (let pass = 1; pass <= visitor.passes; pass++) {
        for (let begin = from; begin < starts[cluster + 1]; begin += blockRows) {
          const count = Math.min(starts[cluster + 1] - begin, blockRows);
          gather(column.codes, rows, begin, begin + count, this.#keys);
          if (!visitor.visit(begin, 0, count, pass === 2)) return;
          yield begin;
        }
      }
      cluster++;
    }
  }

  #visitClusters(starts: Uint32Array, first: number, end: number, visitor: Visitor): boolean {
    const { passes, seesAlone, visit } = visitor;
    const begin = starts[first];
    for (let cluster = first; cluster < end; cluster++) {
      const from = starts[cluster] - begin;
      const to = starts[cluster + 1] - begin;
      // Most clusters are pairs, and most pairs consist of different rows.
      if (to - from === 2 && this.#keys[from] !== this.#keys[from + 1] && !seesAlone) continue;
      this.#nextCluster();
      if (!visit(begin, from, to, false) || (passes === 2 && !visit(begin, from, to, true))) return false;
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
        // The second of a cluster shows that the first is not unique either.
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

/** Is given `from` to `to` of the keys in hand; the first belongs to entry `begin` of the partition. */
type Visit = (begin: number, from: number, to: number, isSecond: boolean) => boolean;

interface Visitor {
  /** How often each cluster is visited. */
  readonly passes: 1 | 2;
  /** Whether a pair of different rows matters. */
  readonly seesAlone: boolean;
  readonly visit: Visit;
}

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
export function lastWithin(starts: Uint32Array, cluster: number): number {
  const limit = starts[cluster] + blockRows;
  let last = cluster;
  while (last + 1 < starts.length && starts[last + 1] <= limit) last++;
  return last;
}
