/** Rows that are alone: told one by one where they are few, and of the whole file where they are many. */
import type { ClassFacts } from '../analysis/index.ts';
import { formatCount } from '../explain/index.ts';
import { t } from '../words/index.ts';
import { MOST_OF_A_RULE, MOST_PARTS } from './fewest.ts';
import type { Part } from './finding.ts';

/** Where more of the rows are alone, no single one of them is worth a finding. */
const MANY = 0.2;

/** Unless the settings ask for more rows than a rule reports by itself. */
export function isToldOfFile({ table, settings, risk }: ClassFacts): boolean {
  return settings.maxRowFindings <= MOST_OF_A_RULE && (risk?.uniqueRows ?? 0) > MANY * table.rowCount;
}

/** The worst rows, as places that the finding on the file leads to. */
export function worstParts(facts: ClassFacts): Part[] {
  return facts.worstRows.slice(0, MOST_PARTS).map((row) => rowPart(facts, row));
}

/** What singles a row out, in its line. */
export function rowPart({ table, quasiIdentifiers, smallestSets }: ClassFacts, row: number): Part {
  const [marked = quasiIdentifiers] = smallestSets.get(row) ?? [];
  const columns = marked.map((column) => table.columns[column].index);
  return {
    target: { kind: 'cells', row, columns },
    message: t`row ${formatCount(row + 1)}`,
  };
}
