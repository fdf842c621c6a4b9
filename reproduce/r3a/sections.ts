/** The parts of the page on R3A about adult and about chance: tables and plots with what is to be seen in them. */

import { lines, scatter } from '@quasi/shared/figures';
import { count, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import type { SubsetPrediction } from './adultSubsets.ts';
import type { Entropies } from './entropies.ts';
import { errorsOf, type Method, type Results, withoutStrongPair, withStrongPair } from './results.ts';

const methods: readonly (readonly [Method, string])[] = [
  ['algorithm1', 'Algorithm 1'],
  ['algorithm2', 'Algorithm 2, frequent tuples of all of adult'],
  ['algorithm2Own', 'Algorithm 2, frequent tuples of the part itself'],
  ['tree', 'tree shuffle (ours)'],
];

/** A plot of all would hide its points. */
const drawnParts = 200;

export function subsetsSection({ subsets }: Results): Section {
  const [weak, strong] = [subsets.filter(withoutStrongPair), subsets.filter(withStrongPair)];
  // Points of the same part stand beside each other.
  const largest = (of: readonly SubsetPrediction[], method: Method) => share(errorsOf(of, method).largest);
  const meanError = (of: readonly SubsetPrediction[], method: Method) => share(errorsOf(of, method).mean);
  const unmet = Math.max(...strong.map((each) => each.unmet));
  const drawn = subsets.slice(0, drawnParts);
  const [drawnWeak, drawnStrong] = [drawn.filter(withoutStrongPair), drawn.filter(withStrongPair)];
  const error = (method: Method, aside: number) => (subset: SubsetPrediction) =>
    [subset.strongest + aside, (subset[method] ?? Number.NaN) - subset.risk] as const;
  return {
    heading: 'Adult: errors of the predictions',
    blocks: [
      `${count(subsets.length)} random parts. Whether a pair is strong is judged on all of adult, as a data owner would. ${weak.length} parts have no strong pair; there ` +
        'Algorithm 2 has nothing to keep and equals Algorithm 1.',
      {
        kind: 'table',
        columns: ['parts', 'prediction', 'mean error', 'largest', 'above .05', 'above .09'],
        rows: [
          ...methods
            .filter(([method]) => method === 'algorithm1' || method === 'tree')
            .map(([method, name]) => errorRow(`${weak.length} without a strong pair`, name, weak, method)),
          ...methods.map(([method, name]) => errorRow(`${strong.length} with a strong pair`, name, strong, method)),
        ],
        left: [0, 1],
      },
      {
        kind: 'figure',
        name: 'errors',
        svg: scatter({
          title: 'Error on parts of adult by their strongest dependency',
          height: 440,
          x: {
            label: 'largest g between two columns (all of adult)',
            from: -0.02,
            to: 1.02,
            ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
          },
          y: { label: 'predicted − true ORR', from: -0.1, to: 0.6 },
          groups: [
            { label: 'Algorithm 1', points: drawn.map(error('algorithm1', 0)) },
            { label: 'Algorithm 2 (with strong pairs)', points: drawnStrong.map(error('algorithm2', 0.015)) },
            { label: 'tree shuffle (ours)', points: drawn.map(error('tree', -0.015)) },
          ],
          levels: [
            { y: 0.05, label: '' },
            { y: 0.09, label: 'printed bounds', until: 0.8 },
          ],
        }),
        alt: `Errors by the strongest dependency. Algorithm 1: up to ${largest(drawnWeak, 'algorithm1')} without and ${largest(drawnStrong, 'algorithm1')} with a strong pair; Algorithm 2 with strong pairs: up to ${largest(drawnStrong, 'algorithm2')}; tree shuffle: up to ${largest(drawn, 'tree')}. Printed bounds: .05 and .09.`,
        caption: `Predicted less true overall risk; a point is a part, of the first ${drawnParts}. Overestimates are above zero. Methods stand slightly beside each other.`,
      },
      {
        kind: 'figure',
        name: 'predicted',
        svg: scatter({
          title: 'Parts of adult with strong pairs: predicted against true risk',
          width: 600,
          height: 560,
          diagonal: true,
          x: { label: 'true ORR', from: 0, to: 1 },
          y: { label: 'predicted ORR', from: 0, to: 1 },
          groups: [
            { label: 'Algorithm 1', points: drawnStrong.map((one) => [one.risk, one.algorithm1] as const) },
            {
              label: 'Algorithm 2',
              points: drawnStrong.map((one) => [one.risk, one.algorithm2 ?? Number.NaN] as const),
            },
            { label: 'tree shuffle (ours)', points: drawnStrong.map((one) => [one.risk, one.tree] as const) },
          ],
        }),
        alt: `Predicted against true risk. Mean distance from the diagonal: ${meanError(drawnStrong, 'algorithm1')} for Algorithm 1, ${meanError(drawnStrong, 'algorithm2')} for Algorithm 2, ${meanError(drawnStrong, 'tree')} for the tree shuffle.`,
        caption: `The ${drawnStrong.length} of the first ${drawnParts} parts that have a strong pair. On the diagonal the prediction is right.`,
      },
      `**Where Quasi's words come from.** What it says of its predictions, on cards and in findings, is the worst of these ${count(subsets.length)} parts: off by up to ${points(errorsOf(subsets, 'tree').largest)} percentage points with the tree, ${points(errorsOf(strong, 'algorithm2').largest)} with frequent tuples, ${points(errorsOf(subsets, 'algorithm1').largest)} with neither. The largest error grows with the number of parts that are tried: it is no bound.`,
      'A word on fairness: the tree knows the pair tables of the part along its edges, weak ones too; Algorithm 2 knows frequent tuples of strong ' +
        'pairs only. Both are statistics that an owner can publish without a row, and both keep all frequencies.',
      `Rows to which Algorithm 2 could not give the tuple that they were to hold are ${share(unmet, 4)} of those wanted, at most.${unmet < 0.01 ? ' Its remaining errors are not a failure to converge.' : ''}`,
    ],
  };
}

function points(error: number): string {
  return (100 * error).toFixed(1);
}

function errorRow(parts: string, name: string, subsets: readonly SubsetPrediction[], method: Method): string[] {
  const errors = errorsOf(subsets, method);
  return [parts, name, share(errors.mean), share(errors.largest), String(errors.above05), String(errors.above09)];
}

const entropies: readonly (readonly [keyof Entropies, string])[] = [
  ['tde', 'TDE, the table itself'],
  ['rde', 'RDE, shuffled (exact mean)'],
  ['ee', 'EE, sum over columns'],
  ['me', 'ME, all rows differ'],
];

export function entropySection({ byColumns, byRows, fewNames, factorial }: Results): Section {
  const series = (of: Results['byColumns']) =>
    entropies.map(([key, label]) => ({ label, points: of.map(([x, found]) => [x, found[key]] as const) }));
  const passed = byColumns.find(([, { me, ee }]) => ee > me);
  const [, most] = byColumns[byColumns.length - 1];
  const [[, fewest], [, all]] = [byRows[0], byRows[byRows.length - 1]];
  return {
    heading: 'The four entropies',
    blocks: [
      {
        kind: 'figure',
        name: 'entropies-columns',
        svg: lines({
          title: 'Entropies of adult by number of columns',
          x: { label: 'columns, in the order of the file', ticks: byColumns.map(([columns]) => columns) },
          y: { label: 'bits', from: 0 },
          series: series(byColumns),
        }),
        alt: `EE rises with every column and ${passed === undefined ? 'stays below' : `passes`} ME (${most.me.toFixed(1)} bits)${passed === undefined ? '' : ` at ${passed[0]} columns`}; with all ${byColumns.length} columns EE is ${most.ee.toFixed(1)}, RDE ${most.rde.toFixed(1)}, TDE ${most.tde.toFixed(1)} bits.`,
        caption: `All ${count(byRows[byRows.length - 1][0])} rows. The distance between RDE and TDE is what dependencies take away.`,
      },
      {
        kind: 'figure',
        name: 'entropies-rows',
        svg: lines({
          title: 'Entropies of adult by number of records',
          x: { label: 'records', scale: 'logarithmic', from: 30, to: 50_000 },
          y: { label: 'bits', from: 0 },
          series: series(byRows),
        }),
        alt: `ME grows with the records from ${fewest.me.toFixed(1)} to ${all.me.toFixed(1)} bits, EE from ${fewest.ee.toFixed(1)} to ${all.ee.toFixed(1)}, RDE from ${fewest.rde.toFixed(1)} to ${all.rde.toFixed(1)}, TDE from ${fewest.tde.toFixed(1)} to ${all.tde.toFixed(1)}.`,
        caption: `On ${fewNames}; a part contains the smaller ones. Left of where ME meets EE the chain is broken.`,
      },
      'The chain ME ≥ EE ≥ RDE ≥ TDE is what one sees where columns are few for the number of records. The smallest table that breaks its last link:',
      {
        kind: 'table',
        columns: ['a 0 0 1 1, b 0 1 0 1', 'table', 'shuffled, exact mean'],
        rows: [
          ['entropy of the rows (TDE, RDE), bits', factorial.tde.toFixed(4), factorial.rde.toFixed(4)],
          ['ORR', share(factorial.risk, 4), share(factorial.expected, 4)],
        ],
      },
    ],
  };
}

export function chanceSection({ chance }: Results): Section {
  return {
    heading: 'Dependency by chance',
    blocks: [
      'Two independent columns of equally probable values in 1000 rows:',
      {
        kind: 'table',
        columns: ['values each', 'g as printed', 'above chance (ours)'],
        rows: chance.map(({ values, raw, adjusted }) => [String(values), share(raw), share(adjusted)]),
      },
    ],
  };
}
