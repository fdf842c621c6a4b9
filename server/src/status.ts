/** The state of a file in numbers, for the editor's status item. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { anonymity, rowsBelow, uniqueRows } from '@quasi/shared/measures';
import type { FileStatus } from '@quasi/shared/protocol';

/** `version`: of an open document. */
export function readyStatus(uri: string, version: number | undefined, facts: ClassFacts): FileStatus {
  const { table, settings, sizes, quasiIdentifiers } = facts;
  return {
    uri,
    state: 'ready',
    ...(version !== undefined && { version }),
    rows: table.rowCount,
    columns: table.columns.length,
    delimiter: String.fromCharCode(table.dialect.delimiter),
    quasiIdentifiers: quasiIdentifiers.map((column) => table.columns[column].name),
    k: anonymity(sizes),
    targetK: settings.k,
    uniqueRows: uniqueRows(sizes),
    rowsBelow: rowsBelow(sizes, settings.k),
  };
}
