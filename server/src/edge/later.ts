/** The only timers of the server: what goes wrong after a pause is written to the log and ends nothing. */
import { complainOf } from './failures.ts';

type Doing = () => unknown;

export function later(milliseconds: number, doing: Doing): NodeJS.Timeout {
  return setTimeout(() => attempt(doing), milliseconds);
}

/** Once what is being done now has been done, before anything else happens. */
export function next(doing: Doing): void {
  queueMicrotask(() => attempt(doing));
}

/** In a turn of the loop of its own, after all messages that have come. */
export function nextTurn(doing: Doing): void {
  setImmediate(() => attempt(doing));
}

/** Lets all messages that have come be looked at first. */
export function turnOfOthers(): Promise<void> {
  return new Promise((resolve) => nextTurn(resolve));
}

async function attempt(doing: Doing): Promise<void> {
  try {
    await doing();
  } catch (error) {
    complainOf('Work after a pause', error);
  }
}
