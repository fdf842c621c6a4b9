// The process of sharedServer.ts: a server that is loaded once, and a session for each connection, over a socket in the place of the process's streams.
import { createServer } from 'node:net';

const [, , server, socket] = process.argv;
const { startServer } = await import(server);
process.argv.push('--stdio');
process.setMaxListeners(0);
// Only the connection ends.
process.exit = () => undefined;

/** A session that is over may still have something to log; its process would be gone by then. */
let log = console.error;
Object.defineProperty(console, 'error', {
  get:
    () =>
    (...parts) => {
      try {
        log(...parts);
      } catch {}
    },
  set(newest) {
    log = newest;
  },
});

createServer((connection) => {
  connection.on('error', () => undefined);
  connection.on('data', (bytes) => {
    if (bytes.includes('"method":"exit"')) setImmediate(() => connection.end());
  });
  for (const name of ['stdin', 'stdout'])
    Object.defineProperty(process, name, { value: connection, configurable: true });
  startServer();
}).listen(socket, () => process.send('listening'));
// The tests are over.
process.once('disconnect', () => process.kill(process.pid));
