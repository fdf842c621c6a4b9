/** The process of one contestant: gets ready, then answers each "run" with the time the work took. */
import { argv, cpuUsage } from 'node:process';
import { type ContestantName, contestant } from './contestant.ts';

export interface Run {
  readonly answer: number;
  /** Milliseconds. */
  readonly wall: number;
  /** Milliseconds of processor time, all threads. */
  readonly cpu: number;
}

const [name, file, ...columns] = argv.slice(2) as [ContestantName, string, ...string[]];
const work = await (await contestant(name))(file, columns);

// No collection is forced between runs: it would throw away compiled code whose objects have all died, which no program
// that is at work does. The least time is that of a run without another's garbage.
process.on('message', async () => {
  const cpuBefore = cpuUsage();
  const before = performance.now();
  const answer = await work();
  const wall = performance.now() - before;
  const { user, system } = cpuUsage(cpuBefore);
  process.send?.({ answer, wall, cpu: (user + system) / 1000 } satisfies Run);
});
process.send?.('ready');
