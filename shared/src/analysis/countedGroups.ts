/** The table as one of counts of people, where it is one. */
import { type Groups, groupsOf } from '../groups/index.ts';
import type { ColumnForm } from '../roles/index.ts';
import { type Cell, type Column, isTooWide, namesColumns, type Table } from '../table/index.ts';
import type { Unit } from '../unit/index.ts';
import type { StructureFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';

/** Missing cells that are read again to see whether they are spelled `-`. */
const MOST_READ_AGAIN = 20_000;
const READ_A_STEP = 100;

/** Undefined where rows are people or things of which no people are counted. `forms`: of its columns. */
export function* countedGroups(
  { table, settings, cellsOf }: StructureFacts,
  forms: readonly ColumnForm[],
  unit: Unit,
  textOf: (cell: Cell) => string,
): Work<Groups | undefined> {
  const options = settings.rules['small-cell'];
  const names = new Set(options.counts);
  const declared = new Set(table.columns.flatMap(({ name, index }) => (names.has(name) ? [index] : [])));
  const isSure = unit.rows === 'groups' || declared.size > 0;
  // Who says that rows are about nobody is believed.
  const mayCount = isSure || unit.rows === 'unclear' || (unit.rows === 'things' && !unit.isDeclared);
  if (!mayCount || table.rowCount === 0 || isTooWide(table) || !namesColumns(table.dialect)) return undefined;
  const marks = new Set(options.suppressed.map((mark) => mark.trim()));
  const blankIsMark = settings.missingTokens.some((token) => marks.has(token.trim()));
  const reading = {
    declared,
    marks,
    blankIsMark,
    limit: options.limit ?? settings.k,
    zeroRows: (column: Column) => dashedRows(table, column, cellsOf, textOf),
  };
  return yield* staged('columns', table.rowCount, groupsOf(table.columns, forms, reading, isSure));
}

const dashes = new Set(['-', '–', '—', '−']);

/** The rows whose cell is a dash, which counts nobody: the table itself knows only that it is missing. */
function* dashedRows(
  { rowCount, headerRecords }: Table,
  { index, codes, dictionary }: Column,
  cellsOf: (record: number) => readonly Cell[],
  textOf: (cell: Cell) => string,
): Generator<number, readonly number[]> {
  if (!dictionary.missingForms.some((form) => dashes.has(form)) || dictionary.count(0) > MOST_READ_AGAIN) return [];
  const rows: number[] = [];
  let read = 0;
  for (let row = 0; row < rowCount; row++) {
    if (codes.at(row) !== 0) continue;
    const cell = cellsOf(row + headerRecords)[index];
    if (cell && dashes.has(textOf(cell).trim())) rows.push(row);
    if (++read % READ_A_STEP === 0) yield row;
  }
  return rows;
}
