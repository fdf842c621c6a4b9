/**
 * How much each column contributes to the risk of one row. Our own companion (EXT), of none of the papers: the row's prosecutor
 * risk is taken as a game between the columns, v(S) = 1 / (size of the row's class on S) with v(∅) = 1/n, and a column gets its
 * Shapley value (Shapley 1953), the mean of what it adds over all orders in which columns become known. The shares sum to
 * 1 / class size − 1/n, columns that act alike get the same, and one that never divides the class gets 0.
 */

/**
 * Turns the number of rows that agree with the row in exactly the columns of a set into the number that agree in at least these,
 * which is the size of the class on the set. Sets are bit masks and index the array. Yields after each column.
 */
export function* classSizesOfSets(agreeing: Uint32Array, columns: number): Generator<void, void> {
  for (let column = 0; column < columns; column++) {
    addSupersets(agreeing, 1 << column);
    yield;
  }
}

function addSupersets(sizes: Uint32Array, bit: number): void {
  for (let set = 0; set < sizes.length; set++) if ((set & bit) === 0) sizes[set] += sizes[set | bit];
}

/** Column → its share, from the class size of each set of columns. Yields after each column. */
export function* sharesOfRisk(sizes: Uint32Array, columns: number): Generator<void, Float64Array> {
  const weights = weightsOfSizes(columns);
  const shares = new Float64Array(columns);
  for (let column = 0; column < columns; column++) {
    shares[column] = shareOf(sizes, 1 << column, weights);
    yield;
  }
  return shares;
}

function shareOf(sizes: Uint32Array, bit: number, weights: Float64Array): number {
  let share = 0;
  for (let set = 0; set < sizes.length; set++) {
    if ((set & bit) !== 0 || sizes[set] === sizes[set | bit]) continue;
    share += weights[bitsIn(set)] * (1 / sizes[set | bit] - 1 / sizes[set]);
  }
  return share;
}

/** Size s of a set → s! (m − s − 1)! / m!: the share of the orders in which exactly its columns come first. */
function weightsOfSizes(columns: number): Float64Array {
  const weights = new Float64Array(columns);
  weights[0] = 1 / columns;
  for (let size = 1; size < columns; size++) weights[size] = (weights[size - 1] * size) / (columns - size);
  return weights;
}

/** Counts in all places at once: by twos, by fours, by eights. */
function bitsIn(set: number): number {
  const twos = set - ((set >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
