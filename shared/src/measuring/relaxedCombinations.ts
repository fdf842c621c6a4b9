/** `relaxedCombinations`: the smallest sets of columns on which most rows are alone (an extension of COL). */
import { deadlineOf, RELAXED_KAPPA, RELAXED_SHARE, untilDeadline } from '../analysis/index.ts';
import { namesOf, searchOf } from './namedColumns.ts';
import type { Part } from './part.ts';

export const relaxedCombinations: Part = function* (measured) {
  const { table, columns, request } = measured;
  const kappa = Math.min(RELAXED_KAPPA, request.kappa ?? RELAXED_KAPPA);
  const search = searchOf(measured, columns).relaxed(RELAXED_SHARE, kappa);
  const found = yield* untilDeadline('combinations', search, deadlineOf(request.budget));
  return {
    share: found.share,
    kappa: found.kappa,
    complete: found.complete,
    sets: found.sets.map(({ columns: set, share }) => ({
      columns: namesOf(
        table,
        set.map((place) => columns[place]),
      ),
      share,
    })),
  };
};
