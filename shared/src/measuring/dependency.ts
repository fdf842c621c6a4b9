/** `dependency`: how far each column follows from each other one, as printed (R3A Table 5) and above chance. */
import type { Work } from '../analysis/index.ts';
import {
  adjustedGain,
  type Dependency,
  type DescribedColumn,
  dependency as dependencyOf,
} from '../measures/prediction/index.ts';
import { deadlineOf, partOf, unlessOver } from './budget.ts';
import type { Measured } from './measured.ts';
import { type InformedPair, pairCount, pairTables } from './pairTables.ts';
import type { Part } from './part.ts';

/** `[i][j]` is about the dependency of column i on column j; undefined where there was no time for the pair. */
export interface Dependencies {
  readonly raw: readonly (readonly (Dependency | undefined)[])[];
  /** Undefined as a whole if there was no time to find out what chance alone gives. */
  readonly adjusted: readonly (readonly (number | undefined)[])[] | undefined;
  /** The pairs there was time for, and the information that chance alone gives each. */
  readonly pairs: readonly InformedPair[];
  readonly chance: readonly (readonly number[])[] | undefined;
  readonly isComplete: boolean;
}

export const dependency: Part = function* (measured) {
  const { table, columns, request } = measured;
  const { raw, adjusted, isComplete } = yield* dependenciesOf(measured, columns, deadlineOf(request.budget));
  return {
    columns: columns.map((column) => table.columns[column].name),
    matrix: raw.map((row) => row.map((one) => one?.gain ?? null)),
    class: raw.map((row) => row.map((one) => one?.kind ?? null)),
    adjusted: adjusted?.map((row) => row.map((gain) => gain ?? null)),
    complete: isComplete ? undefined : false,
  };
};

export function* dependenciesOf(measured: Measured, columns: readonly number[], deadline: number): Work<Dependencies> {
  const tables = pairTables(measured);
  const described = yield* tables.described(columns);
  const pairs = yield* tables.informed(columns, partOf(deadline, 2 / 3));
  const chance = yield* unlessOver(tables.chance(columns, measured.request.seed), deadline);
  const informationOf = symmetric(pairs, described);
  const raw = columns.map((_, i) =>
    columns.map((_, j) => {
      const information = informationOf[i][j];
      return information && dependencyOf(information, described[i], described[j]);
    }),
  );
  const adjusted = raw.map((row, i) =>
    row.map((one, j) => {
      if (i === j || one === undefined || one.kind === 'independent') return one?.gain;
      return chance && adjustedGain(informationOf[i][j].bits, chance[i][j], described[i].entropy);
    }),
  );
  return {
    raw,
    adjusted: chance && adjusted,
    pairs,
    chance,
    isComplete: pairs.length === pairCount(columns.length) && chance !== undefined,
  };
}

/** Pairs that were not looked at are left out. What a column tells of itself is all there is. */
function symmetric(pairs: readonly InformedPair[], described: readonly DescribedColumn[]) {
  const all = described.map(({ entropy, distinct }, i) => {
    const row: Omit<InformedPair, 'a' | 'b'>[] = [];
    row[i] = { bits: entropy, pairs: distinct, independent: distinct <= 1 };
    return row;
  });
  for (const pair of pairs) {
    all[pair.a][pair.b] = pair;
    all[pair.b][pair.a] = pair;
  }
  return all;
}
