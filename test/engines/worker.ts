/** Counts the rows of a file in a thread of its own, and answers by messages. Pairs come in another order each time: it means nothing. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { drain } from '@quasi/shared/analysis';
import { type Counts, embedded, type JointCounts } from '@quasi/shared/counts';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { readTable } from '@quasi/shared/table';

export type Method = 'classSizes' | 'pairs' | 'frequencies' | 'users' | 'crowds' | 'sensitiveValues';

export interface Question {
  readonly id: number;
  readonly method: Method;
  readonly asked: never;
}

export interface Answer {
  readonly id: number;
  readonly answer: unknown;
}

const { path, options } = workerData;
const counts: Counts = embedded(drain(readTable(readFileSync(path), options)));
const random = seededRandom(7);

parentPort?.on('message', ({ id, method, asked }: Question) => {
  const answer = drain<unknown, unknown>(counts[method](asked));
  const sent = method === 'pairs' ? (answer as readonly JointCounts[]).map(shuffled) : answer;
  parentPort?.postMessage({ id, answer: sent } satisfies Answer);
});

function shuffled({ rows, ...joint }: JointCounts): JointCounts {
  const [a, b, counted] = [joint.a.slice(), joint.b.slice(), joint.counts.slice()];
  for (let i = a.length - 1; i > 0; i--) {
    const other = randomBelow(random, i + 1);
    for (const array of [a, b, counted]) [array[i], array[other]] = [array[other], array[i]];
  }
  return { rows, a, b, counts: counted };
}
