/** The time that a part of the answer may take: work that can be left at any step is left when it is over. */
import type { Stage, Work } from '../analysis/index.ts';

/** A time to be over, in milliseconds of the clock; endless without a budget. */
export function deadlineOf(budgetSeconds: number | undefined): number {
  return budgetSeconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * budgetSeconds;
}

export function isOver(deadline: number): boolean {
  return performance.now() > deadline;
}

/** Runs work that says at each step what it knows so far, to its end or to the deadline, and returns what it knew last. */
export function* untilDeadline<T>(stage: Stage, knowing: Generator<T, T>, deadline: number): Work<T> {
  for (;;) {
    const step = knowing.next();
    if (step.done || isOver(deadline)) {
      knowing.return(step.value);
      return step.value;
    }
    yield { stage, share: 0 };
  }
}
