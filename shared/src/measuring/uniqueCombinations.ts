/** `uniqueCombinations`: the smallest sets of columns on which all rows differ (COL). */
import { deadlineOf, untilDeadline } from '../analysis/index.ts';
import { namesOf, searchOf } from './namedColumns.ts';
import type { Part } from './part.ts';

export const uniqueCombinations: Part = function* (measured) {
  const { table, columns, request } = measured;
  const { kappa, seed, budget, missing } = request;
  const search = searchOf(measured, columns, missing === 'distinct').unique({ kappa, seed });
  const found = yield* untilDeadline('combinations', search, deadlineOf(budget));
  return {
    kappa: kappa ?? null,
    complete: found.complete,
    provenSize: found.provenSize,
    // With a row that repeats another none exists, which does not make the others safe: the relaxed ones say more.
    duplicateRows: found.duplicateRows,
    count: found.count,
    sets: found.sets.map((set) =>
      namesOf(
        table,
        set.map((place) => columns[place]),
      ),
    ),
  };
};
