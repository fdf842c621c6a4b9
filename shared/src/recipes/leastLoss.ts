/** The recipe that reaches k and loses least: a search over the levels of all quasi-identifiers, each on its ladder or in its hierarchy file. */
import { type ClassFacts, type ProfileFacts, staged, untilDeadline, type Work } from '../analysis/index.ts';
import { toTreat, valuesOf } from '../effects/index.ts';
import {
  type ColumnValues,
  classTable,
  entropyBlindToSuppression,
  penaltyOfLattice,
  type Reached,
  reachK,
} from '../generalising/index.ts';
import { type Hierarchy, readArxCsv } from '../hierarchies/index.ts';
import { type Ladder, ladderFor, type Treatment, treatmentNamed } from '../remedies/index.ts';
import { MissingTokens } from '../table/index.ts';
import type { HierarchyFile } from './fileHierarchy.ts';
import type { Diversity, LossMeasure } from './recipe.ts';
import { mostRemoved } from './replay.ts';
import type { ReplayFault } from './replayFault.ts';

/** A hierarchy file, and the name that the recipe is to have for it. */
export interface NamedHierarchy extends HierarchyFile {
  readonly name: string;
}

/** Column → its ladder; level i of the hierarchy is treatment i − 1. */
export type Ladders = ReadonlyMap<number, Ladder>;

/** `files`: column → its hierarchy file. Columns that have none get a ladder for the kind of their values. */
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
    const reading = readArxCsv(file.bytes, { codes, dictionary }, settings.missingTokens);
    const read = yield* staged('columns', table.rowCount, reading);
    if ('fault' in read) return { fault: { kind: 'hierarchy', file: file.name, column: name, fault: read.fault } };
    ladders.set(column, { hierarchy: read.hierarchy, treatments: levelsOf(read.hierarchy, file) });
  }
  return ladders;
}

function levelsOf({ levels }: Hierarchy, { name, sha256 }: NamedHierarchy): Treatment[] {
  return levels.slice(1).map((_, i) => {
    const treatment = treatmentNamed('hierarchy-level', { file: name, sha256, level: i + 1 });
    if (treatment === undefined) throw new Error('a level of a hierarchy is a treatment');
    return treatment;
  });
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
  const { table, settings } = facts;
  const columns = [...ladders.keys()];
  const hierarchies = [...ladders.values()].map(({ hierarchy }) => hierarchy);
  const values: ColumnValues[] = [];
  for (const column of columns) values.push(yield* valuesOf(facts, column));
  const codes = columns.map((column) => table.columns[column].codes);
  const sensitive = diversity && table.columns.find(({ name }) => name === diversity.column)?.codes;
  const tuples = yield* staged('classes', table.rowCount, classTable(codes, table.rowCount, sensitive));
  // As in ARX, entropy is that of the levels alone; what removed rows lose is told by their number.
  const losses =
    measure === 'ncp' ? penaltyOfLattice(values, hierarchies) : entropyBlindToSuppression(values, hierarchies);
  const goal = {
    k: settings.k,
    diversity: sensitive ? diversity.values : 1,
    mostSuppressed: mostRemoved(suppress, table.rowCount),
  };
  return yield* untilDeadline('combinations', reachK(tuples, hierarchies, losses, goal), deadline);
}
