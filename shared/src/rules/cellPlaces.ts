/** Cells by their place, for messages that never show a cell's value. */
import type { ProfileFacts } from '../analysis/index.ts';
import { formatCount, shortName } from '../explain/index.ts';
import type { CellPlace } from '../groups/index.ts';
import { t } from '../words/index.ts';
import type { Part } from './finding.ts';
import { lineOf } from './lineOf.ts';

/** `The cell: line 4 (cases).`, `The first: line 4 (cases), line 8 (deaths).`; `all`: how many cells there are. */
export function placesSentence(facts: ProfileFacts, places: readonly CellPlace[], all: number): string {
  const list = places.map((place) => placeText(facts, place)).join(', ');
  if (all === 1) return t`It is in ${list}.`;
  return places.length < all ? t`The first are in ${list}.` : t`They are in ${list}.`;
}

function placeText({ table, text }: ProfileFacts, { row, column }: CellPlace): string {
  const name = shortName(table.columns[column].name);
  return text ? t`line ${formatCount(lineOf(text, row))} (${name})` : t`row ${formatCount(row + 1)} (${name})`;
}

export function cellParts({ table }: ProfileFacts, places: readonly CellPlace[], message: string): Part[] {
  return places.map(({ row, column }) => ({
    target: { kind: 'cells', row, columns: [table.columns[column].index] },
    message,
  }));
}
