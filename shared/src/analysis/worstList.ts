/** A short list of rows in order, the worst first, offered one by one in the order of the file. */

interface Candidate {
  readonly row: number;
  readonly first: number;
  readonly second: number;
}

/** Smaller numbers come first: the first decides, then the second, then the place in the file. A new row is put in its place by halving. */
export class WorstList {
  readonly #most: number;
  readonly #list: Candidate[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  offer(row: number, first: number, second: number): void {
    const list = this.#list;
    if (this.#most === 0) return;
    if (list.length === this.#most && !comesBefore(first, second, row, list[list.length - 1])) return;
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (comesBefore(first, second, row, list[middle])) high = middle;
      else low = middle + 1;
    }
    list.splice(low, 0, { row, first, second });
    if (list.length > this.#most) list.pop();
  }

  rows(): number[] {
    return this.#list.map(({ row }) => row);
  }
}

function comesBefore(first: number, second: number, row: number, other: Candidate): boolean {
  if (first !== other.first) return first < other.first;
  if (second !== other.second) return second < other.second;
  return row < other.row;
}
