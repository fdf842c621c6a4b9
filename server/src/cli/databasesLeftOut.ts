/** Why databases that a package holds beside a protected file are not made use of. */
import type { LeftOutDatabase } from '@quasi/shared/analysis';
import { databaseLeftOut } from '@quasi/shared/explain';
import { FileProblem } from '../files/index.ts';
import { reportProblem } from './reportProblem.ts';

/** One that cannot be read may be meant to count, so that it is an error; of others it is told that they say nothing. */
export function requireReadable(leftOut: readonly LeftOutDatabase[]): void {
  const unreadable = leftOut.find(({ why }) => why === 'unreadable');
  if (unreadable) throw new FileProblem(unreadable.name, unreadable.detail);
}

export function reportLeftOut(leftOut: readonly LeftOutDatabase[]): void {
  for (const database of leftOut) reportProblem(new Error(databaseLeftOut(database)));
}
