/** The compared columns on their ladders, with the tuples of the rows and what each level loses: by this a search finds levels, and somebody looks at some. */
import { type ClassFacts, staged, type Work } from '../analysis/index.ts';
import { rowsIn } from '../counts/index.ts';
import {
  type ClassTable,
  type ColumnValues,
  classTable,
  type LatticeLoss,
  penaltyOfLattice,
} from '../generalising/index.ts';
import { KeptWork } from '../memory/index.ts';
import { type Ladder, ladderFor } from '../remedies/index.ts';
import { MissingTokens } from '../table/index.ts';
import { unaimed } from './aimedAt.ts';
import { valuesOf } from './loss.ts';
import { toTreat } from './treatColumn.ts';

/** Column → its ladder; level i of the hierarchy is treatment i − 1. */
export type Ladders = ReadonlyMap<number, Ladder>;

export interface FileLattice {
  readonly ladders: Ladders;
  readonly tuples: ClassTable;
  readonly losses: LatticeLoss;
}

const lattices = new KeptWork<ClassFacts, undefined, FileLattice>();
const tuplesOnce = new KeptWork<ClassFacts, string, ClassTable>();

/** Of all compared columns, each on the ladder that settings name or the one for the kind of its values; once as long as the facts are what they are. */
export function latticeOf(facts: ClassFacts): Work<FileLattice> {
  return lattices.whole(facts, undefined, function* () {
    const { table, settings, quasiIdentifiers } = facts;
    const missing = new MissingTokens(settings.missingTokens);
    const ladders = new Map<number, Ladder>();
    for (const column of quasiIdentifiers) {
      ladders.set(column, yield* staged('columns', table.rowCount, ladderFor(toTreat(facts, column), missing)));
    }
    return yield* latticeOn(facts, ladders, askedOfClasses(facts).column, penaltyOfLattice);
  });
}

/** `asked`: the column whose values are counted in each class. */
export function* latticeOn(
  facts: ClassFacts,
  ladders: Ladders,
  asked: number | undefined,
  lossesOf: typeof penaltyOfLattice,
): Work<FileLattice> {
  const { counts, table } = facts;
  const columns = [...ladders.keys()];
  const values: ColumnValues[] = [];
  for (const column of columns) values.push(yield* valuesOf(unaimed(facts), column));
  const tuples = yield* tuplesOnce.whole(unaimed(facts), JSON.stringify([columns, asked]), () =>
    staged('classes', table.rowCount, classTable(rowsIn(counts), columns, asked)),
  );
  const hierarchies = [...ladders.values()].map(({ hierarchy }) => hierarchy);
  const losses = yield* staged('combinations', table.rowCount, lossesOf(values, hierarchies));
  return { ladders, tuples, losses };
}

/**
 * The column whose values are counted in each class: the subject, since k people are k of its values (distinct l-diversity), else
 * the first sensitive column if the policy asks for it. The search sees one column; what it finds is measured for all of them.
 */
export function askedOfClasses({ settings, subjects, roles }: ClassFacts): {
  column: number | undefined;
  diversity: number;
} {
  if (subjects) return { column: subjects.column, diversity: settings.k };
  const sensitive = roles.findIndex(({ role }) => role === 'sensitive');
  const isAsked = settings.policy.criteria.l !== undefined && sensitive >= 0 && settings.l > 1;
  return isAsked ? { column: sensitive, diversity: settings.l } : { column: undefined, diversity: 1 };
}

/** A level for each compared column, none beyond its ladder: a page may still show other columns. */
export function levelsWithin({ ladders }: Pick<FileLattice, 'ladders'>, levels: readonly number[]): number[] {
  return [...ladders.values()].map(({ treatments }, i) => Math.min(levels[i] ?? 0, treatments.length));
}
