/** The part of the page on TFRR about sets of columns of real tables. */

import { lines, scatter } from '@quasi/shared/figures';
import { percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { targets } from './quality.ts';
import { sources } from './realTables.ts';
import { areas, calibration, isStrong, isWeak, meanArea, meanBrier, meanPositives, type Results } from './results.ts';
import { methods, type ScoringMethod } from './scores.ts';
import { methodNames } from './words.ts';

function furthest(points: readonly (readonly [score: number, share: number])[]): string {
  const [score, real] = points.reduce((a, b) => (Math.abs(b[0] - b[1]) > Math.abs(a[0] - a[1]) ? b : a));
  return `scored ${share(score, 2)}, true ${share(real, 2)}`;
}

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
  const calibrated = (['printed', 'calibrated', 'rectifiedCalibrated', 'tree'] as const).map((method) => ({
    method,
    points: calibration(groups[1].sets, 5, method),
  }));
  return {
    heading: 'Real data: areas by maximal attribute dependence (Fig. 5 and 6)',
    blocks: [
      `${real.length} random sets of 3 to 8 columns of ${sources.map(({ name }) => name).join(', ')}, all rows; columns whose values have fewer than ten rows on ` +
        'average are left out. A set whose rows are all k-indistinguishable, or none, has no area for this k; the row *sets* counts those that have one. MAD is the largest dependency between two of the columns, as printed.',
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
        alt: `Mean areas of sets with ${groups.map(({ name }) => name).join(' and ')}: ${byTable.map((method) => `${groups.map(({ sets }) => share(meanArea(sets, 5, method))).join(' and ')} (${methodNames[method]})`).join(', ')}.`,
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
          series: calibrated.map(({ method, points }) => ({ label: methodNames[method], points })),
          diagonal: true,
        }),
        alt: `Calibration plot. Where each is furthest from the diagonal: ${calibrated.map(({ method, points }) => `${methodNames[method]} ${furthest(points)}`).join('; ')}.`,
        caption: 'On the diagonal a score is a probability. Every set of columns weighs the same.',
      },
    ],
  };
}
