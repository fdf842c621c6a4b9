/** The parts of the page on TFRR: tables and plots with what is to be seen in them. */
import { count, mean, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { lines, scatter } from '../plots/index.ts';
import { densities, sizes, widths } from './generated.ts';
import { targets, threshold } from './quality.ts';
import { sources } from './realTables.ts';
import {
  areas,
  calibration,
  grid,
  isStrong,
  isWeak,
  largestDifference,
  meanArea,
  meanBrier,
  meanPositives,
  type Results,
  scoredSets,
} from './results.ts';
import { methods, type ScoringMethod } from './scores.ts';

const rowsAxis = { label: 'rows N', scale: 'logarithmic', ticks: sizes, from: 5000, to: 1_000_000 } as const;
const densityAxis = {
  label: 'rows per possible tuple λ',
  scale: 'logarithmic',
  ticks: densities,
  from: 0.08,
  to: 16,
} as const;

export function lawSection({ generated }: Results): Section {
  const largest = (of: 'differences' | 'worstDifferences') =>
    sizes.map((rows) => [rows, largestDifference(generated, of, (set) => set.rows === rows)] as const);
  return {
    heading: 'The binomial law against the exact one',
    blocks: [
      `64 parameter sets as in the paper: four numbers of rows N (scaled down to ${sizes.map(count).join(', ')}), d from 2 to 5 columns, and λ of ` +
        `${densities.join(', ')} rows per possible tuple. In each generated table the laws of 100 random rows are compared, probability by probability.`,
      {
        kind: 'figure',
        name: 'mpd',
        svg: lines({
          title: 'Largest difference of a probability between the laws (MPD)',
          x: rowsAxis,
          y: { label: 'MPD', scale: 'logarithmic', from: 0.0001, to: 0.02 },
          series: [
            { label: 'trials from the rarest value (ours)', points: largest('differences') },
            { label: 'trials from the worst choice of column', points: largest('worstDifferences') },
          ],
          levels: [{ y: 0.005, label: 'printed: at most .005' }],
        }),
        alt: 'Both fall with the number of rows; with the rarest value the largest difference is under a half of that with the worst choice, and always below .005.',
        caption: 'The largest over d, λ and rows. The approximation gets better with the number of rows.',
      },
      {
        kind: 'table',
        columns: ['largest MPD, N = 30,000', ...densities.map((density) => `λ = ${density}`)],
        rows: grid((columns, density) =>
          share(
            largestDifference(generated, 'differences', (set) => {
              return set.rows === 30_000 && set.columns === columns && set.density === density;
            }),
            5,
          ),
        ).map((cells, i) => [`d = ${widths[i]}`, ...cells]),
      },
    ],
  };
}

export function dependenceSection({ generated }: Results): Section {
  const dependency = (rows: number, columns: number, density: number) =>
    generated.find((set) => set.rows === rows && set.columns === columns && set.density === density)?.dependency ??
    Number.NaN;
  return {
    heading: 'Attribute dependence of generated data (Fig. 1 and 2)',
    blocks: [
      {
        kind: 'figure',
        name: 'dependence',
        svg: lines({
          title: 'Maximal attribute dependence of two generated columns',
          x: rowsAxis,
          y: { label: 'MAD', from: 0 },
          series: densities.map((density) => ({
            label: `λ = ${density}`,
            points: sizes.map((rows) => [rows, dependency(rows, 2, density)] as const),
          })),
        }),
        alt: 'For λ = .1 it lies between .2 and .3 and falls slowly with the number of rows; for larger λ it is small.',
        caption: 'd = 2. With more columns each has fewer values, and chance gives less.',
      },
      {
        kind: 'table',
        columns: ['MAD, λ = 0.1', ...sizes.map((rows) => `N = ${count(rows)}`)],
        rows: widths.map((columns) => [
          `d = ${columns}`,
          ...sizes.map((rows) => share(dependency(rows, columns, 0.1))),
        ]),
      },
    ],
  };
}

export function generatedSection({ generated }: Results): Section {
  const sets = scoredSets(generated, 2);
  const qualities = targets.flatMap((k) =>
    (['printed', 'calibrated'] as const).map((method) => {
      const found = scoredSets(generated, k).map(({ scored }) => scored.quality[method]);
      return { k, method, found, rates: scoredSets(generated, k).map(({ scored }) => scored.positiveRate) };
    }),
  );
  const known = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined);
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
            points: sets
              .filter(({ set }) => set.columns === columns)
              .map(({ set, scored }) => [set.density, scored.quality.printed.auc ?? Number.NaN] as const),
          })),
          levels: [{ y: 0.93, label: 'printed: above .93' }],
        }),
        alt: 'The area rises with λ from about .8 to .99; for λ = .1 it lies below .93.',
        caption: 'Scores of eq. 12. The more rows for each possible tuple, the less is left to chance.',
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

