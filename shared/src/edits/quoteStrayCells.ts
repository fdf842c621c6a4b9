/** Quotes properly the cells whose quotes are stray; every value stays as it is read. */
import {
  type Cell,
  CellKind,
  cellValue,
  RecordFlag,
  recordReader,
  type Table,
  type TextSource,
} from '../table/index.ts';
import { type CellEdit, MOST_CELLS } from './cellEdit.ts';
import { quoted } from './cellText.ts';

/** Bytes of a cell that is quoted, and of all that are in one go: each is made a string, with every quote in it written twice. */
const LONGEST_QUOTED = 1024 * 1024;
const MOST_BYTES = 8 * LONGEST_QUOTED;
/** Records a step in which there is nothing. */
const BLOCK = 64 * 1024;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** How many cells of one record are to be quoted. */
export function strayCellsIn(table: Table, text: TextSource, record: number): number {
  return quotable(table, recordReader(table, text), record).length;
}

export interface StrayCount {
  /** That can be quoted in one go. */
  readonly cells: number;
  /** There are no more than these. */
  readonly isAll: boolean;
}

/** How many cells of the whole text are to be quoted. Yields the number of records done. */
export function* countStrayCells(table: Table, text: TextSource): Generator<number, StrayCount> {
  const cellsOf = recordReader(table, text);
  const fits = room();
  let cells = 0;
  let passedOver = 0;
  for (let record = 0; record < table.recordCount; record++) {
    const all = strayCells(table, cellsOf, record);
    const found = all.filter(canBeQuoted);
    if (!fits(found)) return { cells, isAll: false };
    cells += found.length;
    passedOver += all.length - found.length;
    if (all.length > 0 || record % BLOCK === 0) yield record;
  }
  return { cells, isAll: passedOver === 0 };
}

export function quoteStrayCellsOf(table: Table, text: TextSource, record: number): CellEdit[] {
  return quotable(table, recordReader(table, text), record).map((cell) => quotedCell(cell, table, text));
}

/** Of the whole text, record by record from its beginning, as many as can be in one go. Yields the number of records done. */
export function* quoteStrayCells(table: Table, text: TextSource): Generator<number, CellEdit[]> {
  const cellsOf = recordReader(table, text);
  const fits = room();
  const edits: CellEdit[] = [];
  for (let record = 0; record < table.recordCount; record++) {
    const found = strayCells(table, cellsOf, record).filter(canBeQuoted);
    if (!fits(found)) return edits;
    for (const cell of found) edits.push(quotedCell(cell, table, text));
    if (found.length > 0 || record % BLOCK === 0) yield record;
  }
  return edits;
}

function strayCells({ recordFlags }: Table, cellsOf: (record: number) => Cell[], record: number): Cell[] {
  if ((recordFlags[record] & RecordFlag.strayQuote) === 0) return [];
  return cellsOf(record).filter(({ kind }) => kind === CellKind.strayQuote || kind === CellKind.textAfterQuote);
}

/** Of one record as many as can be in one go. */
function quotable(table: Table, cellsOf: (record: number) => Cell[], record: number): Cell[] {
  const fits = room();
  return strayCells(table, cellsOf, record).filter((cell) => canBeQuoted(cell) && fits([cell]));
}

function canBeQuoted({ start, end }: Cell): boolean {
  return end - start <= LONGEST_QUOTED;
}

/** Returns whether some more cells still fit into one go. */
function room(): (cells: readonly Cell[]) => boolean {
  let count = 0;
  let bytes = 0;
  return (cells) => {
    count += cells.length;
    for (const { start, end } of cells) bytes += end - start;
    return count <= MOST_CELLS && bytes <= MOST_BYTES;
  };
}

function quotedCell({ start, end, kind }: Cell, { dialect }: Table, text: TextSource): CellEdit {
  const bytes = text.bytes(start, end);
  const value = decoder.decode(cellValue(bytes, 0, bytes.length, kind, dialect.quote));
  return { start, end, text: quoted(value, dialect) };
}
