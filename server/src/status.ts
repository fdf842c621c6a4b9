/** The state of a file in numbers, for the editor's status item. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { formatShare } from '@quasi/shared/explain';
import type { FileStatus } from '@quasi/shared/protocol';

/** `version`: of an open document; `allowed`: findings that exceptions allow. */
export function readyStatus(uri: string, version: number | undefined, facts: ClassFacts, allowed: number): FileStatus {
  const { table, settings, risk, quasiIdentifiers } = facts;
  return {
    uri,
    state: 'ready',
    ...(version !== undefined && { version }),
    rows: table.rowCount,
    columns: table.columns.length,
    delimiter: String.fromCharCode(table.dialect.delimiter),
    quasiIdentifiers: quasiIdentifiers.map((column) => table.columns[column].name),
    targetK: settings.k,
    allowed,
    ...(risk && {
      k: risk.k,
      uniqueRows: risk.uniqueRows,
      rowsBelow: risk.rowsBelow,
      uniqueShare: formatShare(risk.uniqueRows / table.rowCount),
    }),
  };
}
