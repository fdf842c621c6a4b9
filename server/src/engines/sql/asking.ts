/** Asks a database, whole or a part of the values at a time where its memory runs out. */
import type { Counting } from '@quasi/shared/counts';
import { FileProblem } from '../../files/index.ts';
import { type AnswerRow, answered, type Connection, TooLarge } from './connection.ts';
import type { Bucket } from './questions.ts';

/** Values are divided into at most so many parts. */
const MOST_BUCKETS = 1024;

export class Asking {
  /** Parts in which values are counted: more once memory ran out. */
  #buckets = 1;

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

  /** The answers for all buckets together; twice as many buckets for as long as memory runs out. */
  *inBuckets(questionOf: (bucket: Bucket) => string): Counting<AnswerRow[]> {
    for (;;) {
      const of = this.#buckets;
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
        this.#buckets = 2 * of;
      }
    }
  }

  #tooLarge(): FileProblem {
    return new FileProblem(this.name, 'The engine has too little memory to count this. Give it more with --memory.');
  }
}
