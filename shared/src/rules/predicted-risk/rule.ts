/** QS601: statistics from which a high risk is to be expected of the table, before anybody has seen a row of it. */
import { formatShare, nameList, shownName } from '../../explain/index.ts';
import { likeliestRisk, type Prediction } from '../../predicting/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';

/** Of the columns that drive the risk so many are named. */
const MOST_DRIVERS = 3;

export const predictedRisk: Rule = {
  code: 'QS601',
  slug: 'predicted-risk',
  scope: 'file',
  severity: 'warning',
  needs: 'statistics',
  summary: 'From the frequencies of its values alone a high overall risk is to be expected of the table.',
  since: '0.1.0',
  *check({ settings, place, prediction }) {
    const limit = settings.rules['predicted-risk'].risk;
    if (!prediction || prediction.columns.length === 0) return;
    const risk = likeliestRisk(prediction.overall);
    if (risk <= limit) return;
    const { low, high } = rangeOf(prediction.overall);
    yield {
      ...place,
      numbers: { risk, expectedOrr: prediction.overall.expectedOrr, low, high, limit },
      message: [
        t`Whoever knows a person's values is to be expected to pick the right row with a probability of ${formatShare(risk)} on average, more than ${formatShare(limit)}.`,
        ...rangeText(prediction),
        ...driverText(prediction),
        advice(prediction),
      ].join(' '),
    };
  },
};

/** Of the random tables; of Algorithm 2 where pairs are known. */
function rangeOf({ algorithm1, algorithm2, expectedOrr }: Prediction['overall']): { low: number; high: number } {
  const { low, high } = algorithm2 ?? algorithm1 ?? { low: expectedOrr, high: expectedOrr };
  return { low, high };
}

function rangeText({ overall }: Prediction): string[] {
  const { low, high } = rangeOf(overall);
  const [least, most] = [formatShare(low), formatShare(high)];
  const range = least === most ? least : t`${least} to ${most}`;
  if (overall.algorithm2) return [t`Random tables with the frequent pairs give ${range}.`];
  if (!overall.algorithm1) return [];
  return overall.treeOrr === undefined
    ? [t`Random tables with these frequencies give ${range}.`]
    : [t`Random tables that do not keep the tree of pairs give ${range}.`];
}

function driverText({ drivers }: Prediction): string[] {
  const driving = drivers.filter(({ drop }) => drop > 0).slice(0, MOST_DRIVERS);
  const [first] = driving;
  if (!first) return [];
  const names = nameList(driving.map(({ column }) => column));
  return [
    t`Most of it comes from ${names}: without ${shownName(first.column)} it would be ${formatShare(first.without)} (columns taken as independent).`,
  ];
}

/** R3A's bounds do not hold in general (measures.md 1.1): how far off such a prediction has been is always said. */
function advice({ columns, overall: { treeOrr, algorithm2 } }: Prediction): string {
  const whatToDo = t`Make these columns coarser, or leave them out, before the data are given.`;
  if (columns.length === 1) return whatToDo;
  const off =
    treeOrr !== undefined
      ? t`On parts of a census such a prediction was off by up to 7 percentage points.`
      : algorithm2
        ? t`On parts of a census such a prediction was off by up to 18 percentage points.`
        : t`Columns that depend on each other usually make it less, by up to 50 percentage points on parts of a census.`;
  return [off, whatToDo].join(' ');
}
