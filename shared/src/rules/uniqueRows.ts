/** Unique rows: reported one by one where they are few, and on the whole file where they are many. */
import type { ClassFacts } from '../analysis/index.ts';
import { shortList } from '../explain/index.ts';
import { t } from '../words/index.ts';
import { MOST_OF_A_RULE, MOST_PARTS } from './fewest.ts';
import type { Part, Target } from './finding.ts';

/** Where a larger share of the rows is unique, no single one of them is worth a finding. */
const MANY = 0.2;

/** Unless the settings ask for more rows than a rule reports by itself. */
export function isReportedOnFile({ table, settings, risk }: ClassFacts): boolean {
  return settings.maxRowFindings <= MOST_OF_A_RULE && (risk?.uniqueRows ?? 0) > MANY * table.rowCount;
}

/** The worst rows, as places that the finding on the file leads to. */
export function worstParts(facts: ClassFacts): Part[] {
  return facts.worstRows.slice(0, MOST_PARTS).map((row) => {
    const names = shortList(columnsThatSingleOut(facts, row).map((column) => facts.table.columns[column].name));
    return { target: rowTarget(facts, row), message: t`Unique row on ${names}` };
  });
}

/** What singles a row out, in its line. */
export function rowTarget(facts: ClassFacts, row: number): Target {
  const columns = columnsThatSingleOut(facts, row).map((column) => facts.table.columns[column].index);
  return { kind: 'cells', row, columns };
}

function columnsThatSingleOut({ quasiIdentifiers, smallestSets }: ClassFacts, row: number): readonly number[] {
  const [smallest = quasiIdentifiers] = smallestSets.get(row) ?? [];
  return smallest;
}
