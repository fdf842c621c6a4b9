/**
 * SUDA2 scores (Manning, Haglin, Keane 2008, as in sdcMicro): a minimal sample unique of k of d columns counts (d − k)!,
 * a row the sum of its own, a column the share of all scores in sets that contain it.
 */

/** (d − k)!, beyond 170 columns possibly infinite: contributions and risks do not go through it. */
export function sudaWeight(columns: number, size: number): number {
  let product = 1;
  for (let factor = 2; factor <= columns - size; factor++) product *= factor;
  return product;
}

/** The scores of all rows, from how many minimal sample uniques of each size they have: `countOfSize[size][row]`. */
export function sudaScores(countOfSize: readonly Uint32Array[], columns: number): Float64Array {
  return weighted(countOfSize, (size) => sudaWeight(columns, size));
}

/** The same up to a constant factor: the smallest sets that occur count 1. Finite for any number of columns. */
export function relativeSudaScores(countOfSize: readonly Uint32Array[], columns: number): Float64Array {
  const smallest = countOfSize.findIndex((counts, size) => size > 0 && counts.some((count) => count > 0));
  return weighted(countOfSize, (size) => relativeWeight(columns, size, smallest));
}

/** Percent of the total score in sets that contain the column, from `countOfColumn[column][size]` over all rows. */
export function sudaContributions(countOfColumn: readonly (readonly number[])[]): Float64Array {
  const columns = countOfColumn.length;
  const sizes = countOfColumn.reduce((most, counts) => Math.max(most, counts.length), 0);
  const setsOfSize = Array.from({ length: sizes }, (_, size) =>
    size === 0 ? 0 : countOfColumn.reduce((sum, counts) => sum + (counts[size] ?? 0), 0) / size,
  );
  const smallest = setsOfSize.findIndex((sets) => sets > 0);
  const scoreOf = (counts: readonly number[]) =>
    counts.reduce((sum, count, size) => (count > 0 ? sum + count * relativeWeight(columns, size, smallest) : sum), 0);
  const total = scoreOf(setsOfSize);
  return Float64Array.from(countOfColumn, (counts) => (total === 0 ? 0 : (100 * scoreOf(counts)) / total));
}

/** (d − k)! / (d − smallest)!. */
function relativeWeight(columns: number, size: number, smallest: number): number {
  let weight = 1;
  for (let between = smallest; between < size; between++) weight /= columns - between;
  return weight;
}

function weighted(countOfSize: readonly Uint32Array[], weightOf: (size: number) => number): Float64Array {
  const scores = new Float64Array(countOfSize.length > 0 ? countOfSize[0].length : 0);
  for (let size = 1; size < countOfSize.length; size++) {
    const weight = weightOf(size);
    const counts = countOfSize[size];
    for (let row = 0; row < scores.length; row++) if (counts[row] > 0) scores[row] += counts[row] * weight;
  }
  return scores;
}

/**
 * DIS-SUDA (Elliot, Manning, Mayes, Gurd, Bane 2005, as in sdcMicro): a file's chance that a unique match is a correct one
 * (Skinner and Elliot 2002), divided among the rows by their SUDA scores so that its harmonic mean over them is kept.
 */
interface DisSuda {
  /** DIS of the file: U·π / (U·π + P·(1 − π)), U unique rows, P rows that come exactly twice. */
  readonly dis: number;
  /** 0 for rows that are not unique; undefined for a unique row without a set within the size limit, which is not safe. */
  readonly riskOf: (row: number) => number | undefined;
}

/**
 * Small powers hardly distinguish the scores of rows, and negative ones, at more than 28 columns, would reverse the order of the scores.
 */
const smallestPower = 0.05;

/** `rate` is π = n/N, .01 where the population is not known. */
export function disSuda(
  /** Size → row → minimal sample uniques. */
  countOfSize: readonly Uint32Array[],
  /** Row → rows that equal it in all columns. */
  sizeOfRow: Uint32Array,
  columns: number,
  rate = 0.01,
): DisSuda {
  const scores = relativeSudaScores(countOfSize, columns);
  const power = Math.max(smallestPower, 1 + (8 - columns) / 20);
  let unique = 0;
  let pairs = 0;
  let scored = 0;
  let inverses = 0;
  for (let row = 0; row < sizeOfRow.length; row++) {
    if (sizeOfRow[row] === 1) unique++;
    if (sizeOfRow[row] === 2) pairs++;
    if (!(scores[row] > 0)) continue;
    scored++;
    inverses += scores[row] ** -power;
  }
  const dis = unique === 0 ? 0 : (unique * rate) / (unique * rate + pairs * (1 - rate));
  const spread = (scored / dis - scored) / inverses;
  const riskOf = (row: number) => {
    if (sizeOfRow[row] !== 1) return 0;
    if (!(scores[row] > 0)) return undefined;
    return 1 / (1 + spread / scores[row] ** power);
  };
  return { dis, riskOf };
}
