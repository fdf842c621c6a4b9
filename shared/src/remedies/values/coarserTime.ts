/** Times of day to hours, or to parts of the day. */
import * as z from 'zod/mini';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const clock = /^\s*(\d{1,2}):[0-5]\d(?::\d{2}(?:[.,]\d+)?)?\s*([AaPp])?\.?(?:[Mm]\.?)?\s*$/;
/** They divide the day, so that each part lies within one of any multiple. */
const parts = [1, 2, 3, 4, 6, 8, 12] as const;
const LONGEST = 40;

export const coarserTime = remedyOf({
  name: 'coarser-time',
  sort: 'coarser',
  remains: 'The hours within which something was.',
  notWhen: 'Minutes count, as in emergency care: keep the minutes between two events instead.',
  parameters: z.strictObject({ hours: z.literal([...parts]) }),
  example: [{ hours: 6 }, '13:45', '12:00–17:59'],
  offers: ({ kind }) => (kind === 'time' ? [{ hours: 1 }, { hours: 6 }] : []),
  title: (column, { hours }) =>
    hours === 1 ? t`Generalise ${column} to hours` : t`Generalise ${column} to parts of the day of ${hours} hours`,
  treat:
    ({ hours }) =>
    (value) => {
      const match = value.length <= LONGEST ? clock.exec(value) : null;
      if (!match) return undefined;
      const half = match[2]?.toLowerCase();
      const hour = half === undefined ? Number(match[1]) : (Number(match[1]) % 12) + (half === 'p' ? 12 : 0);
      if (hour > 24) return undefined;
      const from = Math.floor((hour % 24) / hours) * hours;
      return `${twoDigits(from)}:00–${twoDigits(from + hours - 1)}:59`;
    },
});

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');
