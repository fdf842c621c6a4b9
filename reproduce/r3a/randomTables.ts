/** Tables of independent columns: how far single draws of Algorithm 1 stray, and how near its mean is to the one that is computed. */
import { frequencyHistogram } from '@quasi/shared/counts';
import { type Expectation, expectedOverallRisk, randomSampling } from '@quasi/shared/measures/prediction';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { drain } from '../data.ts';
import { type EnumeratedMeans, enumeratedMeans } from './enumeratedMeans.ts';

/** As many as in the paper, of each size. */
const matrices = 20;
const sizes = [100, 300, 1000, 3000, 10_000, 30_000];
const draws = 200;

export interface RandomMatrix {
  readonly rows: number;
  readonly columns: number;
  /** Of Algorithm 1: the mean of the draws, and the standard deviation of one of them. */
  readonly mean: number;
  readonly sd: number;
  /** The mean as Quasi computes it without shuffling, and by which law. */
  readonly computed: number;
  readonly method: Expectation['method'];
  /** For a mean from the grid: what the sums are without it, where they do not take too long. */
  readonly enumerated: EnumeratedMeans | undefined;
  /** The risk of one more table with the same frequencies: what is to be predicted. */
  readonly risk: number;
}

export const drawsOfEach = draws;

export function randomMatrices(): RandomMatrix[] {
  const random = seededRandom(20);
  return sizes.flatMap((rows) =>
    Array.from({ length: matrices }, (_, i): RandomMatrix => {
      const columns = 3 + (i % 4);
      const frequencies = Array.from({ length: columns }, () =>
        frequenciesOf(rows, 2 + randomBelow(random, 39), random),
      );
      const { mean, sd } = drain(randomSampling(frequencies, rows, draws, i));
      const histograms = frequencies.map(frequencyHistogram);
      const { value: computed, method } = drain(expectedOverallRisk(rows, histograms));
      const enumerated = method === 'grid' ? enumeratedMeans(rows, histograms) : undefined;
      const { mean: risk } = drain(randomSampling(frequencies, rows, 1, 1000 + i));
      return { rows, columns, mean, sd, computed, method, enumerated, risk };
    }),
  );
}

/** How often each of so many values occurs: shares from a flat Dirichlet law, each row drawn by them. */
function frequenciesOf(rows: number, values: number, random: () => number): Uint32Array {
  const shares = Array.from({ length: values }, () => -Math.log1p(-random()));
  const sum = shares.reduce((total, share) => total + share, 0);
  const frequencies = new Uint32Array(values);
  for (let row = 0; row < rows; row++) {
    let left = random() * sum;
    let value = 0;
    while (value < values - 1 && left >= shares[value]) left -= shares[value++];
    frequencies[value]++;
  }
  return frequencies.filter((frequency) => frequency > 0);
}