const methodNames: Readonly<Record<ScoringMethod, string>> = {
  printed: 'eq. 12',
  asPrinted: 'rectified as in Fig. 6 (uses the truth)',
  noise: 'noise in its place (uses the truth)',
  rectified: 'rectified, every row',
  calibrated: 'calibrated (ours)',
  rectifiedCalibrated: 'rectified and calibrated (ours)',
  tree: 'tree of tested pairs, calibrated (ours)',
};

const byTable: readonly ScoringMethod[] = ['printed', 'rectified', 'tree'];

export function realSection({ real }: Results): Section {
  const groups = [
    { name: 'MAD < .5', sets: real.filter(isWeak) },
    { name: 'MAD ≥ .5', sets: real.filter(isStrong) },
  ];
  const points = (method: ScoringMethod) =>
    real.flatMap(({ dependency, scored }) => {
      const area = scored.get(5)?.quality[method].auc;
      return area === undefined ? [] : [[dependency, area] as const];
    });
  return {
    heading: 'Real data: areas by maximal attribute dependence (Fig. 5 and 6)',
    blocks: [
      `${real.length} random sets of 3 to 8 columns of ${sources.map(({ name }) => name).join(', ')}, all rows; columns whose values have fewer than ten rows on ` +
        'average are left out, as are sets whose rows are all k-indistinguishable, or none. MAD is the largest dependency between two of the columns, as printed.',
      {
        kind: 'table',
        columns: ['mean AUC', ...groups.flatMap(({ name }) => targets.map((k) => `${name}, k = ${k}`))],
        rows: [
          ...methods.map((method) => [
            methodNames[method],
            ...groups.flatMap(({ sets }) => targets.map((k) => share(meanArea(sets, k, method)))),
          ]),
          ['sets', ...groups.flatMap(({ sets }) => targets.map((k) => String(areas(sets, k, 'printed').length)))],
          ['k-indistinguishable', ...groups.flatMap(({ sets }) => targets.map((k) => percent(meanPositives(sets, k))))],
        ],
      },
      {
        kind: 'figure',
        name: 'areas-real',
        svg: scatter({
          title: 'Area under the curve by maximal attribute dependence, k = 5',
          height: 440,
          x: { label: 'MAD, as printed', from: 0, to: 1 },
          y: { label: 'AUC', from: 0.5, to: 1 },
          groups: [
            { label: 'eq. 12', points: points('printed') },
            { label: 'rectified, every row', points: points('rectified') },
            { label: 'tree of tested pairs (ours)', points: points('tree') },
          ],
        }),
        alt: 'The areas of eq. 12 fall where columns depend on each other, those of the rectified score less, those of the tree hardly.',
        caption: 'Each set of columns has a point for each way to score.',
      },
      'By table, k = 2:',
      {
        kind: 'table',
        columns: ['table', 'MAD', 'sets', 'k-indistinguishable', ...byTable.map((method) => methodNames[method])],
        rows: sources.flatMap(({ name }) =>
          groups.map((group) => {
            const sets = group.sets.filter(({ source }) => source === name);
            return [
              name,
              group.name.replace('MAD ', ''),
              String(areas(sets, 2, 'printed').length),
              percent(meanPositives(sets, 2)),
              ...byTable.map((method) => share(meanArea(sets, 2, method))),
            ];
          }),
        ),
        left: [0, 1],
      },
      'Areas judge the order of rows only. As probabilities:',
      {
        kind: 'table',
        columns: ['mean squared error', ...groups.flatMap(({ name }) => targets.map((k) => `${name}, k = ${k}`))],
        rows: methods
          .filter((method) => method !== 'asPrinted' && method !== 'noise')
          .map((method) => [
            methodNames[method],
            ...groups.flatMap(({ sets }) => targets.map((k) => share(meanBrier(sets, k, method)))),
          ]),
      },
      {
        kind: 'figure',
        name: 'calibration',
        svg: lines({
          title: 'Calibration on sets of columns with MAD ≥ .5, k = 5',
          width: 600,
          height: 520,
          x: { label: 'mean score of the rows of a tenth', from: 0, to: 1 },
          y: { label: 'share of them that is 5-indistinguishable', from: 0, to: 1 },
          series: (['printed', 'calibrated', 'rectifiedCalibrated', 'tree'] as const).map((method) => ({
            label: methodNames[method],
            points: calibration(groups[1].sets, 5, method),
          })),
          diagonal: true,
        }),
        alt: 'Scores of eq. 12, and calibrated ones that know no dependence, are far too small; the tree is nearest to the diagonal, if still a little too cautious.',
        caption: 'On the diagonal a score is a probability. Every set of columns weighs the same.',
      },
    ],
  };
}
