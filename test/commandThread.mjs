// The thread of commandThread.ts: runs commands one after the other, with streams of its own in the place of the process's.
import { openSync } from 'node:fs';
import { Readable } from 'node:stream';
import { workerData } from 'node:worker_threads';

const { command, port, state } = workerData;
const { run } = await import(command);
const nothing = openSync('/dev/null', 'r');

/** The output since the last command. */
const written = { stdout: [], stderr: [] };
for (const name of ['stdout', 'stderr']) {
  process[name].setMaxListeners(0);
  process[name].write = (piece, encoding, done) => {
    written[name].push(typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece));
    const whenDone = typeof encoding === 'function' ? encoding : done;
    if (whenDone) queueMicrotask(whenDone);
    return true;
  };
}
process.setMaxListeners(0);

/** As a process that is ended from outside: nothing after it happens. */
class Ended extends Error {
  constructor(code) {
    super(`ended with ${code}`);
    this.code = code;
  }
}
process.exit = (code) => {
  throw new Ended(code ?? 0);
};

port.on('message', async ({ args, input, env }) => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  written.stdout = [];
  written.stderr = [];
  const bytes = Buffer.from(input);
  const stdin = Object.assign(Readable.from(bytes.length > 0 ? [bytes] : []), { fd: nothing });
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  let answer;
  try {
    const code = await run(args);
    answer = { code };
  } catch (error) {
    // As server/src/main.ts says it.
    if (error instanceof Ended) answer = { code: error.code };
    else {
      process.stderr.write(`quasi: an error in Quasi itself: ${error instanceof Error ? error.stack : error}\n`);
      answer = { code: 2 };
    }
  }
  const text = (pieces) => Buffer.concat(pieces).toString('utf8');
  port.postMessage({ ...answer, out: text(written.stdout), err: text(written.stderr) });
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);
});
