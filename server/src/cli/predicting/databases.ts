/** The databases of `--against FILE:RATE`: how many of their records have the values of the one that is judged. */
import type { Settings } from '@quasi/shared/config';
import { embedded, rowsIn } from '@quasi/shared/counts';
import { shownName } from '@quasi/shared/explain';
import type { RecordValue } from '@quasi/shared/predicting';
import type { Statistics } from '@quasi/shared/statistics';
import type { Columns } from '@quasi/shared/table';
import { FileProblem } from '../../files/index.ts';
import { readOther } from '../otherFiles.ts';
import { UsageProblem } from '../problems.ts';

export interface DatabaseFile {
  readonly path: string;
  readonly rate: number;
}

export function databaseOf(text: string): DatabaseFile {
  const at = text.lastIndexOf(':');
  const [path, share] = at < 0 ? ['', text] : [text.slice(0, at), text.slice(at + 1)];
  const rate = share.trim() === '' ? Number.NaN : Number(share);
  if (path === '' || !(rate > 0 && rate <= 1)) throw new UsageProblem('--against needs FILE:RATE with RATE up to 1.');
  return { path, rate };
}

/** Read to its end, one after the other: none of them is kept. */
export function matchesIn(
  { path, rate }: DatabaseFile,
  statistics: Statistics,
  record: readonly RecordValue[],
  settings: Settings,
  encoding: string | undefined,
): { readonly rate: number; readonly matches: number } {
  const table = readOther(path, settings, encoding);
  const codes = record.map(({ column, value }) => codeIn(path, table, statistics.columns[column].name, value));
  const own = rowsIn(embedded(table)).codes(codes.map(({ column }) => column));
  let matches = 0;
  for (let row = 0; row < table.rowCount; row++) {
    if (codes.every(({ code }, i) => own[i].at(row) === code)) matches++;
  }
  return { rate, matches };
}

/** The code of a value in a table; −1 where it does not occur. */
function codeIn(path: string, { columns }: Columns, name: string, value: string): { column: number; code: number } {
  const column = columns.findIndex((one) => one.name === name);
  if (column < 0) {
    throw new FileProblem(path, `There is no column "${shownName(name)}", which the record is to be compared on.`);
  }
  const { dictionary } = columns[column];
  for (let code = 1; code < dictionary.size; code++) if (dictionary.text(code) === value) return { column, code };
  // An empty cell is a missing one, unless it is a value by what is said of missing ones.
  return { column, code: value === '' ? 0 : -1 };
}
