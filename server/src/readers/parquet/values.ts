/** What the stored values of a column stand for, by the type that the schema gives it. */
import type { SchemaElement } from 'hyparquet';
import { dateText, decimalText, float32Text, hexText, momentOf, timestampText, timeText } from '../valueText.ts';

/** A stored value → a text, a number or a truth value. */
export type Meaning = (stored: never) => unknown;

const utf8 = new TextDecoder();
const perSecond = { MILLIS: 1e3, MICROS: 1e6, NANOS: 1e9 } as const;
type PerSecond = (typeof perSecond)[keyof typeof perSecond];
/** The day that counts as 0 in 96 bits, as a number of days before 1970. */
const JULIAN_EPOCH = 2_440_588n;
const NANOSECONDS_A_DAY = 86_400_000_000_000n;

export function meaningOf(element: SchemaElement): Meaning {
  return ofLogical(element) ?? ofConverted(element) ?? ofStored(element);
}

function ofLogical({ logical_type: logical, ...element }: SchemaElement): Meaning | undefined {
  switch (logical?.type) {
    case 'STRING':
    case 'ENUM':
    case 'JSON':
      return textIn;
    case 'DECIMAL':
      return decimal(logical.scale ?? element.scale ?? 0);
    case 'DATE':
      return dateText;
    case 'TIME':
      return time(perSecond[logical.unit]);
    case 'TIMESTAMP':
      return timestamp(perSecond[logical.unit], logical.isAdjustedToUTC ? 'Z' : '');
    case 'INTEGER':
      return logical.isSigned ? undefined : unsigned;
    case 'UUID':
      return uuid;
    case 'FLOAT16':
      return float16;
    case 'NULL':
      return () => undefined;
    default:
      return undefined;
  }
}

/** As files of earlier years say it. */
function ofConverted({ converted_type: converted, scale = 0 }: SchemaElement): Meaning | undefined {
  switch (converted) {
    case 'UTF8':
    case 'ENUM':
    case 'JSON':
      return textIn;
    case 'DECIMAL':
      return decimal(scale);
    case 'DATE':
      return dateText;
    case 'TIME_MILLIS':
      return time(perSecond.MILLIS);
    case 'TIME_MICROS':
      return time(perSecond.MICROS);
    case 'TIMESTAMP_MILLIS':
      return timestamp(perSecond.MILLIS, 'Z');
    case 'TIMESTAMP_MICROS':
      return timestamp(perSecond.MICROS, 'Z');
    case 'UINT_8':
    case 'UINT_16':
    case 'UINT_32':
    case 'UINT_64':
      return unsigned;
    case 'INTERVAL':
      return interval;
    default:
      return undefined;
  }
}

function ofStored({ type }: SchemaElement): Meaning {
  if (type === 'INT96') return (stored: bigint) => timestampText(momentOf(nanosecondsOf(stored), perSecond.NANOS), '');
  if (type === 'INT64') return shortest;
  if (type === 'FLOAT') return (stored: number) => Number(float32Text(stored));
  if (type === 'BYTE_ARRAY' || type === 'FIXED_LEN_BYTE_ARRAY') return hexText;
  return (stored: unknown) => stored;
}

/** A number has the same digits, and has them sooner. */
function shortest(stored: bigint): number | bigint {
  const number = Number(stored);
  return Number.isSafeInteger(number) ? number : stored;
}

function textIn(bytes: Uint8Array): string {
  return utf8.decode(bytes);
}

function decimal(scale: number): Meaning {
  return (stored: number | bigint | Uint8Array) =>
    decimalText(stored instanceof Uint8Array ? wholeNumber(stored) : BigInt(stored), scale);
}

/** The highest byte comes first; its first bit is the sign. */
function wholeNumber(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt.asIntN(8 * bytes.length, BigInt(`0x${hexText(bytes)}`));
}

function time(unit: PerSecond): Meaning {
  return (stored: number | bigint) => timeText(momentOf(stored, unit));
}

function timestamp(unit: PerSecond, zone: 'Z' | ''): Meaning {
  return (stored: number | bigint) => timestampText(momentOf(stored, unit), zone);
}

function nanosecondsOf(stored: bigint): bigint {
  return ((stored >> 64n) - JULIAN_EPOCH) * NANOSECONDS_A_DAY + BigInt.asUintN(64, stored);
}

function unsigned(stored: number | bigint): number | bigint {
  return typeof stored === 'bigint' ? BigInt.asUintN(64, stored) : stored >>> 0;
}

function uuid(bytes: Uint8Array): string {
  return hexText(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function float16(bytes: Uint8Array): number {
  const bits = bytes[0] | (bytes[1] << 8);
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = (bits & 0x3ff) / 1024;
  if (exponent === 0) return sign * fraction * 2 ** -14;
  if (exponent === 0x1f) return fraction > 0 ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction) * 2 ** (exponent - 15);
}

/** Months, days and milliseconds as ISO 8601 writes a duration. */
function interval(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const [months, days, milliseconds] = [0, 4, 8].map((at) => view.getUint32(at, true)) as [number, number, number];
  const parts = `${months > 0 ? `${months}M` : ''}${days > 0 ? `${days}D` : ''}`;
  const seconds = milliseconds > 0 || parts === '' ? `T${milliseconds / 1000}S` : '';
  return `P${parts}${seconds}`;
}
