/** An engine whose rows are in another thread: it asks by messages, and what it is asked waits for the answer. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Counting, Engine } from '@quasi/shared/counts';
import type { ReadingOptions } from '@quasi/shared/table';
import { buildSync } from 'esbuild';
import type { Answer, Method } from './worker.ts';

export interface WorkerEngine {
  readonly engine: Engine;
  /** How many questions were asked, in how many messages. */
  readonly told: { questions: number; messages: number };
  end(): Promise<unknown>;
}

export function workerEngine(path: string, options: ReadingOptions): WorkerEngine {
  const project = fileURLToPath(new URL(import.meta.url.includes('/dist/') ? '../..' : '../..', import.meta.url));
  const program = join(project, `dist/engine-${process.pid}.mjs`);
  buildSync({
    entryPoints: [join(project, 'test/engines/worker.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    loader: { '.md': 'text' },
    mainFields: ['module', 'main'],
  });
  const worker = new Worker(program, { workerData: { path, options }, execArgv: [] });
  const answers = new Map<number, unknown>();
  const waiting = new Map<number, () => void>();
  worker.on('message', ({ id, answer }: Answer) => {
    answers.set(id, answer);
    waiting.get(id)?.();
  });
  const told = { questions: 0, messages: 0 };

  function* ask<T>(method: Method, asked: readonly unknown[]): Counting<T> {
    const id = told.messages++;
    told.questions += asked.length;
    const answered = new Promise<void>((resolve) => {
      waiting.set(id, resolve);
    });
    worker.postMessage({ id, method, asked });
    while (!answers.has(id)) yield answered;
    return answers.get(id) as T;
  }

  const engine: Engine = (table) => {
    // An engine that looked at single rows here would count what is elsewhere.
    for (const column of table.columns) Object.defineProperty(column, 'codes', { get: noCodes });
    return {
      rowCount: table.rowCount,
      rows: undefined,
      forget() {},
      classSizes: (asked) => ask('classSizes', asked),
      pairs: (asked) => ask('pairs', asked),
      frequencies: (asked) => ask('frequencies', asked),
      users: (asked) => ask('users', asked),
      crowds: (asked) => ask('crowds', asked),
      sensitiveValues: (asked) => ask('sensitiveValues', asked),
    };
  };
  return {
    engine,
    told,
    end() {
      rmSync(program, { force: true });
      return worker.terminate();
    },
  };
}

function noCodes(): never {
  throw new Error('The rows are in another thread.');
}
