/** What of a text is to be written anew so that it has other values in some cells, and not some of its columns and rows: edits, record by record. */
import {
  type Cell,
  CellKind,
  cellValue,
  contentStart,
  isBlank,
  isInQuotes,
  RecordFlag,
  recordReader,
  type Table,
  type TextSource,
} from '../table/index.ts';
import { blanksAround } from './blanksAround.ts';
import type { CellEdit } from './cellEdit.ts';
import { cellStyleOf, withoutEscapes } from './cellText.ts';
import { jsonRewriting } from './json/jsonRewriting.ts';
import { type CellChange, recordEdits } from './recordEdits.ts';

export interface Changes {
  /** Column → code → what is written instead, for missing cells too (code 0); undefined where cells stay as they are. */
  readonly written: ReadonlyMap<number, readonly (string | undefined)[]>;
  /** Columns that are taken out. */
  readonly removed: ReadonlySet<number>;
  /** Row → 0 where it is removed; undefined if none is. */
  readonly isKept: Uint8Array | undefined;
  /** Columns in which a value is to be the same to any reader wherever it stands; nothing else of these cells changes. */
  readonly alike?: ReadonlySet<number>;
  /** For a copy: blank lines, what stands above the table and backslashes before quotes go, which some readers take for rows and values. */
  readonly dropsBlankLines?: boolean;
}

export interface Rewriting {
  /** Before the first record. */
  readonly lead: readonly CellEdit[];
  /** In the order of their places. */
  editsOf(record: number): readonly CellEdit[];
}

const BYTE_ORDER_MARK = 3;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SINGLE_QUOTE = 0x27;
const NO_EDITS: readonly CellEdit[] = [];

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Records may be asked for in order only. */
export function rewriting(table: Table, text: TextSource, changes: Changes): Rewriting {
  return table.json ? jsonRewriting(table, text, changes) : delimitedRewriting(table, text, changes);
}

function delimitedRewriting(table: Table, text: TextSource, changes: Changes): Rewriting {
  const { dialect, recordStarts, recordFlags, recordCount, headerRecords, textLength } = table;
  const gone = new Set([...changes.removed].map((column) => table.columns[column].index));
  const columns = changedColumns(table, changes);
  const isAlike = columns.some((column) => column.isAlike);
  const alike = new Set(columns.flatMap((column) => (column.isAlike ? [column.index] : [])));
  const isCopy = changes.dropsBlankLines === true;
  const hasEscapes = isCopy && dialect.escapedBy !== dialect.quote;
  const style = cellStyleOf(hasEscapes ? withoutEscapes(dialect) : dialect, text);
  const cellsOf = recordReader(table, text);
  // Where one column is left, a blank line would become a record.
  const isNarrowed = gone.size > 0 && gone.size === table.columns.length - 1;
  const dropsBlankLines = isNarrowed || isCopy;
  const above = isCopy ? 0 : dialect.skippedBytes;
  const lead = dropsBlankLines ? linesBefore(text, above, recordCount > 0 ? recordStarts[0] : textLength) : [];
  // Blanks and single quotes may be in any record.
  const needsAll = gone.size > 0 || hasEscapes || (isAlike && (dialect.trim || dialect.quote === SINGLE_QUOTE));
  const oddFlags = isAlike ? RecordFlag.ragged | RecordFlag.strayQuote | RecordFlag.unclosedQuote : 0;
  return { lead, editsOf };

  function editsOf(record: number): readonly CellEdit[] {
    const row = record - headerRecords;
    const start = recordStarts[record];
    const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
    if (row >= 0 && changes.isKept?.[row] === 0) return [{ start, end, text: '' }];
    const edits = cellEdits(record, row, { start, end });
    if (!dropsBlankLines || (recordFlags[record] & RecordFlag.unclosedQuote) !== 0) return edits;
    const to = start + endOfLine(text.bytes(start, end), dialect.delimiter);
    return to < end ? [...edits, { start: to, end, text: '' }] : edits;
  }

  function cellEdits(record: number, row: number, { start, end }: Pick<Cell, 'start' | 'end'>): readonly CellEdit[] {
    const isChanged = row >= 0 && columns.some(({ textOf }) => textOf(row) !== undefined);
    if (!isChanged && !needsAll && (recordFlags[record] & oddFlags) === 0) return NO_EDITS;
    const cells = cellsOf(record);
    const ofColumns = row < 0 ? [] : changesOf(cells, row);
    const changed = hasEscapes ? withPlainQuotes(cells, ofColumns) : ofColumns;
    const edits = recordEdits(cells, changed, gone, style).filter((edit) => !isAlike || changesBytes(edit));
    if (isAlike && dialect.trim) {
      // Blanks behind the last cell would be behind those that are added to it.
      const isFilled = changed.some(({ index }) => index >= cells.length);
      const isExact = (index: number) => row >= 0 && (alike.has(index) || (isFilled && index === cells.length - 1));
      edits.push(...blanksAround(cells, text, { start, end }, dialect.delimiter, gone, isExact));
      edits.sort((one, other) => one.start - other.start || one.end - other.end);
    }
    return edits;
  }

  function changesOf(cells: readonly Cell[], row: number): CellChange[] {
    const found: CellChange[] = [];
    for (const { index, isAlike, codes, textOf } of columns) {
      const written = textOf(row);
      const isMissing = codes.at(row) === 0;
      const cell = cells.at(index);
      if (written !== undefined) {
        found.push({ index, text: written, isFresh: isAlike && (isMissing || dialect.quote === SINGLE_QUOTE) });
      } else if (isAlike && (!cell || isReadInTwoWays(cell))) {
        found.push({ index, text: cell ? valueIn(cell) : '', isFresh: true });
      }
    }
    const last = cells.length - 1;
    const isOpen = isAlike && cells[last].kind === CellKind.unclosed && !gone.has(last);
    if (!isOpen || found.some(({ index }) => index === last)) return found;
    const closed = { index: last, text: valueIn(cells[last]), isFresh: true };
    return [...found, closed].sort((one, other) => one.index - other.index);
  }

  /** The cells with backslashes before quotes are written anew too. */
  function withPlainQuotes(cells: readonly Cell[], changed: readonly CellChange[]): CellChange[] {
    const others = cells.flatMap((cell, index): CellChange[] => {
      if (cell.kind !== CellKind.backslashed || changed.some((each) => each.index === index)) return [];
      return [{ index, text: valueIn(cell), isFresh: false }];
    });
    return [...changed, ...others].sort((one, other) => one.index - other.index);
  }

  /** Not every reader takes a single quote, or one that is out of place, as we do. */
  function isReadInTwoWays({ kind }: Cell): boolean {
    if (isInQuotes(kind)) return dialect.quote === SINGLE_QUOTE;
    return kind !== CellKind.plain;
  }

  /** One that writes what is there already names a cell that does not change. */
  function changesBytes({ start, end, text: written }: CellEdit): boolean {
    return decoder.decode(text.bytes(start, end)) !== written;
  }

  function valueIn({ start, end, kind }: Cell): string {
    const bytes = text.bytes(start, end);
    return decoder.decode(cellValue(bytes, 0, bytes.length, kind, dialect.quote));
  }
}

