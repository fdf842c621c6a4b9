/** How far each of some columns follows from each other one, as printed (R3A Table 5) and above chance. */
import {
  adjustedGain,
  type Dependency,
  type DescribedColumn,
  dependency as dependencyOf,
} from '../measures/prediction/index.ts';
import { partOf, unlessOver } from './budget.ts';
import { type InformedPair, type PairTables, pairCount } from './pairTables.ts';
import type { Work } from './progress.ts';

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

/** Of each of them all pairs. */
const COLUMNS_A_STEP = 8;

export function* dependenciesOf(
  tables: PairTables,
  columns: readonly number[],
  seed: number,
  deadline: number,
): Work<Dependencies> {
  const described = yield* tables.described(columns);
  const pairs = yield* tables.informed(columns, partOf(deadline, 2 / 3));
  const chance = yield* unlessOver(tables.chance(columns, seed), deadline);
  const informationOf = symmetric(pairs, described);
  yield { stage: 'columns', share: 1 };
  const raw = columns.map((_, i) =>
    columns.map((_, j) => {
      const information = informationOf[i][j];
      return information && dependencyOf(information, described[i], described[j]);
    }),
  );
  const adjusted: (number | undefined)[][] = [];
  for (const [i, row] of raw.entries()) {
    if (i % COLUMNS_A_STEP === 0) yield { stage: 'columns', share: 1 };
    const adjustedOf = (one: Dependency | undefined, j: number) => {
      if (i === j || one === undefined || one.kind === 'independent') return one?.gain;
      return chance && adjustedGain(informationOf[i][j].bits, chance[i][j], described[i].entropy);
    };
    adjusted.push(row.map(adjustedOf));
  }
  return {
    raw,
    adjusted: chance && adjusted,
    pairs,
    chance,
    isComplete: pairs.length === pairCount(columns.length) && chance !== undefined,
  };
}

/** Pairs that were not looked at are left out. The facts on a column by itself are all there is. */
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
