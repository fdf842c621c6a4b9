/** Dates to the hour, day, month, quarter, year, five years or decade. What remains keeps the order of time: `1984-03`, `1984-Q1`, `1984`, `1980s`. */
import * as z from 'zod/mini';
import { dateParts } from '../../roles/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { whole } from '../parameters.ts';
import { remedyOf } from '../remedy.ts';

const units = ['hour', 'day', 'month', 'quarter', 'year', 'five-years', 'decade'] as const;
type Unit = (typeof units)[number];

export const coarserDate = remedyOf({
  name: 'coarser-date',
  sort: 'coarser',
  remains: 'When something was, to that unit; a date that was coarser already stays as it is.',
  notWhen: 'Intervals between two dates of a row are needed: keep these as numbers of days and remove the dates.',
  /** `order`: which of `03/04/1984` is the day; day first without it. `before`: all years before this one become one group. */
  parameters: z.strictObject({
    to: z.enum(units),
    order: z.optional(z.enum(['day-first', 'month-first'])),
    before: z.optional(whole(1, 9999)),
  }),
  example: [{ to: 'quarter' }, '1984-03-17', '1984-Q1'],
  offers({ kind, values, order }) {
    if (kind !== 'date') return [];
    const finest = units.findIndex((unit) => isFiner(values, unit));
    // Where nobody can say which number is the month, only years can be given.
    const from = order === 'unknown' ? Math.max(finest, units.indexOf('year')) : finest;
    return units.slice(from).map((to) => (order === 'month-first' ? { to, order } : { to }));
  },
  title: (column, { to, before }) =>
    before === undefined ? titles[to](column) : t`${titles[to](column)}, all before ${before} as one`,
  treat:
    ({ to, order, before = 0 }) =>
    (value) => {
      const parts = dateParts(value, order) ?? yearIn(value);
      return parts && (parts.year < before ? `<${before}` : written(parts, to));
    },
});

const titles: Readonly<Record<Unit, (column: string) => string>> = {
  hour: (column) => t`Leave out minutes and seconds in ${column}`,
  day: (column) => t`Leave out the time of day in ${column}`,
  month: (column) => t`Generalise ${column} to months`,
  quarter: (column) => t`Generalise ${column} to quarters`,
  year: (column) => t`Generalise ${column} to years`,
  'five-years': (column) => t`Generalise ${column} to spans of five years`,
  decade: (column) => t`Generalise ${column} to decades`,
};

interface Parts {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
  readonly hour?: number;
}

function yearIn(value: string): Parts | undefined {
  return /^[12]\d{3}$/.test(value) ? { year: Number(value) } : undefined;
}

function written({ year, month, day, hour }: Parts, to: Unit): string {
  if (to === 'decade') return `${String(year).slice(0, 3)}0s`;
  if (to === 'five-years') return `${year - (year % 5)}–${year - (year % 5) + 4}`;
  if (to === 'year' || month === undefined) return String(year);
  if (to === 'quarter') return `${year}-Q${Math.ceil(month / 3)}`;
  const shownMonth = `${year}-${twoDigits(month)}`;
  if (to === 'month' || day === undefined) return shownMonth;
  const shownDay = `${shownMonth}-${twoDigits(day)}`;
  return to === 'day' || hour === undefined ? shownDay : `${shownDay}T${twoDigits(hour)}`;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Values that are looked at to see how fine dates are. */
const LOOKED_AT = 200;

/** Whether values say more than the unit does. */
function isFiner(values: Dictionary, unit: Unit): boolean {
  for (let code = 1; code < Math.min(values.size, LOOKED_AT); code++) {
    const parts = dateParts(values.text(code));
    if (!parts) continue;
    if (
      unit === 'hour' || unit === 'day'
        ? parts.hasTime
        : unit === 'month'
          ? parts.day !== undefined
          : parts.month !== undefined
    )
      return true;
  }
  // Years alone can be put in spans.
  return unit === 'five-years' || unit === 'decade';
}
