/**
 * DIS-SUDA (Elliot, Manning, Mayes, Gurd, Bane 2005, as in sdcMicro): a file's chance that a unique match is a correct one
 * (Skinner and Elliot 2002), divided among the rows by their SUDA scores so that its harmonic mean over them is kept.
 */
import { relativeSudaScores } from './suda.ts';

interface DisSuda {
  /** DIS of the file: U·π / (U·π + P·(1 − π)), U unique rows, P rows of which there are exactly two. */
  readonly dis: number;
  /** 0 for rows that are not unique; undefined for a unique row without a set within the size limit, which is not safe. */
  readonly riskOf: (row: number) => number | undefined;
}

/** Small powers of scores hardly tell rows apart, negative ones, at more than 28 columns, would turn their order round. */
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
