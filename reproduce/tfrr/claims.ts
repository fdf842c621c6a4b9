/** What TFRR claims, each with the number we get. */
import { lift } from '@quasi/shared/measures/frequency';
import { count, mean, percent, share } from '../numbers.ts';
import type { Claim } from '../page.ts';
import { hasDigits, isWithin, tendencyOf, verdictOf } from '../verdict.ts';
import { sizes } from './generated.ts';
import { printedByTfrr } from './printed.ts';
import { targets } from './quality.ts';
import {
  areas,
  isStrong,
  isWeak,
  largestDifference,
  meanArea,
  meanPositives,
  type Results,
  scoredSets,
} from './results.ts';

export function claims(results: Results): Claim[] {
  return [
    liftInPrint(),
    differences(results),
    dependence(results),
    dependenceOfThree(results),
    dependenceOfColumns(results),
    dependenceOfAdult(results),
    randomAreas(results),
    precision(results),
    calibrated(results),
    realAreas(results),
    averages(results),
    rectified(results),
  ];
}

const each = (values: readonly number[], digits = 3) => values.map((value) => share(value, digits)).join(', ');

function liftInPrint(): Claim {
  return {
    claim:
      'The lift of two values from their counts (eq. 9): N = 1000, 50 and 200 rows, 40 with both, which gives .004',
    printed: printedByTfrr.lift,
    here: String(lift(1000, 40, 50, 200)),
    verdict: hasDigits(lift(1000, 40, 50, 200), '.004') ? 'holds' : 'slip',
    why: 'A misprint: the form with counts lacks the factor N that the form with probabilities implies.',
  };
}

/** The caption of Fig. 3: from so many rows on, the most that the laws differ by. */
const printedDifferences = [
  { is: (rows: number) => rows === 30_000, most: 0.005 },
  { is: (rows: number) => rows >= 750_000, most: 0.001 },
];

function differences({ generated }: Results): Claim {
  const largest = (rows: number) => largestDifference(generated, 'differences', (set) => set.rows === rows);
  const worst = largestDifference(generated, 'worstDifferences', () => true);
  const held = printedDifferences.flatMap(({ is, most }) => sizes.filter(is).map((rows) => largest(rows) <= most));
  return {
    claim: 'Fig. 3: the binomial law differs little from the exact one; largest difference of a probability (MPD)',
    printed: printedByTfrr.difference,
    here: sizes.map((rows) => `${share(largest(rows), 4)} (N = ${count(rows)})`).join(', '),
    verdict: verdictOf(held),
    why:
      'The largest of 100 rows in each of 16 tables of that size, where the paper takes 1,000. Eq. 6 and 7 do not say which ' +
      `column gives the number of trials. We take the one with the rarest value; with the worst choice differences reach ${share(worst, 4)}.`,
  };
}

/** The numbers of rows of the paper that are drawn here too. */
const printedSizes = sizes.filter((rows) => [30_000, 150_000, 750_000].includes(rows));

function dependence({ generated }: Results): Claim {
  const two = generated.filter(
    ({ rows, columns, density }) => printedSizes.includes(rows) && columns === 2 && density === 0.1,
  );
  return {
    claim: 'Fig. 1: attribute dependence of generated data with d = 2 and λ = .1',
    printed: printedByTfrr.dependence,
    here: two.map(({ rows, dependency }) => `${share(dependency)} (N = ${count(rows)})`).join(', '),
    verdict: verdictOf(two.map(({ dependency }) => isWithin(dependency, [0.2, 0.3]))),
    why:
      'The columns are independent: what is measured is chance, which is the larger the fewer rows there are for the pairs of values. The marginals of the ' +
      'paper are in a supplement that cannot be had; ours follow a flat Dirichlet law. Its largest size, N = 3,750,000, is left out.',
  };
}

function dependenceOfThree({ generated }: Results): Claim {
  const more = generated.filter(({ rows, columns }) => printedSizes.includes(rows) && columns >= 3);
  return {
    claim: 'Fig. 1: the same with d ≥ 3',
    printed: printedByTfrr.dependenceOfThree,
    here: `at most ${share(Math.max(...more.map(({ dependency }) => dependency)))}`,
    verdict: verdictOf(more.map(({ dependency }) => dependency < 0.05)),
  };
}

