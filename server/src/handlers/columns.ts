/** `quasi/columns`: what is known of the columns of a document, those that give most away first. Nothing is worked out for it. */
import { type ProfileFacts, staged, type Work } from '@quasi/shared/analysis';
import { columnsByRisk, columnsOutline, type FindingOfColumn } from '@quasi/shared/explain';
import { type ColumnEntry, type ColumnsParams, MOST_COLUMN_ENTRIES } from '@quasi/shared/protocol';
import { columnsOf, type Finding, type Part } from '@quasi/shared/rules';
import { namePlace, namingRecord } from '@quasi/shared/table';
import { type Reading, readingOf } from '../reading.ts';
import type { Session } from '../session.ts';
import { toRange } from '../toLsp.ts';

/** Of work that takes a few: only on a machine that is busy with other things does it take so long. */
const MILLISECONDS_TO_ANSWER = 1000;

export async function columns(session: Session, { uri }: ColumnsParams): Promise<ColumnEntry[] | null> {
  const reading = readingOf(session, uri);
  const facts = reading?.analysis.known.profile;
  if (!facts) return null;
  return (await reading.watch.answer(entries(reading, facts), MILLISECONDS_TO_ANSWER)) ?? null;
}

function* entries({ watch, analysis }: Reading, facts: ProfileFacts): Work<ColumnEntry[]> {
  const { table, known } = analysis;
  const all = yield* staged('columns', table.columns.length, columnsByRisk(facts, known.insight));
  const order = all.slice(0, MOST_COLUMN_ENTRIES);
  const findings = firstByColumn(watch.findings);
  const outlineOf = columnsOutline(facts, known.insight, (column) => findings.get(table.columns[column].index) ?? []);
  const found = new Map<number, ColumnEntry>();
  for (const column of order.toSorted((a, b) => a - b)) {
    const { index } = table.columns[column];
    const range = toRange(namePlace(analysis.cellsOf(namingRecord(table, index))[index]), watch.document.text);
    found.set(column, { column, role: facts.roles[column].role, ...outlineOf(column), range });
    yield { stage: 'columns', share: found.size / order.length };
  }
  return order.flatMap((column) => found.get(column) ?? []);
}

/** Place of a column in a record → its findings; of each rule one, since it may have found many of its cells. */
function firstByColumn(findings: readonly Finding[]): Map<number, FindingOfColumn[]> {
  const found = new Map<number, FindingOfColumn[]>();
  const slugs = new Map<number, Set<string>>();
  for (const finding of findings) {
    const { slug, severity, message } = finding;
    const parts = new Map(finding.parts?.map((part) => [columnOfPart(part), part]));
    for (const column of columnsOf(finding)) {
      const told = slugs.get(column) ?? new Set();
      slugs.set(column, told);
      if (told.has(slug)) continue;
      told.add(slug);
      found.set(column, [...(found.get(column) ?? []), { severity, message: parts.get(column)?.message ?? message }]);
    }
  }
  return found;
}

function columnOfPart({ target }: Part): number | undefined {
  return target.kind === 'column' ? target.column : undefined;
}
