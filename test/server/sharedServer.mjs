// The process of sharedServer.ts: one connection after the other to a server that is loaded once, each over a socket in the place of the process's streams.
import { createServer } from 'node:net';

const [, , server, socket] = process.argv;
const { startServer } = await import(server);
process.argv.push('--stdio');
process.setMaxListeners(0);
// A server that ends its process at "exit" ends its connection here.
process.exit = () => undefined;

createServer((connection) => {
  connection.on('error', () => undefined);
  for (const name of ['stdin', 'stdout'])
    Object.defineProperty(process, name, { value: connection, configurable: true });
  startServer();
}).listen(socket, () => process.send('listening'));
// The tests are over.
process.once('disconnect', () => process.kill(process.pid));
