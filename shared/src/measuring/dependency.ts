/** `dependency`: how far each column follows from each other one, as printed (R3A Table 5) and above chance; groups and values that are asked for. */
import { deadlineOf, dependenciesOf } from '../analysis/index.ts';
import { groupsAsked } from './groups.ts';
import type { Part } from './part.ts';
import { pairsAsked } from './valuePairs.ts';

export const dependency: Part = function* (measured) {
  const { table, columns, request, pairs } = measured;
  const { raw, adjusted, isComplete } = yield* dependenciesOf(pairs, columns, request.seed, deadlineOf(request.budget));
  return {
    columns: columns.map((column) => table.columns[column].name),
    matrix: raw.map((row) => row.map((one) => one?.gain ?? null)),
    class: raw.map((row) => row.map((one) => one?.kind ?? null)),
    adjusted: adjusted?.map((row) => row.map((gain) => gain ?? null)),
    complete: isComplete ? undefined : false,
    groups: yield* groupsAsked(measured),
    pairs: yield* pairsAsked(measured),
  };
};