function dependenceOfColumns({ dependences }: Results): Claim {
  const gains = dependences.flatMap((one) => one.gains);
  const weak = gains.filter((gain) => gain < 0.1).length / gains.length;
  const more = gains.filter((gain) => gain > 0.3).length / gains.length;
  return {
    claim: 'Fig. 2a: attribute dependence of the columns of real tables, below .1 and above .3',
    printed: printedByTfrr.dependenceOfColumns,
    here: `${percent(weak)} and ${percent(more)} of ${count(gains.length)} ordered pairs of columns in ${dependences.length} tables`,
    verdict: tendencyOf([weak > 0.5, more < 0.3]),
    why: 'Adult is in both; the other three tables of the paper are not here. So only the tendency is compared: most pairs depend little.',
  };
}

/** 90 % of a normal law lie so many standard deviations about its middle. */
const normalErrors = 1.645;

function dependenceOfAdult({ real }: Results): Claim {
  const adult = real.filter(({ source }) => source === 'adult');
  const found = adult.filter(isStrong).length / adult.length;
  const error = Math.sqrt((0.4 * 0.6) / adult.length);
  return {
    claim: 'Fig. 2b: subsets of Adult with a strongly dependent pair (MAD ≥ .5)',
    printed: printedByTfrr.dependenceOfAdult,
    here: `${percent(found)} of ${adult.length} random sets of 3 to 8 columns`,
    verdict: tendencyOf([Math.abs(found - 0.4) < normalErrors * error]),
    why: `The other three sets of the paper are not here. Its subsets have 2 to 28 columns and are not listed; so many of ours are off by ${percent(normalErrors * error)} by chance, nine times of ten.`,
  };
}

function randomAreas({ generated }: Results): Claim {
  const byTarget = targets.map((k) => scoredSets(generated, k).map(({ scored }) => scored.quality.printed.auc ?? 0));
  const least = Math.min(...byTarget.flat());
  const sparse = targets.flatMap((k) =>
    scoredSets(generated, k)
      .filter(({ set }) => set.density === 0.1)
      .map(({ scored }) => scored.quality.printed.auc ?? 0),
  );
  const above = byTarget.flat().filter((area) => area > 0.93).length;
  return {
    claim: 'Fig. 4: area under the curve on generated data, k = 2, 3, 5',
    printed: printedByTfrr.randomAreas,
    here: `mean ${each(byTarget.map(mean))}; the least ${share(least)}`,
    verdict: verdictOf([...byTarget.map((of) => mean(of) > 0.93), least > 0.93]),
    why:
      `${above} of the ${byTarget.flat().length} areas are above .93. Of those with λ = .1 it is ${sparse.filter((area) => area > 0.93).length} of ${sparse.length}: ` +
      'with few rows for each tuple classes are small, and which of the rare tuples happen to occur twice is chance.',
  };
}

function precision({ generated }: Results): Claim {
  const of = targets.map((k) =>
    scoredSets(generated, k).flatMap(({ scored }) => scored.quality.printed.precision ?? []),
  );
  const recall = targets.map((k) =>
    scoredSets(generated, k).flatMap(({ scored }) => scored.quality.printed.recall ?? []),
  );
  return {
    claim: 'Fig. 4: precision on generated data, rows scored .6 and above, k = 2, 3, 5',
    printed: printedByTfrr.precision,
    here: `mean ${each(of.map(mean))}; the least ${share(Math.min(...of.flat()))}`,
    verdict: verdictOf([...of.map((values) => mean(values) > 0.9), Math.min(...of.flat()) > 0.9]),
    why:
      `On average it does for each k, in single tables not always. Of the rows scored .6 and above ${of.map((values) => percent(1 - mean(values))).join(', ')} are called so wrongly, because eq. 12 is too small for a row of the table: ` +
      `others that are k-indistinguishable score below it (mean recall ${each(recall.map(mean))}).`,
  };
}

function calibrated({ generated }: Results): Claim {
  const found = scoredSets(generated, 2).find(({ set }) => set.columns === 3 && set.density === 0.5)?.scored;
  if (found === undefined) throw new Error('The set with three columns and λ = .5 was not scored.');
  const { printed, calibrated } = found.quality;
  return {
    claim: 'Eq. 12 is the probability that a row is k-indistinguishable (N = 30,000, d = 3, λ = .5, k = 2)',
    printed: printedByTfrr.probability,
    here: `${share(printed.mean)} on average where ${share(found.positiveRate)} are; calibrated (ours) ${share(calibrated.mean)}`,
    verdict: Math.abs(printed.mean - found.positiveRate) < 0.01 ? 'holds' : 'fails',
    why:
      'Eq. 12 asks "given that some row holds the tuple". A row taken from the table is more likely of a large class, and for it the law is that of ' +
      `one more than the matches among the others. Mean squared error ${share(printed.brier)} as printed, ${share(calibrated.brier)} calibrated. The ` +
      'order of rows is nearly the same, so the areas are not touched.',
  };
}

