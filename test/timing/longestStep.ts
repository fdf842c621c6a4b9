/** The longest step of a work that can be run in slices, as far as it is the work's own and not the machine's. */
import assert from 'node:assert/strict';
import { paced } from '@quasi/shared/testing';

/** What no step of it may take longer than. */
export const LONGEST = paced(5);
/** The same steps are taken each time; what is slow every time is slow by itself and not because of the machine. */
const MOST_RUNS = 12;

interface Step {
  readonly milliseconds: number;
  /** What the step yielded at its end. */
  readonly yielded: unknown;
}

/** Each step counts with its quickest run; the work is run until the longest is short enough, or often enough. */
function longestStep(begin: () => Generator<unknown, unknown>, limit: number): Step {
  const quickest: Step[] = [];
  for (let run = 1; ; run++) {
    const work = begin();
    for (let i = 0, isOver = false; !isOver && (run === 1 || i < quickest.length); i++) {
      const start = performance.now();
      const step = work.next();
      const milliseconds = performance.now() - start;
      isOver = step.done === true;
      if (!quickest[i] || milliseconds < quickest[i].milliseconds) {
        quickest[i] = { milliseconds, yielded: isOver ? 'its end' : step.value };
      }
      if (isOver) quickest.length = i + 1;
    }
    const longest = quickest.reduce((a, b) => (a.milliseconds > b.milliseconds ? a : b));
    if (longest.milliseconds <= limit || run === MOST_RUNS) return longest;
  }
}

export function holds(begin: () => Generator<unknown, unknown>, limit = LONGEST): void {
  const { milliseconds, yielded } = longestStep(begin, limit);
  const end = JSON.stringify(yielded);
  assert.ok(milliseconds <= limit, `a step up to ${end} took ${milliseconds.toFixed(1)} ms, not ${limit.toFixed(1)}`);
}
