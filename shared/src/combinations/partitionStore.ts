/** Partitions by combinations of columns, made when asked for and kept while memory allows. */
import { LastUsed } from '../memory/index.ts';
import { type Partition, partitionBy } from './partition.ts';
import type { Refinery } from './refinery.ts';
import type { SearchColumn } from './searchColumns.ts';

export class PartitionStore {
  readonly #columns: readonly SearchColumn[];
  readonly #rows: number;
  readonly #refinery: Refinery;
  readonly #skipped: Uint8Array | undefined;
  /** By the numbers of the columns. */
  readonly #kept: LastUsed<string, Partition>;

  constructor(columns: readonly SearchColumn[], rows: number, refinery: Refinery, skipped?: Uint8Array) {
    this.#columns = columns;
    this.#rows = rows;
    this.#refinery = refinery;
    this.#skipped = skipped;
    this.#kept = new LastUsed(4_000_000 + 4 * rows, entriesOf);
  }

  /** The partition by these columns, at least one, ascending: the first distinguishes most rows, so little is left for the rest. */
  *of(combination: readonly number[]): Generator<number, Partition> {
    let known = combination.length;
    let partition: Partition | undefined;
    for (; known > 0 && partition === undefined; known--) partition = this.#kept.get(keyOf(combination, known));
    let length = partition === undefined ? 1 : known + 1;
    if (partition === undefined) {
      partition = yield* partitionBy(this.#columns[combination[0]], this.#rows, this.#skipped);
      this.#kept.set(keyOf(combination, 1), partition);
    }
    for (; length < combination.length; length++) {
      partition = yield* this.#refinery.refine(partition, this.#columns[combination[length]]);
      this.#kept.set(keyOf(combination, length + 1), partition);
    }
    return partition;
  }
}

function keyOf(combination: readonly number[], length: number): string {
  return String.fromCharCode(...combination.slice(0, length));
}

function entriesOf({ rows, starts }: Partition): number {
  return rows.length + starts.length + 64;
}
