/** Ages to bands of years, with all of 90 and above in one, as HIPAA's safe harbor asks. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { numberIn } from '../numbers.ts';
import { whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';
import { bandOf } from './bands.ts';

const WIDTHS = [1, 5, 10, 20] as const;
const OLDEST = 90;

export const ageBands = remedyOf({
  name: 'age-bands',
  sort: 'coarser',
  remains: 'The band of years an age lies in; old age as one band.',
  notWhen: 'Children are studied: a band of ten years hides a school year, so take narrower ones.',
  parameters: z.strictObject({ width: whole(1, 200), oldest: whole(1, 1000) }),
  example: [{ width: 10, oldest: 90 }, '37', '30–39'],
  offers({ kind, numbers: found }) {
    if (!found || kind !== 'age') return [];
    const ages = found.numbers;
    // Single years only help where there are people so old, or fractions of years.
    const oneYearHelps = ages[ages.length - 1] > OLDEST || !found.areWhole;
    return WIDTHS.filter((width) => width > 1 || oneYearHelps).map((width) => ({ width, oldest: OLDEST }));
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
      const low = Math.floor(age / width) * width;
      if (width === 1) return String(low);
      // The last band ends before the oldest.
      return low + width > oldest ? `${low}–${oldest - 1}` : bandOf(age, width, true);
    },
});
