/** How often the intervals of ITO's sampling model hold the exact risk: as the paper means them, as it prints them, and ours. */

import { lines } from '@quasi/shared/figures';
import { seededRandom } from '@quasi/shared/random';
import { count, percent, quantile } from '../numbers.ts';
import type { Section } from '../page.ts';
import { type Interval, type Trials, trials } from './samples.ts';
import type { UserColumn } from './userColumns.ts';

const sizes = [10, 30, 100];
const curveSizes = [5, 7, 10, 15, 20, 30, 50, 70, 100];
const repetitions = 4000;

export interface Coverage {
  readonly column: UserColumn;
  /** For the sizes of the curve. */
  readonly points: readonly Trials[];
}

export function coverages(columns: readonly UserColumn[]): Coverage[] {
  return columns.map((column, i) => ({
    column,
    points: curveSizes.map((size) => trials(column, size, repetitions, seededRandom(20_000 + 10 * size + i))),
  }));
}

/** The least and the most that intervals of this sort hold the risk with samples of this size, over the columns. */
export function coverageRange(found: readonly Coverage[], sort: Interval, size: number): [least: number, most: number] {
  const held = found.flatMap(({ points }) => points.filter((point) => point.size === size));
  const shares = held.map(({ coverage }) => coverage[sort]);
  return [Math.min(...shares), Math.max(...shares)];
}

/** As many as the paper draws, and as Quasi does. */
const [few, many] = [10, 100];

function pointAt({ points }: Coverage, size: number): Trials {
  const point = points.find((each) => each.size === size);
  if (point === undefined) throw new Error(`No samples of ${size} values were drawn.`);
  return point;
}

function oursAt(found: Coverage, size: number): number {
  return pointAt(found, size).coverage.ours;
}

function missedAt(found: Coverage, size: number): number {
  return pointAt(found, size).missedAbove;
}

/** Mean half-width, in units of α, of the intervals of single values: what Table 6 prints. */
export function singleValuesHalfWidth(found: Coverage, size: number): number {
  return pointAt(found, size).halfWidth['single values'] * found.column.meanAlpha;
}

export function coverageSection(found: readonly Coverage[]): Section {
  const tableRows = found.flatMap(({ column, points }) =>
    points
      .filter(({ size }) => sizes.includes(size))
      .map(({ size, coverage, halfWidth, missedAbove }) => [
        column.name,
        String(size),
        percent(coverage['one error']),
        percent(coverage['single values']),
        `±${percent(halfWidth['single values'])}`,
        percent(coverage.normal),
        percent(coverage.ours),
        `±${percent(halfWidth.ours)}`,
        percent(missedAbove),
      ]),
  );
  const skewest = found.reduce((a, b) => (oursAt(b, few) < oursAt(a, few) ? b : a));
  const { column: skewed } = skewest;
  const [median, largest] = [quantile([...skewed.alphas], 0.5), Math.max(...skewed.alphas)];
  return {
    heading: 'What the 90 % intervals hold',
    blocks: [
      'Theorem 2 promises 90 %. What it writes down is one standard error on either side, which holds 68 % of a normal law; 90 % takes 1.645. What Table 6 prints is yet another interval: the deviation of the ten *values*, not of their mean (see there). It does not shrink however many values are drawn. Ours is taken on the log scale with the quantile of Student, and never below the low-cost risk, which is certain.',
      {
        kind: 'table',
        columns: [
          'column',
          'values',
          '±1 error',
          'single values',
          'their width',
          '±1.645 errors',
          'ours',
          'our width',
          'ours misses, risk above',
        ],
        rows: tableRows,
      },
      {
        kind: 'figure',
        name: 'coverage',
        svg: lines({
          title: 'Share of our 90 % intervals that hold the exact risk',
          x: { label: 'values drawn', scale: 'logarithmic', from: 5, to: 140, ticks: [5, 10, 20, 50, 100] },
          y: { label: 'intervals that hold the risk', percent: true, from: 0.5, to: 1 },
          series: found.map(({ column, points }) => ({
            label: column.name,
            points: points.map(({ size, coverage }) => [size, coverage.ours]),
          })),
          levels: [{ y: 0.9, label: '90 %' }],
        }),
        alt: `Curves against the number of values drawn. The intervals hold the risk, with ${few} and with ${many} values, in ${found.map((each) => `${percent(oursAt(each, few))} and ${percent(oursAt(each, many))} (${each.column.name})`).join(', ')}.`,
        caption: `Over ${count(repetitions)} samples of each size; the interval that is promised is the dashed line.`,
      },
      `Where α is very skewed (${skewed.name}: half of the values have an α of at most ${median.toFixed(1)}, the largest is ${largest.toFixed(1)}) ten values usually miss the few that matter, and *no* interval made of those ten can know it: ours then hold the risk in ${percent(oursAt(skewest, few))}, and ${percent(missedAt(skewest, few))} of all intervals lie below it, which is falsely safe. So Quasi draws ${many} values, or all where there are fewer; \`quasi measure\` gives the risk that they estimate and its interval beside the exact one, which it computes anyway.`,
    ],
  };
}
