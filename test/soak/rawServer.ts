/** A real server process, spoken to as no client library would: whatever text is sent, whatever comes back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const serverPath = fileURLToPath(new URL('../../dist/quasi.mjs', import.meta.url));
const HEADER_END = '\r\n\r\n';

export interface Incoming {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

export interface RawServer {
  /** Sends JSON, or what was to be JSON. */
  send(json: string): void;
  /** What it wrote to its standard error so far. */
  readonly complaints: readonly string[];
  /** Its exit code, or undefined as long as it runs; a signal is −1. */
  readonly exitCode: number | undefined;
  readonly ended: Promise<number>;
  kill(): void;
}

export function startRawServer(hear: (message: Incoming) => void): RawServer {
  const child: ChildProcess = spawn(process.execPath, [serverPath, 'lsp', '--stdio'], { stdio: 'pipe' });
  const complaints: string[] = [];
  let exitCode: number | undefined;
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      exitCode = code ?? -1;
      resolve(exitCode);
    });
  });
  let buffered: Buffer = Buffer.alloc(0);
  child.stdout?.on('data', (bytes: Buffer) => {
    buffered = Buffer.concat([buffered, bytes]);
    for (let message = firstOf(buffered); message; message = firstOf(buffered)) {
      buffered = buffered.subarray(message.end);
      hear(JSON.parse(message.json));
    }
  });
  child.stderr?.on('data', (bytes: Buffer) => complaints.push(bytes.toString()));
  // The exit code shows that the server has gone.
  child.stdin?.on('error', () => undefined);
  return {
    send: (json) => child.stdin?.write(`Content-Length: ${Buffer.byteLength(json)}${HEADER_END}${json}`),
    complaints,
    get exitCode() {
      return exitCode;
    },
    ended,
    kill: () => child.kill('SIGKILL'),
  };
}

function firstOf(bytes: Buffer): { json: string; end: number } | undefined {
  const headerEnd = bytes.indexOf(HEADER_END);
  if (headerEnd < 0) return undefined;
  const length = Number(/Content-Length: (\d+)/i.exec(bytes.subarray(0, headerEnd).toString('latin1'))?.[1]);
  const start = headerEnd + HEADER_END.length;
  if (bytes.length < start + length) return undefined;
  return { json: bytes.subarray(start, start + length).toString(), end: start + length };
}
