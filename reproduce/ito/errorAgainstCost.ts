/** How ITO's models trade error for cost on the receipts: error against values looked at, column by column. */

import { lines } from '@quasi/shared/figures';
import { seededRandom } from '@quasi/shared/random';
import { count, percent } from '../numbers.ts';
import type { Section } from '../page.ts';
import { expectedError, type Trials, trials } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

const sizes = [2, 3, 5, 10, 20, 30, 50, 70, 100, 150, 200, 300, 500, 1000, 2000];
const repetitions = 2000;

export interface Curve {
  readonly column: UserColumn;
  /** Sizes below the number of values; with all of them there is no error. */
  readonly points: readonly Trials[];
}

export function errorCurves(columns: readonly UserColumn[]): Curve[] {
  return columns.map((column, i) => ({
    column,
    points: sizes
      .filter((size) => size < column.values)
      .map((size) => trials(column, size, repetitions, seededRandom(10_000 + 10 * size + i))),
  }));
}

/** The largest relative distance between the simulated errors and the formula. */
export function worstFit(curves: readonly Curve[]): number {
  return Math.max(
    ...curves.flatMap(({ column, points }) =>
      points.map(({ size, error }) => Math.abs(error / expectedError(column, size) - 1)),
    ),
  );
}

const goal = 0.1;

/** The smallest sample tried whose error is at most a tenth. */
function within({ points }: Curve): Trials | undefined {
  return points.find(({ error }) => error <= goal);
}

function sizeWithin(curve: Curve): string {
  const point = within(curve);
  return point === undefined ? 'all' : count(point.size);
}

function shareWithin(curve: Curve): string {
  const point = within(curve);
  return point === undefined ? 'the whole file' : percent(point.cost / curve.column.records, 1);
}

export function errorSection(curves: readonly Curve[]): Section {
  return {
    heading: 'Error against cost',
    blocks: [
      {
        kind: 'figure',
        name: 'error',
        svg: lines({
          title: 'Error of the sampling model on the receipts',
          x: { label: 'values looked at', scale: 'logarithmic' },
          y: { label: 'relative error of R(X), root mean square', scale: 'logarithmic', from: 0.003, to: 2 },
          series: curves.map(({ column, points }) => ({
            label: column.name,
            points: points.map(({ size, error }) => [size, error]),
          })),
          levels: [{ y: goal, label: '10 %' }],
        }),
        alt: `Falling curves on logarithmic axes, one a column: the error falls with the root of the number of values, and faster once most of them are drawn. The sizes tried first come to an error of a tenth at ${curves.map((each) => `${sizeWithin(each)} of ${count(each.column.values)} values (${each.column.name})`).join(', ')}.`,
        caption: `Root mean square error over ${count(repetitions)} samples of each size; the curves agree with Theorem 2 as corrected to ${percent(worstFit(curves))}.`,
      },
      {
        kind: 'figure',
        name: 'cost',
        svg: lines({
          title: 'The same error against the records that must be read',
          x: { label: 'records read, share of all', scale: 'logarithmic', percent: true, to: 1 },
          y: { label: 'relative error of R(X), root mean square', scale: 'logarithmic', from: 0.003, to: 2 },
          series: curves.map(({ column, points }) => ({
            label: column.name,
            points: points.map(({ cost, error }) => [cost / column.records, error]),
          })),
          levels: [{ y: goal, label: '10 %' }],
        }),
        alt: `The same curves against the share of records read. An error of a tenth costs ${curves.map((each) => `${shareWithin(each)} (${each.column.name})`).join(', ')}.`,
        caption: `Values have ${curves.map(({ column }) => `${(column.records / column.values).toFixed(0)} (${column.name})`).join(', ')} records on average, so the same number of values costs very different shares of the file.`,
      },
      'Neither plot has room for the low-cost model, which reads no records: its errors are ' +
        curves.map(({ column }) => `${percent(column.lowCostError)} (${column.name})`).join(', ') +
        ', always too low, and do not shrink.',
    ],
  };
}
