/** What SEI claims, judged by the experiments of the page. */
import { recall } from '../../shared/src/measures/protected/testPaper.ts';
import { share } from '../numbers.ts';
import type { Claim } from '../page.ts';
import { summaries, thresholds } from './confusions.ts';
import type { CurvePoint } from './curves.ts';
import { durationText } from './durationsSection.ts';
import { modelLabels, modelNames } from './models.ts';
import type { Results } from './results.ts';

/** `constant`: the Brier score of saying the true share of everybody. */
export function claimsOf(results: Results, constant: number): Claim[] {
  const { statistics, comparisons, noisy, byEpsilon, durations, halves, targets, openDatabases, noisyDatabases } =
    results;
  const [open] = comparisons;
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
      printed: '51.9',
      here: statistics.mean.toFixed(1),
      verdict: statistics.agrees ? 'holds' : 'fails',
    },
    {
      claim: 'The method recognises "at most 10 people" where OptMean cannot (accuracy figures)',
      printed: 'OptMean always zero; curves not in the text',
      here: `recall ${written(recall(printed))}, OptMean ${written(recall(optMean))}, OptMode ${written(recall(optMode))}; precision ${written(summaries.precision(printed))} and ${written(summaries.precision(optMode))} (ε = 1, five databases)`,
      verdict: 'in part',
      why: 'A plain accuracy of OptMean cannot be zero; recall can, and then always saying "at most 10" is perfect. The copula as printed has a high recall because it thinks people rarer than they are. Which metric, which α̂, how many simulated people and which order of categories the paper used is not in its text, so its curves cannot be compared point by point.',
    },
    {
      claim: 'A Gaussian copula with correlations from mutual information describes the people',
      printed: 'yes',
      here: `Brier of P(alone) ${share(open.models.printed.brier)} (no noise), ${share(three.models.printed.brier)} (ε = 3); independence ${share(open.models.independence.brier)}, ${share(three.models.independence.brier)}`,
      verdict: worseThanIndependence === comparisons.length ? 'fails' : 'in part',
      why: `In ${worseThanIndependence} of ${comparisons.length} settings it is further off than taking the columns for independent. And this is with the sign put back, which the print loses. Nominal categories have no order, so a dependency of any shape becomes a correlation along an order that means nothing, and noise inflates mutual information. Without floor and records, the copula alone has ${share(open.models.alone.brier)} and ${share(three.models.alone.brier)}.`,
    },
    {
      claim: 'More databases identify people better',
      printed: 'figures',
      here: `${fall(openDatabases)} without noise; ${fall(noisyDatabases)} at ε = 1 (Brier, copula as printed; tree)`,
      verdict: isFalling(openDatabases) && isFalling(noisyDatabases) ? 'alike' : 'in part',
      why: `At ε = 1 the copula as printed is at ${share(noisyDatabases[noisyDatabases.length - 1].models.printed.brier)} with ten databases, where saying the true share of everybody scores ${share(constant)}: its error is not one of too few reports.`,
    },
    {
      claim: 'Less noise identifies people better',
      printed: 'figures',
      here: `${fall(byEpsilon)} from ε = .5 to no noise (Brier, copula as printed; tree)`,
      verdict: isFalling(byEpsilon) ? 'alike' : 'in part',
      why: `By Brier score. The recall of "at most 10" changes by at most ${share(recallChange(byEpsilon), 2)} between ε = .5 and no noise, for any model: that number cannot show what noise does.`,
    },
    {
      claim: 'The law (16) to (18) gives how many people share a record',
      printed: 'for a given person',
      here: `record of a database: ${share(record.printed)} for true ${share(record.alone)}; anyone: ${share(member.printed)} for true ${share(member.alone)}`,
      verdict: isRightForRecords && isRightForMembers ? 'holds' : isRightForRecords ? 'in part' : 'fails',
      why: `${isRightForRecords ? 'Right' : 'Not even right'} for a record of one of the databases. A random member needs weights times x, which give ${share(member.weighted)}.`,
    },
    {
      claim: 'Smart house: 79 % and 54 % for two people',
      printed: '79 %, 54 %',
      here: 'not computable',
      verdict: 'open',
      why: 'They depend on α̂, which is not given, and on data that were not published.',
    },
    {
      claim: 'A half-record of a person (4 or 5 of 9 columns) gives nobody away',
      printed: 'P(alone) near 0',
      here: halves.map(({ label, alone, said }) => `${label} ${share(said[0].mean)} (true ${share(alone)})`).join(', '),
      verdict: halves.slice(0, 2).every(({ alone, said }) => alone < 0.05 && said[0].mean < 0.05) ? 'alike' : 'fails',
      why: `True of either half by itself, and no reason to publish both. These are means without noise; at ε = 1 the halves are said to be ${halves
        .slice(0, 2)
        .map(({ said }) => share(said[said.length - 1].mean))
        .join(' and ')}.`,
    },
    {
      claim: 'The same on data of IDUE-RAPPOR and IDUE-OUE',
      printed: 'figures',
      here: 'left out',
      verdict: 'aside',
      why: 'They report bits instead of categories and need a budget for every value; see below.',
    },
    {
      claim: 'Building the model of Adult takes 2,205 s',
      printed: '2,205 s',
      here: durations.map(({ model, fit }) => `${durationText(fit)} (${modelLabels[model]})`).join(', '),
      verdict: 'aside',
      why: 'Not comparable: another machine, and other ways to the same numbers (closed form, accelerated iteration, integration instead of simulation); no contradiction.',
    },
  ];
}

/** By how much recall differs at most between the points, over the models. */
function recallChange(points: readonly CurvePoint[]): number {
  const spans = modelNames.map((name) => {
    const recalls = points.map(({ models }) => models[name].recall);
    return Math.max(...recalls) - Math.min(...recalls);
  });
  return Math.max(...spans);
}

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
