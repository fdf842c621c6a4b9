/** The part of the page on R3A about random tables: how far Algorithm 1 strays, and how near its mean is to those that are computed. */

import { lines } from '@quasi/shared/figures';
import { count, share } from '../numbers.ts';
import type { Block, Section } from '../page.ts';
import { mostEnumerated } from './enumeratedMeans.ts';
import { drawsOfEach, type RandomMatrix } from './randomTables.ts';
import {
  bySize,
  capacity,
  type Distances,
  distancesOf,
  printedSpread,
  type Results,
  smallestSizeWithin,
  spreadOfDraw,
  spreadOfMean,
} from './results.ts';

export function randomSection({ matrices }: Results): Section {
  const sizes = bySize(matrices);
  const [[, first]] = sizes;
  return {
    heading: 'Random data: how far Algorithm 1 strays, and means that are computed',
    blocks: [
      `For each size ${first.length} random frequency matrices: 3 to 6 independent columns of 2 to 40 values, shares from a flat Dirichlet law. Algorithm 1 ` +
        `with ${drawsOfEach} draws each. The paper takes the mean of ${capacity}, a hundred times, and bounds the one that strays most from their average; the third column says how far that is on average by the normal law, from the deviation of a draw.`,
      {
        kind: 'table',
        columns: [
          'records',
          'largest sd of a draw',
          `the worst of 100 means of ${capacity}`,
          'largest error for one more table',
        ],
        rows: sizes.map(([rows, of]) => [
          count(rows),
          share(spreadOfDraw(of), 4),
          share(spreadOfMean(of), 4),
          share(Math.max(...of.map((one) => Math.abs(one.risk - one.computed))), 4),
        ]),
      },
      spreadFigure(sizes),
      'On independent columns the prediction is right: the last column of the table says how far one table of these frequencies is ' +
        'from the mean that Quasi computes without shuffling (ours), which is about as far as single draws stray. It is exact where it comes from the law of each ' +
        'tuple; where that takes too long, it comes from the binomial law, and where combinations of frequencies are too many to enumerate, ' +
        'from a Poisson law on a grid. How far Algorithm 1 is from it, in risk and in standard errors of Algorithm 1:',
      distancesTable(matrices),
      ...gridBlocks(matrices.filter(({ method }) => method === 'grid')),
    ],
  };
}

function spreadFigure(sizes: ReturnType<typeof bySize>): Block {
  const within = smallestSizeWithin(sizes);
  return {
    kind: 'figure',
    name: 'spread',
    svg: lines({
      title: 'Spread of Algorithm 1 on random data',
      x: { label: 'records', scale: 'logarithmic', from: 100 },
      y: { label: 'largest among 20 matrices', scale: 'logarithmic' },
      series: [
        { label: 'standard deviation of a draw', points: sizes.map(([rows, of]) => [rows, spreadOfDraw(of)] as const) },
        {
          label: `worst of 100 means of ${capacity}`,
          points: sizes.map(([rows, of]) => [rows, spreadOfMean(of)] as const),
        },
      ],
      levels: [{ y: printedSpread, label: 'printed: at most .001', until: 450 }],
    }),
    alt: `On logarithmic axes: standard deviations from ${share(spreadOfDraw(sizes[0][1]), 4)} to ${share(spreadOfDraw(sizes[sizes.length - 1][1]), 4)} for a draw; the worst of 100 means of ${capacity} draws ${within === undefined ? 'stays further off than .001' : `is off by at most .001 from ${count(within)} records on`}.`,
    caption: 'The spread falls with the square root of the number of records.',
  };
}

/** Below it the specification does not speak of the grid. */
const fewRecords = 1000;

function distancesTable(matrices: readonly RandomMatrix[]): Block {
  const by = (method: RandomMatrix['method']) => matrices.filter((one) => one.method === method);
  const groups: (readonly [string, readonly RandomMatrix[]])[] = [
    ['exactly', by('exact')],
    ['by the binomial law', by('binomial')],
    [`on the grid, under ${count(fewRecords)} records`, by('grid').filter(({ rows }) => rows < fewRecords)],
    [`on the grid, from ${count(fewRecords)} records on`, by('grid').filter(({ rows }) => rows >= fewRecords)],
  ];
  return {
    kind: 'table',
    columns: ['computed', 'matrices', 'all draws alike', ...distanceColumns],
    rows: groups
      .filter(([, of]) => of.length > 0)
      .map(([name, of]) => {
        const found = distancesOf(of);
        return [name, String(found.matrices), String(found.still), ...distanceCells(found)];
      }),
  };
}

const distanceColumns = [
  'Algorithm 1 above',
  'mean distance',
  'largest distance',
  'largest, in standard errors',
  'root mean square, in standard errors',
];

function distanceCells({ above, mean, largest, largestInErrors, inErrors }: Distances): string[] {
  return [String(above), share(mean, 4), share(largest, 4), largestInErrors.toFixed(1), inErrors.toFixed(2)];
}

/** What the last column means, and why the grid does not come out at 1. */
function gridBlocks(grid: readonly RandomMatrix[]): Block[] {
  const all = distancesOf(grid);
  const summed = grid.flatMap((one) => (one.enumerated === undefined ? [] : [{ ...one, enumerated: one.enumerated }]));
  const step = Math.max(...summed.map(({ computed, enumerated }) => Math.abs(computed - enumerated.poisson)));
  const laws = [
    ['Poisson law, on the grid', distancesOf(summed)],
    ['Poisson law, summed', distancesOf(summed.map((one) => ({ ...one, computed: one.enumerated.poisson })))],
    ['binomial law, summed', distancesOf(summed.map((one) => ({ ...one, computed: one.enumerated.binomial })))],
  ] as const;
  return [
    'In the last column a value near 1 means that there is nothing between the two but chance. Matrices whose draws all had the same ' +
      'risk have no standard error; they are counted, and left out of the columns that follow.',
    `**The grid is not exact.** Algorithm 1 lies above it for ${all.above} of ${all.matrices - all.still} matrices, by ${share(all.mean, 4)} on average and by up to ` +
      `${share(all.largest, 4)} (at most ${all.largestInErrors.toFixed(1)} standard errors). To see why, the same means were summed without a grid for the ` +
      `${summed.length} of these matrices that have at most ${count(mostEnumerated)} combinations of frequencies:`,
    {
      kind: 'table',
      columns: ['law', ...distanceColumns],
      rows: laws.map(([name, found]) => [name, ...distanceCells(found)]),
    },
    `The steps of the grid shift no mean by more than ${share(step, 6)}; the rest is the law. With P the chance of a tuple in a row, m the smallest frequency among its values and P′ the ` +
      'product of the shares of the others, Poisson takes e^(−nP) for the chance that no row holds the tuple, the binomial law (1 − P′)^m, which is never more, and the ' +
      'true law still less, as rows are dealt out without putting back. So a mean from the grid is too small, by as much as the table says; ' +
      'and Quasi goes to the grid by the number of combinations, however few the records.',
  ];
}
