/** The binomial law, accurate for any n: saddle-point probabilities, and tails that are never 1 minus something small. */

import { stirlingError } from './gamma.ts';
import { deviance } from './safeForms.ts';

/** P(X = k) for X ~ Bin(n, p) (Loader 2000, "Fast and accurate computation of binomial probabilities"). */
export function binomialProbability(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return 0;
  if (p <= 0) return k === 0 ? 1 : 0;
  if (p >= 1) return k === n ? 1 : 0;
  if (k === 0) return Math.exp(n * Math.log1p(-p));
  if (k === n) return n * p > 0.5 * n ? Math.exp(n * Math.log1p(p - 1)) : p ** n;
  const exponent =
    stirlingError(n) - stirlingError(k) - stirlingError(n - k) - deviance(k, n * p) - deviance(n - k, n * (1 - p));
  return Math.exp(exponent) * Math.sqrt(n / (2 * Math.PI * k * (n - k)));
}

/** Terms smaller than this share of the sum so far do not change it. */
const negligible = 1e-17;

/** P(X ≥ k) for X ~ Bin(n, p). Beyond the mean the terms are added from k up, so that the smallest tail keeps its digits. */
export function binomialUpperTail(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (k > n || p <= 0) return 0;
  if (p >= 1) return 1;
  if (k <= n * p) return Math.max(0, 1 - sumDown(k - 1, n, p));
  return Math.min(1, sumUp(k, n, p));
}

/** P(X ≤ k) for X ~ Bin(n, p). */
export function binomialLowerTail(k: number, n: number, p: number): number {
  if (k < 0) return 0;
  if (k >= n || p <= 0) return 1;
  if (p >= 1) return 0;
  if (k >= n * p) return Math.max(0, 1 - sumUp(k + 1, n, p));
  return Math.min(1, sumDown(k, n, p));
}

/** P(X ≥ k) for k above the mean, where each term is smaller than the one before. */
function sumUp(k: number, n: number, p: number): number {
  const odds = p / (1 - p);
  let term = binomialProbability(k, n, p);
  let sum = term;
  for (let i = k; i < n && term > negligible * sum; i++) {
    term *= ((n - i) / (i + 1)) * odds;
    sum += term;
  }
  return sum;
}

/** P(X ≤ k) for k below the mean, where each term is smaller than the one after. */
function sumDown(k: number, n: number, p: number): number {
  const odds = (1 - p) / p;
  let term = binomialProbability(k, n, p);
  let sum = term;
  for (let i = k; i > 0 && term > negligible * sum; i--) {
    term *= (i / (n - i + 1)) * odds;
    sum += term;
  }
  return sum;
}
