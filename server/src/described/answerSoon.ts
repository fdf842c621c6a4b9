/** Work that somebody waits for a moment: what takes longer goes on behind everything else, and is given up if it takes too long. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Work } from '@quasi/shared/analysis';
import { HOVER_PATIENCE } from '../patience.ts';
import type { Scheduler, Task } from '../scheduler.ts';

/** Of the work's own time: nobody points at a place for so long. */
const MOST_MILLISECONDS = 30_000;

/** `late`: it is still being worked out; `never`: it takes too long here. */
export type Soon<T extends object> = T | 'late' | 'never';

export interface AnswerLater<T extends object> {
  /** Ends soon, whether it is known or not. */
  soon(): Promise<Soon<T>>;
  drop(): void;
}

export function answerSoon<T extends object>(
  scheduler: Scheduler,
  work: Work<T>,
  milliseconds = HOVER_PATIENCE,
): AnswerLater<T> {
  let isDropped = false;
  let task: Task<Soon<T>> = scheduler.run(workedFor(work, milliseconds, 'late'), 'answer');
  const known = async (): Promise<Soon<T>> => {
    const soon = await task.outcome;
    if (soon.finished && soon.value !== 'late') return soon.value;
    if (isDropped) return 'late';
    task = scheduler.run(worked(work), 'preparation');
    const later = await task.outcome;
    return later.finished ? later.value : 'late';
  };
  const end = known();
  // A failure that comes later is waited for by nobody.
  end.catch(() => undefined);
  return {
    soon: () => Promise.race([end, lateAfter(milliseconds)]),
    drop: () => {
      isDropped = true;
      task.drop();
    },
  };
}

/** Work that is given up when it takes too long. */
export function worked<T extends object>(work: Work<T>, mostMilliseconds = MOST_MILLISECONDS): Work<Soon<T>> {
  return workedFor(work, mostMilliseconds, 'never');
}

/** What becomes of work within so much of its own time; it can be gone on with. */
function* workedFor<T extends object>(work: Work<T>, milliseconds: number, otherwise: 'late' | 'never'): Work<Soon<T>> {
  for (let used = 0; used < milliseconds; ) {
    const start = performance.now();
    const step = work.next();
    if (step.done) return step.value;
    used += performance.now() - start;
    yield step.value;
  }
  return otherwise;
}

function lateAfter(milliseconds: number): Promise<'late'> {
  return pause(milliseconds, 'late');
}
