/** Very large and very small numbers become a bound: the extremes are what neighbours know. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { numberIn, numbersOf, writtenAs } from '../numbers.ts';
import { remedyOf } from '../remedy.ts';

/** The share of the rows beyond each bound. */
const BEYOND = 0.01;

export const topBottom = remedyOf({
  name: 'top-bottom',
  sort: 'coarser',
  parameters: z.object({ bottom: z.number(), top: z.number(), step: z.number().check(z.positive()) }),
  offers({ kind, values, rows }) {
    const found = kind === 'number' || kind === 'age' ? numbersOf(values) : undefined;
    if (!found) return [];
    const { numbers } = found;
    const least = numberAt(found, BEYOND * rows);
    const most = numberAt(found, (1 - BEYOND) * rows);
    const step = roundStep((most - least) / 20);
    // Rounded outward, so that the bounds are no values of the data.
    const bottom = Math.floor(least / step) * step;
    const top = Math.ceil(most / step) * step;
    const isIdle = bottom <= numbers[0] && top >= numbers[numbers.length - 1];
    return step > 0 && Number.isFinite(step) && bottom < top && !isIdle ? [{ bottom, top, step }] : [];
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

function roundStep(step: number): number {
  return 10 ** Math.floor(Math.log10(step));
}
