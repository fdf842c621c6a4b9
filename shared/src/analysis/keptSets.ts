/**
 * The smallest sets of the rows most at risk, kept over edits: a row that was alone on some columns is so still unless an edited
 * row is like it there, so that only edited rows are compared with it.
 */
import type { RowCounts } from '../counts/index.ts';
import type { TableChange } from '../table/index.ts';
import type { ClassFacts } from './facts.ts';
import type { Work } from './progress.ts';
import { type SmallestSets, stillAlone } from './smallestSets.ts';

/** After an edit of more rows all are compared, in steps, when somebody asks. */
const MOST_ROWS_COMPARED = 200;

export class KeptSets {
  #sets: SmallestSets = new Map();
  /** Rows that are to be compared with all others before their sets are shown. */
  #unsure: ReadonlySet<number> = new Set();

  /** Those of the text as it stands. */
  keep(sets: SmallestSets): void {
    this.#sets = sets;
    this.#unsure = new Set();
  }

  /** Of rows of another table, at the places where they are in this one, as far as it has the columns. */
  inherit(before: KeptSets, newRow: (row: number) => number | undefined, width: number): void {
    const moved = new Map<number, readonly (readonly number[])[]>();
    for (const [row, own] of before.#sets) {
      const place = newRow(row);
      const possible = own.filter((set) => set.every((column) => column < width));
      if (place !== undefined) moved.set(place, possible);
    }
    this.#sets = moved;
    this.#unsure = new Set(moved.keys());
  }

  /** Takes note of a change the table has undergone. */
  apply({ row: first, removed, inserted }: TableChange, rows: RowCounts): void {
    const behind = first + removed;
    const end = first + inserted;
    const moved = new Map<number, readonly (readonly number[])[]>();
    const unsure = new Set<number>();
    for (const [row, own] of this.#sets) {
      const isEdited = row >= first && row < behind;
      // A row that is edited in place may be alone on the same columns still.
      if (isEdited && removed !== inserted) continue;
      const place = row < behind ? row : row + inserted - removed;
      const isCompared = !isEdited && end - first <= MOST_ROWS_COMPARED;
      moved.set(place, isCompared ? own.filter((set) => !isMet(rows, set, place, first, end)) : own);
      if (!isCompared || this.#unsure.has(row)) unsure.add(place);
    }
    this.#sets = moved;
    this.#unsure = unsure;
  }

  /** What still holds of the rows that are among the worst now. */
  *known(facts: ClassFacts): Work<SmallestSets> {
    return yield* stillAlone(facts, this.#sets, this.#unsure);
  }
}

/** Whether one of some rows has the values of a row in all columns of a set. */
function isMet(rows: RowCounts, set: readonly number[], row: number, first: number, end: number): boolean {
  const codes = rows.codes(set);
  for (let other = first; other < end; other++) {
    if (codes.every((column) => column.at(other) === column.at(row))) return true;
  }
  return false;
}
