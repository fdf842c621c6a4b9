/** Very large and very small numbers become a bound: the extremes are what neighbours know. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { numberIn, powerOfTen, writtenAs } from '../numbers.ts';
import { above0 } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

/** The share of the rows beyond each bound. */
const BEYOND = 0.01;

export const topBottom = remedyOf({
  name: 'top-bottom',
  sort: 'coarser',
  remains: 'All numbers between the bounds, exactly.',
  notWhen: 'Numbers between the bounds are themselves rare: use bands.',
  parameters: z.strictObject({ bottom: z.number(), top: z.number(), step: above0 }),
  example: [{ bottom: 0, top: 90, step: 10 }, '104', '>90'],
  offers({ kind, numbers: found }) {
    if (!found || kind === 'coordinate') return [];
    const { numbers } = found;
    const rows = found.rows.reduce((sum, count) => sum + count, 0);
    const least = numberAt(found, BEYOND * rows);
    const most = numberAt(found, (1 - BEYOND) * rows);
    if (!(most > least)) return [];
    const step = powerOfTen(Math.floor(Math.log10((most - least) / 20)));
    // Rounded outward to multiples of the step, so that the bounds reveal no value.
    const bottom = multiple(Math.floor(least / step), step);
    const top = multiple(Math.ceil(most / step), step);
    const isIdle = bottom <= numbers[0] && top >= numbers[numbers.length - 1];
    return isIdle ? [] : [{ bottom, top, step }];
  },
  title: (column, { bottom, top, step }) =>
    t`Code ${column} below ${writtenAs(bottom, step)} and above ${writtenAs(top, step)} as these bounds`,
  treat:
    ({ bottom, top, step }) =>
    (value) => {
      const number = numberIn(value);
      if (number === undefined) return undefined;
      if (number < bottom) return `<${writtenAs(bottom, step)}`;
      return number > top ? `>${writtenAs(top, step)}` : value;
    },
});

/** The number up to which so many rows lie. */
function numberAt({ numbers, rows }: { numbers: Float64Array; rows: Float64Array }, wanted: number): number {
  let passed = 0;
  for (let i = 0; i < numbers.length; i++) {
    passed += rows[i];
    if (passed >= wanted) return numbers[i];
  }
  return numbers[numbers.length - 1];
}

/** Without the noise of binary fractions. */
function multiple(times: number, step: number): number {
  return Number(writtenAs(times * step, step));
}
