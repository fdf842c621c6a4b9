/** Golden numbers of TFRR: the recursive hypergeometric law, its approximation, and what is predicted from them. */

import assert from 'node:assert/strict';
import {
  binomialApproximation,
  binomialWithTrials,
  calibratedIndistinguishable,
  indistinguishable,
  lift,
  othersBinomial,
  othersLaw,
  rectifiedBinomial,
  rectifiedLaw,
  recursiveHypergeometric,
} from '../../shared/src/measures/frequency/index.ts';
import {
  expectedIndividualRisk,
  maximumProbabilityDifference,
  meanMatches,
  varianceOfMatches,
} from '../../shared/src/measures/frequency/testPaper.ts';
import { binomialProbability } from '../../shared/src/measures/numeric/index.ts';
import { areaUnderCurve } from '../../shared/src/measures/numeric/testFunctions.ts';
import { assertClose, type GoldenChecks } from './check.ts';

/** Compares the law with fractions. */
function fractions(n: number, frequencies: readonly number[]): GoldenChecks[string] {
  return (expected: readonly string[]) => {
    const values = expected.map((fraction) => {
      const [numerator, denominator] = fraction.split('/').map(Number);
      return numerator / denominator;
    });
    assertClose([...recursiveHypergeometric(n, frequencies)], values, 1e-13);
  };
}

interface Law extends Readonly<Record<string, unknown>> {
  readonly binomial: readonly [number, number];
  readonly pmf_head: readonly number[];
  readonly binomial_head: readonly number[];
}

/** What a vector should be, found with 50 digits, and how far off it may be. */
type Corrections = Readonly<Record<string, { readonly exact: number; readonly vectorOffBy: number }>>;

/**
 * Where n is large the vectors bear the error of the double-precision logarithm of the gamma function. It is below the
 * tolerance in probabilities, but not in what is a small difference of two of them: MPD, and 1 − P(0) over the mean.
 */
function law(
  n: number,
  frequencies: readonly number[],
  tolerance = 1e-9,
  corrections: Corrections = {},
): GoldenChecks[string] {
  const exact = recursiveHypergeometric(n, frequencies);
  const binomial = binomialApproximation(n, frequencies);
  const forEachK = (probability: (k: number) => number) => ({
    2: probability(2),
    3: probability(3),
    5: probability(5),
  });
  return (expected: Law) => {
    const actual = {
      mean: meanMatches(n, frequencies),
      variance: varianceOfMatches(n, frequencies),
      pmf_head: [...exact.slice(0, expected.pmf_head.length)],
      binomial: [binomial.trials, binomial.probability],
      binomial_head: expected.binomial_head.map((_, count) =>
        binomialProbability(count, binomial.trials, binomial.probability),
      ),
      MPD: maximumProbabilityDifference(exact, binomial),
      P_k_rh: forEachK((k) => indistinguishable(exact, k)),
      P_k_binomial: forEachK((k) => indistinguishable(binomial, k)),
      P_k_known_rh: forEachK((k) => calibratedIndistinguishable(othersLaw(n, frequencies), k)),
      P_k_known_binomial: forEachK((k) => calibratedIndistinguishable(othersBinomial(n, frequencies), k)),
      expected_1_over_X: expectedIndividualRisk(exact),
    };
    const exactly: Record<string, number> = {};
    for (const [name, { exact, vectorOffBy }] of Object.entries(corrections)) {
      assert.ok(Math.abs((expected[name] as number) - exact) <= vectorOffBy, name);
      exactly[name] = exact;
    }
    assertClose(actual, { ...expected, ...exactly }, tolerance);
  };
}

const three = { n: 1000, frequencies: [50, 200, 100], pair: { a: 0, b: 1, both: 40 } };
const two = { n: 1000, frequencies: [50, 200], pair: { a: 0, b: 1, both: 40 } };
const rectified = rectifiedBinomial(three.n, three.frequencies, three.pair);
const rectifiedOfTwo = rectifiedBinomial(two.n, two.frequencies, two.pair);

