/** The recipe that reaches k and loses least: a search over the levels of all quasi-identifiers, each on its ladder or in its hierarchy file. */
import { type ClassFacts, type ProfileFacts, staged, untilDeadline, type Work } from '../analysis/index.ts';
import { rowsIn } from '../counts/index.ts';
import { toTreat, valuesOf } from '../effects/index.ts';
import {
  type ColumnValues,
  classTable,
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

/** Column → its ladder; level i of the hierarchy is treatment i − 1. */
export type Ladders = ReadonlyMap<number, Ladder>;

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

/** Looks for `settings.k` until the deadline, in milliseconds of the clock. `suppress`: the share of the rows that may be removed. */
export function* reachOn(
  facts: ClassFacts,
  ladders: Ladders,
  suppress: number,
  measure: LossMeasure,
  diversity: Diversity | undefined,
  deadline: number,
): Work<Reached> {
  const { table, counts, settings } = facts;
  const columns = [...ladders.keys()];
  const hierarchies = [...ladders.values()].map(({ hierarchy }) => hierarchy);
  const values: ColumnValues[] = [];
  for (const column of columns) values.push(yield* valuesOf(facts, column));
  const place = diversity ? table.columns.findIndex(({ name }) => name === diversity.column) : -1;
  const sensitive = place < 0 ? undefined : place;
  const tuples = yield* staged('classes', table.rowCount, classTable(rowsIn(counts), columns, sensitive));
  // As in ARX, entropy covers the levels alone; the loss by removed rows shows in their number.
  const lossesOf = measure === 'ncp' ? penaltyOfLattice : entropyBlindToSuppression;
  const losses = yield* staged('combinations', table.rowCount, lossesOf(values, hierarchies));
  const goal = {
    k: settings.k,
    diversity: diversity && sensitive !== undefined ? diversity.values : 1,
    mostSuppressed: mostRemoved(suppress, table.rowCount),
  };
  return yield* untilDeadline('combinations', reachK(tuples, hierarchies, losses, goal), deadline);
}
