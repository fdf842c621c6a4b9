/** Texts in every dialect for the tests of edits, and what it is to apply an edit. */
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import {
  cellsOfRecord,
  cellValue,
  type ReadingOptions,
  readTable,
  type Table,
  type TextSource,
} from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export interface Written {
  readonly text: string;
  readonly delimiter: string;
}

/** `D` stands for the delimiter, `Q` for the quote, `O` for the other sort of quote. */
const cells = [
  'a',
  'b1',
  '',
  'é\u{1F600}',
  '7',
  '-3.5',
  'QxDyQ',
  'QxQQyQ',
  'QQ',
  'QlineLlineQ',
  'xQy',
  '5Q',
  'aQbQ',
  'QaQb',
  'QaQ Q',
  'QQx',
  'QaDbQ Q',
  '=1+1',
  '=HYPERLINK(QxQ)',
  '+a',
  '-b',
  '@SUM(A1)',
  'Q=1D2Q',
  'Q\t1Q',
  "=O'",
  "O'Neill",
  'Ox yO',
  'NA',
];

/** Rows of cells, proper or not, with any delimiter, quote and line end; the first names the columns. */
export const anyTable: fc.Arbitrary<Written> = fc
  .record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    quote: fc.constantFrom('"', '"', "'"),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    start: fc.constantFrom('', '', '\uFEFF'),
    isEnded: fc.boolean(),
    rows: fc.integer({ min: 1, max: 4 }).chain((width) => {
      const cell = fc.constantFrom(...cells);
      const row = fc.array(cell, { minLength: width, maxLength: width });
      const ragged = fc.array(cell, { minLength: 1, maxLength: 5 });
      return fc.array(fc.oneof({ weight: 6, arbitrary: row }, ragged), { minLength: 1, maxLength: 8 });
    }),
  })
  .map(({ delimiter, quote, lineEnd, start, isEnded, rows }) => {
    const other = quote === '"' ? "'" : '"';
    const signs: Readonly<Record<string, string>> = { D: delimiter, Q: quote, O: other, L: lineEnd };
    const write = (cell: string) => cell.replace(/[DQOL]/g, (sign) => signs[sign]);
    const lines = rows.map((row) => row.map(write).join(delimiter));
    const header = rows[0].map((_, column) => `c${column}`).join(delimiter);
    return { delimiter, text: start + [header, ...lines].join(lineEnd) + (isEnded ? lineEnd : '') };
  });

export interface Reading {
  readonly table: Table;
  readonly bytes: Uint8Array;
  readonly source: TextSource;
  /** Every cell of every record. */
  readonly values: readonly (readonly string[])[];
}

export function read(text: string, delimiter: string, options: Partial<ReadingOptions> = {}): Reading {
  const bytes = encoder.encode(text);
  const source = { bytes: (start: number, end: number) => bytes.subarray(start, Math.min(end, bytes.length)) };
  const stated = { missingTokens: ['', 'NA'], trim: false, header: true, delimiter, skip: 0, isStrict: true };
  const table = drain(readTable(bytes, { ...stated, ...options }));
  const values = Array.from({ length: table.recordCount }, (_, record) =>
    cellsOfRecord(table, source, record).map(({ start, end, kind }) =>
      decoder.decode(cellValue(bytes, start, end, kind, table.dialect.quote)),
    ),
  );
  return { table, bytes, source, values };
}

/** The text with the edits made, each at its place in the text before any of them. */
export function applied({ bytes }: Reading, edits: readonly CellEdit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits) {
    if (start < from || end < start) throw new Error('edits overlap or are out of order');
    pieces.push(decoder.decode(bytes.subarray(from, start)), text);
    from = end;
  }
  return pieces.join('') + decoder.decode(bytes.subarray(from));
}
