/** Asks a database, whole or a part of the values at a time where its memory runs out. */
import type { Counting } from '@quasi/shared/counts';
import { FileProblem } from '../../files/index.ts';
import { type AnswerRow, answered, type Connection, TooLarge } from './connection.ts';
import type { Bucket } from './grouping.ts';

/** Values are divided into at most so many parts. */
const MOST_BUCKETS = 1024;

/** With fewer groups it is not these that take the memory. */
const LEAST_AT_ONCE = 10_000;

/** Sorts of questions, by what they keep of each group. */
export type Sort = 'sizes' | 'people' | 'values';

export class Asking {
  /** Groups that are counted at once: fewer once memory ran out. */
  readonly #groupsAtOnce = new Map<Sort, number>();

  constructor(
    /** By which the table is spoken of. */
    readonly name: string,
    private readonly connection: Connection,
  ) {}

  get mayMakeTables(): boolean {
    return this.connection.isOwn;
  }

  *whole(question: string): Counting<readonly AnswerRow[]> {
    try {
      return yield* answered(this.connection.query(question), this.connection);
    } catch (error) {
      throw error instanceof TooLarge ? this.#tooLarge() : error;
    }
  }

  /** The answers for all buckets together; twice as many buckets for as long as memory runs out. `groups`: there are at most so many. */
  *inBuckets(sort: Sort, groups: number, questionOf: (bucket: Bucket) => string): Counting<AnswerRow[]> {
    let of = 1;
    while (groups / of > (this.#groupsAtOnce.get(sort) ?? groups) && of < MOST_BUCKETS) of *= 2;
    for (;;) {
      try {
        const answers: AnswerRow[] = [];
        for (let number = 0; number < of; number++) {
          const question = questionOf({ of, number });
          for (const row of yield* answered(this.connection.query(question), this.connection)) answers.push(row);
        }
        return answers;
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        if (of >= MOST_BUCKETS) throw this.#tooLarge();
        of *= 2;
        this.#groupsAtOnce.set(sort, Math.max(LEAST_AT_ONCE, groups / of));
      }
    }
  }

  #tooLarge(): FileProblem {
    const problem = this.connection.isOwn
      ? 'DuckDB has too little memory to count this. Give it more with --memory.'
      : 'The server allows too little memory to count this. Raise its limit for this user, or name fewer columns with --qi.';
    return new FileProblem(this.name, problem);
  }
}
