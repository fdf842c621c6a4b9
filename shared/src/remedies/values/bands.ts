/** Numbers to bands of equal width, with readable bounds: `20–29`, or `[0.5, 1)` where there are fractions. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { intervalOf, numberIn, powerOfTen, writtenAs } from '../numbers.ts';
import { above0 } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

/** As many bands are offered, the finest first: each set of bands lies within the next. */
const BANDS = [50, 20, 10, 5] as const;

export const bands = remedyOf({
  name: 'bands',
  sort: 'coarser',
  remains: 'The band a number lies in, so the order and rough size of values.',
  notWhen:
    'A few numbers are far from all others: they stay alone in their bands until the extremes are coded by a bound.',
  parameters: z.strictObject({ width: above0, areWhole: z.boolean() }),
  example: [{ width: 500, areWhole: true }, '1249', '1000–1499'],
  offers({ kind, numbers: found }) {
    if (kind !== 'number') return [];
    if (!found || found.numbers.length < 3) return [];
    const { numbers, areWhole } = found;
    const range = numbers[numbers.length - 1] - numbers[0];
    const widths = new Set(BANDS.map((most) => roundWidth(range / most)));
    const finest = smallestGap(numbers);
    return [...widths]
      .filter((width) => width > finest && (!areWhole || width >= 2))
      .map((width) => ({ width, areWhole }));
  },
  title: (column, { width }) => t`Generalise ${column} to bands of ${writtenAs(width, width)}`,
  treat:
    ({ width, areWhole }) =>
    (value) => {
      const number = numberIn(value);
      return number === undefined ? undefined : bandOf(number, width, areWhole);
    },
});

/** The band, aligned to multiples of the width; of whole numbers with its last number, else without its upper bound. */
export function bandOf(number: number, width: number, areWhole: boolean): string {
  const low = intervalOf(number, width) * width;
  const bound = (value: number) => writtenAs(value, width);
  return areWhole && Number.isInteger(width)
    ? `${bound(low)}–${bound(low + width - 1)}`
    : `[${bound(low)}, ${bound(low + width)})`;
}

/** The next of 1 and 5 times a power of ten: each of these divides the next, so that bands lie within bands. */
function roundWidth(width: number): number {
  const exponent = Math.floor(Math.log10(width) + 1e-9);
  const factor = [1, 5, 10].find((each) => each * powerOfTen(exponent) >= width * (1 - 1e-9)) ?? 10;
  return Number(`${factor}e${exponent}`);
}

function smallestGap(numbers: Float64Array): number {
  let gap = Number.POSITIVE_INFINITY;
  for (let i = 1; i < numbers.length; i++) gap = Math.min(gap, numbers[i] - numbers[i - 1]);
  return gap;
}
