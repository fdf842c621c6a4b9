/** What TFRR claims, each with the number we get. */
import { lift } from '@quasi/shared/measures/frequency';
import { count, mean, percent, share } from '../numbers.ts';
import type { Claim } from '../page.ts';
import { sizes } from './generated.ts';
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
    randomAreas(results),
    precision(results),
    calibrated(results),
    realAreas(results),
    rectified(results),
  ];
}

const each = (values: readonly number[], digits = 3) => values.map((value) => share(value, digits)).join(', ');

function liftInPrint(): Claim {
  return {
    claim: 'The lift of two values from their counts (eq. 9): N = 1000, 50 and 200 rows, 40 with both',
    printed: 'gives .004',
    here: String(lift(1000, 40, 50, 200)),
    verdict: lift(1000, 40, 50, 200) === 0.004 ? 'holds' : 'slip',
    why: 'A misprint: the form with counts lacks the factor N that the form with probabilities implies.',
  };
}

function differences({ generated }: Results): Claim {
  const largest = (rows: number) => largestDifference(generated, 'differences', (set) => set.rows === rows);
  const all = largestDifference(generated, 'differences', () => true);
  const worst = largestDifference(generated, 'worstDifferences', () => true);
  return {
    claim: 'The binomial law differs little from the exact one: largest difference of a probability (MPD)',
    printed: '0 to .005, 0 to .001',
    here: sizes.map((rows) => `${share(largest(rows), 4)} (N = ${count(rows)})`).join(', '),
    verdict: all <= 0.005 ? 'alike' : 'fails',
    why:
      'The largest of 100 rows in each of 16 tables of that size; the two printed ranges belong to two figures, of tables whose marginals cannot be had. Eq. 6 and 7 do not say which ' +
      `column gives the number of trials. We take the one with the rarest value; with the worst choice differences reach ${share(worst, 4)}.`,
  };
}

function dependence({ generated }: Results): Claim {
  const two = generated.filter(({ columns, density }) => columns === 2 && density === 0.1);
  const inRange = two.filter(({ dependency }) => dependency >= 0.2 && dependency <= 0.3);
  const outside = two.filter((set) => !inRange.includes(set));
  return {
    claim: 'Generated data hardly depend; the most where d = 2 and λ = .1 (Fig. 1 and 2)',
    printed: '.2 to .3',
    here: two.map(({ rows, dependency }) => `${share(dependency)} (N = ${count(rows)})`).join(', '),
    verdict: outside.length === 0 ? 'holds' : inRange.length > 0 ? 'in part' : 'fails',
    why:
      'The columns are independent: what is measured is chance, which is the larger the fewer rows there are for the pairs of values. The marginals of the ' +
      `paper are in a supplement that cannot be had; ours follow a flat Dirichlet law. In the printed range: ${sizesOf(inRange)}; outside: ${sizesOf(outside)}.`,
  };
}

function sizesOf(sets: readonly { readonly rows: number; readonly dependency: number }[]): string {
  return sets.length === 0 ? 'none' : sets.map(({ rows }) => `N = ${count(rows)}`).join(', ');
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
    claim: 'Area under the curve on generated data, k = 2, 3, 5',
    printed: '> .93',
    here: `mean ${each(byTarget.map(mean))}; the least ${share(least)}`,
    verdict: least > 0.93 ? 'holds' : 'in part',
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
    claim: 'Precision on generated data, rows scored .6 and above, k = 2, 3, 5',
    printed: 'a curve',
    here: `mean ${each(of.map(mean))}; the least ${share(Math.min(...of.flat()))}`,
    verdict: 'open',
    why:
      `The curve's values are not in the text. Of the rows scored .6 and above ${of.map((values) => percent(1 - mean(values))).join(', ')} are called so wrongly, because eq. 12 is too small for a row of the table: ` +
      `others that are k-indistinguishable score below it (mean recall ${each(recall.map(mean))}).`,
  };
}

function calibrated({ generated }: Results): Claim {
  const found = scoredSets(generated, 2).find(({ set }) => set.columns === 3 && set.density === 0.5)?.scored;
  if (found === undefined) throw new Error('The set with three columns and λ = .5 was not scored.');
  const { printed, calibrated } = found.quality;
  return {
    claim: 'Eq. 12 is the probability that a row is k-indistinguishable (N = 30,000, d = 3, λ = .5, k = 2)',
    printed: 'as that probability',
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
    printed: `${each(captionAreas, 2).replace(', ', ' to ')}; ${each(abstractAreas, 2).replace(', ', ' to ')}`,
    here: `mean ${each(means)} (MAD ≥ .5: ${each(targets.map((k) => meanArea(real.filter(isStrong), k, 'printed')))})`,
    verdict: within(captionAreas) ? 'holds' : 'in part',
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

/** For k = 2, 3, 5. */
const rectifiedAreas = [0.96, 0.95, 0.94];

function rectified({ real }: Results): Claim {
  const strong = real.filter(isStrong);
  const of = (method: Parameters<typeof meanArea>[2]) => each(targets.map((k) => meanArea(strong, k, method)));
  return {
    claim: 'Area under the curve on real data after rectification (Fig. 6)',
    printed: each(rectifiedAreas, 2),
    here: `MAD ≥ .5, k = 2, 3, 5: as printed ${of('asPrinted')}; every row rescored ${of('rectified')}`,
    verdict: targets.every((k, i) => Math.abs(meanArea(strong, k, 'asPrinted') - rectifiedAreas[i]) < 0.01)
      ? 'holds'
      : 'in part',
    why:
      'The procedure of Fig. 6 rescores only rows that are k-indistinguishable and scored below ½: it looks at the truth it is to predict. ' +
      `Put pure noise between ½ and 1 in the place of the rectified score, and the area is ${of('noise')}, where rectification has ${of('asPrinted')}. ` +
      `Rescoring every row that has a strongly dependent pair looks at no row's class and gives ${of('rectified')}, where ${of('printed')} is had without. The tree of tested pairs (ours), which ` +
      `looks at none either, reaches ${of('tree')}.`,
  };
}
