/** How many people classes hold, put together: what is left of them where nobody asks for a single row. */
import type { ClassPeople } from './classPeople.ts';
import { blockRows } from './codedColumns.ts';
import { advancing } from './progress.ts';
import { histogramOf } from './sizes.ts';
import type { Crowds, RowClasses } from './types.ts';
import { usersTogether } from './usersPerValue.ts';

/** Rows in classes of size 0, which a missing policy leaves out, do not count. Yields rows and classes handled. */
export function* crowdsOf(
  { classOfRow, sizeOfClass, classCount }: RowClasses,
  { personOfRow, crowds: { sizeOfClass: peopleOfClass } }: ClassPeople,
): Generator<number, Crowds> {
  const progress = { done: 0 };
  const rows = classOfRow.length;
  const smallestOf = new Map<number, number>();
  for (let row = 0; row < rows; row++) {
    if (row % blockRows === 0) yield row;
    const one = classOfRow[row];
    if (sizeOfClass[one] === 0) continue;
    const known = smallestOf.get(personOfRow[row]) ?? Number.POSITIVE_INFINITY;
    smallestOf.set(personOfRow[row], Math.min(known, peopleOfClass[one]));
  }
  progress.done = rows;
  const counted = new Map<number, number>();
  for (const smallest of smallestOf.values()) counted.set(smallest, (counted.get(smallest) ?? 0) + 1);
  const { sizes: smallest, counts: people } = histogramOf(counted);
  const kept = sizeOfClass.subarray(0, classCount);
  const occupied = {
    rows,
    records: kept.filter((size) => size > 0),
    users: peopleOfClass.filter((_, one) => one < classCount && kept[one] > 0),
  };
  return { classes: yield* advancing(progress, usersTogether(occupied)), smallest, people };
}
