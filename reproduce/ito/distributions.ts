/** Figures 2 to 8 and 12 of ITO: how α is spread over the values of each column, and how far its mean strays from 50 values. */

import { lines, scatter } from '@quasi/shared/figures';
import { seededRandom } from '@quasi/shared/random';
import { count, percent, quantile } from '../numbers.ts';
import type { Section } from '../page.ts';
import { trials } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

/** As in Figure 12. */
const [drawnValues, repetitions] = [50, 1000];
const steps = Array.from({ length: 49 }, (_, i) => 2 ** (i / 6));
/** A plot of all would hide its points. */
const shownValues = 300;

export function distributionsSection(columns: readonly UserColumn[]): Section {
  const [date, price] = ['date', 'price'].map((wanted) => columns.find(({ name }) => name === wanted) ?? columns[0]);
  const { risks } = trials(date, drawnValues, repetitions, seededRandom(1200));
  const means = Array.from(risks, (risk) => (risk * date.records) / date.values);
  const mostUsers = Math.max(...[date, price].flatMap((column) => pointsOf(column).map(([users]) => users)));
  return {
    heading: 'How α is spread (Fig. 2 to 8 and 12)',
    blocks: [
      {
        kind: 'table',
        columns: ['column', 'values', 'α = 1', 'half of them at most', 'nine in ten at most', 'largest'],
        rows: columns.map(({ name, values, alphas }) => [
          name,
          count(values),
          percent(alphas.filter((alpha) => alpha === 1).length / values),
          ...[0.5, 0.9, 1].map((portion) => quantile([...alphas], portion).toFixed(1)),
        ]),
      },
      {
        kind: 'figure',
        name: 'alphas',
        svg: lines({
          title: 'Records of a user for each value: share of values with a larger α',
          x: { label: 'α', scale: 'logarithmic', from: 1, to: 256, ticks: [1, 2, 5, 10, 20, 50, 100, 200] },
          y: { label: 'values', percent: true, from: 0, to: 1 },
          series: columns.map(({ name, alphas, values }) => ({
            label: name,
            points: steps.map((step) => [step, alphas.filter((alpha) => alpha > step).length / values] as const),
          })),
        }),
        alt: `Falling curves. Values with an α above 1: ${columns.map(({ name, alphas, values }) => `${percent(alphas.filter((alpha) => alpha > 1).length / values)} (${name})`).join(', ')}.`,
        caption: 'What the paper draws as a histogram for each column of T1; here of the receipts of the next year.',
      },
      {
        kind: 'figure',
        name: 'users',
        svg: scatter({
          title: 'Records against users of each value',
          x: { label: 'users |U|', scale: 'logarithmic', from: 1, to: mostUsers },
          y: { label: 'records |R|', scale: 'logarithmic', from: 1 },
          groups: [date, price].map((column) => ({
            label: column.name,
            points: pointsOf(column).slice(0, shownValues),
          })),
        }),
        alt: `Points lie above the diagonal, those of date by a factor of ${date.meanAlpha.toFixed(1)} on average, those of price by ${price.meanAlpha.toFixed(1)}.`,
        caption: 'The low-cost model takes all for points with as many records as users.',
      },
      `**The mean of ${drawnValues} values of date** over ${count(repetitions)} samples (Fig. 12): nine in ten lie from ${quantile(means, 0.05).toFixed(1)} to ${quantile(means, 0.95).toFixed(1)}, around α_X = ${date.meanAlpha.toFixed(1)}.`,
    ],
  };
}

function pointsOf({ recordsOf, alphas }: UserColumn): (readonly [users: number, records: number])[] {
  return Array.from(recordsOf, (records, value) => [Math.round(records / alphas[value]), records] as const);
}
