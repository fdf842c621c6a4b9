/** What changes of one column would do to the risk: worked out when somebody points at it, and kept as long as the prediction. */
import { type Prediction, type WhatIf, whatIf } from '@quasi/shared/predicting';
import type { Task } from '../scheduler.ts';
import type { Session } from '../session.ts';

/** A person who waits for a hover waits for no longer than this. */
const MILLISECONDS_TO_ANSWER = 40;

/** By the positions of columns. */
const asked = new WeakMap<Prediction, Map<number, Task<WhatIf>>>();

/** Undefined if it is not known soon: who points there again sees it. */
export async function changeSoon(
  { scheduler }: Session,
  prediction: Prediction,
  column: number,
  k: number,
): Promise<WhatIf | undefined> {
  const tasks = asked.get(prediction) ?? new Map<number, Task<WhatIf>>();
  asked.set(prediction, tasks);
  const task = tasks.get(column) ?? scheduler.run(whatIf(prediction, column, k), 'answer');
  tasks.set(column, task);
  const known = task.outcome.then((outcome) => (outcome.finished ? outcome.value : undefined));
  // A failure that comes later is waited for by nobody.
  known.catch(() => undefined);
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, MILLISECONDS_TO_ANSWER, undefined);
  });
  return await Promise.race([known, late]);
}

/** Once the prediction is of a text that is no more. */
export function dropChanges(prediction: Prediction | undefined): void {
  for (const task of (prediction && asked.get(prediction)?.values()) ?? []) task.drop();
}
