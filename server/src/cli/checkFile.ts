/** Reads and checks one file, and says of each finding where it is. */
import type { ClassFacts, Work } from '@quasi/shared/analysis';
import type { LoadedConfig } from '@quasi/shared/config';
import { comparedText } from '@quasi/shared/explain';
import { columnsOf, type Finding, locate } from '@quasi/shared/rules';
import type { Resource } from '@quasi/shared/schema';
import { isTooWide } from '@quasi/shared/table';
import { type Position, positionsIn } from '../files/index.ts';
import { allFindings, describedFindings } from '../findings.ts';
import { analysisOnDisk } from './analysisOnDisk.ts';
import type { FileReport, LocatedFinding } from './emitters/emitter.ts';
import { fileEvidence } from './evidence/fileEvidence.ts';
import { locatedInTexts } from './locatedInTexts.ts';
import { openTable, type TableRequest } from './openTable.ts';
import { requireReadable } from './packageDatabases.ts';

export interface CheckRequest extends TableRequest {
  /** What the settings come from, if evidence is wanted, which names it. */
  readonly evidenceOf?: LoadedConfig | undefined;
  /** What its schema says of it. */
  readonly resource?: Resource | undefined;
}

/** `budget`: seconds for each part that may take long. */
export function* checkFile(request: CheckRequest, budget: number | undefined): Work<FileReport> {
  const { path, evidenceOf: config, resource } = request;
  const opened = yield* openTable({ ...request, isDigested: config !== undefined, mayBeTooWide: true });
  const { table, source, lines, encoding, sha256 } = opened;
  try {
    const isKnown = (name: string) => isTooWide(table) || table.columns.some((column) => column.name === name);
    const lacking = (request.named ?? []).filter((name) => !isKnown(name));
    const quasiIdentifiers = request.settings.quasiIdentifiers.filter((name) => !lacking.includes(name));
    const settings = { ...request.settings, quasiIdentifiers };
    const analysis = analysisOnDisk({ table, source, encoding }, settings, path, request);
    const { facts, findings, allowed } = yield* allFindings(analysis, budget);
    const described = resource && !isTooWide(table) && (yield* describedFindings(resource, facts));
    const { insight } = analysis.known;
    const unusedDatabases = insight?.peopleBehind?.leftOut ?? [];
    requireReadable(unusedDatabases);
    const population = config && (yield* analysis.population());
    if (config) opened.requireUnchanged();
    const positionOf = positionsIn(lines, source);
    return {
      file: path,
      rows: table.rowCount,
      columns: table.width,
      facts,
      worstCase: insight?.worstCase,
      compared: insight && comparedText(insight),
      findings: findings.map((finding) => located(finding, facts, positionOf)),
      allowed: allowed + (described ? described.allowed : 0),
      inSchema: locatedInTexts(described ? described.findings : []),
      lacking,
      unusedDatabases,
      evidence:
        config && fileEvidence({ file: path, sha256, encoding, config, facts, insight, population, findings, allowed }),
    };
  } finally {
    source.close();
  }
}

/** All columns of a finding on several, and the rows that one on many leads to. */
function partsOf(finding: Finding, { columns, headerRecords }: ClassFacts['table']) {
  const all = columnsOf(finding);
  const rows = (finding.parts ?? []).flatMap(({ target }) =>
    'record' in target ? [target.record - headerRecords + 1] : [],
  );
  return {
    ...(all.length > 1 && { columns: all.flatMap((column) => columns.at(column)?.name ?? []) }),
    ...(rows.length > 0 && { rows }),
  };
}

function located(finding: Finding, facts: ClassFacts, positionOf: (offset: number) => Position): LocatedFinding {
  const { table } = facts;
  const { target } = finding;
  const { start, end } = locate(facts, target);
  const record = target.kind === 'record' || target.kind === 'cells' ? target.record : -1;
  const columns = target.kind === 'cells' ? target.columns : target.kind === 'column' ? [target.column] : [];
  return {
    finding,
    range: { start: positionOf(start), end: positionOf(end) },
    row: record >= table.headerRecords ? record - table.headerRecords + 1 : undefined,
    // A record may have more cells than the table has columns.
    column: columns.length === 1 ? table.columns.at(columns[0])?.name : undefined,
    ...partsOf(finding, table),
  };
}
