/** The one way in which a typed value becomes a text, so that a table says the same in every format. */

/** Undefined is a missing value. Objects and lists become JSON; who knows their parts makes columns of them before. */
export function valueText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return numberText(value);
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      if (value instanceof Uint8Array) return hexText(value);
      if (value instanceof Date) return instantText(value);
      return jsonText(value);
  }
}

export function numberText(value: number): string {
  return Object.is(value, -0) ? '-0' : String(value);
}

/** Below it numbers of 32 bits have fewer digits. */
const LEAST_NORMAL = 2 ** -126;

/** The shortest digits that stand for this number of 32 bits; as one of 64 bits it would get many more. */
export function float32Text(value: number): string {
  if (Number.isSafeInteger(value) || !Number.isFinite(value)) return numberText(value);
  for (let digits = Math.abs(value) < LEAST_NORMAL ? 1 : 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return numberText(short);
  }
  return numberText(Number(value.toPrecision(9)));
}

/** A whole number of units of 10^-scale. */
export function decimalText(unscaled: bigint, scale: number): string {
  if (scale <= 0) return String(unscaled * 10n ** BigInt(-scale));
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  const point = digits.length - scale;
  return `${unscaled < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

export function hexText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}

const MS_A_DAY = 86_400_000;
const NS_A_SECOND = 1e9;
const SECONDS_A_DAY = 86_400;

/** Tables hold the same days again and again. */
const dates = new Map<number, string>();
const MOST_DATES = 50_000;

/** Days since 1970-01-01. */
export function dateText(days: number): string {
  const known = dates.get(days);
  if (known !== undefined) return known;
  const text = newDateText(days);
  if (dates.size === MOST_DATES) dates.clear();
  dates.set(days, text);
  return text;
}

/** A calendar of 400 years goes on before and after what a Date holds. */
function newDateText(days: number): string {
  const CYCLE = 146_097;
  const cycles = Math.floor(days / CYCLE);
  const date = new Date((days - cycles * CYCLE) * MS_A_DAY);
  const year = date.getUTCFullYear() + 400 * cycles;
  return `${yearText(year)}-${two(date.getUTCMonth() + 1)}-${two(date.getUTCDate())}`;
}

/** As ISO 8601 writes it. */
function yearText(year: number): string {
  if (year >= 0 && year <= 9999) return String(year).padStart(4, '0');
  return `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;
}

function two(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** Whole seconds, and the nanoseconds after them. */
export type Moment = readonly [seconds: number, nanoseconds: number];

/** `count`: units since midnight or 1970, `perSecond` of them a second. Numbers alone are many times faster than bigints. */
export function momentOf(count: number | bigint, perSecond: 1e3 | 1e6 | 1e9): Moment {
  const number = Number(count);
  if (Number.isSafeInteger(number)) {
    const seconds = Math.floor(number / perSecond);
    return [seconds, (number - seconds * perSecond) * (NS_A_SECOND / perSecond)];
  }
  const [exact, unit] = [BigInt(count), BigInt(perSecond)];
  const rest = ((exact % unit) + unit) % unit;
  return [Number((exact - rest) / unit), Number(rest) * (NS_A_SECOND / perSecond)];
}

/** Since midnight; a fraction is given in thousandths, millionths or billionths, as far as it goes. */
export function timeText([seconds, nanoseconds]: Moment): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}${fractionText(nanoseconds)}`;
}

function fractionText(nanoseconds: number): string {
  if (nanoseconds === 0) return '';
  const digits = String(nanoseconds).padStart(9, '0');
  const length = [3, 6].find((each) => Number(digits.slice(each)) === 0);
  return `.${digits.slice(0, length)}`;
}

/** Since 1970. `zone`: `Z` where it is an instant, nothing where it is what a calendar and a clock show. */
export function timestampText([seconds, nanoseconds]: Moment, zone: 'Z' | ''): string {
  const days = Math.floor(seconds / SECONDS_A_DAY);
  return `${dateText(days)}T${timeText([seconds - days * SECONDS_A_DAY, nanoseconds])}${zone}`;
}

function instantText(date: Date): string | undefined {
  const milliseconds = date.getTime();
  return Number.isNaN(milliseconds) ? undefined : timestampText(momentOf(milliseconds, 1e3), 'Z');
}

/** JSON with all digits of whole numbers; what JSON has no form for is written as a text. */
export function jsonText(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? numberText(value) : JSON.stringify(String(value));
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`;
  if (typeof value !== 'object' || value instanceof Uint8Array || value instanceof Date) {
    return JSON.stringify(valueText(value) ?? null);
  }
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${jsonText(each)}`).join(',')}}`;
}