/** Records a step in which nothing changes. */
const RECORDS_A_STEP = 2048;

/** All of them at once, for an editor. Yields records done. */
export function* rewritingEdits(table: Table, text: TextSource, changes: Changes): Generator<number, CellEdit[]> {
  const { lead, editsOf } = rewriting(table, text, changes);
  const edits = [...lead];
  for (let record = 0; record < table.recordCount; record++) {
    const ofRecord = editsOf(record);
    for (const edit of ofRecord) edits.push(edit);
    if (ofRecord.length > 0 || record % RECORDS_A_STEP === 0) yield record;
  }
  return edits;
}

/** What stands between the lines above the table, which take `above` bytes, and its first record. */
function linesBefore(text: TextSource, above: number, firstRecord: number): CellEdit[] {
  const start = contentStart(text.bytes(0, BYTE_ORDER_MARK)) + above;
  return start < firstRecord ? [{ start, end: firstRecord, text: '' }] : [];
}

/** Where the line of a record is over, behind which there are only blank lines. */
function endOfLine(bytes: Uint8Array, delimiter: number): number {
  let last = bytes.length - 1;
  while (last >= 0 && bytes[last] !== delimiter && (isLineEnd(bytes[last]) || isBlank(bytes[last]))) last--;
  let at = last + 1;
  while (at < bytes.length && !isLineEnd(bytes[at])) at++;
  return bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : Math.min(at + 1, bytes.length);
}

function isLineEnd(byte: number): boolean {
  return byte === LINE_FEED || byte === CARRIAGE_RETURN;
}

interface ChangedColumn {
  readonly index: number;
  readonly isAlike: boolean;
  readonly codes: Table['columns'][number]['codes'];
  textOf(row: number): string | undefined;
}

export function changedColumns(table: Table, { written, removed, alike }: Changes): ChangedColumn[] {
  const numbers = new Set([...written.keys(), ...(alike ?? [])]);
  const changed = [...numbers].flatMap((column): ChangedColumn[] => {
    if (removed.has(column)) return [];
    const { index, codes } = table.columns[column];
    const texts = written.get(column);
    const textOf = (row: number) => texts?.[codes.at(row)];
    return [{ index, isAlike: alike?.has(column) === true, codes, textOf }];
  });
  return changed.sort((one, other) => one.index - other.index);
}
