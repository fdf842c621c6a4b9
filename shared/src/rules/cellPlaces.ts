/** Cells by their place, for messages that may not tell what stands in them. */
import type { ProfileFacts } from '../analysis/index.ts';
import { formatCount, shortName } from '../explain/index.ts';
import type { CellPlace } from '../groups/index.ts';
import { t } from '../words/index.ts';
import type { Part } from './finding.ts';

/** `row 3 of cases, row 7 of deaths`. */
export function placesText({ table }: ProfileFacts, places: readonly CellPlace[]): string {
  return places
    .map(({ row, column }) => t`row ${formatCount(row + 1)} of ${shortName(table.columns[column].name)}`)
    .join(', ');
}

export function cellParts({ table }: ProfileFacts, places: readonly CellPlace[], message: string): Part[] {
  return places.map(({ row, column }) => ({
    target: { kind: 'cells', row, columns: [table.columns[column].index] },
    message,
  }));
}
