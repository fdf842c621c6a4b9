/** Dates to the day, month, quarter, year or decade. What remains keeps the order of time: `1984-03`, `1984-Q1`, `1984`, `1980s`. */
import * as z from 'zod/mini';
import { dateParts } from '../../roles/index.ts';
import { t } from '../../words/index.ts';
import { remedyOf } from '../remedy.ts';

const units = ['day', 'month', 'quarter', 'year', 'decade'] as const;
type Unit = (typeof units)[number];

export const coarserDate = remedyOf({
  name: 'coarser-date',
  sort: 'coarser',
  parameters: z.object({ to: z.enum(units) }),
  offers({ kind, values }) {
    if (kind !== 'date') return [];
    const [finest] = units.filter((unit) => isFiner(values.size, (code) => values.text(code), unit));
    return finest === undefined ? [] : units.slice(units.indexOf(finest)).map((to) => ({ to }));
  },
  title: (column, { to }) => titles[to](column),
  treat:
    ({ to }) =>
    (value) => {
      const parts = dateParts(value) ?? (/^\d{4}$/.test(value) ? { year: Number(value), hasTime: false } : undefined);
      return parts && written(parts, to);
    },
});

const titles: Readonly<Record<Unit, (column: string) => string>> = {
  day: (column) => t`Leave out the time of day in ${column}`,
  month: (column) => t`Generalise ${column} to months`,
  quarter: (column) => t`Generalise ${column} to quarters`,
  year: (column) => t`Generalise ${column} to years`,
  decade: (column) => t`Generalise ${column} to decades`,
};

interface Parts {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
}

/** Undefined where the date is coarser than that already. */
function written({ year, month, day }: Parts, to: Unit): string | undefined {
  const shownYear = String(year).padStart(4, '0');
  if (to === 'decade') return `${shownYear.slice(0, 3)}0s`;
  if (to === 'year') return shownYear;
  if (month === undefined) return undefined;
  if (to === 'quarter') return `${shownYear}-Q${Math.ceil(month / 3)}`;
  const shownMonth = `${shownYear}-${String(month).padStart(2, '0')}`;
  if (to === 'month') return shownMonth;
  return day === undefined ? undefined : `${shownMonth}-${String(day).padStart(2, '0')}`;
}

/** Values that are looked at to see how fine dates are. */
const LOOKED_AT = 200;

/** Whether values say more than the unit does. */
function isFiner(size: number, textOf: (code: number) => string, unit: Unit): boolean {
  for (let code = 1; code < Math.min(size, LOOKED_AT); code++) {
    const text = textOf(code);
    const parts = dateParts(text);
    if (!parts) continue;
    if (unit === 'day' ? parts.hasTime : unit === 'month' ? parts.day !== undefined : parts.month !== undefined)
      return true;
  }
  // Years alone can be made decades.
  return unit === 'decade';
}
