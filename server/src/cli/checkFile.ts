/** Reads and checks one file, and says of each finding where it is. */
import { Analysis, type ClassFacts, type Work } from '@quasi/shared/analysis';
import { anonymity, uniqueRows } from '@quasi/shared/measures';
import { type Finding, locate } from '@quasi/shared/rules';
import type { TextSource } from '@quasi/shared/table';
import { type LineIndex, positionAt } from '../files/index.ts';
import { allFindings } from '../findings.ts';
import { today } from '../today.ts';
import type { FileReport, LocatedFinding } from './emitters/emitter.ts';
import { openTable, type TableRequest } from './openTable.ts';

/** `budget`: seconds for each part that may take long. */
export function* checkFile(request: TableRequest, budget: number | undefined): Work<FileReport> {
  const { table, source, lines, encoding } = yield* openTable(request);
  try {
    const lacking = (request.named ?? []).filter((name) => !table.columns.some((column) => column.name === name));
    const quasiIdentifiers = request.settings.quasiIdentifiers.filter((name) => !lacking.includes(name));
    const settings = { ...request.settings, quasiIdentifiers };
    const analysis = new Analysis(table, settings, { kind: 'disk', encoding, text: source, today: today() });
    const { facts, findings, allowed } = yield* allFindings(analysis, budget);
    return {
      file: request.path,
      rows: table.rowCount,
      columns: table.columns.length,
      k: anonymity(facts.sizes),
      rowsAlone: uniqueRows(facts.sizes),
      findings: findings.map((finding) => located(finding, facts, lines, source)),
      allowed,
      lacking,
    };
  } finally {
    source.close();
  }
}

function located(finding: Finding, facts: ClassFacts, lines: LineIndex, source: TextSource): LocatedFinding {
  const { table } = facts;
  const { target } = finding;
  const record = target.kind === 'record' || target.kind === 'cells' ? target.record : -1;
  const columns = target.kind === 'cells' ? target.columns : target.kind === 'column' ? [target.column] : [];
  return {
    finding,
    position: positionAt(lines, source, locate(facts, target).start),
    row: record >= table.headerRecords ? record - table.headerRecords + 1 : undefined,
    // A record may have more cells than the table has columns.
    column: columns.length === 1 ? table.columns.at(columns[0])?.name : undefined,
  };
}
