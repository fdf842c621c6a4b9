/** QS601: statistics that predict a high risk for a table, before anybody has seen a row of it. */
import { formatShare, nameList, shownName } from '../../explain/index.ts';
import type { Prediction } from '../../predicting/index.ts';
import { t } from '../../words/index.ts';
import { findingText } from '../findingText.ts';
import type { Rule } from '../rule.ts';

/** As many of the columns that drive the risk are named. */
const MOST_DRIVERS = 3;

export const predictedRisk: Rule = {
  code: 'QS601',
  slug: 'predicted-risk',
  scope: 'file',
  severity: 'warning',
  needs: 'statistics',
  summary: 'The frequencies of the values alone predict a high overall risk.',
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
      ...findingText(
        t`Expected overall risk is ${formatShare(risk)}, limit ${formatShare(limit)}`,
        t`It is the average chance to pick a person's row by known values.`,
        ...driverText(prediction),
        ...precisionText(prediction),
        t`Fix: make these columns coarser, or leave them out, before the data are shared.`,
      ),
    };
  },
};

/** Of random tables with the same frequencies, and pairs where these are known. */
function rangeOf({ law, risk, overall }: Prediction): { low: number; high: number } {
  const { treeDraws, algorithm2, algorithm1 } = overall;
  const draws = law === 'tree' ? treeDraws : law === 'pairs' ? algorithm2 : algorithm1;
  return draws ?? { low: risk, high: risk };
}

function driverText({ drivers = [] }: Prediction): string[] {
  const driving = drivers.filter(({ drop }) => drop > 0).slice(0, MOST_DRIVERS);
  const [first] = driving;
  if (!first) return [];
  const names = nameList(driving.map(({ column }) => column));
  return [
    t`Most of it comes from ${names}: without ${shownName(first.column)} it would be ${formatShare(first.without)}.`,
  ];
}

/** R3A's bounds do not hold in general (measures.md 1.1), so the finding always says how far off a prediction can be. */
function precisionText({ columns, law }: Prediction): string[] {
  if (columns.length === 1) return [];
  if (law === 'tree') return [t`On census data this prediction was off by up to 7 percentage points.`];
  if (law === 'pairs') return [t`On census data this prediction was off by up to 19 percentage points.`];
  return [t`Dependent columns usually lower it, on census data by up to 50 percentage points.`];
}
