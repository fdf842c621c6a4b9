/** The dictionary of an SPSS file: its variables, with what they are called, how their values are shown, and which of these are missing. */
import { Damage } from '../damage.ts';
import { ByteCursor } from './byteCursor.ts';
import { type Decode, decoderFor } from './encoding.ts';
import { type Extensions, noExtensions, readExtension } from './extensions.ts';

export interface Variable {
  readonly name: string;
  readonly label: string | undefined;
  /** Of a text its bytes; 0 for a number. */
  readonly width: number;
  /** Where its parts begin in a case, in bytes: a text of more than 255 has several. */
  readonly parts: readonly number[];
  readonly format: Format;
  readonly missing: Missing;
  /** Values as the file has them, with their labels. */
  readonly valueLabels: readonly ValueLabel[];
}

export interface Format {
  readonly type: number;
  readonly width: number;
}

/** Values that are said to be missing: numbers or bytes of texts, and a range of numbers. */
export interface Missing {
  readonly values: readonly Uint8Array[];
  readonly range: readonly [from: number, to: number] | undefined;
}

export interface ValueLabel {
  readonly value: Uint8Array;
  readonly label: string;
}

export interface SpssFile {
  readonly variables: readonly Variable[];
  readonly littleEndian: boolean;
  /** 0: as it is; 1: numbers and blanks in a byte; 2: that, deflated. */
  readonly compression: number;
  /** What small whole numbers are stored with. */
  readonly bias: number;
  /** Undefined where the file does not say. */
  readonly cases: number | undefined;
  /** Of a case, in bytes. */
  readonly caseLength: number;
  /** Where the data begin. */
  readonly start: number;
  /** The number that stands for no value. */
  readonly noValue: number;
  readonly decode: Decode;
}

/** A variable as it is stored: the parts of a long text are several. */
interface Stored {
  readonly width: number;
  readonly label: Uint8Array | undefined;
  readonly missing: Missing;
  readonly format: Format;
  readonly shortName: string;
  readonly at: number;
}

const VARIABLE = 2;
const VALUE_LABELS = 3;
const LABELLED = 4;
const DOCUMENT = 6;
const EXTENSION = 7;
const END = 999;

const ELEMENT = 8;
/** Of a text in one part. */
export const LONGEST_PART = 255;
/** By which the parts of a longer text are counted. */
const PART_OF_LONG = 252;
const MOST_LABELS = 1_000_000;

export function readDictionary(bytes: Uint8Array): SpssFile {
  const cursor = new ByteCursor(bytes);
  cursor.skip(64);
  cursor.littleEndian = cursor.int() < 256;
  cursor.skip(4);
  const compression = cursor.int();
  cursor.skip(4);
  const cases = cursor.int();
  const bias = cursor.double();
  cursor.skip(9 + 8 + 64 + 3);
  const stored: Stored[] = [];
  const sets: { labels: readonly RawLabel[]; elements: readonly number[] }[] = [];
  const extensions: Extensions = noExtensions();
  let elements = 0;
  let labels: RawLabel[] = [];
  for (;;) {
    const type = cursor.int();
    if (type === END) break;
    if (type === VARIABLE) {
      const variable = readVariable(cursor, elements * ELEMENT);
      elements++;
      if (variable) stored.push(variable);
    } else if (type === VALUE_LABELS) labels = readLabels(cursor);
    else if (type === LABELLED) {
      sets.push({ labels, elements: Array.from({ length: cursor.count(4) }, () => cursor.int() - 1) });
    } else if (type === DOCUMENT) cursor.skip(cursor.count(80) * 80);
    else if (type === EXTENSION) readExtension(cursor, extensions);
    else throw new Damage('no such record');
  }
  cursor.skip(4);
  const decode = decoderFor(extensions.encoding, extensions.codePage);
  const labelsAt = new Map<number, readonly RawLabel[]>();
  for (const set of sets) for (const element of set.elements) labelsAt.set(element * ELEMENT, set.labels);
  return {
    variables: variablesOf(stored, extensions, labelsAt, decode),
    littleEndian: cursor.littleEndian,
    compression,
    bias,
    cases: cases >= 0 ? cases : undefined,
    caseLength: elements * ELEMENT,
    start: cursor.at,
    noValue: extensions.noValue,
    decode,
  };
}

