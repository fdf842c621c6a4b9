/**
 * Changes of a text, together with the changes that make its cells alike to any reader if their values are: one spelling of missing values,
 * cells that short records lack, no blanks that only some readers pass over, no quotes that only some understand. Without those, a row that
 * Quasi finds like others would be unique for a reader of the raw cells.
 */
import { type Cell, cellValue, recordReader, type Table, type TextSource } from '../table/index.ts';
import type { Changes } from './rewriting.ts';

const ROWS_A_STEP = 2048;
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** `columns`: those by which rows are judged. Yields the number of rows done. */
export function* spelledAlike(
  table: Table,
  text: TextSource,
  changes: Changes,
  columns: readonly number[],
): Generator<number, Changes> {
  const alike = new Set(columns.filter((column) => !changes.removed.has(column)));
  const spellings = yield* missingSpellings(table, text, changes, alike);
  const written = new Map(changes.written);
  for (const [column, spelling] of spellings) {
    written.set(column, [spelling, ...(written.get(column)?.slice(1) ?? [])]);
  }
  return { ...changes, written, alike };
}

/**
 * Column → what most of its missing cells hold, if they do not all hold the same: that changes the fewest cells, and stays what the readers of
 * the file are used to. A cell that is not there is read as an empty one.
 */
function* missingSpellings(
  table: Table,
  text: TextSource,
  { written, isKept }: Changes,
  columns: ReadonlySet<number>,
): Generator<number, Map<number, string>> {
  const open = [...columns].flatMap((column) => {
    const { codes, dictionary, index } = table.columns[column];
    const isOpen = dictionary.count(0) > 0 && written.get(column)?.[0] === undefined;
    return isOpen ? [{ column, codes, index, counts: new Map<string, number>(), isAbsent: false }] : [];
  });
  const cellsOf = recordReader(table, text);
  const { quote } = table.dialect;
  const spellingOf = ({ start, end, kind }: Cell) => {
    const bytes = text.bytes(start, end);
    // In a JSON text a key that is not there, null and an empty string are one spelling.
    return decoder.decode(table.json ? cellValue(bytes, 0, bytes.length, kind, quote) : bytes);
  };
  for (let row = 0; row < table.rowCount && open.length > 0; row++) {
    if (row % ROWS_A_STEP === 0) yield row;
    if (isKept?.[row] === 0 || open.every(({ codes }) => codes.at(row) !== 0)) continue;
    const cells = cellsOf(table.headerRecords + row);
    for (const each of open) {
      if (each.codes.at(row) !== 0) continue;
      const cell = cells.at(each.index);
      if (!cell) each.isAbsent = true;
      const spelling = cell ? spellingOf(cell) : '';
      each.counts.set(spelling, (each.counts.get(spelling) ?? 0) + 1);
    }
    yield row;
  }
  const mixed = open.filter(({ counts, isAbsent }) => counts.size > 1 || isAbsent);
  return new Map(
    mixed.map(({ column, counts }) => [column, table.json ? mostFrequent(counts) : plain(mostFrequent(counts), quote)]),
  );
}

/** Of equally frequent ones the first of the alphabet, so that the order of the rows does not matter: a view in SQL has none. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [best] = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return best?.[0] ?? '';
}

/** Without its quotes and the blanks in it, which belong to no spelling. */
function plain(cell: string, quote: number): string {
  const mark = String.fromCharCode(quote);
  const isQuoted = quote !== 0 && cell.length > 1 && cell.startsWith(mark) && cell.endsWith(mark);
  return (isQuoted ? cell.slice(1, -1).replaceAll(mark + mark, mark) : cell).replace(/^[ \t\v\f]+|[ \t\v\f]+$/g, '');
}
