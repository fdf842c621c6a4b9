/**
 * The counting questions: everything that measures and facts ask about rows, by the numbers of columns. Questions come in batches and
 * answers are integers whose order means nothing, so an engine in another process can give them.
 */
import type { Codes, Columns } from '../table/index.ts';
import type { ClassIndex } from './classIndex.ts';
import type { ClassPeople } from './classPeople.ts';
import type { IndexedColumn } from './indexedColumn.ts';
import { jointCountsOf } from './jointCounts.ts';
import type { MissingPolicy } from './missingPolicies.ts';
import type { Crowds, JointCounts, RowClasses, SensitiveValues, SizeHistogram, UsersPerValue } from './types.ts';
import type { UsersOfValues } from './usersPerValue.ts';

/** Yields how many rows are done, or the answer it waits for if another process counts. */
export type Counting<T> = Generator<number | Promise<unknown>, T>;

/** The classes of rows that agree on some columns. */
export interface ClassesAsked {
  readonly columns: readonly number[];
  readonly missing: MissingPolicy;
}

export interface Counts {
  readonly rowCount: number;
  /** How many classes there are of each size. */
  classSizes(asked: readonly ClassesAsked[]): Counting<readonly SizeHistogram[]>;
  /** How often two values occur together. */
  pairs(asked: readonly (readonly [a: number, b: number])[]): Counting<readonly JointCounts[]>;
  /** Value → its rows, for each column. */
  frequencies(columns: readonly number[]): Counting<readonly Uint32Array[]>;
  /** How many users have each value, or tuple of values. Without a user each row is one. */
  users(
    asked: readonly { readonly user: number | undefined; readonly columns: readonly number[] }[],
  ): Counting<readonly UsersPerValue[]>;
  /** How many people each class holds, by the column that identifies the people of rows. */
  crowds(asked: readonly (ClassesAsked & { readonly subject: number })[]): Counting<readonly Crowds[]>;
  /** The values of a sensitive column in each class. */
  sensitiveValues(
    asked: readonly (ClassesAsked & { readonly sensitive: number })[],
  ): Counting<readonly SensitiveValues[]>;
  /** Drops what it remembers: the table was edited. */
  forget(): void;
  /** Undefined if another process holds the rows. */
  readonly rows: RowCounts | undefined;
}

export interface CountedCodes {
  readonly codes: Codes;
  /** Code → its rows. */
  readonly counts: Uint32Array;
}

/** Counts the rows of a table. */
export type Engine = (table: Columns) => Counts;

/** Questions about single rows, which only an engine that holds them can answer. Column and class numbers are those of the table as it stands. */
export interface RowCounts {
  readonly rowCount: number;
  /** The values of columns row by row, for searches that compare rows. */
  codes(columns: readonly number[]): Codes[];
  /** The same with how many rows have each value. */
  values(columns: readonly number[]): CountedCodes[];
  /** Row → class. Missing cells are equal unless a policy says otherwise. */
  classes(columns: readonly number[], missing?: MissingPolicy): Generator<number, RowClasses>;
  /** The classes kept right under edits. */
  index(columns: readonly number[], classes: RowClasses): Generator<number, ClassIndex>;
  /** How many people each class holds, by the column that identifies the people of rows. */
  people(classes: RowClasses, subject: number): Generator<number, ClassPeople>;
  /** The users of each value, with a row that has it. */
  usersOfValues(user: number | undefined, columns: readonly number[]): Generator<number, UsersOfValues>;
  sensitiveIn(classes: RowClasses, column: number): Generator<number, SensitiveValues>;
  /** A column made ready to be crossed with others; those used last are kept. */
  column(number: number): Generator<number, IndexedColumn>;
}

/** A question about single rows to an engine that does not hold them. Its message fits into an answer: it holds no value. */
export class RowsElsewhere extends Error {}

export function rowsIn({ rows }: Counts): RowCounts {
  if (!rows) throw new RowsElsewhere('This needs single rows, and the engine only counts.');
  return rows;
}

/** Counts two columns of the same rows together, each of them in an engine of its own. */
export function* crossed(before: Counts, a: number, after: Counts, b: number): Generator<number, JointCounts> {
  const first = yield* rowsIn(before).column(a);
  return yield* jointCountsOf(first, yield* rowsIn(after).column(b));
}

/** The answer to one question. */
export function* one<T>(answers: Counting<readonly T[]>): Counting<T> {
  return (yield* answers)[0];
}
