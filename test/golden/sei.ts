/** Golden numbers of SEI: randomised response, reconstruction, the copula, the floor and the count law. */

import assert from 'node:assert/strict';
import { frequencyHistogram } from '../../shared/src/counts/index.ts';
import { seededRandom } from '../../shared/src/measures/numeric/index.ts';
import {
  aloneProbability,
  bayesStep,
  binomialFloor,
  bivariateRectangle,
  bivariateTable,
  type Channel,
  channelOf,
  columnTotals,
  copulaCell,
  copulaCuts,
  correlationByInformation,
  correlationByPositions,
  correlationOfInformation,
  countLaw,
  expectedCount,
  grandTotal,
  type JointTable,
  likeliestShares,
  mutualInformation,
  ordinalMoments,
  poissonFloor,
  printedCorrelation,
  probabilityOf,
  rowTotals,
  unbiasedPairShares,
} from '../../shared/src/measures/protected/index.ts';
import {
  asPair,
  capInLargePopulation,
  commonestClassSize,
  expectedCountOneDatabase,
  informationOfCorrelation,
  meanClassSize,
  noisyCountLikelihood,
  plainPairShares,
  printedFloor,
  unbiasedShares,
} from '../../shared/src/measures/protected/testPaper.ts';
import { assertClose, type GoldenChecks } from './check.ts';

