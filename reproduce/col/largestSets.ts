/** COL's S against κ, the most columns that a combination may have. */

import { lines } from '@quasi/shared/figures';
import { count, percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { combinationsOf, printedSensitivity } from './combinations.ts';
import type { NamedTable } from './tables.ts';

export const kappas = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** As in the paper for Pokec. */
const usual = 5;

export interface ByKappa {
  readonly label: string;
  readonly columns: number;
  /** κ → number of combinations of up to so many columns, and mean S over the columns. */
  readonly counts: readonly number[];
  readonly means: readonly number[];
}

/** All combinations are found once; those that are larger than κ are left out then. */
export function byKappa({ label, table }: NamedTable): ByKappa {
  const { sets } = combinationsOf(table, kappas[kappas.length - 1], true);
  const upTo = kappas.map((kappa) => sets.filter(({ length }) => length <= kappa));
  const columns = table.columns.length;
  return {
    label,
    columns,
    counts: upTo.map(({ length }) => length),
    means: upTo.map((each) => printedSensitivity(each, columns).reduce((sum, value) => sum + value, 0) / columns),
  };
}

/** The share of the mean S at κ = 10 that is there at κ = 5. */
export function shareAtUsual({ means }: ByKappa): number {
  return means[usual - 1] / means[means.length - 1];
}

export function kappaSection(found: readonly ByKappa[]): Section {
  const worst = found.reduce((least, each) => (shareAtUsual(each) < shareAtUsual(least) ? each : least));
  const late = ({ means }: ByKappa) => means[means.length - 1] - means[usual - 2];
  const drawn = found
    .filter(({ label }) => label !== worst.label)
    .toSorted((a, b) => late(b) - late(a))
    .slice(0, 4);
  return {
    heading: 'The largest combination κ',
    blocks: [
      'In Pokec, with its 59 columns, the paper looks for combinations of up to κ = 5 columns, as few attackers know more; here κ goes to 10. Larger ones add little to S, as they take many known columns (five others with ½ each are known with 3 %), unless there are very many of them, or no smaller ones. Rows that repeat others are left out here, or Adult would have no combination at all.',
      {
        kind: 'table',
        columns: ['table', 'columns', ...[2, 3, 4, 5, 6, 8, 10].map((kappa) => `κ = ${kappa}`), 'mean S at 5', 'at 10'],
        rows: found.map(({ label, columns, counts, means }) => [
          label,
          String(columns),
          ...[2, 3, 4, 5, 6, 8, 10].map((kappa) => count(counts[kappa - 1])),
          share(means[usual - 1]),
          share(means[means.length - 1]),
        ]),
      },
      {
        kind: 'figure',
        name: 'kappa',
        svg: lines({
          title: 'Mean sensitivity of the columns against κ',
          x: { label: 'κ, most columns of a combination', from: 1, to: 10, ticks: kappas },
          y: { label: 'mean S', from: 0, to: 0.5 },
          series: [...drawn, worst].map(({ label, means }) => ({
            label,
            points: kappas.map((kappa, i) => [kappa, means[i]]),
          })),
        }),
        alt: `Mean S at κ = ${kappas[0]}, ${usual} and ${kappas[kappas.length - 1]}: ${[...drawn, worst].map(({ label, means }) => `${label} ${[means[0], means[usual - 1], means[means.length - 1]].map((value) => share(value)).join(', ')}`).join('; ')}.`,
        caption: `${drawn.length + 1} of the ${found.length} tables: the ${drawn.length} whose mean S rises most beyond κ = ${usual - 1}, and the one where κ = ${usual} holds least. Where a curve is level, no larger combinations exist, or they no longer matter.`,
      },
      `κ = 5 holds ${percent(shareAtUsual(worst))} of the mean S at κ = 10 in the worst case, ${worst.label}. An S of 0 at a small κ therefore means "nothing small", not "harmless".`,
    ],
  };
}
