/** Mean and variance of the recursive hypergeometric law from its factorial moments, without the law itself (TFRR, our addition). */

/** E[X (X − 1) … (X − order + 1)] = Π_j (n_j)_order / ((N)_order)^(d − 1), where (x)_r is the falling factorial. */
export function factorialMoment(n: number, frequencies: readonly number[], order: number): number {
  let moment = 1;
  for (let i = 0; i < order; i++) {
    if (n - i <= 0) return 0;
    moment *= n - i;
    for (const frequency of frequencies) moment *= Math.max(0, frequency - i) / (n - i);
  }
  return moment;
}

/** E[X] = N Π n_j/N, the same with and without the binomial approximation. */
export function meanMatches(n: number, frequencies: readonly number[]): number {
  return factorialMoment(n, frequencies, 1);
}

export function varianceOfMatches(n: number, frequencies: readonly number[]): number {
  const mean = meanMatches(n, frequencies);
  return Math.max(0, factorialMoment(n, frequencies, 2) + mean - mean * mean);
}
