/** The expected risk of shuffled tables summed over all combinations of frequencies: what shows whether the grid or its Poisson law is off. */
import type { SizeHistogram } from '@quasi/shared/counts';
import { atLeastOnce } from '@quasi/shared/measures/numeric';

export interface EnumeratedMeans {
  /** By the law of the grid, without its steps. */
  readonly poisson: number;
  /** By the binomial law with the smallest frequency as the number of trials. */
  readonly binomial: number;
}

/** Quasi itself stops at 50,000; here there is time for more. */
export const mostEnumerated = 3_000_000;

/** Undefined where there are more combinations. */
export function enumeratedMeans(rows: number, columns: readonly SizeHistogram[]): EnumeratedMeans | undefined {
  if (columns.reduce((product, { sizes }) => product * sizes.length, 1) > mostEnumerated) return undefined;
  let poisson = 0;
  let binomial = 0;
  add(0, 1, rows, 1);
  return { poisson: poisson / rows, binomial: binomial / rows };

  /** `tuples` that agree in the frequencies of the columns before this one; `product` of their shares, and their smallest frequency. */
  function add(column: number, product: number, smallest: number, tuples: number): void {
    if (column === columns.length) {
      poisson -= tuples * Math.expm1(-rows * product);
      binomial += tuples * atLeastOnce(Math.min(1, (product * rows) / smallest), smallest);
      return;
    }
    const { sizes, counts } = columns[column];
    for (let place = 0; place < sizes.length; place++) {
      const size = sizes[place];
      add(column + 1, (product * size) / rows, Math.min(smallest, size), tuples * counts[place]);
    }
  }
}
