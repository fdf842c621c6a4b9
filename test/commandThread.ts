/**
 * The command line in a thread of this process: what a process of its own would say, without the tenth of a second that one takes to
 * start. The thread loads the command once, bundled from the sources as they are; the caller waits, as for a process.
 */
import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { bundleCommand } from './bundleProduct.ts';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const project = fileURLToPath(new URL('..', import.meta.url));

/** Longer than any command of a test may take, so that one that hangs fails the test instead of the whole run. */
const LIMIT_MILLISECONDS = 120_000;

let thread: { worker: Worker; port: MessageChannel['port1']; state: Int32Array } | undefined;

export function runInThread(args: readonly string[], input: string | Uint8Array): Outcome {
  thread ??= start();
  const { worker, port, state } = thread;
  Atomics.store(state, 0, 0);
  port.postMessage({ args, input, env: { ...process.env } });
  if (Atomics.wait(state, 0, 0, LIMIT_MILLISECONDS) === 'timed-out') {
    thread = undefined;
    void worker.terminate();
    throw new Error(`quasi ${args.join(' ')}: no answer within ${LIMIT_MILLISECONDS / 1000} s`);
  }
  const answer: { message: Outcome } =
    receiveMessageOnPort(port) ?? assert.fail('the command has ended without an answer');
  return answer.message;
}

function start() {
  const { port1, port2 } = new MessageChannel();
  const state = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(join(project, 'test/commandThread.mjs'), {
    workerData: { command: bundledCommand(), port: port2, state },
    transferList: [port2],
    // Not what this process was started with: the thread needs no loader of TypeScript.
    execArgv: [],
  });
  // A test that has ended does not wait for it.
  worker.unref();
  port1.unref();
  return { worker, port: port1, state };
}

/** `npm test` makes it once for all its processes and names it here. */
function bundledCommand(): string {
  const made = process.env['QUASI_TEST_COMMAND'];
  if (made !== undefined && existsSync(made)) return made;
  const own = `dist/command-${process.pid}.mjs`;
  process.once('exit', () => rmSync(join(project, own), { force: true }));
  return bundleCommand(own);
}
