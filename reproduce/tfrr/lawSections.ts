/** The parts of the page on TFRR about the law on generated data: the binomial approximation, and dependence by chance. */

import { lines } from '@quasi/shared/figures';
import { count, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { densities, sizes, widths } from './generated.ts';
import { grid, largestDifference, type Results } from './results.ts';
import { ends } from './words.ts';

const rowsAxis = { label: 'rows N', scale: 'logarithmic', ticks: sizes, from: 5000, to: 1_000_000 } as const;
export function lawSection({ generated }: Results): Section {
  const largest = (of: 'differences' | 'worstDifferences') =>
    sizes.map((rows) => [rows, largestDifference(generated, of, (set) => set.rows === rows)] as const);
  return {
    heading: 'The binomial law against the exact one (Fig. 3)',
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
          levels: [
            { y: 0.005, label: 'printed for N = 30,000' },
            { y: 0.001, label: 'printed from N = 750,000 on' },
          ],
        }),
        alt: `Largest differences by number of rows, from ${count(sizes[0])} to ${count(sizes[sizes.length - 1])}: ${ends(largest('differences'), 4)} with the rarest value, ${ends(largest('worstDifferences'), 4)} with the worst choice. Printed: at most .005 for N = 30,000, .001 from N = 750,000 on.`,
        caption: 'The largest over d, λ and rows.',
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
  const pairsOf = (density: number) => sizes.map((rows) => [rows, dependency(rows, 2, density)] as const);
  return {
    heading: 'Attribute dependence of generated data (Fig. 1)',
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
            points: pairsOf(density),
          })),
        }),
        alt: `Dependence by number of rows, from ${count(sizes[0])} to ${count(sizes[sizes.length - 1])}: ${densities.map((density) => `${ends(pairsOf(density))} for λ = ${density}`).join(', ')}.`,
        caption: 'd = 2. With more columns each has fewer values, and chance gives less (see the table).',
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
