/** The table as one of counts of people, where it is one. */
import { type Groups, groupsOf } from '../groups/index.ts';
import type { ColumnForm } from '../roles/index.ts';
import { type Cell, type Column, cellValue, isTooWide, type WrittenTable } from '../table/index.ts';
import type { Unit } from '../unit/index.ts';
import type { StructureFacts, TextFacts } from './facts.ts';
import { staged, type Work } from './progress.ts';

const decoder = new TextDecoder();

/** Missing cells that are read again to see whether they are spelled `-`. */
const MOST_READ_AGAIN = 20_000;
const READ_A_STEP = 100;

/** Undefined where rows are people, or things that count no people. `forms`: of its columns. */
export function* countedGroups(
  { table, counts, settings, text }: StructureFacts,
  forms: readonly ColumnForm[],
  unit: Unit,
): Work<Groups | undefined> {
  const options = settings.rules['small-cell'];
  const names = new Set(options.counts);
  const declared = new Set(table.columns.flatMap(({ name, index }) => (names.has(name) ? [index] : [])));
  const isSure = unit.rows === 'groups' || declared.size > 0;
  // A statement that rows are about nobody is believed.
  const mayCount = isSure || unit.rows === 'unclear' || (unit.rows === 'things' && !unit.isDeclared);
  // Cells are read one by one.
  if (!counts.rows) return undefined;
  if (!mayCount || table.rowCount === 0 || isTooWide(table) || !table.areNamed) return undefined;
  const marks = new Set(options.suppressed.map((mark) => mark.trim()));
  const blankIsMark = settings.missingTokens.some((token) => marks.has(token.trim()));
  const reading = {
    declared,
    marks,
    blankIsMark,
    limit: options.limit ?? settings.k,
    zeroRows: (column: Column) => dashedRows(column, text),
  };
  return yield* staged('columns', table.rowCount, groupsOf(table.columns, forms, reading, isSure));
}

const dashes = new Set(['-', '–', '—', '−']);

/** The rows whose cell is a dash, which counts nobody: the table itself knows only that it is missing. */
function* dashedRows(
  { index, codes, dictionary }: Column,
  text: TextFacts | undefined,
): Generator<number, readonly number[]> {
  const isSpelled = dictionary.missingForms.some((form) => dashes.has(form));
  if (!text || !isSpelled || dictionary.count(0) > MOST_READ_AGAIN) return [];
  const { rowCount, headerRecords } = text.table;
  const rows: number[] = [];
  let read = 0;
  for (let row = 0; row < rowCount; row++) {
    if (codes.at(row) !== 0) continue;
    const cell = text.cellsOf(row + headerRecords)[index];
    if (cell && dashes.has(textOf(text, cell).trim())) rows.push(row);
    if (++read % READ_A_STEP === 0) yield row;
  }
  return rows;
}

function textOf({ table, source }: WrittenTable, { start, end, kind }: Cell): string {
  return decoder.decode(cellValue(source.bytes(start, end), 0, end - start, kind, table.dialect.quote));
}
