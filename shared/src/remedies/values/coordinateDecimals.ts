/** Coordinates to fewer decimals: three are about 110 m, two 1.1 km, one 11 km. Latitude and longitude go together. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { numberIn, numbersOf } from '../numbers.ts';
import { remedyOf } from '../remedy.ts';

const DECIMALS = [3, 2, 1, 0] as const;
const areas = ['110 km', '11 km', '1.1 km', '110 m'] as const;

export const coordinateDecimals = remedyOf({
  name: 'coordinate-decimals',
  sort: 'coarser',
  parameters: z.object({ decimals: z.number().check(z.minimum(0), z.maximum(10)) }),
  offers({ kind, values }) {
    const numbers = kind === 'coordinate' ? numbersOf(values)?.numbers : undefined;
    if (!numbers) return [];
    const finer = (decimals: number) => numbers.some((number) => Number(number.toFixed(decimals)) !== number);
    return DECIMALS.filter(finer).map((decimals) => ({ decimals }));
  },
  title: (column, { decimals }) =>
    decimals === 1
      ? t`Keep 1 decimal of ${column} (about ${areas[1]})`
      : t`Keep ${decimals} decimals of ${column} (about ${areas[decimals] ?? ''})`,
  treat:
    ({ decimals }) =>
    (value) => {
      const number = numberIn(value);
      if (number === undefined) return undefined;
      const text = number.toFixed(decimals);
      return Number(text) === 0 ? text.replace('-', '') : text;
    },
});
