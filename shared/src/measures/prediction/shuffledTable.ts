/** What a table whose columns are shuffled is expected to be like, without shuffling (EXT to R3A's Algorithm 1 and RDE). */
import type { SizeHistogram } from '../../counts/types.ts';
import { recursiveHypergeometric } from '../frequency/index.ts';
import { atLeastOnce } from '../numeric/index.ts';
import {
  combinationsAStep,
  expectedCount,
  type FrequencyCombination,
  frequencyCombinations,
} from './frequencyCombinations.ts';
import { gridExpectation, gridWithoutEach, gridWithVariants } from './gridExpectation.ts';

export interface Expectation {
  readonly value: number;
  readonly method: 'exact' | 'binomial' | 'grid';
}

/** From here on P(X = 0) ≤ e^−mean is beyond a double's reach. */
const surelyMet = 40;
/** Of the law's recursion: beyond it a single law takes more than a few milliseconds. */
const mostMatched = 1024;
/** Terms of the recursion, over all laws: about half a second. */
const mostTerms = 2e8;

/**
 * E[ORR] = (1/n) Σ over tuples of P(X ≥ 1), X following the recursive hypergeometric law (TFRR eq. 3–5). Where that
 * takes too long, the law is replaced by the binomial one, and where there are too many combinations of frequencies to
 * enumerate, their distribution is computed on a grid. Each column is given by how many of its values occur how often.
 * `sampled`: of so many rows of the table, drawn at random. To be among them is one more subset that a tuple's rows meet, so the law
 * has that number beside the frequencies.
 */
export function* expectedOverallRisk(
  rows: number,
  columns: readonly SizeHistogram[],
  sampled = rows,
): Generator<number, Expectation> {
  if (rows === 0 || sampled === 0) return { value: 0, method: 'exact' };
  if (columns.some(isAlwaysOnce)) return { value: 1, method: 'exact' };
  const all = yield* frequencyCombinations(columns);
  if (all === undefined) {
    const { overallRisk } = yield* gridExpectation(rows, columns, sampled);
    return { value: overallRisk, method: 'grid' };
  }
  const combinations = sampled === rows ? all : all.map((one) => inSample(one, sampled));
  const isRare = (combination: FrequencyCombination) => expectedCount(combination, rows) < surelyMet;
  if (!isExactAffordable(combinations.filter(isRare))) {
    return { value: yield* binomialRisk(rows, combinations, sampled), method: 'binomial' };
  }
  let distinct = 0;
  for (const [i, combination] of combinations.entries()) {
    const missed = isRare(combination) ? recursiveHypergeometric(rows, combination.frequencies)[0] : 0;
    distinct += combination.tuples * (1 - missed);
    yield i;
  }
  return { value: Math.min(1, distinct / sampled), method: 'exact' };
}

/** E[ORR] without each column in turn, by the method `grid` of `expectedOverallRisk`. Yields columns done. */
export function* expectedRiskWithoutEach(
  rows: number,
  columns: readonly SizeHistogram[],
): Generator<number, Float64Array> {
  const risks = yield* gridWithoutEach(rows, columns);
  const once = columns.filter(isAlwaysOnce).length;
  return risks.map((risk, i) => (once > (isAlwaysOnce(columns[i]) ? 1 : 0) ? 1 : Math.min(1, risk)));
}

/** E[ORR] on the columns, and with each variant of one more, by the method `grid`. Yields columns done. */
export function* expectedRiskWithVariants(
  rows: number,
  columns: readonly SizeHistogram[],
  variants: readonly SizeHistogram[],
): Generator<number, { readonly without: number; readonly risks: readonly number[] }> {
  if (columns.some(isAlwaysOnce)) return { without: 1, risks: variants.map(() => 1) };
  return yield* gridWithVariants(rows, columns, variants);
}

/** Then every row is alone, whatever the others are. */
function isAlwaysOnce({ sizes }: SizeHistogram): boolean {
  return sizes.length === 1 && sizes[0] === 1;
}

/** E[ORR] by the binomial law of TFRR, with n_d the smallest frequency; undefined if there are too many combinations. */
export function* expectedOverallRiskBinomial(
  rows: number,
  columns: readonly SizeHistogram[],
): Generator<number, number | undefined> {
  if (rows === 0) return 0;
  const combinations = yield* frequencyCombinations(columns);
  return combinations && (yield* binomialRisk(rows, combinations, rows));
}

/** The expected entropy of the tuples (RDE): log2 n − (1/n) Σ over tuples of E[X log2 X], exact or on the grid. */
export function* expectedRandomEntropy(
  rows: number,
  columns: readonly SizeHistogram[],
): Generator<number, Expectation> {
  if (rows === 0) return { value: 0, method: 'exact' };
  const combinations = yield* frequencyCombinations(columns);
  if (combinations === undefined || !isExactAffordable(combinations)) {
    const { entropy } = yield* gridExpectation(rows, columns);
    return { value: entropy, method: 'grid' };
  }
  let sum = 0;
  for (const [i, { frequencies, tuples }] of combinations.entries()) {
    const law = recursiveHypergeometric(rows, frequencies);
    for (let x = 2; x < law.length; x++) sum += tuples * law[x] * x * Math.log2(x);
    yield i;
  }
  return { value: Math.max(0, Math.log2(rows) - sum / rows), method: 'exact' };
}

function isExactAffordable(combinations: readonly FrequencyCombination[]): boolean {
  let terms = 0;
  for (const { frequencies } of combinations) {
    // Of one column the law is known; of none too.
    if (frequencies.length < 2) continue;
    if (frequencies[0] > mostMatched) return false;
    terms += (frequencies.length - 1) * (frequencies[0] + 20) ** 2;
  }
  return terms <= mostTerms;
}

/** (1/n) Σ 1 − (1 − P)^m, m the smallest frequency of a tuple and P the product of the shares of the others. */
function* binomialRisk(
  rows: number,
  combinations: readonly FrequencyCombination[],
  sampled: number,
): Generator<number, number> {
  let distinct = 0;
  for (const [i, { frequencies, tuples }] of combinations.entries()) {
    const [smallest = rows, ...others] = frequencies;
    const share = others.reduce((product, frequency) => product * (frequency / rows), 1);
    distinct += tuples * atLeastOnce(share, smallest);
    if (i % combinationsAStep === 0) yield i;
  }
  return Math.min(1, distinct / sampled);
}

function inSample({ frequencies, tuples }: FrequencyCombination, sampled: number): FrequencyCombination {
  return { frequencies: [...frequencies, sampled].sort((a, b) => a - b), tuples };
}