/** Undefined for what only makes room for the text before it. */
function readVariable(cursor: ByteCursor, at: number): Stored | undefined {
  const width = cursor.int();
  const hasLabel = cursor.int() === 1;
  const missingCount = cursor.int();
  const format = cursor.int();
  cursor.skip(4);
  const shortName = latin(cursor.bytes(8)).trimEnd();
  let label: Uint8Array | undefined;
  if (hasLabel) {
    const length = cursor.count(1);
    label = cursor.bytes(length);
    cursor.skip((4 - (length % 4)) % 4);
  }
  if (Math.abs(missingCount) > 3) throw new Damage('too many missing values');
  const isRange = missingCount < 0;
  const range = isRange ? ([cursor.double(), cursor.double()] as const) : undefined;
  const values = Array.from({ length: isRange ? -missingCount - 2 : missingCount }, () => cursor.bytes(ELEMENT));
  if (width < 0) return undefined;
  if (width > LONGEST_PART) throw new Damage('too wide');
  const shown = { type: (format >> 16) & 0xff, width: (format >> 8) & 0xff };
  return { width, label, missing: { values, range }, format: shown, shortName, at };
}

interface RawLabel {
  readonly value: Uint8Array;
  readonly label: Uint8Array;
}

function readLabels(cursor: ByteCursor): RawLabel[] {
  const count = cursor.count(16);
  if (count > MOST_LABELS) throw new Damage('too many labels');
  return Array.from({ length: count }, () => {
    const value = cursor.bytes(ELEMENT);
    const length = cursor.byte();
    const label = cursor.bytes(length);
    cursor.skip((ELEMENT - ((length + 1) % ELEMENT)) % ELEMENT);
    return { value, label };
  });
}

export function latin(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

function variablesOf(
  stored: readonly Stored[],
  extensions: Extensions,
  labelsAt: ReadonlyMap<number, readonly RawLabel[]>,
  decode: Decode,
): Variable[] {
  const longNames = pairs(decode(extensions.longNames));
  const widths = pairs(decode(extensions.longWidths));
  const variables: Variable[] = [];
  for (let i = 0; i < stored.length; ) {
    const first = stored[i] as Stored;
    const width = Number.parseInt(widths.get(first.shortName) ?? '', 10) || first.width;
    const parts = width > LONGEST_PART ? Math.ceil(width / PART_OF_LONG) : 1;
    if (i + parts > stored.length) throw new Damage('a text without its parts');
    const name = longNames.get(first.shortName) ?? first.shortName;
    const label = first.label && decode(first.label).trim();
    const long = extensions.longMissing.find((each) => decode(each.name) === name);
    const own = labelsAt.get(first.at) ?? [];
    const further = extensions.longLabels.filter((each) => decode(each.name) === name);
    variables.push({
      name,
      label: label === '' ? undefined : label,
      width,
      parts: stored.slice(i, i + parts).map(({ at }) => at),
      format: first.format,
      missing: long ? { values: long.values, range: undefined } : first.missing,
      valueLabels: [...own, ...further.flatMap(({ labels }) => labels)].map((each) => ({
        value: each.value,
        label: decode(each.label).trim(),
      })),
    });
    i += parts;
  }
  return variables;
}

/** `V1=age\tV2=sex`; zeros are to be passed over. */
function pairs(text: string): ReadonlyMap<string, string> {
  const found = text.replaceAll('\0', '').split('\t');
  return new Map(
    found.flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );
}
