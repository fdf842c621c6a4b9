/** The time that a part of the answer may take: work that can be left at any step is left when it is over. */
import type { Progress, Stage, Work } from './progress.ts';

/** A time to be over, in milliseconds of the clock; endless without a budget. */
export function deadlineOf(budgetSeconds: number | undefined): number {
  return budgetSeconds === undefined ? Number.POSITIVE_INFINITY : performance.now() + 1000 * budgetSeconds;
}

export function isOver(deadline: number): boolean {
  return performance.now() > deadline;
}

/**
 * Runs work that says at each step what it knows so far, first of all that it knows nothing, or what it waits for, to its end or to the
 * deadline, and returns what it knew last.
 */
export function* untilDeadline<T extends object>(
  stage: Stage,
  knowing: Generator<T | Promise<unknown>, T>,
  deadline: number,
): Work<T> {
  let known: T | undefined;
  for (;;) {
    const step = knowing.next();
    if (!(step.value instanceof Promise)) known = step.value;
    if (known !== undefined && (step.done || isOver(deadline))) {
      knowing.return(known);
      return known;
    }
    yield { stage, share: 0, ...(step.value instanceof Promise && { until: step.value }) };
  }
}

/** The seconds that are left for one of so many parts that are still to come: what a part does not need is there for those behind it. */
export function secondsFor(deadline: number, parts: number): number | undefined {
  return deadline === Number.POSITIVE_INFINITY ? undefined : Math.max(0, deadline - performance.now()) / 1000 / parts;
}

/** A deadline of its own for a share of the time that is left until another. */
export function partOf(deadline: number, share: number): number {
  const now = performance.now();
  return now + share * Math.max(0, deadline - now);
}

/** The result of work that ends before the deadline, else undefined. */
export function* unlessOver<T>(work: Work<T>, deadline: number): Generator<Progress, T | undefined> {
  for (;;) {
    if (isOver(deadline)) return undefined;
    const step = work.next();
    if (step.done) return step.value;
    yield step.value;
  }
}
