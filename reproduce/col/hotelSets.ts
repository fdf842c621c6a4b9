/** The combinations of COL's Table 5 (RPI): S as printed beside the exact S*, which takes columns for independent instead of combinations. */

import { bars } from '@quasi/shared/figures';
import { percent, share } from '../numbers.ts';
import type { Section } from '../page.ts';
import { exactSensitivities, printedSensitivity } from './combinations.ts';
import { hotelCombinations } from './hotelCombinations.ts';
import { hotelNames } from './hotelTable.ts';

const sets = hotelCombinations(hotelNames);

export interface HotelColumn {
  readonly name: string;
  readonly printed: number;
  readonly exact: number;
  /** How much larger the printed one is. */
  readonly excess: number;
}

/** The columns that are in a combination, the most sensitive first. */
export function hotelColumns(): HotelColumn[] {
  const printed = printedSensitivity(sets, hotelNames.length);
  const exact = exactSensitivities(sets, hotelNames.length);
  return hotelNames
    .map((name, i) => ({
      name,
      printed: printed[i],
      exact: exact[i].value ?? Number.NaN,
      excess: printed[i] / (exact[i].value ?? Number.NaN) - 1,
    }))
    .filter((column) => column.printed > 0)
    .sort((a, b) => b.printed - a.printed);
}

export function worstExcess(columns: readonly HotelColumn[]): HotelColumn {
  return columns.reduce((worst, column) => (column.excess > worst.excess ? column : worst));
}

export function keepsOrder(columns: readonly HotelColumn[]): boolean {
  return columns.every(({ exact }, i) => i === 0 || exact <= columns[i - 1].exact * (1 + 1e-12));
}

export function hotelSetsSection(columns: readonly HotelColumn[]): Section {
  const worst = worstExcess(columns);
  return {
    heading: 'The combinations of RPI (Table 5): S is an upper bound',
    blocks: [
      `RPI, a table of hotel guests, was not published; its ${sets.length} combinations are in the paper's Table 5, which names 13 of the "14 columns" (the last is in no combination, so its S is 0). Formula (1) multiplies the chances of combinations as if they were independent. The assumption of independence is about the *columns*, and most combinations here share Hp, so that with Hp unknown they all fail together. The exact S* adds up over which columns are known. It is never larger than S; here S is up to ${percent(worst.excess)} too large (${worst.name}).${keepsOrder(columns) ? ' The order of the columns stays the same.' : ''}`,
      {
        kind: 'figure',
        name: 'exact',
        svg: bars({
          title: 'Sensitivity of the columns of RPI, every column known with ½',
          axis: { label: 'sensitivity', to: 0.5 },
          categories: columns.map(({ name }) => name),
          series: [
            { label: 'exact S*', values: columns.map(({ exact }) => exact) },
            { label: 'S by formula (1)', values: columns.map(({ printed }) => printed) },
          ],
          written: (value) => share(value),
        }),
        alt: `Bars of S* and S: ${columns.map(({ name, exact, printed }) => `${name} ${share(exact, 2)} and ${share(printed, 2)}`).join(', ')}.`,
        caption:
          'The exact one adds up over which columns are known; formula (1) multiplies over the combinations of a column.',
      },
      {
        kind: 'table',
        columns: ['column', 'S by (1)', 'exact S*', 'too large by'],
        rows: columns.map(({ name, printed, exact, excess }) => [
          name,
          share(printed, 4),
          share(exact, 4),
          excess < 5e-4 ? '–' : percent(excess),
        ]),
      },
    ],
  };
}