/** Table 1 of R3A; its third and fourth rows are alike. */
const table = ['20 M Y', '25 M Y', '25 F N', '25 F N', '35 M N'].map((row) => row.split(' '));
const scores = Float64Array.from(table, (row) => {
  const frequencies = row.map((value, column) => table.filter((other) => other[column] === value).length);
  return indistinguishable(binomialApproximation(table.length, frequencies), 2);
});
const truths = Uint8Array.from(table, (row) =>
  table.filter((other) => other.join() === row.join()).length >= 2 ? 1 : 0,
);

export const checks: GoldenChecks = {
  'rh(10;4,5,6)_exact': fractions(10, [4, 5, 6]),
  'rh(10;4,5)_exact': fractions(10, [4, 5]),
  'rh(6;2,3,2)_exact': fractions(6, [2, 3, 2]),
  'rh(10;4,5,6)': law(10, [4, 5, 6]),
  'rh(100;30,20,50)': law(100, [30, 20, 50]),
  'rh(1000;100,50,200)': law(1000, [100, 50, 200]),
  'rh(30000;1500,600,3000)': law(30000, [1500, 600, 3000], 1e-9, {
    MPD: { exact: 3.16662651202626e-4, vectorOffBy: 1e-10 },
  }),
  'rh(1000000;2000,300,50000,1000)': law(1000000, [2000, 300, 50000, 1000], 1e-6, {
    MPD: { exact: 1.36021695477332e-12, vectorOffBy: 1.1e-9 },
    expected_1_over_X: { exact: 0.999985072819122, vectorOffBy: 4e-5 },
  }),
  'order(100;30,20,50)': (expected) => {
    const frequencies = [30, 20, 50];
    const exact = recursiveHypergeometric(100, frequencies);
    const actual = frequencies.map((frequency, position) => {
      const binomial = binomialWithTrials(100, frequencies, position);
      const params = [binomial.trials, binomial.probability];
      return [
        frequency,
        { params, MPD: maximumProbabilityDifference(exact, binomial), P2: indistinguishable(binomial, 2) },
      ];
    });
    assertClose(Object.fromEntries(actual), expected);
  },
  'lift(n_ab=40,n_a=50,n_b=200,N=1000)': (expected) => assertClose(lift(1000, 40, 50, 200), expected),
  'rectified(N=1000;50,200,100;pair 0,1;m=40)': (expected) =>
    assertClose([rectified.trials, rectified.probability], expected),
  rectified_P2: (expected) => assertClose(indistinguishable(rectified, 2), expected),
  rectified_rh_P2: (expected) =>
    assertClose(indistinguishable(rectifiedLaw(three.n, three.frequencies, three.pair), 2), expected),
  unrectified_P2: (expected) =>
    assertClose(indistinguishable(binomialApproximation(three.n, three.frequencies), 2), expected),
  'rectified_d2(N=1000;50,200;m=40)': (expected) =>
    assertClose([rectifiedOfTwo.trials, rectifiedOfTwo.probability], expected),
  rectified_d2_P2: (expected) => assertClose(indistinguishable(rectifiedOfTwo, 2), expected),
  tiny: (expected: { readonly 'nd,p': readonly [number, number] }) => {
    const [trials, probability] = expected['nd,p'];
    assertClose({ 'nd,p': [trials, probability], P2: indistinguishable({ trials, probability }, 2) }, expected);
  },
  'auc([.9,.8,.8,.3,.1],[1,1,0,0,1])': (expected) =>
    assertClose(areaUnderCurve(Float64Array.of(0.9, 0.8, 0.8, 0.3, 0.1), Uint8Array.of(1, 1, 0, 0, 1)), expected),
  r3a_table1_scores_k2: (expected) => assertClose([...scores], expected),
  r3a_table1_auc_k2: (expected) => assertClose(areaUnderCurve(scores, truths), expected),
};
