/** Texts for property tests: few characters, chosen so that quotes, delimiters and line ends meet in every order. */
import fc from 'fast-check';
import type { ColumnarTable } from './columnarTable.ts';

const pieces = [
  '"',
  '""',
  ',',
  ';',
  '\n',
  '\r',
  '\r\n',
  'a',
  'b',
  '1',
  ' ',
  '\t',
  'é',
  '\u{1F600}',
  'x"y',
  '"q"',
  '"a,b"',
  '"a\nb"',
  '\0',
  'NA',
  '\uFFFD',
];

export const csvPieces: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { maxLength: 40 })
  .map((parts) => parts.join(''));

/** Rows of proper cells, as programs write them. */
export const properCsv: fc.Arbitrary<string> = fc
  .record({
    rows: fc.array(
      fc.array(fc.constantFrom('', 'a', 'bc', '1', '2.5', 'x,y', 'say "hi"', 'two\nlines', 'é', 'NA'), {
        minLength: 3,
        maxLength: 3,
      }),
      {
        minLength: 1,
        maxLength: 12,
      },
    ),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    closed: fc.boolean(),
  })
  .map(({ rows, lineEnd, closed }) => {
    const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
    return rows.map((row) => row.map(cell).join(',')).join(lineEnd) + (closed ? lineEnd : '');
  });

/** Everything a table says, in a form in which two tables of the same text are equal however they came about. */
export function snapshot(table: ColumnarTable): unknown {
  const { recordCount, recordStarts, recordFlags, textLength, width, firstLineEnd, columns } = table;
  return {
    starts: [...recordStarts.subarray(0, recordCount)],
    flags: [...recordFlags.subarray(0, recordCount)],
    textLength,
    width,
    firstLineEnd,
    columns: columns.map(({ name, codes, dictionary }) => ({
      name,
      values: Array.from(codes.view, (code) => (code === 0 ? null : dictionary.text(code))),
      counts: Object.fromEntries(
        Array.from(
          dictionary.counts,
          (count, code) => [code === 0 ? 'missing' : `=${dictionary.text(code)}`, count] as const,
        )
          .filter(([, count]) => count > 0)
          .sort(),
      ),
    })),
  };
}
