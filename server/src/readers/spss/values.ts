/** The values of one variable as texts: what is said to be missing is, and seconds since 1582 are dates. */
import { dateText, momentOf, numberText, timestampText, timeText } from '../valueText.ts';
import { type Format, LONGEST_PART, type SpssFile, type Variable } from './dictionary.ts';

const BLANK = 0x20;

const RESTRICTED = 16;
const dates = new Set([20, 23, 24, 28, 29, 30, 38, 39]);
const instants = new Set([22, 41]);
const times = new Set([21, 25, 40]);

/** The 14th of October 1582, in days since 1970. */
const FIRST_DAY = -141_428;
const LAST_SECOND = 265_621_680_000;
const SECONDS_A_DAY = 86_400;

/** What a variable has in a case; undefined if it is missing. */
export type ValueReader = (bytes: Uint8Array, view: DataView) => string | undefined;

export function valueReader(variable: Variable, file: SpssFile): ValueReader {
  return variable.width === 0 ? numberReader(variable, file) : textReader(variable, file);
}

function numberReader({ parts, missing, format }: Variable, { littleEndian, noValue }: SpssFile): ValueReader {
  const at = parts[0] as number;
  const { range } = missing;
  const codes = missing.values.map((value) => doubleOf(value, littleEndian));
  return (_, view) => {
    const value = view.getFloat64(at, littleEndian);
    if (value === noValue || codes.includes(value)) return undefined;
    if (range && value >= range[0] && value <= range[1]) return undefined;
    return textOfNumber(value, format);
  };
}

export function doubleOf(bytes: Uint8Array, littleEndian: boolean): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getFloat64(0, littleEndian);
}

export function textOfNumber(value: number, { type, width }: Format): string {
  if (type === RESTRICTED && Number.isSafeInteger(value) && value >= 0) return String(value).padStart(width, '0');
  if (!(Math.abs(value) < LAST_SECOND)) return numberText(value);
  const milliseconds = Math.round(value * 1000);
  if (times.has(type)) {
    return `${milliseconds < 0 ? '-' : ''}${timeText(momentOf(Math.abs(milliseconds), 1e3))}`;
  }
  if (value < 0 || !(dates.has(type) || instants.has(type))) return numberText(value);
  if (dates.has(type) && value % SECONDS_A_DAY === 0) return dateText(value / SECONDS_A_DAY + FIRST_DAY);
  return timestampText(momentOf(milliseconds + FIRST_DAY * SECONDS_A_DAY * 1000, 1e3), '');
}

function textReader({ parts, width, missing }: Variable, { decode }: SpssFile): ValueReader {
  const buffer = new Uint8Array(width);
  const codes = new Set(missing.values.map((value) => decode(withoutBlanks(value))));
  return (bytes) => {
    for (const [i, at] of parts.entries()) {
      const from = i * LONGEST_PART;
      buffer.set(bytes.subarray(at, at + Math.min(LONGEST_PART, width - from)), from);
    }
    const text = decode(withoutBlanks(buffer));
    return codes.has(text) ? undefined : text;
  };
}

/** Texts are filled up with blanks. */
export function withoutBlanks(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === BLANK || bytes[end - 1] === 0)) end--;
  return bytes.subarray(0, end);
}
