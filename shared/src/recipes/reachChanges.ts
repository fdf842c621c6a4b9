/** What a plan that reaches k changes in a file: columns, and the rows that miss the goal all the same. */
import type { ClassFacts, Work } from '../analysis/index.ts';
import { askedOfClasses, type Treated } from '../effects/index.ts';
import type { Replayed } from './replay.ts';
import { rowsToKeep } from './rowsToKeep.ts';

type ReachChanges = Pick<Replayed, 'written' | 'removed' | 'isKept'>;

/** `dropsRows`: the plan takes rows out; how many follows from the columns. */
export function* reachChanges(facts: ClassFacts, treated: Treated, dropsRows: boolean): Work<ReachChanges> {
  const { table, settings, quasiIdentifiers } = facts;
  const removed = new Set([...treated].flatMap(([column, recoded]) => (recoded ? [] : [column])));
  const written = new Map([...treated].flatMap(([column, recoded]) => (recoded ? [[column, recoded.written]] : [])));
  if (!dropsRows) return { written, removed, isKept: undefined };
  const columnNow = (column: number) => treated.get(column)?.column ?? table.columns[column];
  const compared = quasiIdentifiers.filter((column) => !removed.has(column)).map(columnNow);
  const { column, diversity } = askedOfClasses(facts);
  const isAsked = column !== undefined && !removed.has(column);
  const asked = isAsked ? [{ column: columnNow(column), least: diversity }] : [];
  const { isKept, gone } = yield* rowsToKeep(compared, table.rowCount, settings.k, asked);
  return { written, removed, isKept: gone > 0 ? isKept : undefined };
}
