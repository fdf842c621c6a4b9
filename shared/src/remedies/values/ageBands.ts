/** Ages to bands of years, with all of 90 and above in one, as HIPAA's safe harbor asks. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { numberIn, numbersOf } from '../numbers.ts';
import { remedyOf } from '../remedy.ts';
import { bandOf } from './bands.ts';

const WIDTHS = [1, 5, 10, 20] as const;
const OLDEST = 90;

export const ageBands = remedyOf({
  name: 'age-bands',
  sort: 'coarser',
  parameters: z.object({ width: z.number().check(z.positive()), oldest: z.number() }),
  offers({ kind, values }) {
    const ages = kind === 'age' ? numbersOf(values)?.numbers : undefined;
    if (!ages) return [];
    // Single years only help where there are people so old.
    const widths = WIDTHS.filter((width) => width > 1 || ages[ages.length - 1] > OLDEST);
    return widths.map((width) => ({ width, oldest: OLDEST }));
  },
  title: (column, { width, oldest }) =>
    width === 1
      ? t`Write ages of ${oldest} and above in ${column} as ${oldest}+`
      : t`Generalise ${column} to bands of ${width} years, ${oldest}+ in one`,
  treat:
    ({ width, oldest }) =>
    (value) => {
      const age = numberIn(value);
      if (age === undefined) return undefined;
      if (age >= oldest) return `${oldest}+`;
      // Bands of 20 years would reach past the oldest: the last one ends before them.
      const low = Math.floor(age / width) * width;
      return width === 1
        ? String(Math.floor(age))
        : low + width > oldest
          ? `${low}–${oldest - 1}`
          : bandOf(age, width, true);
    },
});
