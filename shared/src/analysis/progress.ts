/** Long work as generators: what they say of their progress, and how to run one to its end. */
import type { Counting } from '../counts/index.ts';

export type Stage = 'reading' | 'columns' | 'classes' | 'rows' | 'combinations';

export interface Progress {
  readonly stage: Stage;
  /** Share of the stage that is done, 0 to 1. */
  readonly share: number;
  /** The work waits for this: another process counts. */
  readonly until?: Promise<unknown>;
}

/** Work that can be run in slices. */
export type Work<T> = Generator<Progress, T>;

/** Turns a generator that counts what it has done into one that says so as a share of a stage. */
export function* staged<T>(stage: Stage, total: number, counting: Counting<T>): Work<T> {
  for (;;) {
    const step = counting.next();
    if (step.done) return step.value;
    if (typeof step.value !== 'number') yield { stage, share: 1, until: step.value };
    else yield { stage, share: total > 0 ? Math.min(1, step.value / total) : 1 };
  }
}

/** Work that is one of several equal parts of a stage. */
export function* partOfStage<T>(work: Work<T>, part: number, parts: number): Work<T> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield { ...step.value, share: (part + step.value.share) / parts };
  }
}

/** Runs work to its end in one go, and reports each step. */
export function drain<S, T>(work: Generator<S, T>, onStep?: (step: S) => void): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    onStep?.(step.value);
  }
}
