/** The sampling model of identification: R(X) from the α of a few values, with its standard error (ITO, Definition 8; Theorem 2 as corrected in measures.md 4.2). */
import type { UsersPerValue } from '../../counts/types.ts';
import { type Random, randomBelow, regularizedIncompleteBeta } from '../numeric/index.ts';
import { valueCount } from './identificationRisk.ts';

/**
 * The quantile of Student's t, by the incomplete beta function: how many standard errors an interval from few values needs.
 * t with P(T ≤ t) = p for `degrees` degrees of freedom ≥ 1 and 0 < p < 1. Halves an interval until no number is between its ends.
 */
export function studentQuantile(p: number, degrees: number): number {
  if (p === 0.5) return 0;
  if (p < 0.5) return -studentQuantile(1 - p, degrees);
  let low = 0;
  let high = 2;
  while (upperTail(high, degrees) > 1 - p) high *= 2;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return middle;
    if (upperTail(middle, degrees) > 1 - p) low = middle;
    else high = middle;
  }
}

/** P(T > t) for t ≥ 0 (Abramowitz and Stegun 26.7.1). */
function upperTail(t: number, degrees: number): number {
  return regularizedIncompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
}

export interface SampledRisk {
  /** Values drawn. */
  readonly size: number;
  readonly meanAlpha: number;
  /** Of α among the drawn values, with divisor size − 1; undefined for one value. */
  readonly deviation: number | undefined;
  /** Unbiased, so it may exceed 1 where the sample holds a value of very many records of one user. */
  readonly risk: number;
  /** 0 if all values were drawn; undefined if one of several was. */
  readonly standardError: number | undefined;
  /** The 90 % interval; of 10 values of a skewed column it holds as little as 72 %, of 30 values 83 %, of 100 values 87 % (docs/reproduction/ito.md). */
  readonly low: number;
  readonly high: number;
}

/** 90 % interval: 5 % on either side. */
const upperQuantile = 0.95;

/**
 * What the α of some of the `values` distinct values, drawn without replacement, say of R(X) over `rows` records. The
 * interval is taken on the log scale, since α is skewed; its lower end is at least |D_X| / m, because α ≥ 1. Undefined for
 * an empty sample.
 */
export function sampledRisk(alphas: readonly number[], values: number, rows: number): SampledRisk | undefined {
  const size = alphas.length;
  if (size === 0) return undefined;
  const perAlpha = values / rows;
  const mean = alphas.reduce((sum, alpha) => sum + alpha, 0) / size;
  const risk = mean * perAlpha;
  const squares = alphas.reduce((sum, alpha) => sum + (alpha - mean) ** 2, 0);
  const deviation = size === 1 ? undefined : Math.sqrt(squares / (size - 1));
  const drawn = { size, meanAlpha: mean, deviation, risk };
  if (size === values) return { ...drawn, standardError: 0, low: risk, high: risk };
  // One value says nothing of how much values differ.
  if (deviation === undefined) return { ...drawn, standardError: undefined, low: perAlpha, high: 1 };
  const standardError = perAlpha * (deviation / Math.sqrt(size)) * Math.sqrt(1 - size / values);
  const factor = Math.exp((studentQuantile(upperQuantile, size - 1) * standardError) / risk);
  return {
    ...drawn,
    standardError,
    low: Math.min(1, Math.max(perAlpha, risk / factor)),
    high: Math.min(1, risk * factor),
  };
}

/** α of `size` values, or of all if there are fewer, drawn at random without replacement (Floyd's method). */
export function drawAlphas(column: UsersPerValue, size: number, random: Random): number[] {
  const count = valueCount(column);
  const drawn = new Set<number>();
  for (let last = Math.max(0, count - size); last < count; last++) {
    const place = randomBelow(random, last + 1);
    drawn.add(drawn.has(place) ? last : place);
  }
  const places = Uint32Array.from(drawn).sort();
  const alphas: number[] = [];
  let end = 0;
  for (let i = 0; i < column.values.length; i++) {
    end += column.values[i];
    while (alphas.length < places.length && places[alphas.length] < end)
      alphas.push(column.records[i] / column.users[i]);
  }
  return alphas;
}
