/** The parts of the page on R3A: tables and plots with what is to be seen in them. */
import { count, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { lines, scatter } from '../plots/index.ts';
import type { SubsetPrediction } from './adultSubsets.ts';
import type { Entropies } from './entropies.ts';
import { drawsOfEach } from './randomTables.ts';
import {
  bySize,
  capacity,
  distances,
  errorsOf,
  type Method,
  type Results,
  spreadOfDraw,
  spreadOfMean,
  withoutStrongPair,
  withStrongPair,
} from './results.ts';

export function randomSection({ matrices }: Results): Section {
  const sizes = bySize(matrices);
  return {
    heading: 'Random data: how far Algorithm 1 strays, and the exact mean',
    blocks: [
      `For each size 20 random frequency matrices: 3 to 6 independent columns of 2 to 40 values, shares from a flat Dirichlet law. Algorithm 1 ` +
        `with ${drawsOfEach} draws each; the paper takes the mean of ${capacity}, a hundred times.`,
      {
        kind: 'table',
        columns: ['records', 'largest sd of a draw', `of a mean of ${capacity}`, 'largest error for one more table'],
        rows: sizes.map(([rows, of]) => [
          count(rows),
          share(spreadOfDraw(of), 4),
          share(spreadOfMean(of), 4),
          share(Math.max(...of.map((one) => Math.abs(one.risk - one.exact))), 4),
        ]),
      },
      {
        kind: 'figure',
        name: 'spread',
        svg: lines({
          title: 'Spread of Algorithm 1 on random data',
          x: { label: 'records', scale: 'logarithmic', from: 100 },
          y: { label: 'largest standard deviation among 20 matrices', scale: 'logarithmic' },
          series: [
            { label: 'one draw', points: sizes.map(([rows, of]) => [rows, spreadOfDraw(of)] as const) },
            {
              label: `mean of ${capacity} draws`,
              points: sizes.map(([rows, of]) => [rows, spreadOfMean(of)] as const),
            },
          ],
          levels: [{ y: 0.001, label: 'printed: at most .001', until: 450 }],
        }),
        alt: 'The standard deviation falls along straight lines on logarithmic axes; means of 50 draws pass below .001 at about 3000 records.',
        caption: 'The spread falls with the square root of the number of records.',
      },
      'On independent columns the prediction is right: the last column of the table says how far one table of these frequencies is ' +
        'from the exact mean (ours), which is about as far as single draws stray. The exact mean comes from the law of each tuple; where ' +
        'that takes too long, from the binomial law, and where combinations of frequencies are too many to enumerate, from a Poisson law ' +
        'on a grid. How far Algorithm 1 is from it, in risk and in standard errors of Algorithm 1:',
      {
        kind: 'table',
        columns: ['computed', 'matrices', 'largest distance', 'root mean square, in standard errors'],
        rows: distances(matrices).map(({ method, of, largest, inErrors }) => [
          methodNames[method],
          String(of),
          share(largest, 4),
          inErrors.toFixed(2),
        ]),
      },
      'A value near 1 in the last column means that there is nothing between the two but chance.',
    ],
  };
}

const methodNames = { exact: 'exactly', binomial: 'by the binomial law', grid: 'on the grid' } as const;

const methods: readonly (readonly [Method, string])[] = [
  ['algorithm1', 'Algorithm 1'],
  ['algorithm2', 'Algorithm 2, frequent tuples of all of adult'],
  ['algorithm2Own', 'Algorithm 2, frequent tuples of the part itself'],
  ['tree', 'tree shuffle (ours)'],
];

export function subsetsSection({ subsets }: Results): Section {
  const [weak, strong] = [subsets.filter(withoutStrongPair), subsets.filter(withStrongPair)];
  // Points of the same part stand beside each other.
  const error = (method: Method, aside: number) => (subset: SubsetPrediction) =>
    [subset.strongest + aside, (subset[method] ?? Number.NaN) - subset.risk] as const;
  return {
    heading: 'Adult: errors of the predictions',
    blocks: [
      `200 random parts. Whether a pair is strong is judged on all of adult, as a data owner would. ${weak.length} parts have no strong pair; there ` +
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
            { label: 'Algorithm 1', points: subsets.map(error('algorithm1', 0)) },
            { label: 'Algorithm 2 (with strong pairs)', points: strong.map(error('algorithm2', 0.015)) },
            { label: 'tree shuffle (ours)', points: subsets.map(error('tree', -0.015)) },
          ],
          levels: [
            { y: 0.05, label: '' },
            { y: 0.09, label: 'printed bounds', until: 0.8 },
          ],
        }),
        alt: 'Errors of Algorithm 1 lie far above the printed bounds, with and without strong pairs; Algorithm 2 lowers them, the tree shuffle keeps them near zero.',
        caption:
          'Predicted less true overall risk; a point is a part. Overestimates are above zero. Methods stand slightly beside each other.',
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
            { label: 'Algorithm 1', points: strong.map((one) => [one.risk, one.algorithm1] as const) },
            { label: 'Algorithm 2', points: strong.map((one) => [one.risk, one.algorithm2 ?? Number.NaN] as const) },
            { label: 'tree shuffle (ours)', points: strong.map((one) => [one.risk, one.tree] as const) },
          ],
        }),
        alt: 'Algorithm 1 lies well above the diagonal, Algorithm 2 nearer to it, the tree shuffle on it.',
        caption: 'On the diagonal the prediction is right.',
      },
      'A word on fairness: the tree knows the pair tables of the part along its edges, weak ones too; Algorithm 2 knows frequent tuples of strong ' +
        'pairs only. Both are statistics that an owner can publish without a row, and both keep all frequencies.',
      `Algorithm 2 reaches its targets: rows that do not get the tuple they were to hold are ${share(
        Math.max(...strong.map(({ unmet }) => unmet)),
        4,
      )} of those wanted, at most. Its remaining errors are not a failure to converge.`,
    ],
  };
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
        alt: 'EE rises with every column and passes ME at six columns; RDE bends towards ME, TDE stays below RDE.',
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
        alt: 'ME grows with the records and crosses EE, which hardly changes; RDE and TDE stay below both and fall behind ME as rows begin to repeat.',
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
