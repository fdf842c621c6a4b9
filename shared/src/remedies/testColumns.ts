/** Columns to be treated, for tests of remedies. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { inferRole, type Role, sampleColumn, type ValueKind } from '../roles/index.ts';
import { type Column, Dictionary, MissingTokens, readTable } from '../table/index.ts';
import { type ColumnToTreat, recode, type Treatment, treatmentNamed } from './index.ts';

export const missingTokens = ['', 'NA'];
export const missing = new MissingTokens(missingTokens);
export const fresh = () => new Dictionary(missing);

export function drained<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as T;
  }
}

export function columnOf(name: string, values: readonly string[], trim = false): Column {
  const cells = [name, ...values].map((value) => `"${value.replaceAll('"', '""')}"`);
  const text = new TextEncoder().encode(`${cells.join('\n')}\n`);
  return drained(readTable(text, { missingTokens, trim, header: true, delimiter: ';' })).columns[0];
}

/** No HMAC, but a digest of the same length: FNV-1a, four times. */
export const tools = {
  hmac(text: string): string {
    let hash = 0xcbf29ce484222325n;
    for (const byte of new TextEncoder().encode(text))
      hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
    return hash.toString(16).padStart(16, '0').repeat(4);
  },
};

/** With the role and the kind that its values speak for. */
export function toTreat(column: Column, values: readonly string[]): ColumnToTreat {
  const missing = values.filter((value) => missingTokens.includes(value)).length;
  const distinct = new Set(values).size;
  const counts = { rows: values.length, missing, distinct, uniqueShare: distinct / values.length, meanLength: 8 };
  const { role, kind, detector } = drained(inferRole(sampleColumn(column.name, column.dictionary, counts)));
  return { role, kind, detector, values: column.dictionary, rows: values.length, k: 5, tools };
}

export function columnAs(kind: ValueKind, values: readonly string[], role: Role = 'quasi-identifier'): ColumnToTreat {
  const { dictionary } = columnOf('x', values);
  return { role, kind, detector: undefined, values: dictionary, rows: values.length, k: 5, tools };
}

/** The cells as they are written afterwards. */
export function treated(name: string, values: readonly string[], treatment: Treatment): string[] {
  const column = columnOf(name, values);
  const { written } = drained(recode(column, toTreat(column, values), treatment, fresh()));
  return values.map((value, row) => written[column.codes.at(row)] ?? value);
}

export function named(name: string, parameters: unknown): Treatment {
  const treatment = treatmentNamed(name, parameters);
  assert.ok(treatment, `${name} takes these parameters`);
  return treatment;
}

/** What each row is read as: whether its value is missing, and its text. */
export function readAs({ codes, dictionary }: Column, rows: number): [isMissing: boolean, text: string][] {
  return Array.from({ length: rows }, (_, row) => [codes.at(row) === 0, dictionary.text(codes.at(row))]);
}

/** Two columns hold the same values in the same rows, and count them alike. */
export function assertSameColumn(one: Column, other: Column, rows: number): void {
  const texts = readAs(one, rows);
  assert.deepEqual(texts, readAs(other, rows));
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(String(text), (counts.get(String(text)) ?? 0) + 1);
  for (const { codes, dictionary } of [one, other]) {
    for (let row = 0; row < rows; row++) assert.equal(dictionary.count(codes.at(row)), counts.get(String(texts[row])));
  }
}

/** What breaks careless code. */
export const hostileValues = [
  ...[
    'x'.repeat(10_000),
    '1'.repeat(10_000),
    '@'.repeat(10_000),
    'a.'.repeat(5000),
    '+1'.repeat(5000),
    '😀'.repeat(300),
  ],
  ...[
    '😀😀',
    '👩‍👩‍👧',
    'e\u0301',
    '\u0000',
    '\ufeffx',
    '\ufffd',
    'two\nlines',
    'a\r\nb',
    '\r',
    '\t',
    ' ',
    ' a ',
    '"',
    "'",
    '""',
  ],
  ...[
    '1e309',
    '-0',
    '+0',
    '0.0',
    '-.5',
    '.',
    '-',
    '1.',
    '1,5',
    '1 000',
    'NaN',
    'Infinity',
    '-Infinity',
    '9007199254740993',
  ],
  ...[
    '999999999999999999999999',
    '0000',
    '0000-00-00',
    '2024-13-45',
    '31.02.2024',
    '02/30/1999',
    '9999-12-31',
    '25:61',
    '24:00',
  ],
  ...[
    'NA',
    '',
    '*',
    '**',
    'Other',
    '=1+1',
    '@',
    'a@',
    '@b',
    'a@b@c',
    '::',
    '1.2.3',
    '::1%eth0',
    '256.1.1.1',
    '0x7f.1',
    '10',
  ],
  ...[
    '://',
    'http://',
    'http://[::1]/',
    'http://a..b/',
    'www.',
    '+',
    '+0',
    '00',
    '00000000',
    '-/-/-',
    '...',
    '__proto__',
    'constructor',
  ],
];

/** Values such as columns of each kind hold, and others. */
export const anyValue = fc.oneof(
  fc.constantFrom(...hostileValues.filter((value) => value.length < 100)),
  fc.integer({ min: -30, max: 130 }).map(String),
  fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map(String),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(
    'a',
    'b',
    'c',
    'd',
    'E11.65',
    'E11.9',
    'J45',
    'J45.0-1',
    '13:45',
    '7:05 pm',
    '47103',
    '02139',
    '03601-1234',
  ),
  fc.emailAddress(),
  fc.ipV4(),
  fc.ipV6(),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);
