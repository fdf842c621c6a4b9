/** Times of day to hours, or to parts of the day. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const clock = /^\s*(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*([AaPp])?\.?(?:[Mm]\.?)?\s*$/;

export const coarserTime = remedyOf({
  name: 'coarser-time',
  sort: 'coarser',
  parameters: z.object({ hours: z.number().check(z.positive(), z.maximum(24)) }),
  offers: ({ kind }) => (kind === 'time' ? [{ hours: 1 }, { hours: 6 }] : []),
  title: (column, { hours }) =>
    hours === 1 ? t`Generalise ${column} to hours` : t`Generalise ${column} to parts of the day of ${hours} hours`,
  treat:
    ({ hours }) =>
    (value) => {
      const match = clock.exec(value);
      if (!match) return undefined;
      const half = match[3]?.toLowerCase();
      const hour = half === undefined ? Number(match[1]) : (Number(match[1]) % 12) + (half === 'p' ? 12 : 0);
      if (hour > 24) return undefined;
      const from = Math.floor((hour % 24) / hours) * hours;
      return `${twoDigits(from)}:00–${twoDigits(from + hours - 1)}:59`;
    },
});

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');
