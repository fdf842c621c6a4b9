/** A file against a register of all people of its population: what those find who look somebody up in it. People are compared with people. */
import { type MissingPolicy, matchPopulation, type PopulationClasses } from '../counts/index.ts';
import {
  type AttackerRisk,
  journalistRisk,
  kMap,
  type Presence,
  presence,
  unmatchedRows,
} from '../measures/protection/index.ts';
import type { Columns } from '../table/index.ts';
import { staged, type Work } from './progress.ts';

/** What comparing the rows with a file of the whole population gives. */
export interface Register {
  readonly classes: PopulationClasses;
  /** The fewest people that a row of the file matches. */
  readonly kMap: number;
  readonly journalist: AttackerRisk;
  readonly presence: Presence | undefined;
  /** Rows that match nobody: then the file of the population is not all of it, or writes values otherwise. */
  readonly unmatched: number;
  /** More than half of the rows match nobody: then it says nothing of the others either. */
  readonly isForeign: boolean;
}

/** How rows are compared with people. */
interface Comparison {
  /** The columns of the release that the register has under the same name. */
  readonly columns: readonly number[];
  /** What a missing cell equals, in either file. */
  readonly missing: MissingPolicy | 'wildcard';
  /** Row → 1 for the first row of each person in a class; undefined where every row is a person of its own. */
  readonly isFirst: Uint8Array | undefined;
  /** The class size aimed at. */
  readonly k: number;
}

/** Undefined where the register lacks a column. */
export function* compareWith(
  table: Columns,
  register: Columns,
  { columns, missing, isFirst, k }: Comparison,
): Work<Register | undefined> {
  const released = columns.map((column) => table.columns[column]);
  const ofPeople = released.flatMap(({ name }) => register.columns.find((column) => column.name === name) ?? []);
  if (ofPeople.length < released.length) return undefined;
  const stage = <T>(counting: Generator<number, T>) => staged('classes', table.rowCount + register.rowCount, counting);
  const own = { columns: released, rows: table.rowCount };
  const others = { columns: ofPeople, rows: register.rowCount };
  const classes = yield* stage(matchPopulation(own, others, missing, isFirst));
  const unmatched = yield* stage(unmatchedRows(classes));
  return {
    classes,
    kMap: yield* stage(kMap(classes)),
    journalist: yield* stage(journalistRisk(classes, k)),
    presence: yield* stage(presence(classes)),
    unmatched,
    isForeign: 2 * unmatched > table.rowCount,
  };
}