function run<T>(work: Generator<number, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** measures.md 5.4 gives limits of iterations to 1e-6; most of these numbers are shares that tend to 0. */
function assertWithin(actual: ArrayLike<number>, expected: readonly number[], tolerance = 1e-6): void {
  assert.equal(actual.length, expected.length);
  for (const [i, one] of expected.entries()) assert.ok(Math.abs(actual[i] - one) <= tolerance, `${actual[i]} ${one}`);
}

const listed = (numbers: ArrayLike<number> | undefined) => Array.from(numbers ?? []);

const single = channelOf(1, 1);

function emLimit(reports: readonly number[], channel: Channel): Float64Array {
  return run(plainPairShares(asPair(reports), channel, single)).cells;
}

const pairReports: JointTable = { rows: 2, columns: 3, cells: Float64Array.of(40, 10, 5, 20, 25, 0) };
const pairChannels = [channelOf(1, 2), channelOf(1, 3)] as const;

const p = Float64Array.of(0.2, 0.5, 0.3);
const q = Float64Array.of(0.6, 0.4);
const cuts = [copulaCuts(p), copulaCuts(q)] as const;
const copula = (correlation: number) => run(bivariateTable(...cuts, correlation));

function byRows({ rows, columns, cells }: JointTable): number[][] {
  return Array.from({ length: rows }, (_, i) => listed(cells.subarray(i * columns, (i + 1) * columns)));
}

const ordinalCorrelation = (table: JointTable) => {
  const { covariance, first, second } = ordinalMoments(table);
  return covariance / Math.sqrt(first * second);
};

const pipelineCounts: JointTable = {
  rows: 3,
  columns: 3,
  cells: Float64Array.of(30, 15, 5, 12, 40, 18, 3, 20, 57),
};

/** The whole way of the paper for cell (0, 2). */
function pipeline(
  population: number,
  alpha: number,
  correlationOf: (first: Float64Array, second: Float64Array) => number,
) {
  const total = grandTotal(pipelineCounts);
  const first = copulaCuts(rowTotals(pipelineCounts).map((count) => count / total));
  const second = copulaCuts(columnTotals(pipelineCounts).map((count) => count / total));
  const rho = correlationOf(first, second);
  const probability = bivariateRectangle(first[0], first[1], second[2], second[3], rho);
  const floor = poissonFloor(alpha, population);
  const used = Math.max(probability, floor);
  const law = countLaw(used, population, [], 'record');
  assert.ok(law);
  return {
    M: run(mutualInformation(pipelineCounts)),
    sign: Math.sign(ordinalMoments(pipelineCounts).covariance),
    rho,
    q: probability,
    q_floor: floor,
    q_used: used,
    p_unique: aloneProbability(law),
    E: expectedCount(law),
  };
}

const byInformation = (first: Float64Array, second: Float64Array) =>
  run(
    correlationByInformation(
      run(mutualInformation(pipelineCounts)),
      ordinalMoments(pipelineCounts).covariance,
      first,
      second,
    ),
  );

const lawOf = (databases: [rate: number, matches: number][], target: 'record' | 'member' = 'record') => {
  const law = countLaw(
    0.002,
    1000,
    databases.map(([rate, matches]) => ({ rate, matches })),
    target,
  );
  assert.ok(law);
  return law;
};

/** Columns Sex and Disease of COL Table 1. */
const sexAndDisease = ['F Fever', 'M Pneumonia', 'F Fever', 'F Appendicitis', 'M Leukemia', 'F Fever', 'M Leukemia'];

export const checks: GoldenChecks = {
  beta: (expected: Record<string, number>) => {
    for (const [name, keep] of Object.entries(expected)) {
      const [, epsilon, categories] = /^eps=(.+),f=(.+)$/.exec(name) ?? [];
      assertClose(channelOf(Number(epsilon), Number(categories)).keep, keep);
    }
  },
  'reports(50,30,20),eps=1': (expected: { unbiased: number[]; mle: number[]; em: number[] }) => {
    const reports = [50, 30, 20];
    const channel = channelOf(1, 3);
    assertClose(listed(unbiasedShares(reports, channel)), expected.unbiased);
    assertClose(listed(likeliestShares(reports, channel)), expected.mle);
    assertWithin(emLimit(reports, channel), expected.em);
  },
  'reports(40,35,25),eps=2': (expected: { unbiased: number[]; mle: number[]; one_em_step_from_w: number[] }) => {
    const reports = [40, 35, 25];
    const channel = channelOf(2, 3);
    assertClose(listed(unbiasedShares(reports, channel)), expected.unbiased);
    assertClose(listed(likeliestShares(reports, channel)), expected.mle);
    const observed = { rows: 3, columns: 1, cells: Float64Array.of(0.4, 0.35, 0.25) };
    const { shares } = run(bayesStep(observed, asPair(reports), channel, single));
    assertClose(listed(shares.cells), expected.one_em_step_from_w);
  },
  'pair_reports(2x3)': (expected: number[]) => assertClose(listed(pairReports.cells), expected),
  'pair_em(eps=1 each)': (expected: number[]) => {
    assertWithin(run(plainPairShares(pairReports, ...pairChannels)).cells, expected);
  },
  'pair_inverse(eps=1 each)': (expected: number[]) => {
    assertClose(listed(run(unbiasedPairShares(pairReports, ...pairChannels))?.cells), expected);
  },
  rho_from_mi: (expected: Record<string, number>) => {
    for (const [name, rho] of Object.entries(expected)) {
      assertClose(correlationOfInformation(Number(name.slice(2))), rho);
    }
  },
  'gaussian_mi(0.5)': (expected: number) => assertClose(informationOfCorrelation(0.5), expected),
  'copula(p=.2/.5/.3,q=.6/.4,rho=.5)': (expected: number[][]) => assertClose(byRows(copula(0.5)), expected),
  'copula_neg(rho=-.5)': (expected: number[][]) => assertClose(byRows(copula(-0.5)), expected),
  copula_discrete_mi: (expected: number) => assertClose(run(mutualInformation(copula(0.5))), expected),
  rho_closed_from_it: (expected: number) => assertClose(run(printedCorrelation(copula(0.5))), expected),
  rho_discretised_from_it: (expected: number) => {
    assertClose(run(correlationByInformation(run(mutualInformation(copula(0.5))), 1, ...cuts)), expected);
  },
  ordinal_correlation_from_it: (expected: number) => assertClose(ordinalCorrelation(copula(0.5)), expected),
  rho_from_ordinal_correlation: (expected: number) => {
    assertClose(run(correlationByPositions(ordinalCorrelation(copula(0.5)), ...cuts, p, q)), expected);
  },
  'copula3_cell(0,0,1)': (expected: { marginals: number[][]; R: number[][]; q: number }) => {
    const threeCuts = expected.marginals.map((shares) => copulaCuts(Float64Array.from(shares)));
    const correlations = expected.R.map((row) => Float64Array.from(row));
    const { probability } = run(copulaCell(threeCuts, correlations, [0, 0, 1], 1000, seededRandom(1)));
    assertClose(probability, expected.q, 1e-6);
  },
  q_floor: (expected: Record<string, Record<string, number | null>>) => {
    for (const [alpha, floors] of Object.entries(expected)) {
      assertClose(poissonFloor(Number(alpha), 1), floors['exact_poisson(N=1)']);
      assertClose(binomialFloor(Number(alpha), 1000), floors['binomial(N=1000)']);
      assertClose(printedFloor(Number(alpha), 1) ?? null, floors['lambert(N=1)']);
      assertClose(capInLargePopulation(Number(alpha)), floors['cap_without_databases']);
    }
  },
  'N=1000,q=0.002': (expected: object) => {
    const one = lawOf([[0.1, 1]]);
    const oneMember = lawOf([[0.1, 1]], 'member');
    const two = lawOf([
      [0.1, 1],
      [0.2, 2],
    ]);
    const neither: [number, number][] = [
      [0.1, 0],
      [0.2, 0],
    ];
    assertClose(
      {
        truncated_p1: aloneProbability(lawOf([])),
        known_p1: aloneProbability(lawOf([], 'member')),
        E_no_db: expectedCount(lawOf([])),
        // Given to 12 digits, of which the last differs from truncated_p1: the same number by another way.
        p1_no_db: aloneProbability(lawOf([])),
        'E_s=.1,c=1': expectedCount(one),
        'p1_s=.1,c=1': aloneProbability(one),
        'closed_form_s=.1,c=1': expectedCountOneDatabase(0.002, 1000, { rate: 0.1, matches: 1 }),
        'known_E_s=.1,c=1': expectedCount(oneMember),
        'known_p1_s=.1,c=1': aloneProbability(oneMember),
        'known_p1_s=.1/.2,c=0/0': aloneProbability(lawOf(neither, 'member')),
        'E_s=.1/.2,c=1/2': expectedCount(two),
        'p_head_s=.1/.2,c=1/2 (x=2..5)': [2, 3, 4, 5].map((count) => probabilityOf(two, count)),
        'E_s=.1/.2,c=0/0': expectedCount(lawOf(neither)),
        'p1_s=.1/.2,c=0/0': aloneProbability(lawOf(neither)),
      },
      expected,
    );
  },
  'pipeline(cell 0,2;N=100000)': (expected: { p_unique: number }) => {
    const { p_unique, ...found } = pipeline(100_000, 0.1, () => run(printedCorrelation(pipelineCounts)));
    const { p_unique: expectedUnique, ...others } = expected;
    assertClose(found, others);
    assert.ok(Math.abs(p_unique - expectedUnique) < 1e-300);
  },
  'pipeline(cell 0,2;N=100;alpha=.9)': (expected: object) => {
    assertClose(
      pipeline(100, 0.9, () => run(printedCorrelation(pipelineCounts))),
      expected,
    );
  },
  'pipeline_discretised(cell 0,2;N=100)': (expected: object) => {
    assertClose(pipeline(100, 0.1, byInformation), expected);
  },
  pipeline_counts: (expected: number[][]) => assertClose(byRows(pipelineCounts), expected),
  'opt_mean_mode(col_table1 Sex,Disease)': (expected: [number, number]) => {
    const counted = new Map<string, number>();
    for (const record of sexAndDisease) counted.set(record, (counted.get(record) ?? 0) + 1);
    const classes = frequencyHistogram(Uint32Array.from(counted.values()));
    assertClose([meanClassSize(classes), commonestClassSize(classes)], expected);
  },
  'noisy_count(y=2|x=3;s=.5,n=20,beta=.6,r=.05)': (expected: number) => {
    assertClose(noisyCountLikelihood(2, 3, 0.5, 20, 0.6, 0.05), expected);
  },
};