/** From the least to the most, in the caption of Fig. 5 and in the abstract. */
const captionAreas = [0.83, 0.87];
const abstractAreas = [0.86, 0.98];

function realAreas({ real }: Results): Claim {
  const weak = real.filter(isWeak);
  const means = targets.map((k) => meanArea(weak, k, 'printed'));
  const within = ([least, most]: readonly number[]) => means.every((area) => area >= least && area <= most);
  return {
    claim: 'Area under the curve on real data with MAD < .5 (Fig. 5; abstract), k = 2, 3, 5',
    printed: printedByTfrr.realAreas,
    here: `mean ${each(means)} (MAD ≥ .5: ${each(targets.map((k) => meanArea(real.filter(isStrong), k, 'printed')))})`,
    verdict: tendencyOf([within(captionAreas), within(abstractAreas)]),
    why:
      `The caption of Fig. 5 has .83 to .87, the abstract .86 to .98. Our means lie ${within(captionAreas) ? 'within' : 'outside'} the one and ${within(abstractAreas) ? 'within' : 'outside'} the other. ` +
      `They are of other data, whose columns have other frequencies, so no more than the tendency can be compared: ${real.length} sets of columns were drawn, ${weak.length} with MAD < .5 and ${real.length - weak.length} with more; of them ${setsWithArea(weak)} and ${setsWithArea(real.filter(isStrong))} (k = 2, 3, 5) have rows of both sorts, and so an area; ` +
      `${percent(meanPositives(weak, 2))} of the rows of the former are 2-indistinguishable. Single sets, with a dozen rows of one sort, go down to ${share(
        Math.min(...targets.flatMap((k) => areas(weak, k, 'printed'))),
      )}.`,
  };
}

/** How many sets have an area, for each k. */
function setsWithArea(sets: Results['real']): string {
  return targets.map((k) => areas(sets, k, 'printed').length).join(', ');
}

/** For k = 2, 3, 5, in the caption of Fig. 5. */
const averageAreas = [0.91, 0.92, 0.91];

function averages({ real }: Results): Claim {
  const rates = targets.map((k) => meanPositives(real, k));
  const found = targets.map((k) => meanArea(real, k, 'printed'));
  return {
    claim: 'Average positive rate and area over all subsets of real data (Fig. 5), k = 2, 3, 5',
    printed: printedByTfrr.averages,
    here: `rate ${each(rates, 2)}; area ${each(found)}`,
    verdict: tendencyOf([
      rates.every((rate, i) => i === 0 || rate < rates[i - 1]),
      ...found.map((area, i) => Math.abs(area - averageAreas[i]) < sameArea),
    ]),
    why: 'The positive rate is the share of rows that are k-indistinguishable. It falls as k grows here too; how high it is depends on the columns, and the printed averages are of subsets of SPD, which cannot be had.',
  };
}

/** Areas nearer than this are taken for the same. */
const sameArea = 0.01;

/** For k = 2, 3, 5. */
const rectifiedAreas = [0.96, 0.95, 0.94];

function rectified({ real }: Results): Claim {
  const strong = real.filter(isStrong);
  const of = (method: Parameters<typeof meanArea>[2]) => each(targets.map((k) => meanArea(strong, k, method)));
  return {
    claim: 'Area under the curve on real data after rectification (Fig. 6)',
    printed: printedByTfrr.rectifiedAreas,
    here: `MAD ≥ .5, k = 2, 3, 5: as printed ${of('asPrinted')}; every row rescored ${of('rectified')}`,
    verdict: tendencyOf(
      targets.flatMap((k, i) => {
        const area = meanArea(strong, k, 'asPrinted');
        return [area > meanArea(strong, k, 'printed'), Math.abs(area - rectifiedAreas[i]) < sameArea];
      }),
    ),
    why:
      'The procedure of Fig. 6 rescores only rows that are k-indistinguishable and scored below ½: it looks at the truth it is to predict. ' +
      `Put pure noise between ½ and 1 in the place of the rectified score, and the area is ${of('noise')}, where rectification has ${of('asPrinted')}. ` +
      `Rescoring every row that has a strongly dependent pair looks at no row's class and gives ${of('rectified')}, where ${of('printed')} is had without. The tree of tested pairs (ours), which ` +
      `looks at none either, reaches ${of('tree')}.`,
  };
}
