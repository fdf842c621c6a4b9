/**
 * Times contestants against each other: each in a process of its own, so that no one's garbage is another's burden, their
 * runs taking turns, so that a busy machine slows all alike; of each the fastest run counts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Run } from './child.ts';
import type { ContestantName } from './contestant.ts';

export interface Times {
  readonly wall: number;
  readonly cpu: number;
}

export interface Entry {
  readonly name: ContestantName;
  readonly repeats: number;
}

/** Of each entry, in the order given, its least wall time and its least processor time. */
export async function contest(entries: readonly Entry[], file: string, columns: readonly string[]): Promise<Times[]> {
  const children: ChildProcess[] = [];
  try {
    for (const { name } of entries) children.push(await start(name, file, columns));
    const times = entries.map(() => ({ wall: Number.POSITIVE_INFINITY, cpu: Number.POSITIVE_INFINITY }));
    const rounds = Math.max(...entries.map(({ repeats }) => repeats));
    let agreed: number | undefined;
    for (let round = 0; round < rounds; round++) {
      for (const [index, { name, repeats }] of entries.entries()) {
        if (round >= repeats) continue;
        const run = await next<Run>(children[index] as ChildProcess, name, 'run');
        agreed ??= run.answer;
        if (run.answer !== agreed) {
          throw new Error(
            `${name} answers ${run.answer}, ${entries[0]?.name} ${agreed}: they did not do the same work.`,
          );
        }
        const best = times[index] as { wall: number; cpu: number };
        best.wall = Math.min(best.wall, run.wall);
        best.cpu = Math.min(best.cpu, run.cpu);
      }
    }
    return times;
  } finally {
    for (const child of children) child.kill();
  }
}

async function start(name: ContestantName, file: string, columns: readonly string[]): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('child.ts', import.meta.url)), [name, file, ...columns], {
    execArgv: ['--import', 'tsx', '--max-old-space-size=8192'],
  });
  await next(child, name);
  return child;
}

async function next<Message>(child: ChildProcess, name: ContestantName, request?: string): Promise<Message> {
  const stop = new AbortController();
  const message = once(child, 'message', stop);
  const exit = once(child, 'exit', stop).then(([code]) => {
    throw new Error(`${name} stopped with exit code ${code}.`);
  });
  if (request !== undefined) child.send(request);
  try {
    return (await Promise.race([message, exit]))[0] as Message;
  } finally {
    stop.abort();
    message.catch(() => {});
    exit.catch(() => {});
  }
}
