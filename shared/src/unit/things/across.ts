/** Series and vectors that stand across the columns: years, weeks, weekdays, a spectrum. */
import { Things } from '../families.ts';
import { hasDecimals, isNumeric, type Seen } from '../seen.ts';
import type { Sign } from '../unit.ts';
import { areCalendar } from './calendar.ts';

const number = /^[Xx]?\d{1,6}(?:[.,]\d+)?(?: ?[a-z%]{1,3})?$/;
export const FEWEST_IN_SERIES = 8;

/** `wk1`, `month_12`, `2024Q3`. */
const step =
  /^(?:wk|week|month|mon|year|yr|quarter|qtr|woche|kw|monat|jahr|semaine|mois|année|semana|mes|año|settimana|mese|anno|mês|ano|maand|jaar|tydzień|miesiąc|rok|vecka|månad|år|týden|měsíc|неделя|месяц|год|hafta|ay|yıl)[ _.-]?\d{1,4}$|^\d{4}[ _.-]?[qmw]\d{1,2}$/i;
const FEWEST_STEPS_ACROSS = 10;

/** Headers that are numbers: years, wavelengths, positions. Yields the number of columns looked at. */
export function* series(columns: readonly Seen[]): Generator<number, Sign | undefined> {
  const members = columns.filter((column) => number.test(column.form.header.name) && isNumeric(column));
  yield columns.length;
  const steps = columns.filter(({ form }) => step.test(form.header.name));
  yield columns.length;
  if (steps.length >= FEWEST_STEPS_ACROSS && steps.length >= 0.5 * columns.length)
    return sign(Things.series, 1.5, steps);
  const numeric = columns.filter(isNumeric);
  if (numeric.length >= 0.5 * columns.length && areCalendar(numeric.map(({ form }) => form.header.name)))
    return sign(Things.series, 2, numeric);
  const isSeries = members.length >= FEWEST_IN_SERIES && members.length >= 0.5 * columns.length;
  return isSeries ? sign(Things.series, 2.5, members) : undefined;
}

const numberedHeader = /^(.{1,20}?)[ _.-]?\d{1,4}$/;
const FEWEST_IN_VECTOR = 10;

/** Numbers with decimals under one header that counts on: a spectrum, a signal, coordinates of a space. */
export function vector(columns: readonly Seen[]): Sign | undefined {
  const blocks = new Map<string, Seen[]>();
  for (const column of columns) {
    const head = hasDecimals(column) ? numberedHeader.exec(column.form.header.name)?.[1] : undefined;
    if (head === undefined) continue;
    const block = blocks.get(head);
    if (block) block.push(column);
    else blocks.set(head, [column]);
  }
  const members = Array.from(blocks.values()).find((block) => block.length >= FEWEST_IN_VECTOR);
  return members && members.length >= 0.4 * columns.length ? sign(Things.vector, 1.5, members) : undefined;
}

function sign(what: string, weight: number, columns: readonly Seen[]): Sign {
  return { what, speaksFor: 'things', weight, columns: columns.map(({ index }) => index) };
}
