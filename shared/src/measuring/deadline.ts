/** The time that a part of the answer may take, and what is left of it. */
import type { Progress, Work } from '../analysis/index.ts';

export class Deadline {
  /** Milliseconds of the clock. */
  readonly #end: number;

  /** Starts now; without a number of seconds there is no end. */
  constructor(seconds = Number.POSITIVE_INFINITY) {
    this.#end = Date.now() + seconds * 1000;
  }

  get isOver(): boolean {
    return Date.now() >= this.#end;
  }

  /** A deadline of its own for a share of the time that is left. */
  part(share: number): Deadline {
    return new Deadline((Math.max(0, this.#end - Date.now()) * share) / 1000);
  }
}

/** Does the work, or drops it as soon as time is over: then there is no result. */
export function* unlessOver<T>(deadline: Deadline, work: Work<T>): Generator<Progress, T | undefined> {
  for (;;) {
    if (deadline.isOver) return undefined;
    const next = work.next();
    if (next.done === true) return next.value;
    yield next.value;
  }
}
