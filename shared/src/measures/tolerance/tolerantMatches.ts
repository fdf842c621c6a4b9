/** How many rows match each tuple where what somebody knows may be a little off, counted up to a number that is enough. */
import type { TupleIndex } from './tupleIndex.ts';

/** Looks up one tuple after the other, and counts how much it looks at. */
export class TolerantMatches {
  readonly #index: TupleIndex;
  /** So many rows are as good as any larger number. */
  readonly #enough: number;
  /** Tuples and values that were looked at. */
  work = 0;
  /** While a tuple is looked up: its place, and where looking ends undecided. */
  #of = 0;
  #mostWork = 0;

  constructor(index: TupleIndex, enough: number) {
    this.#index = index;
    this.#enough = enough;
  }

  /** The rows that the tuple at this place of the order matches, itself included, at most `enough`; undefined where that takes more than `mostWork`. */
  of(place: number, mostWork: number): number | undefined {
    const { block, blockStarts } = this.#index;
    this.#of = place;
    this.#mostWork = this.work + mostWork;
    const found = this.#within(0, blockStarts[block[place]], blockStarts[block[place] + 1]);
    if (found >= this.#enough) return this.#enough;
    return this.work > this.#mostWork ? undefined : found;
  }

  /** Among the tuples `from` to `to`, which match in all columns before. */
  #within(depth: number, from: number, to: number): number {
    const { columns, ranks, rowsBefore } = this.#index;
    if (depth === columns.length) return rowsBefore[to] - rowsBefore[from];
    const column = columns[depth];
    const rank = ranks[depth][this.#of];
    if (column.kind === 'alike') return this.#amongListed(depth, from, to);
    this.work++;
    const start = firstFrom(ranks[depth], from, to, column.first[rank]);
    if (depth === columns.length - 1) {
      const end = firstFrom(ranks[depth], start, to, column.last[rank] + 1);
      return rowsBefore[end] - rowsBefore[start];
    }
    let found = 0;
    for (let at = start; at < to && ranks[depth][at] <= column.last[rank]; ) {
      const end = firstFrom(ranks[depth], at, to, ranks[depth][at] + 1);
      found += this.#within(depth + 1, at, end);
      if (this.#isOver(found)) return found;
      at = end;
    }
    return found;
  }

  #amongListed(depth: number, from: number, to: number): number {
    const { columns, ranks } = this.#index;
    const column = columns[depth];
    if (column.kind !== 'alike') return 0;
    const value = ranks[depth][this.#of];
    let found = 0;
    let at = from;
    for (let i = column.starts[value]; i < column.starts[value + 1] && at < to; i++) {
      this.work++;
      at = firstFrom(ranks[depth], at, to, column.values[i]);
      if (at === to || ranks[depth][at] !== column.values[i]) continue;
      const end = firstFrom(ranks[depth], at, to, column.values[i] + 1);
      found += this.#within(depth + 1, at, end);
      if (this.#isOver(found)) return found;
      at = end;
    }
    return found;
  }

  #isOver(found: number): boolean {
    return found >= this.#enough || this.work > this.#mostWork;
  }
}

/** The first place from `from` to `to` with at least this rank; the ranks between are ascending. */
function firstFrom(ranks: Uint32Array, from: number, to: number, least: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ranks[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
