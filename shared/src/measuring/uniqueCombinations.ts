/** `uniqueCombinations`: the smallest sets of columns on which all rows differ (COL). */
import { deadlineOf, untilDeadline } from '../analysis/index.ts';
import { searchUniqueCombinations } from '../combinations/index.ts';
import { codesOf, namesOf } from './namedColumns.ts';
import type { Part } from './part.ts';

export const uniqueCombinations: Part = function* (measured) {
  const { table, columns, request } = measured;
  const { kappa, seed, budget, missing } = request;
  const codes = codesOf(measured, columns, missing === 'distinct');
  const search = searchUniqueCombinations(codes, table.rowCount, { kappa, seed });
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
