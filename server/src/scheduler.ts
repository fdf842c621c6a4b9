/**
 * Runs long work in slices on the one thread there is: the most urgent first, never longer than a few milliseconds before
 * messages are let in. Work that has been overtaken is dropped between two slices; nothing needs to look at a flag.
 */
import type { Progress, Work } from '@quasi/shared/analysis';
import { nextTurn } from './edge/later.ts';

/** A slice ends with the first step after this time; steps take a millisecond at most. */
const SLICE_MILLISECONDS = 3;
/** A message is read, parsed, queued and answered in turns of the loop of their own; so many pass between two slices. */
const TURNS_BETWEEN_SLICES = 5;

/** `display`: what is drawn into the text, which may come a little later than what somebody asks for. */
export type Urgency = 'answer' | 'display' | 'findings' | 'preparation';
const urgencies: readonly Urgency[] = ['answer', 'display', 'findings', 'preparation'];

type Outcome<T> = { readonly finished: true; readonly value: T } | { readonly finished: false };

export interface Task<T> {
  /** Ends with the work's value, or without one when it was dropped; fails when the work throws. */
  readonly outcome: Promise<Outcome<T>>;
  drop(): void;
}

interface Running {
  readonly urgency: number;
  step(): void;
}

/** Work may be dropped while it takes a step itself, by its effect on others: it ends once the step is over. */
type Moment = 'resting' | 'stepping' | 'dropped';

export class Scheduler {
  readonly #running: Running[] = [];
  /** Work that goes on once somebody else has counted. */
  readonly #waiting = new Set<Running>();
  #isWaiting = false;

  run<T>(work: Work<T>, urgency: Urgency, onProgress?: (progress: Progress) => void): Task<T> {
    let settle: (outcome: Outcome<T>) => void;
    let fail: (error: unknown) => void;
    const outcome = new Promise<Outcome<T>>((resolve, reject) => {
      settle = resolve;
      fail = reject;
    });
    let moment: Moment = 'resting';
    const task: Running = {
      urgency: urgencies.indexOf(urgency),
      step: () => {
        try {
          moment = 'stepping';
          const step = work.next();
          if ((moment as Moment) === 'dropped') {
            work.return(undefined as never);
            return;
          }
          moment = 'resting';
          if (!step.done) {
            onProgress?.(step.value);
            if (step.value.until) this.#waitFor(step.value.until, task);
            return;
          }
          this.#remove(task);
          settle({ finished: true, value: step.value });
        } catch (error) {
          this.#remove(task);
          fail(error);
        }
      },
    };
    this.#running.push(task);
    this.#wake();
    const drop = () => {
      if (!this.#remove(task) && !this.#waiting.delete(task)) return;
      if (moment === 'stepping') moment = 'dropped';
      else work.return(undefined as never);
      settle({ finished: false });
    };
    return { outcome, drop };
  }

  /** Others go on meanwhile; what was dropped by then stays dropped. */
  #waitFor(until: Promise<unknown>, task: Running): void {
    this.#waiting.add(task);
    this.#remove(task);
    const goOn = () => {
      if (!this.#waiting.delete(task)) return;
      this.#running.push(task);
      this.#wake();
    };
    // Work that failed reports it itself, once it goes on.
    until.then(goOn, goOn);
  }

  #remove(task: Running): boolean {
    const index = this.#running.indexOf(task);
    if (index >= 0) this.#running.splice(index, 1);
    return index >= 0;
  }

  #wake(): void {
    if (this.#isWaiting || this.#running.length === 0) return;
    this.#isWaiting = true;
    afterTurns(TURNS_BETWEEN_SLICES, () => {
      this.#isWaiting = false;
      try {
        this.#slice();
      } finally {
        this.#wake();
      }
    });
  }

  #slice(): void {
    const end = performance.now() + SLICE_MILLISECONDS;
    do {
      let next = this.#running[0];
      if (!next) return;
      for (const task of this.#running) if (task.urgency < next.urgency) next = task;
      next.step();
    } while (performance.now() < end);
  }
}

function afterTurns(turns: number, then: () => void): void {
  nextTurn(() => (turns > 1 ? afterTurns(turns - 1, then) : then()));
}
