/** What if the compared columns were given by these levels: how large classes are then, and what is lost, without anything being written. */
import { type ClassFacts, type ClassRisk, classRisk, crowdRisk, staged, type Work } from '../analysis/index.ts';
import { frequencyHistogram } from '../counts/index.ts';
import { type Goal, lookAtNode, RolledUp } from '../generalising/index.ts';
import { askedOfClasses, type FileLattice, latticeOf, levelsWithin } from './fileLattice.ts';

export interface WhatIf {
  /** Those that are left. */
  readonly rows: number;
  /** Undefined where no row is left. */
  readonly risk: ClassRisk | undefined;
  /** Rows in classes that miss the goal; taken out where that is asked for. */
  readonly below: number;
  /** By the measure of the lattice. */
  readonly loss: number;
}

/** By the ladders of all compared columns. `removes`: the rows that miss the goal are taken out. */
export function* whatIf(facts: ClassFacts, levels: readonly number[], removes: boolean): Work<WhatIf> {
  const { column, diversity } = askedOfClasses(facts);
  const goal = { k: facts.settings.k, diversity, mostSuppressed: facts.table.rowCount };
  return yield* atLevels(facts, yield* latticeOf(facts), goal, column, levels, removes);
}

/** Nothing is changed: the risk of the classes that there are, by the k that is aimed at. */
export function* asTheyAre({
  sizes,
  classes,
  crowds,
  subjects,
  settings,
  risk,
}: ClassFacts): Work<ClassRisk | undefined> {
  if (!risk || !subjects) return risk && classRisk(sizes, settings.k);
  return yield* crowdRisk(crowds, classes.sizeOfClass, settings.k);
}

/** `asked`: the column whose values are counted in each class; the lattice was made with it. */
export function* atLevels(
  facts: ClassFacts,
  lattice: FileLattice,
  goal: Goal,
  asked: number | undefined,
  levels: readonly number[],
  removes: boolean,
): Work<WhatIf> {
  const { tuples, losses } = lattice;
  const namesPeople = asked !== undefined && asked === facts.subjects?.column;
  const looking = lookAtNode(tablesOf(lattice), losses, goal, levelsWithin(lattice, levels), removes, namesPeople);
  const { rows, people, below, loss } = yield* staged('classes', tuples.rows, looking);
  const left = rows.reduce((sum, size) => sum + size, 0);
  return { rows: left, risk: left === 0 ? undefined : yield* riskOf(rows, people, goal.k), below, loss };
}

function* riskOf(rows: Uint32Array, people: Uint32Array, k: number): Work<ClassRisk | undefined> {
  if (people === rows) return classRisk(frequencyHistogram(rows), k);
  return yield* crowdRisk({ sizeOfClass: people, classCount: people.length }, rows, k);
}

const rolledUp = new WeakMap<FileLattice, RolledUp>();

/** Tables that were counted for one choice of levels serve the choices above it. */
function tablesOf(lattice: FileLattice): RolledUp {
  const hierarchies = [...lattice.ladders.values()].map(({ hierarchy }) => hierarchy);
  const tables = rolledUp.get(lattice) ?? new RolledUp(lattice.tuples, hierarchies);
  rolledUp.set(lattice, tables);
  return tables;
}
