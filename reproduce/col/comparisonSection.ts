/** The page's part on the ranks of columns by S and by COL's baselines. */

import { bars, scatter } from '@quasi/shared/figures';
import type { CodedTable } from '../data.ts';
import { count, mean, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import {
  isRanked,
  kappa,
  ranksAlike,
  type TableComparison,
  telling,
  tellingShare,
  withOneRepeated,
} from './tableComparison.ts';

const baselineNames = [
  ['CDN', 'cardinality'],
  ['POU', 'uniqueShare'],
  ['IE', 'entropy'],
] as const;

export function comparisonSection(found: readonly TableComparison[], hotel: CodedTable, adult: CodedTable): Section {
  const written = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '–' : share(value, 2));
  const guests = found[0];
  const { sensitivity, cardinality } = guests.ranks;
  const ranked = found.filter(isRanked);
  const agreements = ({ ranks }: TableComparison) => baselineNames.flatMap(([, key]) => ranks.agreement[key] ?? []);
  const least = Math.min(...ranked.flatMap(agreements));
  const lowest = ranked.reduce((a, b) => (mean(agreements(b)) < mean(agreements(a)) ? b : a));
  const namesWhere = (is: (byS: number, byCardinality: number) => boolean) =>
    hotel.names.filter((_, column) => is(sensitivity[column], cardinality[column])).join(', ') || 'none';
  const moved = hotel.names
    .map((name, column) => ({ name, byS: sensitivity[column], byCardinality: cardinality[column] }))
    .toSorted((a, b) => a.byS - a.byCardinality - (b.byS - b.byCardinality));
  const [lifted, lowered] = [moved[0], moved[moved.length - 1]];
  const apart = ({ name, byS, byCardinality }: (typeof moved)[number]) =>
    ` (${name} of the hotel: ${byS} by S, ${byCardinality} by CDN)`;
  return {
    heading: 'Ranks against the baselines',
    blocks: [
      `The paper compares S with the number of distinct values (CDN), the share of unique values (POU) and the entropy (IE) of a column. It does so on RPI and Pokec, which are not among our data; so here is a made-up hotel of ${count(guests.rows)} guests with RPI's columns (households share address and landline, one guest in ten leaves no phone of their own), and tables of the data folder. τ is Kendall's rank correlation (ties allowed for): 1 for the same order.`,
      {
        kind: 'table',
        columns: ['hotel: rank of', ...hotel.names],
        rows: ([['S', 'sensitivity'], ...baselineNames] as const).map(([label, key]) => [
          label,
          ...guests.ranks[key].map(String),
        ]),
      },
      {
        kind: 'table',
        columns: [
          'table',
          'rows',
          'columns',
          'combinations',
          'τ with CDN',
          'with POU',
          'with IE',
          'S too large, mean',
          'at most',
          'τ of S and S*',
        ],
        rows: found.map((each) => [
          each.label,
          count(each.rows),
          String(each.columns),
          count(each.sets),
          written(each.ranks.agreement.cardinality),
          written(each.ranks.agreement.uniqueShare),
          written(each.ranks.agreement.entropy),
          Number.isFinite(each.meanExcess) ? percent(each.meanExcess) : '–',
          Number.isFinite(each.mostExcess) ? percent(each.mostExcess) : '–',
          written(each.sameOrder),
        ]),
      },
      {
        kind: 'figure',
        name: 'ranks',
        svg: scatter({
          title: `Columns of the hotel: rank by S against rank by the baselines`,
          width: 600,
          height: 520,
          diagonal: true,
          x: { label: 'rank by S', from: 0, to: hotel.names.length },
          y: { label: 'rank by the baseline', from: 0, to: hotel.names.length },
          groups: baselineNames.map(([label, key]) => ({
            label,
            points: guests.ranks[key].map((rank, column) => [sensitivity[column], rank] as const),
          })),
        }),
        alt: `Ranks of ${hotel.names.length} columns by S and by the baselines, as in the first table. Columns that S puts higher than CDN: ${namesWhere((s, c) => s < c)}; lower: ${namesWhere((s, c) => s > c)}.`,
        caption: 'On the diagonal both ranks are equal; 1 is the most sensitive. Columns that tie lie on each other.',
      },
      {
        kind: 'figure',
        name: 'agreement',
        svg: bars({
          title: 'Rank correlation of S with the baselines',
          axis: { label: 'Kendall’s τ', from: Math.min(0, Math.floor(5 * least) / 5), to: 1 },
          categories: ranked.map(({ label }) => label),
          series: baselineNames.map(([label, key]) => ({
            label,
            values: ranked.map(({ ranks }) => ranks.agreement[key]),
          })),
          written: (value) => share(value, 2),
        }),
        alt: `Bars of τ: ${ranked.map(({ label, ranks }) => `${label} ${baselineNames.map(([, key]) => written(ranks.agreement[key])).join(', ')}`).join('; ')}, with CDN, POU and IE in this order.`,
        caption: `All tables that have a combination of at most ${kappa} columns, without which there is nothing to rank by.`,
      },
      `The baselines look at one column at a time. With CDN the order is much the same (τ above .5) on ${ranked.filter(({ ranks }) => ranksAlike(ranks.agreement.cardinality)).length} of the ${ranked.length} tables: a column of many values is in many combinations. They part where a column of few values completes combinations${apart(lifted)}, or one of more values completes fewer${apart(lowered)}; on ${lowest.label} most of all. **S breaks where the baselines do not:** Adult has ${count(found.find(({ label }) => label === 'Adult')?.duplicateRows ?? 0)} rows that repeat another, so it has no unique combination and S is 0 for every column, while ${telling.join(', ')} single out ${percent(tellingShare(adult))} of the rows. The same happens to the hotel if one guest is entered twice: ${count(withOneRepeated(hotel))} combinations are left. Quasi says so, offers combinations that hold for most rows, and ranks by the combinations of single rows.`,
    ],
  };
}
