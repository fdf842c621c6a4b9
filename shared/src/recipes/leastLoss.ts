/** The recipe that reaches k and loses least: a search over the levels of all quasi-identifiers, each on its ladder or in its hierarchy file. */
import { type ClassFacts, type ProfileFacts, staged, untilDeadline, type Work } from '../analysis/index.ts';
import { atLevels, type Ladders, latticeOn, toTreat, type WhatIf } from '../effects/index.ts';
import {
  entropyBlindToSuppression,
  mostRemoved,
  penaltyOfLattice,
  type Reached,
  reachK,
} from '../generalising/index.ts';
import { type NamedHierarchy, readArxCsv } from '../hierarchies/index.ts';
import { type Ladder, ladderFor, ladderOfFile } from '../remedies/index.ts';
import { MissingTokens } from '../table/index.ts';
import type { Diversity, LossMeasure } from './recipe.ts';
import type { ReplayFault } from './replayFault.ts';

/** `files`: column → its hierarchy file. Columns that have none get the ladder that settings name, or one for the kind of their values. */
export function* laddersFor(
  facts: ProfileFacts,
  columns: readonly number[],
  files: ReadonlyMap<number, NamedHierarchy>,
): Work<Ladders | { readonly fault: ReplayFault }> {
  const { table, settings } = facts;
  const ladders = new Map<number, Ladder>();
  for (const column of columns) {
    const file = files.get(column);
    if (file === undefined) {
      const climbing = ladderFor(toTreat(facts, column), new MissingTokens(settings.missingTokens));
      ladders.set(column, yield* staged('columns', table.rowCount, climbing));
      continue;
    }
    const { name, codes, dictionary } = table.columns[column];
    const reading = readArxCsv(file, { codes, dictionary }, settings.missingTokens);
    const read = yield* staged('columns', table.rowCount, reading);
    if ('fault' in read) return { fault: { kind: 'hierarchy', file: file.name, column: name, fault: read.fault } };
    ladders.set(column, ladderOfFile({ file: file.name, sha256: file.sha256, hierarchy: read.hierarchy }));
  }
  return ladders;
}

/** The goal of a search, and of a look at given levels. */
export interface LevelsAsked {
  /** The share of the rows that may be removed. */
  readonly suppress: number;
  readonly measure: LossMeasure;
  readonly diversity: Diversity | undefined;
}

/** Looks for `settings.k` until the deadline, in milliseconds of the clock. */
export function* reachOn(facts: ClassFacts, ladders: Ladders, asked: LevelsAsked, deadline: number): Work<Reached> {
  const { lattice, goal } = yield* aimOf(facts, ladders, asked);
  const hierarchies = [...ladders.values()].map(({ hierarchy }) => hierarchy);
  return yield* untilDeadline('combinations', reachK(lattice.tuples, hierarchies, lattice.losses, goal), deadline);
}

/** What comes of given levels. `removes`: the rows that miss the goal are taken out, how many ever they are. */
export function* lookAtLevels(
  facts: ClassFacts,
  ladders: Ladders,
  asked: LevelsAsked,
  levels: readonly number[],
  removes: boolean,
): Work<WhatIf> {
  const { lattice, goal, column } = yield* aimOf(facts, ladders, asked);
  const mostSuppressed = facts.table.rowCount;
  return yield* atLevels(facts, lattice, { ...goal, mostSuppressed }, column, levels, removes);
}

function* aimOf(facts: ClassFacts, ladders: Ladders, { suppress, measure, diversity }: LevelsAsked) {
  const { table, settings } = facts;
  const place = diversity ? table.columns.findIndex(({ name }) => name === diversity.column) : -1;
  const column = place < 0 ? undefined : place;
  // As in ARX, entropy covers the levels alone; the loss by removed rows shows in their number.
  const lossesOf = measure === 'ncp' ? penaltyOfLattice : entropyBlindToSuppression;
  const lattice = yield* latticeOn(facts, ladders, column, lossesOf);
  const goal = {
    k: settings.k,
    diversity: diversity && column !== undefined ? diversity.values : 1,
    mostSuppressed: mostRemoved(suppress, table.rowCount),
  };
  return { lattice, goal, column };
}
