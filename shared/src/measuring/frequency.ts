/** `frequency`: how well frequencies alone show which rows are k-indistinguishable (TFRR), every record scored. */
import {
  deadlineOf,
  dependenciesOf,
  frequencyOfClasses,
  inBlocks,
  isOver,
  pairCountOfClasses,
  pairsOf,
  partOf,
  rowOfClasses,
  staged,
  unlessOver,
  type Work,
} from '../analysis/index.ts';
import { rowsIn } from '../counts/index.ts';
import {
  type ClassFrequencies,
  evaluateFrequencies,
  isStronglyDependent,
  lift,
  maximalDependency,
} from '../measures/frequency/index.ts';

import type { Measured } from './measured.ts';
import type { Numbers, Part } from './part.ts';

/** Those of the paper. */
export const FREQUENCY_TARGETS = [2, 3, 5];

export const frequency: Part = function* (measured) {
  const { table, columns, request } = measured;
  const deadline = deadlineOf(request.budget);
  const dependencies = yield* dependenciesOf(measured.pairs, columns, request.seed, partOf(deadline, 1 / 3));
  const adjusted = dependencies.isComplete ? dependencies.adjusted : undefined;
  const { classes, isRectified } = yield* classFrequencies(measured, partOf(deadline, 1 / 2));
  const byTarget: [number, Numbers][] = [];
  for (const k of FREQUENCY_TARGETS) {
    const scoring = staged('rows', table.rowCount, evaluateFrequencies(classes, k));
    const found = yield* unlessOver(scoring, deadline);
    if (found === undefined) break;
    byTarget.push([k, { ...found, ...(!isRectified && { aucRectified: undefined, aucAsPrinted: undefined }) }]);
  }
  const isComplete = adjusted !== undefined && isRectified && byTarget.length === FREQUENCY_TARGETS.length;
  return {
    columns: columns.map((column) => table.columns[column].name),
    maxDependency: adjusted && maximalDependency(adjusted.map((row) => row.map((gain) => gain ?? 0))),
    maxDependencyAsPrinted: dependencies.isComplete
      ? maximalDependency(dependencies.raw.map((row) => row.map((one) => one?.gain ?? 0)))
      : undefined,
    k: Object.fromEntries(byTarget),
    complete: isComplete ? undefined : false,
  };
};

/** The classes on the columns, by what is known of their values, and whether there was time to look at all pairs of these. */
function* classFrequencies(
  measured: Measured,
  deadline: number,
): Work<{ readonly classes: ClassFrequencies; readonly isRectified: boolean }> {
  const { columns, facts } = measured;
  const counts = rowsIn(facts.counts);
  const rows = counts.rowCount;
  const counted = yield* staged('classes', rows, counts.classes(columns));
  const sizes = counted.sizeOfClass.subarray(0, counted.classCount);
  const rowOfClass = yield* rowOfClasses(counted);
  const frequencies: Uint32Array[] = [];
  for (const column of columns) {
    const indexed = yield* staged('columns', rows, counts.column(column));
    frequencies.push(yield* frequencyOfClasses(indexed, rowOfClass));
  }

  const largest = new Float64Array(sizes.length).fill(Number.NEGATIVE_INFINITY);
  const pairOfClass = new Uint32Array(sizes.length);
  const bothOfClass = new Uint32Array(sizes.length);
  const pairs = [...pairsOf(columns.length)];
  let done = 0;
  for (; done < pairs.length && !isOver(deadline); done++) {
    const [a, b] = pairs[done];
    const both = yield* pairCountOfClasses(counts, columns[a], columns[b], rowOfClass);
    yield* inBlocks(sizes.length, (one) => {
      const [first, second] = [frequencies[a][one], frequencies[b][one]];
      if (!isStronglyDependent(both[one], first, second)) return;
      const itsLift = lift(rows, both[one], first, second);
      if (itsLift <= largest[one]) return;
      largest[one] = itsLift;
      pairOfClass[one] = done;
      bothOfClass[one] = both[one];
    });
  }
  const dependentPair = (one: number) => {
    const [a, b] = pairs[pairOfClass[one]] ?? [0, 0];
    return largest[one] < 0 ? undefined : { a, b, both: bothOfClass[one] };
  };
  return { classes: { rows, sizes, frequencies, dependentPair }, isRectified: done === pairs.length };
}
