/**
 * The hard table: one definition of the values that formats, and programs that write them, treat differently. Each column states its type
 * and what each of its cells must be as text (`server/src/readers/valueText.ts`); undefined is a missing value.
 */

export type HardType =
  | 'text'
  | 'whole'
  | 'float'
  | 'decimal'
  | 'date'
  | 'moment'
  | 'instant'
  | 'clock'
  | 'flag'
  | 'list'
  | 'bytes';

export type Text = string | undefined;

export interface HardColumn {
  /** With a dot: a value inside an object, where the format has objects. */
  readonly name: string;
  readonly type: HardType;
  readonly texts: readonly Text[];
}

/** Longer than the parts of 255 bytes that SPSS cuts texts into, and than a page of SQLite. */
const long = 'a long value, '.repeat(100);

export const hardTable: readonly HardColumn[] = [
  column('id', 'whole', ['1', '2', '3', '4', '5', '6', '7', '8']),
  column('text', 'text', ['plain', '', undefined, '   ', ' NA ', 'NA', 'null', 'plain ']),
  column('letters', 'text', [
    '\u00e9',
    'e\u0301',
    '\u{1f600}',
    '\u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
    'Straße',
    '日本',
    '\u00a0x',
    '\u0391\u2126',
  ]),
  column('zip', 'text', ['01234', '1234', '0', '00', '1e5', '0x1F', undefined, '+41']),
  column('whole', 'whole', [
    '9007199254740993',
    '9007199254740992',
    '-9223372036854775808',
    '9223372036854775807',
    '0',
    '-1',
    '123456789012345',
    undefined,
  ]),
  column('float', 'float', ['-0', 'NaN', '0.1', '1e+21', '1e-7', '1.5', '100', undefined]),
  column('decimal', 'decimal', ['1.10', '0.00', '-12345678.90', '99.99', '1000000.00', '0.10', undefined, '7.00']),
  column('date', 'date', [
    '2024-02-29',
    '1969-12-31',
    '0001-01-01',
    '1900-01-01',
    '1900-02-28',
    '9999-12-31',
    '1985-05-08',
    undefined,
  ]),
  column('moment', 'moment', [
    '2024-03-31T01:30:00',
    '1969-12-31T23:59:59',
    '2024-12-31T23:59:59.123',
    '1900-03-01T00:00:00',
    '2000-01-01T12:00:00',
    '2024-03-31T02:30:00',
    undefined,
    '1985-05-08T06:07:08',
  ]),
  column('instant', 'instant', [
    '2024-03-31T01:30:00Z',
    '1969-12-31T23:59:59Z',
    '2024-12-31T23:59:59.123Z',
    '2000-02-29T00:00:00Z',
    undefined,
    '2024-10-27T00:30:00Z',
    '2024-10-27T01:30:00Z',
    '1985-05-08T06:07:08Z',
  ]),
  column('zoned', 'text', [
    '2024-03-31T03:30:00+02:00',
    '2024-03-31T01:30:00Z',
    '2024-03-31 03:30:00+02',
    '2024-03-31T03:30:00[Europe/Zurich]',
    undefined,
    '2024-10-27T02:30:00+02:00',
    '2024-10-27T02:30:00+01:00',
    '24:00',
  ]),
  column('clock', 'clock', [
    '23:59:59',
    '00:00:00',
    '12:34:56.789',
    '06:07:08',
    undefined,
    '12:00:00',
    '18:00:00',
    '00:00:01',
  ]),
  column('flag', 'flag', ['true', 'false', undefined, 'true', 'true', 'false', 'false', 'true']),
  column('address.city', 'text', ['Bern', 'Zürich', '', undefined, 'Genève', 'Bern', 'Chur', 'Bern']),
  column('address.zip', 'text', ['3000', '8000', '0001', undefined, '1200', '3000', '7000', '3000']),
  column('tags', 'list', ['["a","b"]', '[]', undefined, '["x \\"y\\""]', '["é"]', '[null]', '["a"]', '[","]']),
  column('quotes', 'text', ['say "hi"', "it's", 'a,b', 'a;b', 'a\tb', 'back\\slash', '\\N', '"']),
  column('lines', 'text', ['one\ntwo', 'one\r\ntwo', 'one\rtwo', 'end\n', '\n', 'plain', undefined, 'a\n\nb']),
  column('long', 'text', [long, `${long}b`, long, 'short', undefined, `${long}b`, 'short', long.slice(0, 255)]),
  column('formula', 'text', ['=1+1', '+1+1', '@SUM(A1)', '-2+3', '=HYPERLINK("http://x")', '\t=1', "'=1", '=']),
  column('bytes', 'bytes', ['00ff10', '', undefined, 'deadbeef', '00', '0a', '22', 'ff']),
];

export const hardRows = hardTable[0].texts.length;

function column(name: string, type: HardType, texts: readonly Text[]): HardColumn {
  return { name, type, texts };
}
