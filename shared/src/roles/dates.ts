/** What the values of a column are as dates. Common ways of writing them, by day, month or year; the order of day and month is judged over the column. */

export interface DateForm {
  /** The finest part that is given. */
  readonly precision: 'year' | 'month' | 'day' | 'time';
  /** Between which nearly all lie. */
  readonly firstYear: number;
  readonly lastYear: number;
}

export interface DateParts {
  readonly year: number;
  readonly month?: number;
  readonly day?: number;
  /** As written, in whatever time zone; of 24. */
  readonly hour?: number;
  readonly hasTime: boolean;
}

/** The share of values that have to be dates. */
const NEARLY_ALL = 0.93;
/** The share of the earliest and of the latest dates that may be typing errors. */
const OUTLIERS = 0.02;
const EARLIEST_YEAR = 1000;
const LATEST_YEAR = 2999;

const clock =
  /[T ]\s*(\d{1,2}):\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s*(?:([AaPp])\.?[Mm]\.?)?\s*(?:Z|UTC|[-+]\d{2}:?\d{2})?$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2}))?$/;
const yearLast = /^(\d{1,2})([-/.] ?)(\d{1,2})\2(\d{4}|\d{2})$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
const monthAndYear = /^(\d{1,2})[-/.](\d{4})$/;
const named =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?[-\s]+)?(\p{L}{3,10})\.?[-\s,]+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4}|\d{2})$/u;
/** As tickets and clinical data write it. */
const namedInOne = /^(\d{1,2})(\p{L}{3})(\d{4}|\d{2})$/u;
const eastAsian = /^(\d{4})年(?:(\d{1,2})月)?(?:(\d{1,2})日)?$/;

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']; // prettier-ignore
const foreignMonths: Readonly<Record<string, number>> = {
  mär: 3,
  mai: 5,
  okt: 10,
  dez: 12,
  fév: 2,
  fev: 2,
  avr: 4,
  jui: 6,
  aoû: 8,
  aou: 8,
  déc: 12,
  ene: 1,
  abr: 4,
  ago: 8,
  dic: 12,
}; // prettier-ignore

/** Which of `03/04/1984` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** What one value says, read in this order unless that is impossible. Undefined if it is no date. */
export function dateParts(value: string, order: DateOrder = 'day-first'): DateParts | undefined {
  if (value.length < 6 || value.length > 40) return undefined;
  const time = clock.exec(value);
  const parts = dayParts(withoutTime(value, time), order);
  if (!parts || !isPossible(parts)) return undefined;
  return time ? { ...parts, hour: hourIn(time), hasTime: true } : { ...parts, hasTime: false };
}

/** What one value tells of the order in which its column is written; undefined if it does not depend on any. With points the day comes first. */
export function dateOrder(value: string): DateOrder | 'either' | undefined {
  if (value.length < 6 || value.length > 40) return undefined;
  const match = yearLast.exec(withoutTime(value, clock.exec(value)));
  if (!match || match[1] === match[3] || match[2].startsWith('.')) return undefined;
  if (Number(match[1]) > 12) return 'day-first';
  return Number(match[3]) > 12 ? 'month-first' : 'either';
}

function withoutTime(value: string, time: RegExpExecArray | null): string {
  return time ? value.slice(0, time.index).trim() : value;
}

function hourIn([, hour, half]: RegExpExecArray): number {
  if (half === undefined) return Number(hour) % 24;
  return (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

type Day = Omit<DateParts, 'hasTime' | 'hour'>;

function dayParts(text: string, order: DateOrder): Day | undefined {
  let match = yearFirst.exec(text) ?? compact.exec(text)?.toSpliced(2, 0, '') ?? null;
  if (match) return day(match[1], match[3], match[4]);
  match = eastAsian.exec(text);
  if (match) return day(match[1], match[2], match[3]);
  match = yearLast.exec(text);
  if (match) {
    const [, first, separator, second, year] = match;
    const isMonthFirst = order === 'month-first' && !separator.startsWith('.') && Number(first) <= 12;
    return isMonthFirst || Number(second) > 12 ? day(year, first, second) : day(year, second, first);
  }
  match = monthAndYear.exec(text);
  if (match) return day(match[2], match[1]);
  match = namedInOne.exec(text)?.toSpliced(3, 0, '') ?? named.exec(text);
  if (!match) return undefined;
  const month = monthOf(match[2]);
  return month === undefined ? undefined : { ...day(match[4], String(month), match[1] ?? match[3]) };
}

function day(year: string, month?: string, ofMonth?: string): Day {
  const short = year.length === 2;
  const full = short ? Number(year) + (Number(year) > 30 ? 1900 : 2000) : Number(year);
  return { year: full, ...(month && { month: Number(month) }), ...(ofMonth && { day: Number(ofMonth) }) };
}

function monthOf(word: string): number | undefined {
  const start = word.toLowerCase().slice(0, 3);
  const index = monthNames.indexOf(start);
  return index >= 0 ? index + 1 : foreignMonths[start];
}

function isPossible({ year, month = 1, day: ofMonth = 1 }: Day): boolean {
  return year >= EARLIEST_YEAR && year <= LATEST_YEAR && month >= 1 && month <= 12 && ofMonth >= 1 && ofMonth <= 31;
}

export function dateFormOf(values: readonly string[]): DateForm | undefined {
  const years: number[] = [];
  let withDay = 0;
  let withTime = 0;
  for (const value of values) {
    const parts = dateParts(value);
    if (!parts) continue;
    years.push(parts.year);
    if (parts.day !== undefined) withDay++;
    if (parts.hasTime) withTime++;
  }
  const dates = years.length;
  if (dates === 0 || dates < NEARLY_ALL * values.length) return undefined;
  years.sort((one, other) => one - other);
  const outliers = Math.floor(OUTLIERS * dates);
  const precision = withTime > dates / 2 ? 'time' : withDay > 0 ? 'day' : 'month';
  return { precision, firstYear: years[outliers], lastYear: years[dates - 1 - outliers] };
}
