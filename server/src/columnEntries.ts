/** The columns of a data set as the view in the Explorer lists them: those that give most away first. */
import { type Analysis, type ProfileFacts, staged, type Work } from '@quasi/shared/analysis';
import { columnsByRisk, columnsOutline, type FindingOfColumn } from '@quasi/shared/explain';
import { type ColumnEntry, MOST_COLUMN_ENTRIES, type PlaceInText } from '@quasi/shared/protocol';
import { columnsOf, type Finding, type Part } from '@quasi/shared/rules';
import type { Columns } from '@quasi/shared/table';

/** `placeOf`: the cell of a column in the first record, by its place there; nothing where the data are no text. */
export function* columnEntries(
  { table, known }: Pick<Analysis<Columns>, 'table' | 'known'>,
  facts: ProfileFacts,
  allFindings: readonly Finding[],
  placeOf: (index: number) => PlaceInText | undefined,
): Work<ColumnEntry[]> {
  const all = yield* staged('columns', table.columns.length, columnsByRisk(facts, known.insight));
  const order = all.slice(0, MOST_COLUMN_ENTRIES);
  const findings = firstByColumn(allFindings);
  const outlineOf = columnsOutline(facts, known.insight, (column) => findings.get(table.columns[column].index) ?? []);
  const found = new Map<number, ColumnEntry>();
  for (const column of order.toSorted((a, b) => a - b)) {
    const range = placeOf(table.columns[column].index);
    found.set(column, { column, role: facts.roles[column].role, ...outlineOf(column), ...(range && { range }) });
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
