/** Orders the rows most at risk: smallest class first, then rarest values, then the order of the file. */
import type { RowClasses } from '../counts/index.ts';
import type { Column } from '../table/index.ts';
import { commonnessOfRows } from './commonness.ts';

const BLOCK = 8192;

/**
 * At most `most` rows in classes below `k`. The rarity of a row is Σ log2(n / frequency) over its values; it keeps rows of
 * equal class size from trading places while a file is edited. Yields the number of rows looked at.
 */
export function* worstRows(
  columns: readonly Column[],
  { classOfRow, sizeOfClass }: RowClasses,
  k: number,
  most: number,
): Generator<number, number[]> {
  const rows = classOfRow.length;
  const worst = new WorstRows(most);
  const codes = new Uint32Array(Math.min(BLOCK, rows));
  const commonness = new Float64Array(codes.length);
  for (let from = 0; from < rows && most > 0; from += BLOCK) {
    const to = Math.min(from + BLOCK, rows);
    yield* commonnessOfRows(columns, from, to, codes, commonness);
    for (let row = from; row < to; row++) {
      const size = sizeOfClass[classOfRow[row]];
      if (size < k) worst.offer(row, size, commonness[row - from]);
    }
    yield to;
  }
  return worst.rows();
}

interface Candidate {
  readonly row: number;
  readonly size: number;
  readonly commonness: number;
}

/** Keeps the worst so far in order; the list is short, so a new row is put in its place by halving. */
class WorstRows {
  readonly #most: number;
  readonly #list: Candidate[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  offer(row: number, size: number, commonness: number): void {
    const list = this.#list;
    if (list.length === this.#most && !comesBefore(size, commonness, row, list[list.length - 1])) return;
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comesBefore(size, commonness, row, list[middle])) high = middle;
      else low = middle + 1;
    }
    list.splice(low, 0, { row, size, commonness });
    if (list.length > this.#most) list.pop();
  }

  rows(): number[] {
    return this.#list.map(({ row }) => row);
  }
}

function comesBefore(size: number, commonness: number, row: number, other: Candidate): boolean {
  if (size !== other.size) return size < other.size;
  if (commonness !== other.commonness) return commonness < other.commonness;
  return row < other.row;
}
