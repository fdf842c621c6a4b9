/**
 * Row-weighted sensitivity S_w(i) = p_i · mean over rows of 1 − Π_{M∋i} (1 − Π_{r∈M, r≠i} p_r) over the row's minimal
 * sample uniques M (extension to COL): defined with duplicate rows too, and the mean of what single rows are told.
 */
import { columnSensitivity } from './columnSensitivity.ts';

/** Takes rows one by one: all rows, or a sample of them. */
export class RowWeightedSum {
  readonly #reveal: Float64Array;
  readonly #sums: Float64Array;
  #rows = 0;

  constructor(reveal: Float64Array) {
    this.#reveal = reveal;
    this.#sums = new Float64Array(reveal.length);
  }

  /** A row that is never alone has no sets and counts all the same. */
  add(minimalSampleUniques: Iterable<readonly number[]>): void {
    const ofRow = columnSensitivity(minimalSampleUniques, this.#reveal);
    for (let column = 0; column < ofRow.length; column++) this.#sums[column] += ofRow[column];
    this.#rows++;
  }

  /** 0 without rows. */
  get values(): Float64Array {
    return this.#sums.map((sum) => (this.#rows === 0 ? 0 : sum / this.#rows));
  }
}
