/** Holds work to a limit of time: what takes longer is done again, as something else may have kept the machine busy. */
import assert from 'node:assert/strict';
import { paceNow } from './pace.ts';

const TRIES = 3;

/** `milliseconds`: on the machine that limits are stated for. Returns what the work does. */
export function takesAtMost<T>(milliseconds: number, work: () => T, what = 'this'): T {
  for (let tries = 1; ; tries++) {
    const start = performance.now();
    const result = work();
    if (isInTime(performance.now() - start, milliseconds, tries, what)) return result;
  }
}

/** As `takesAtMost`, for what is waited for. */
export async function comesWithin<T>(milliseconds: number, work: () => Promise<T>, what = 'this'): Promise<T> {
  for (let tries = 1; ; tries++) {
    const start = performance.now();
    const result = await work();
    if (isInTime(performance.now() - start, milliseconds, tries, what)) return result;
  }
}

/** Holds work to a multiple of what other work takes. The two take turns, and of each the quickest run counts. */
export function takesAtMostTimes(factor: number, ordinary: () => unknown, work: () => unknown): void {
  let [usual, taken] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 1; tries <= TRIES; tries++) {
    usual = Math.min(usual, millisecondsOf(ordinary));
    taken = Math.min(taken, millisecondsOf(work));
    if (taken <= factor * usual) return;
  }
  assert.fail(`this takes ${taken.toFixed(1)} ms, more than ${factor} times the ${usual.toFixed(1)} ms of other work`);
}

function millisecondsOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Fails if it is not and was the last try. */
function isInTime(taken: number, milliseconds: number, tries: number, what: string): boolean {
  if (taken <= milliseconds) return true;
  const limit = milliseconds * paceNow();
  const isWithin = taken <= limit;
  if (tries === TRIES) assert.ok(isWithin, `${what} takes ${taken.toFixed(1)} ms, more than ${limit.toFixed(1)} ms`);
  return isWithin;
}
