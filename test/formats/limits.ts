/** What each format cannot hold of the hard table: why, and what comes of the cells instead. Everything else must be as the table says. */
import { type HardColumn, hardTable, type Text } from './hardTable.ts';

export type Format = 'csv' | 'jsonLines' | 'parquet' | 'sqlite' | 'xlsx' | 'gnumeric' | 'spss';

interface Limit {
  readonly why: string;
  /** The columns that it is about. */
  readonly of: (column: HardColumn) => boolean;
  readonly becomes: (text: Text) => Text;
}

const named =
  (...names: readonly string[]) =>
  ({ name }: HardColumn) =>
    names.includes(name);
const ofType =
  (...types: readonly HardColumn['type'][]) =>
  ({ type }: HardColumn) =>
    types.includes(type);

const missingIf = (is: (text: string) => boolean) => (text: Text) =>
  text === undefined || is(text) ? undefined : text;
const each = (change: (text: string) => string) => (text: Text) => (text === undefined ? undefined : change(text));

const asDouble: Limit = {
  why: 'Numbers are doubles: about 15 digits, and no scale.',
  of: ofType('whole', 'decimal'),
  becomes: each((text) => String(Number(text))),
};
const noNaN: Limit = {
  why: 'There is no NaN: it is written as nothing.',
  of: ofType('float'),
  becomes: missingIf((text) => text === 'NaN'),
};

const noMinusZero: Limit = {
  why: 'There is no −0.',
  of: ofType('float'),
  becomes: each((text) => (text === '-0' ? '0' : text)),
};

export const limits: Readonly<Record<Format, readonly Limit[]>> = {
  csv: [
    {
      why: 'A missing value and an empty text are both nothing.',
      of: () => true,
      becomes: (text) => text ?? '',
    },
  ],
  jsonLines: [
    noNaN,
    {
      why: 'Our reader: where no missing token is empty, null and an absent key are an empty text.',
      of: () => true,
      becomes: (text) => text ?? '',
    },
  ],
  parquet: [],
  sqlite: [
    noNaN,
    noMinusZero,
    {
      why: 'There are no booleans: 1 and 0.',
      of: ofType('flag'),
      becomes: each((text) => (text === 'true' ? '1' : '0')),
    },
  ],
  xlsx: [noNaN, asDouble],
  gnumeric: [
    noNaN,
    asDouble,
    noMinusZero,
    {
      why: 'Gnumeric writes an empty text as an empty cell.',
      of: () => true,
      becomes: missingIf((text) => text === ''),
    },
    {
      why: 'Gnumeric writes line ends as XML reads them, which makes \\n of all line ends.',
      of: named('lines'),
      becomes: each((text) => text.replaceAll(/\r\n?/g, '\n')),
    },
  ],
  spss: [
    noNaN,
    asDouble,
    noMinusZero,
    {
      why: 'There are no booleans: 1 and 0.',
      of: ofType('flag'),
      becomes: each((text) => (text === 'true' ? '1' : '0')),
    },
    {
      why: 'Texts are padded with blanks, and a missing one is empty.',
      of: ofType('text', 'list', 'bytes', 'instant'),
      becomes: (text = '') => text.replace(/ +$/, ''),
    },
    {
      why: 'Dates begin on 1582-10-15.',
      of: ofType('date'),
      becomes: missingIf((text) => text < '1582-10-15'),
    },
  ],
};

/** The hard table as a file of the format must be read. */
export function hardTableAs(format: Format): HardColumn[] {
  return hardTable.map((column) => {
    const applying = limits[format].filter(({ of }) => of(column));
    const texts = column.texts.map((text) => applying.reduce((before, { becomes }) => becomes(before), text));
    return { ...column, texts };
  });
}
