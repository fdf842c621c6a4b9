/** What the details say of one thing: it, that there was no time for it, or nothing where it does not apply. */
import { deadlineOf, unlessOver, type Work } from '../../analysis/index.ts';

export type Told<T> = T | 'late' | undefined;

/** `budget`: seconds; undefined: any. */
export function* inTime<T extends object>(work: Work<T | 'none'>, budget: number | undefined): Work<Told<T>> {
  const told = (yield* unlessOver(work, deadlineOf(budget))) ?? 'late';
  return told === 'none' ? undefined : told;
}
