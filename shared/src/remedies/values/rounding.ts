/** Numbers rounded to multiples of a step. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { numberIn, powerOfTen, writtenAs } from '../numbers.ts';
import { above0 } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

/** Steps as parts of the range, the finest first. */
const PARTS = [100, 20] as const;

export const rounding = remedyOf({
  name: 'rounding',
  sort: 'coarser',
  remains: 'The number to the nearest multiple: sums and means change little.',
  notWhen: 'Large numbers are rare: rounding to a fixed step leaves them alone.',
  parameters: z.strictObject({ to: above0 }),
  example: [{ to: 100 }, '1249', '1200'],
  offers({ kind, numbers: found }) {
    if (!found || kind !== 'number' || found.numbers.length < 3) return [];
    const { numbers } = found;
    const range = numbers[numbers.length - 1] - numbers[0];
    const steps = new Set(PARTS.map((parts) => powerOfTen(Math.round(Math.log10(range / parts)))));
    return [...steps].filter((to) => numbers.some((number) => !isMultiple(number, to))).map((to) => ({ to }));
  },
  title: (column, { to }) => t`Round ${column} to multiples of ${writtenAs(to, to)}`,
  treat:
    ({ to }) =>
    (value) => {
      const number = numberIn(value);
      return number === undefined ? undefined : writtenAs(Math.round(number / to) * to, to);
    },
});

function isMultiple(number: number, step: number): boolean {
  const parts = number / step;
  return Math.abs(parts - Math.round(parts)) < 1e-9;
}
