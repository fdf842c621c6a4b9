/**
 * A server process that all tests of a program share, bundled from the sources as they are: to start a server for each test took longer
 * than most tests. Each test has a connection, and so a session, of its own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../bundleProduct.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

let listening: Promise<string> | undefined;

export async function connectToServer(): Promise<Socket> {
  listening ??= start();
  const socket = connect(await listening);
  await once(socket, 'connect');
  return socket;
}

async function start(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-server-'));
  const path = join(folder, 'socket');
  const host = fork(join(project, 'test/server/sharedServer.mjs'), [bundledServer(), path], { execArgv: [] });
  process.once('exit', () => {
    host.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  await once(host, 'message');
  // A test that has ended does not wait for it.
  host.unref();
  host.channel?.unref();
  return path;
}

/** `npm test` makes it once for all its processes and names it here. */
function bundledServer(): string {
  const made = process.env['QUASI_TEST_SERVER'];
  if (made !== undefined && existsSync(made)) return made;
  const own = `dist/server-${process.pid}.mjs`;
  process.once('exit', () => rmSync(join(project, own), { force: true }));
  return bundleServer(own);
}
