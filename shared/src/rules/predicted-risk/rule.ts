/** QS601: statistics from which a high risk is to be expected of the table, before anybody has seen a row of it. */
import { formatShare, nameList, shownName } from '../../explain/index.ts';
import type { Prediction } from '../../predicting/index.ts';
import { t } from '../../words/index.ts';
import type { Rule } from '../rule.ts';
import { told } from '../told.ts';

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
    const { risk } = prediction;
    if (risk <= limit) return;
    const { low, high } = rangeOf(prediction);
    yield {
      ...place,
      numbers: { risk, expectedOrr: prediction.overall.expectedOrr, low, high, limit },
      ...told(
        t`Whoever knows a person's values is to be expected to pick the right row with a probability of ${formatShare(risk)} on average, more than ${formatShare(limit)}.`,
        ...rangeText(prediction),
        ...driverText(prediction),
        advice(prediction),
      ),
    };
  },
};

/** Of the random tables that keep what the risk is told by. */
function rangeOf({ law, risk, overall }: Prediction): { low: number; high: number } {
  const { treeDraws, algorithm2, algorithm1 } = overall;
  const draws = law === 'tree' ? treeDraws : law === 'pairs' ? algorithm2 : algorithm1;
  return draws ?? { low: risk, high: risk };
}

function rangeText(prediction: Prediction): string[] {
  const { low, high } = rangeOf(prediction);
  const [least, most] = [formatShare(low), formatShare(high)];
  const range = least === most ? least : t`${least} to ${most}`;
  if (prediction.law === 'tree') return [t`Random tables with the tree of pairs give ${range}.`];
  if (prediction.law === 'pairs') return [t`Random tables with the frequent pairs give ${range}.`];
  return prediction.overall.algorithm1 ? [t`Random tables with these frequencies give ${range}.`] : [];
}

function driverText({ drivers = [], columns, law }: Prediction): string[] {
  const driving = drivers.filter(({ drop }) => drop > 0).slice(0, MOST_DRIVERS);
  const [first] = driving;
  if (!first) return [];
  const names = nameList(driving.map(({ column }) => column));
  const comes = t`Most of it comes from ${names}: without ${shownName(first.column)} it would be ${formatShare(first.without)}.`;
  return law === 'independent' && columns.length > 1 ? [comes, t`Columns are taken as independent.`] : [comes];
}

/** R3A's bounds do not hold in general (measures.md 1.1): how far off such a prediction has been is always said. */
function advice({ columns, law }: Prediction): string {
  const whatToDo = t`Make these columns coarser, or leave them out, before the data are given.`;
  if (columns.length === 1) return whatToDo;
  const off =
    law === 'tree'
      ? t`On parts of a census such a prediction was off by up to 7 percentage points.`
      : law === 'pairs'
        ? t`On parts of a census such a prediction was off by up to 19 percentage points.`
        : t`Columns that depend on each other usually make it less, by up to 50 percentage points on parts of a census.`;
  return [off, whatToDo].join(' ');
}
