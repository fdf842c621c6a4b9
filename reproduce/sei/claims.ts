/** What SEI claims, judged by the experiments of the page. */
import { count, share } from '../numbers.ts';
import type { Claim, Verdict } from '../page.ts';
import { isWithin, tendencyOf, verdictOf } from '../verdict.ts';
import { summaries, thresholds } from './confusions.ts';
import type { CurvePoint } from './curves.ts';
import { durationTexts } from './durationsSection.ts';
import { type Tally, talliesOf } from './idueSection.ts';
import { modelLabels } from './models.ts';
import { printedBySei } from './printed.ts';
import type { Results } from './results.ts';

/** `constant`: the Brier score of saying the true share of everybody. */
export function claimsOf(results: Results, constant: number): Claim[] {
  const {
    statistics,
    comparisons,
    noisy,
    byEpsilon,
    durations,
    targets,
    openDatabases,
    noisyDatabases,
    twins: two,
  } = results;
  const [open] = comparisons;
  const idue = talliesOf(results.idue);
  const three = comparisons.find(({ setting }) => setting.epsilon === 3) ?? open;
  const at = thresholds.indexOf(10);
  const tableOf = (label: string) => {
    const method = noisy.methods.find((each) => each.label === label);
    if (method === undefined) throw new Error(`There is no method ${label}.`);
    return method.tables[at];
  };
  const [printed, optMean, optMode] = ['copula as printed', 'OptMean', 'OptMode'].map(tableOf);
  const written = (value: number | undefined) => share(value ?? 0, 2);
  const [record, member] = targets;
  const isRightForRecords = Math.abs(record.printed - record.alone) < 0.005;
  const isRightForMembers = Math.abs(member.printed - member.alone) < 0.005;
  const worseThanIndependence = comparisons.filter(
    ({ models }) => models.independence.brier < models.printed.brier,
  ).length;
  return [
    {
      claim: 'Adult: 30,162 people, same records 1 to 548, mean 51.9, mode 1 (Table 2)',
      printed: printedBySei.people,
      here: `${count(statistics.people)}; 1, ${statistics.most}, ${statistics.mean.toFixed(1)}, ${statistics.mode}; ${statistics.product.toExponential(1)}`,
      verdict: verdictOf([statistics.agrees]),
    },
    {
      claim: 'Accuracy of "at most 10 people" on Adult by one guess for everybody (Fig. 3, 5)',
      printed: printedBySei.optMean,
      here: `precision ${written(summaries.precision(optMean))} (OptMean), ${written(summaries.precision(optMode))} (OptMode); copula as printed ${written(summaries.precision(printed))} (ε = 1, five databases)`,
      verdict: verdictOf([
        summaries.precision(optMean) === undefined,
        (summaries.precision(optMode) ?? 0) > (summaries.precision(optMean) ?? 0),
      ]),
      why: 'What the paper calls accuracy has no definition in it; all that it says of it fits precision, with 0 where nobody is said to be among at most T. OptMean guesses 51.9 people for everybody and never says so; OptMode guesses 1 and always does. The recall of OptMode would be 1, above any model, and a plain accuracy of OptMean is not 0.',
    },
    ...(
      [
        [
          'Accuracy of "nobody else" (T = 1) without noise, all data sets (Fig. 4)',
          printedBySei.openOne,
          openDatabases,
          [0.4, 0.8],
        ],
        [
          'Accuracy of "nobody else" (T = 1) at ε = 1, all data sets (Fig. 6)',
          printedBySei.noisyOne,
          noisyDatabases,
          [0.25, 0.6],
        ],
      ] as const
    ).map(([claim, of, points, range]): Claim => {
      const shown = points.filter(({ setting }) => setting.databases === 1 || setting.databases === 5);
      const precise = shown.map(({ models }) => models.printed.preciseAlone);
      return {
        claim,
        printed: of,
        here: shown
          .map(
            ({ setting }, i) =>
              `${share(precise[i], 2)} (${setting.databases} ${setting.databases === 1 ? 'database' : 'databases'})`,
          )
          .join(', '),
        verdict: verdictOf(precise.map((found) => isWithin(found, range))),
        why: `Precision of the copula as printed on Adult; the tree has ${shown.map(({ models }) => share(models.tree.preciseAlone, 2)).join(' and ')}. Of the paper's six sets only Adult is here, and its α̂, its number of simulated people and its order of categories are not given.`,
      };
    }),
    {
      claim: 'A Gaussian copula with correlations from mutual information describes the people',
      printed: printedBySei.copula,
      here: `Brier of P(alone) ${share(open.models.printed.brier)} (no noise), ${share(three.models.printed.brier)} (ε = 3); independence ${share(open.models.independence.brier)}, ${share(three.models.independence.brier)}`,
      verdict: verdictOf(comparisons.map(({ models }) => models.printed.brier < models.independence.brier)),
      why: `In ${worseThanIndependence} of ${comparisons.length} settings it is further off than taking the columns for independent. And this is with the sign put back, which the print loses. Nominal categories have no order, so a dependency of any shape becomes a correlation along an order that means nothing, and noise inflates mutual information. Without floor and records, the copula alone has ${share(open.models.alone.brier)} and ${share(three.models.alone.brier)}.`,
    },
    {
      claim: 'More databases identify people better',
      printed: printedBySei.databases,
      here: `${fall(openDatabases)} without noise; ${fall(noisyDatabases)} at ε = 1 (Brier, copula as printed; tree)`,
      verdict: tendencyOf([isFalling(openDatabases), isFalling(noisyDatabases)]),
      why: `At ε = 1 the copula as printed is at ${share(noisyDatabases[noisyDatabases.length - 1].models.printed.brier)} with ten databases, where saying the true share of everybody scores ${share(constant)}: its error is not one of too few reports.`,
    },
    {
      claim: 'Less noise identifies people better',
      printed: printedBySei.epsilon,
      here: `${fall(byEpsilon)} from ε = .1 to no noise (Brier, copula as printed; tree)`,
      verdict: tendencyOf([isFalling(byEpsilon)]),
      why: `By Brier score. Precision of "at most 10", the paper's accuracy: ${share(byEpsilon[0].models.printed.precision, 2)} → ${share(byEpsilon[byEpsilon.length - 1].models.printed.precision, 2)} (copula as printed), ${share(byEpsilon[0].models.tree.precision, 2)} → ${share(byEpsilon[byEpsilon.length - 1].models.tree.precision, 2)} (tree).`,
    },
    {
      claim: 'The law (16) to (18) gives how many people share a record',
      printed: printedBySei.law,
      here: `record of a database: ${share(record.printed)} for true ${share(record.alone)}; anyone: ${share(member.printed)} for true ${share(member.alone)}`,
      verdict: verdictOf([isRightForRecords, isRightForMembers]),
      why: `${isRightForRecords ? 'Right' : 'Not even right'} for a record of one of the databases. A random member needs weights times x, which give ${share(member.weighted)}.`,
    },
    {
      claim: 'Smart house: 79 % and 54 % for two people',
      printed: printedBySei.smartHouse,
      here: 'not computable',
      verdict: 'open',
      why: 'They depend on α̂, which is not given, and on data of 20 people. The paper publishes the data of 13 of them (its footnote 1); they are not among ours.',
    },
    {
      claim: 'Smart house: two of the 20 people, their data split into two people each, are not alone',
      printed: printedBySei.halves,
      here: `${count(two.people)} people of Adult who are alone, each made two: P(alone) ${share(two.seen)} where a database shows both; else ${two.unseen.map((value) => share(value)).join(', ')} (no noise, ε = 3, 1; tree)`,
      verdict: tendencyOf([two.seen < nearlyZero, ...two.unseen.map((value) => value < nearlyZero)]),
      why: 'Two records that are seen to agree cannot be of somebody who is alone: the law (17) begins at two. A model of shares alone cannot know it. The halves of the paper differ a little; ours agree in all nine columns.',
    },
    {
      claim: 'IDUE-RAPPOR and IDUE-OUE, estimators from one bit a combination of values, as competitors (Fig. 3 to 7)',
      printed: printedBySei.idue,
      here: `precision of the copula as printed ahead of both in ${ofAll(idue.noisy)} points with noise, ${ofAll(idue.open)} without; OUE ahead of RAPPOR in ${ofAll(idue.order)}`,
      verdict: verdictOfTallies([idue.noisy, idue.open, idue.order]),
      why: 'The paper does not say which budget the row of bits has. With the sum of the nine ε, and without noise, the plain count of a sample is better than the printed copula; with ε once a record it is lost in noise, unless ε is large.',
    },
    {
      claim: 'Building the model of Adult, and judging a person by it (Table 3)',
      printed: printedBySei.durations,
      here: durations.map((one) => `${durationTexts(one).join(', ')} a person (${modelLabels[one.model]})`).join('; '),
      verdict: 'aside',
      why: 'Not comparable: another machine, and other ways to the same numbers (closed form, accelerated iteration, integration instead of simulation); no contradiction.',
    },
  ];
}

function ofAll({ held, of }: Tally): string {
  return `${held} of ${of}`;
}

/** "Almost all" leaves room for one point in ten. */
function verdictOfTallies(tallies: readonly Tally[]): Verdict {
  const isAlmostAlways = tallies.every(({ held, of }) => held >= 0.9 * of);
  return verdictOf([isAlmostAlways, tallies.some(({ held }) => held > 0)]);
}

/** "Almost zero". */
const nearlyZero = 0.05;

function fall(points: readonly CurvePoint[]): string {
  const [first, last] = [points[0], points[points.length - 1]];
  return `${share(first.models.printed.brier)} → ${share(last.models.printed.brier)}; ${share(first.models.tree.brier)} → ${share(last.models.tree.brier)}`;
}

/** A rise of the Brier score that chance explains. */
const tolerance = 0.005;

function isFalling(points: readonly CurvePoint[]): boolean {
  const falls = (model: 'printed' | 'tree') =>
    points.every((point, i) => i === 0 || point.models[model].brier < points[i - 1].models[model].brier + tolerance);
  return falls('printed') && falls('tree');
}
