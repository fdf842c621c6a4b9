/** What newer versions of SPSS added to the dictionary: long names, long texts, encodings. What is not needed is passed over. */
import { Damage } from '../damage.ts';
import { ByteCursor } from './byteCursor.ts';

export interface Extensions {
  codePage: number;
  noValue: number;
  longNames: Uint8Array;
  longWidths: Uint8Array;
  encoding: string | undefined;
  /** Of texts of more than 8 bytes. */
  readonly longLabels: { readonly name: Uint8Array; readonly labels: readonly LongLabel[] }[];
  readonly longMissing: { readonly name: Uint8Array; readonly values: readonly Uint8Array[] }[];
}

interface LongLabel {
  readonly value: Uint8Array;
  readonly label: Uint8Array;
}

const INTEGERS = 3;
const FLOATS = 4;
const LONG_NAMES = 13;
const LONG_TEXTS = 14;
const ENCODING = 20;
const LONG_LABELS = 21;
const LONG_MISSING = 22;

const WINDOWS_1252 = 1252;

export function noExtensions(): Extensions {
  const none = new Uint8Array();
  return {
    codePage: WINDOWS_1252,
    noValue: -Number.MAX_VALUE,
    longNames: none,
    longWidths: none,
    encoding: undefined,
    longLabels: [],
    longMissing: [],
  };
}

export function readExtension(cursor: ByteCursor, found: Extensions): void {
  const type = cursor.int();
  const size = cursor.int();
  const count = cursor.int();
  if (size < 0 || count < 0) throw new Damage('no such length');
  const bytes = cursor.bytes(size * count);
  const inside = new ByteCursor(bytes);
  inside.littleEndian = cursor.littleEndian;
  if (type === INTEGERS) {
    inside.skip(28);
    found.codePage = inside.int();
  } else if (type === FLOATS) found.noValue = inside.double();
  else if (type === LONG_NAMES) found.longNames = bytes;
  else if (type === LONG_TEXTS) found.longWidths = bytes;
  else if (type === ENCODING) found.encoding = Buffer.from(bytes).toString('latin1');
  else if (type === LONG_LABELS) {
    while (inside.at < bytes.length) found.longLabels.push(longLabels(inside));
  } else if (type === LONG_MISSING) {
    while (inside.at < bytes.length) found.longMissing.push(longMissing(inside));
  }
}

function longLabels(cursor: ByteCursor): Extensions['longLabels'][number] {
  const name = cursor.bytes(cursor.int());
  cursor.skip(4);
  const labels = Array.from({ length: cursor.count(8) }, () => ({
    value: cursor.bytes(cursor.int()),
    label: cursor.bytes(cursor.int()),
  }));
  return { name, labels };
}

function longMissing(cursor: ByteCursor): Extensions['longMissing'][number] {
  const name = cursor.bytes(cursor.int());
  const count = cursor.byte();
  const length = cursor.int();
  return { name, values: Array.from({ length: count }, () => cursor.bytes(length)) };
}
