/** What an engine needs of a database: questions as text, answers as rows. */
import type { Counting } from '@quasi/shared/counts';
import type { ReadingProgress } from '../../files/index.ts';
import type { Dialect } from './dialect.ts';

export type AnswerRow = readonly unknown[];

export interface Connection {
  readonly dialect: Dialect;
  /** Tables may be made in it: it is a copy of our own. */
  readonly isOwn: boolean;
  /** One question at a time. Rejects with a `FileProblem` in one sentence, or with `TooLarge`. */
  query(question: string): Promise<readonly AnswerRow[]>;
  /** Ends the question that is being answered. */
  cancel(): void;
  close(): Promise<void>;
}

/** The question takes more memory than the database may have: it may be asked for a part of the values at a time. */
export class TooLarge extends Error {}

/** Waits for the answer, in work that is done in steps; work that is left ends the question. */
export function* answered<T>(
  answer: Promise<T>,
  connection: Pick<Connection, 'cancel'>,
): Generator<Promise<unknown>, T> {
  let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
  const until = answer.then(
    (value) => {
      outcome = { value };
    },
    (error: unknown) => {
      outcome = { error };
    },
  );
  try {
    while (!outcome) yield until;
  } finally {
    if (!outcome) connection.cancel();
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

/** Work of an engine as a part of the reading, which is done in steps. */
export function* reading<T>(counting: Counting<T>, share = 0, rows = 0): Generator<ReadingProgress, T> {
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
    yield { stage: 'reading', share, rows, ...(typeof step.value !== 'number' && { until: step.value }) };
  }
}
