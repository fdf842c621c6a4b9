/**
 * A text made anew of some columns and rows of a table, in any order: for a part that nothing is to link to other parts. So it has none of the
 * original's bytes but its values: quotes, blanks, line ends and ways to say "missing" that a record had would be a trace of it.
 */
import { CellKind, type Columns, type Layout } from '../table/index.ts';
import { cellText, withoutEscapes } from './cellText.ts';
import { jsonExtract } from './json/jsonExtract.ts';

/** Rows a piece. */
const ROWS_A_PIECE = 512;
const encoder = new TextEncoder();
const CELL = { start: 0, end: 0, kind: CellKind.plain };

/** `missing`: what stands for a missing cell. Yields the pieces of the text, in UTF-8. */
export function* writeExtract(
  table: Columns,
  { dialect, json, headerRecords }: Layout,
  chosen: readonly number[],
  rows: Uint32Array,
  missing: string,
): Generator<Uint8Array, void> {
  const { columns } = table;
  if (json) {
    yield* jsonExtract(table, json, chosen, rows);
    return;
  }
  // With both sorts of quotes in doubt, a value that begins with the other sort is put in quotes.
  const style = { dialect: withoutEscapes(dialect), misleading: dialect.quote === 0x27 ? '"' : "'" };
  const delimiter = String.fromCharCode(dialect.delimiter);
  const isAlone = chosen.length === 1;
  const read = chosen.map((column) => {
    const { codes, dictionary } = columns[column];
    const written: string[] = [];
    return (row: number) => {
      const code = codes.at(row);
      written[code] ??= cellText(code === 0 ? missing : dictionary.text(code), CELL, isAlone, style);
      return written[code];
    };
  });
  if (headerRecords > 0) {
    const names = chosen.map((column) => cellText(columns[column].name, CELL, isAlone, style));
    yield encoder.encode(`${names.join(delimiter)}\n`);
  }
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    const lines: string[] = [];
    for (const row of rows.subarray(from, from + ROWS_A_PIECE))
      lines.push(`${read.map((cellOf) => cellOf(row)).join(delimiter)}\n`);
    yield encoder.encode(lines.join(''));
  }
}
