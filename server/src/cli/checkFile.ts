/** Reads and checks one file, and says of each finding where it is. */
import { type ClassFacts, openDataSet, type Work } from '@quasi/shared/analysis';
import type { LoadedConfig } from '@quasi/shared/config';
import { RowsElsewhere } from '@quasi/shared/counts';
import { comparedText } from '@quasi/shared/explain';
import { columnsOf, type Finding, locate } from '@quasi/shared/rules';
import type { Resource } from '@quasi/shared/schema';
import { isTooWide } from '@quasi/shared/table';
import { countedElsewhere } from '../countedElsewhere.ts';
import { FileProblem, type Position, positionsIn } from '../files/index.ts';
import { allFindings, describedFindings } from '../findings.ts';
import { isText, type Places, readerOf } from '../readers/index.ts';
import type { FileReport, LocatedFinding } from './emitters/emitter.ts';
import { fileEvidence } from './evidence/fileEvidence.ts';
import { locatedInTexts } from './locatedInTexts.ts';
import { requireReadable } from './notUsed.ts';
import { openData, type TableRequest } from './openTable.ts';
import type { ReportPages } from './reporting/reportPages.ts';

interface CheckRequest extends TableRequest {
  /** What the settings come from, if evidence is wanted, which names it. */
  readonly evidenceOf?: LoadedConfig | undefined;
  /** If a page about it is wanted. */
  readonly pages?: ReportPages | undefined;
  /** What its schema says of it. */
  readonly resource?: Resource | undefined;
}

export function* checkFile(request: CheckRequest): Work<FileReport> {
  const { path, world, evidenceOf: config, pages, resource } = request;
  const opened = yield* openData({
    ...request,
    isDigested: config !== undefined,
    mayBeTooWide: true,
    isCounted: true,
  });
  const { table, encoding, sha256 } = opened;
  const format = readerOf(path).name;
  try {
    const isKnown = (name: string) => isTooWide(table) || table.columns.some((column) => column.name === name);
    const lacking = (request.named ?? []).filter((name) => !isKnown(name));
    const quasiIdentifiers = world.settings.quasiIdentifiers.filter((name) => !lacking.includes(name));
    const analysis = openDataSet(opened, { ...world, settings: { ...world.settings, quasiIdentifiers } });
    const { facts, findings, allowed } = yield* allFindings(analysis);
    const described = resource && !isTooWide(table) && (yield* describedFindings(analysis, resource, facts));
    const { known, today } = analysis;
    const { insight } = known;
    const unusedDatabases = insight?.peopleBehind?.leftOut ?? [];
    requireReadable(unusedDatabases);
    const population = config && (yield* analysis.population());
    const page = pages && (yield* pages.ofData(opened, analysis, path));
    if (config) opened.requireUnchanged();
    const positionOf = isText(opened) ? positionsIn(opened.lines, opened.source) : undefined;
    return {
      file: path,
      rows: table.rowCount,
      columns: table.width,
      facts,
      worstCase: insight?.worstCase,
      compared: insight && comparedText(insight),
      findings: findings.map((finding) => located(finding, facts, positionOf, opened.places)),
      worstLines: positionOf && worstLines(facts, positionOf),
      allowed: allowed + (described ? described.allowed : 0),
      inSchema: locatedInTexts(described ? described.findings : []),
      lacking,
      unusedDatabases,
      counted: countedElsewhere(opened, facts, insight),
      page,
      evidence:
        config &&
        fileEvidence({
          file: path,
          sha256,
          format,
          encoding,
          config,
          facts,
          insight,
          population,
          findings,
          allowed,
          today,
        }),
    };
  } catch (error) {
    throw error instanceof RowsElsewhere ? new FileProblem(path, error.message) : error;
  } finally {
    opened.close();
  }
}

type PositionOf = (offset: number) => Position;

function worstLines(facts: ClassFacts, positionOf: PositionOf): number[] {
  return facts.worstRows.map((row) => positionOf(locate(facts, { kind: 'row', row }).start).line + 1);
}

/** All columns of a finding on several, and the rows that one on many leads to. */
function partsOf(finding: Finding, facts: ClassFacts, positionOf: PositionOf | undefined, places: Places | undefined) {
  const all = columnsOf(finding);
  const onRows = (finding.parts ?? []).flatMap(({ target }) => ('row' in target ? [target] : []));
  return {
    ...(all.length > 1 && { columns: all.flatMap((column) => facts.table.columns.at(column)?.name ?? []) }),
    ...(onRows.length > 0 && { rows: onRows.map(({ row }) => row + 1) }),
    ...(onRows.length > 0 && places && { rowsInSheet: onRows.map(({ row }) => places.rowNumber(row)) }),
    ...(onRows.length > 0 &&
      positionOf && { lines: onRows.map((target) => positionOf(locate(facts, target).start).line + 1) }),
  };
}

/** `positionOf`: undefined where cells have no place in a text; `places`: where they have one in a spreadsheet. */
function located(
  finding: Finding,
  facts: ClassFacts,
  positionOf: PositionOf | undefined,
  places: Places | undefined,
): LocatedFinding {
  const { table } = facts;
  const { target } = finding;
  const { start, end } = locate(facts, target);
  const row = 'row' in target ? target.row : -1;
  const columns = target.kind === 'cells' ? target.columns : target.kind === 'column' ? [target.column] : [];
  const only = columns.length === 1 ? columns[0] : undefined;
  return {
    finding,
    range: positionOf && { start: positionOf(start), end: positionOf(end) },
    row: row >= 0 ? row + 1 : undefined,
    inSheet: row >= 0 ? places && { cell: places.cellName(row, only), row: places.rowNumber(row) } : undefined,
    // A record may have more cells than the table has columns.
    column: only === undefined ? undefined : table.columns.at(only)?.name,
    ...partsOf(finding, facts, positionOf, places),
  };
}
