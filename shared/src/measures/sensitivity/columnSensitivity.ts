/** Sensitivity of a column, S_i = p_i (1 − Π_{U∋i} (1 − Π_{r∈U, r≠i} p_r)) over minimal unique combinations U (COL eq. 1). */

/** Takes combinations one by one, so that none has to be kept. Without any, which duplicate rows cause, S is 0: not "safe". */
export class SensitivitySum {
  readonly #reveal: Float64Array;
  /** Column → logarithm of the chance that no combination it is in has its other columns revealed. */
  readonly #logs: Float64Array;

  /** `reveal` is p: column → probability that it is revealed. */
  constructor(reveal: Float64Array) {
    this.#reveal = reveal;
    this.#logs = new Float64Array(reveal.length);
  }

  add(combination: readonly number[]): void {
    for (const column of combination) {
      let others = 1;
      for (const other of combination) if (other !== column) others *= this.#reveal[other];
      this.#logs[column] += Math.log1p(-others);
    }
  }

  get values(): Float64Array {
    return this.#reveal.map((p, column) => p * revealed(this.#logs[column]));
  }
}

/** S of every column, with a probability of its own for each to be revealed. */
export function columnSensitivity(combinations: Iterable<readonly number[]>, reveal: Float64Array): Float64Array {
  const sum = new SensitivitySum(reveal);
  for (const combination of combinations) sum.add(combination);
  return sum.values;
}

export function revealed(log: number): number {
  return log === 0 ? 0 : -Math.expm1(log);
}

// Row-weighted sensitivity S_w(i) = p_i · mean over rows of 1 − Π_{M∋i} (1 − Π_{r∈M, r≠i} p_r) over the row's minimal sample uniques M
// (extension to COL): defined with duplicate rows too, and the mean of the numbers of single rows.

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
