/** What the values of a column are as dates. Common ways of writing them, by day, month or year; the order of day and month is judged over the column. */
import { wordsIn } from './words/index.ts';

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
/** As machines write the minute: `202403040631`, `20240304T063100Z`. */
const compactTime = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[T ]?([01]\d|2[0-3])([0-5]\d)(?:[0-5]\d)?Z?$/;
const monthAndYear = /^(\d{1,2})[-/.](\d{4})$/;
const named =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?[-\s]+)?(\p{L}{3,10})\.?[-\s,]+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4}|\d{2})$/u;
/** As tickets and clinical data write it. */
const namedInOne = /^(\d{1,2})(\p{L}{3})(\d{4}|\d{2})$/u;
const eastAsian = /^(\d{4})[年년] ?(?:(\d{1,2})[月월] ?)?(?:(\d{1,2})[日일])?$/;
/** As Korean forms write it: `2024. 5. 3.` */
const pointedApart = /^(\d{4})\. (\d{1,2})\.(?: (\d{1,2})\.?)?$/;
/** By the reign of an emperor: `昭和60年5月3日`, `S60.5.3`, `R5/4/1`. */
const reign =
  /^(?:(明治|大正|昭和|平成|令和|民[國国] ?)(元|\d{1,3})[年/.-](?:(\d{1,2})[月/.-]?(?:(\d{1,2})日?)?)?|([MTSHR])(\d{1,2})[-/.](\d{1,2})[-/.](\d{1,2}))$/;
const firstYears: Readonly<Record<string, number>> = {
  ...{ 明治: 1868, 大正: 1912, 昭和: 1926, 平成: 1989, 令和: 2019 },
  // Years of the Republic of China, as Taiwan counts them.
  ...{ 民國: 1912, 民国: 1912 },
  ...{ M: 1868, T: 1912, S: 1926, H: 1989, R: 2019 },
};
/** Stands before or behind a date: `Mon, 3 May 1984`, `2024/05/03(金)`, `lun. 3 mai 1984`. */
const weekday = /^\p{L}{2,10}[.,]{0,2} (?=\d)|\s?[(（]\p{L}{1,3}[)）]$/u;
const linkedByOf = /^(\d{1,2})[ºª.]? (?:de|d['’e]) ?(\p{L}{3,10})\.?,? (?:del? )?(\d{4})$/u;

const monthNames = wordsIn('jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec');
/** First letters of months by number, where they are not those of English. */
const foreign: Readonly<Record<number, string>> = {
  1: 'ene, gen, sty, led, янв, oca, jän',
  2: 'fév, fev, lut, úno, фев, şub',
  3: 'mär, mrt, bře, мар',
  4: 'avr, abr, kwi, dub, апр, nis',
  5: 'mai, mag, mei, maj, kvě, май, мая',
  6: 'giu, cze, июн, haz, čer',
  7: 'lug, lip, июл, tem, čec',
  8: 'aoû, aou, ago, sie, srp, авг, ağu',
  9: 'set, wrz, zář, сен, eyl',
  10: 'okt, ott, out, paź, říj, окт, eki',
  11: 'lis, kas, ноя',
  12: 'dez, déc, dic, gru, pro, дек, ara',
};
const foreignMonths: ReadonlyMap<string, number> = new Map(
  Object.entries(foreign).flatMap(([month, starts]) => wordsIn(starts).map((start) => [start, Number(month)] as const)),
);
/** Months in some languages that begin with the letters of another month. */
const longMonths: Readonly<Record<string, number>> = {
  ...{ juil: 7, juin: 6, juli: 7, juni: 6, juillet: 7, červen: 6, června: 6, červenec: 7, července: 7 },
  ...{ listopada: 11, listopad: 11, lipca: 7, lipiec: 7, marzec: 3, marca: 3, maio: 5, mayo: 5, května: 5 },
};

/** Which of `03/04/1984` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** What one value says, read in this order unless that is impossible. Undefined if it is no date. */
export function dateParts(value: string, order: DateOrder = 'day-first'): DateParts | undefined {
  if (value.length < 6 || value.length > 40) return undefined;
  const inOne = compactTime.exec(value);
  if (inOne) return { ...day(inOne[1], inOne[2], inOne[3]), hour: Number(inOne[4]), hasTime: true };
  const time = clock.exec(value);
  const parts = dayParts(withoutTime(value, time), order);
  if (!parts || !isPossible(parts)) return undefined;
  return time ? { ...parts, hour: hourIn(time), hasTime: true } : { ...parts, hasTime: false };
}

/**
 * The order of day, month and year that one value shows for its column; undefined if the value does not depend on any order. With points
 * the day comes first.
 */
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

/** Most dates hold nothing but digits and what parts them. */
const plain = /^[\d/.: -]+$/;

type Day = Omit<DateParts, 'hasTime' | 'hour'>;

function dayParts(text: string, order: DateOrder): Day | undefined {
  const parts = dayIn(text, order);
  if (parts || plain.test(text)) return parts;
  const bare = text.replace(weekday, '');
  return bare === text ? undefined : dayIn(bare, order);
}

function dayIn(text: string, order: DateOrder): Day | undefined {
  let match = yearFirst.exec(text) ?? compact.exec(text)?.toSpliced(2, 0, '') ?? null;
  if (match) return day(match[1], match[3], match[4]);
  match = eastAsian.exec(text) ?? pointedApart.exec(text);
  if (match) return day(match[1], match[2], match[3]);
  const ofReign = reign.exec(text);
  if (ofReign) return dayOfReign(ofReign);
  match = yearLast.exec(text);
  if (match) {
    const [, first, separator, second, year] = match;
    const isMonthFirst = order === 'month-first' && !separator.startsWith('.') && Number(first) <= 12;
    return isMonthFirst || Number(second) > 12 ? day(year, first, second) : day(year, second, first);
  }
  match = monthAndYear.exec(text);
  if (match) return day(match[2], match[1]);
  const spelt = (namedInOne.exec(text) ?? linkedByOf.exec(text))?.toSpliced(3, 0, '') ?? named.exec(text);
  return spelt ? dayOfMonthName(spelt) : undefined;
}

function dayOfMonthName([, before, name, after, year]: readonly string[]): Day | undefined {
  const month = monthOf(name);
  const ofMonth = before ?? after;
  // `Set 12` is more likely the twelfth set.
  const isThin = ofMonth === undefined && year.length === 2 && !monthNames.includes(startOf(name));
  return month === undefined || isThin ? undefined : day(year, String(month), ofMonth);
}

function day(year: string, month?: string, ofMonth?: string): Day {
  const short = year.length === 2;
  const full = short ? Number(year) + (Number(year) > 30 ? 1900 : 2000) : Number(year);
  return { year: full, ...(month && { month: Number(month) }), ...(ofMonth && { day: Number(ofMonth) }) };
}

function dayOfReign([, era, year, month, ofMonth, letter, ...rest]: readonly string[]): Day {
  const [yearOfLetter, monthOfLetter, dayOfLetter] = rest;
  const count = (year ?? yearOfLetter) === '元' ? 1 : Number(year ?? yearOfLetter);
  return day(String(firstYears[(era ?? letter).trim()] - 1 + count), month ?? monthOfLetter, ofMonth ?? dayOfLetter);
}

function startOf(word: string): string {
  return word.toLowerCase().slice(0, 3);
}

function monthOf(word: string): number | undefined {
  const start = startOf(word);
  const index = monthNames.indexOf(start);
  return longMonths[word.toLowerCase()] ?? (index >= 0 ? index + 1 : foreignMonths.get(start));
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
