/** The part of the page on TFRR about generated tables whose rows were all scored. */

import { lines } from '@quasi/shared/figures';
import { mean, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { densities, widths } from './generated.ts';
import { targets, threshold } from './quality.ts';
import { type Results, scoredSets } from './results.ts';
import { ends, methodNames } from './words.ts';

const densityAxis = {
  label: 'rows per possible tuple λ',
  scale: 'logarithmic',
  ticks: densities,
  from: 0.08,
  to: 16,
} as const;

export function generatedSection({ generated }: Results): Section {
  const sets = scoredSets(generated, 2);
  const qualities = targets.flatMap((k) =>
    (['printed', 'calibrated'] as const).map((method) => {
      const found = scoredSets(generated, k).map(({ scored }) => scored.quality[method]);
      return { k, method, found, rates: scoredSets(generated, k).map(({ scored }) => scored.positiveRate) };
    }),
  );
  const known = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined);
  const curveOf = (columns: number, of: 'auc' | 'precision') =>
    sets.flatMap(({ set, scored }) => {
      const value = scored.quality.printed[of];
      return set.columns === columns && value !== undefined ? [[set.density, value] as const] : [];
    });
  const leastPrecision = (k: number) =>
    Math.min(...known(scoredSets(generated, k).map(({ scored }) => scored.quality.printed.precision)));
  return {
    heading: 'Generated data: which rows are k-indistinguishable',
    blocks: [
      'N = 30,000, every row scored from the frequencies of its values, and compared with the size of its class in the table.',
      {
        kind: 'figure',
        name: 'areas-generated',
        svg: lines({
          title: 'Area under the curve on generated data, k = 2',
          x: densityAxis,
          y: { label: 'AUC', from: 0.75, to: 1 },
          series: widths.map((columns) => ({
            label: `d = ${columns}`,
            points: curveOf(columns, 'auc'),
          })),
          levels: [{ y: 0.93, label: 'printed: above .93' }],
        }),
        alt: `Areas from λ = ${densities[0]} to λ = ${densities[densities.length - 1]}: ${widths.map((columns) => `${ends(curveOf(columns, 'auc'))} for d = ${columns}`).join(', ')}. Printed: above .93.`,
        caption: 'Scores of eq. 12. The more rows for each possible tuple, the less is left to chance.',
      },
      {
        kind: 'figure',
        name: 'precision',
        svg: lines({
          title: `Precision of scores from ${share(threshold, 1)} on, generated data, k = 2`,
          x: densityAxis,
          y: { label: 'share of the rows so scored that are 2-indistinguishable', from: 0.75, to: 1 },
          series: widths.map((columns) => ({ label: `d = ${columns}`, points: curveOf(columns, 'precision') })),
        }),
        alt: `Precision from λ = ${densities[0]} to λ = ${densities[densities.length - 1]}: ${widths.map((columns) => `${ends(curveOf(columns, 'precision'))} for d = ${columns}`).join(', ')}.`,
        caption: `Scores of eq. 12. The least of the ${sets.length} tables is ${targets.map((k) => `${share(leastPrecision(k))} (k = ${k})`).join(', ')}.`,
      },
      `At a threshold of ${share(threshold, 1)}, means over the 16 tables:`,
      {
        kind: 'table',
        columns: [
          'k',
          'score',
          'k-indistinguishable',
          'mean score',
          'AUC',
          'precision',
          'recall',
          'mean squared error',
        ],
        rows: qualities.map(({ k, method, found, rates }) => [
          String(k),
          methodNames[method],
          share(mean(rates)),
          share(mean(found.map((quality) => quality.mean))),
          share(mean(known(found.map(({ auc }) => auc)))),
          share(mean(known(found.map(({ precision }) => precision)))),
          share(mean(known(found.map(({ recall }) => recall)))),
          share(mean(found.map(({ brier }) => brier))),
        ]),
        left: [0, 1],
      },
    ],
  };
}
