/** A language client for tests: talks to a server, its own or the shared one, and remembers what that says. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FileStatus } from '@quasi/shared/protocol';
import {
  createProtocolConnection,
  type Diagnostic,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type Range,
  type Registration,
  type RegistrationParams,
  type ShowDocumentParams,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { connectToServer } from './sharedServer.ts';

const serverPath = fileURLToPath(new URL('../../dist/quasi.mjs', import.meta.url));

export interface Publication extends PublishDiagnosticsParams {
  /** When it arrived, by `performance.now()`. */
  readonly at: number;
}

/** As VS Code: findings may name other places. */
export const namesPlaces = { textDocument: { publishDiagnostics: { relatedInformation: true } } };

export class TestClient {
  /** Resolves when the server has ended, or its connection. */
  readonly #ended: Promise<unknown>;
  readonly connection: ProtocolConnection;
  readonly publications: Publication[] = [];
  readonly statuses: FileStatus[] = [];
  readonly log: string[] = [];
  /** The notices that the server asked for, by method. */
  readonly registrations: Registration[] = [];
  /** What the server asked to have shown. */
  readonly revealed: ShowDocumentParams[] = [];
  settings: Record<string, unknown> = {};
  /** What the server says that it can do. */
  answered: InitializeResult = { capabilities: {} };
  readonly #versions = new Map<string, number>();
  readonly #waiting = new Set<() => void>();

  private constructor(ended: Promise<unknown>, connection: ProtocolConnection) {
    this.#ended = ended;
    this.connection = connection;
  }

  /** A session with the shared server, with no pauses, unless settings say otherwise; `more`: what `initialize` takes besides. */
  static async start(
    settings: Record<string, unknown> = {},
    capabilities: object = {},
    more: object = {},
  ): Promise<TestClient> {
    const socket = await connectToServer();
    return TestClient.#greet(socket, socket, once(socket, 'close'), settings, capabilities, more);
  }

  /** The program that a user would run, in a process of its own: where the process is what is tested, or its environment. */
  static async startProcess(
    settings: Record<string, unknown> = {},
    capabilities: object = {},
    more: object = {},
  ): Promise<TestClient> {
    const child = spawn(process.execPath, [serverPath, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    return TestClient.#greet(child.stdout, child.stdin, once(child, 'exit'), settings, capabilities, more);
  }

  static async #greet(
    from: Readable,
    to: Writable,
    ended: Promise<unknown>,
    settings: Record<string, unknown>,
    capabilities: object,
    more: object,
  ): Promise<TestClient> {
    const connection = createProtocolConnection(new StreamMessageReader(from), new StreamMessageWriter(to));
    const client = new TestClient(ended, connection);
    // Whole hovers, since most tests read the cards in them.
    client.settings = { structureDelay: 0, idleDelay: 0, hover: 'full', ...settings };
    connection.onNotification('textDocument/publishDiagnostics', (params: PublishDiagnosticsParams) => {
      client.publications.push({ ...params, at: performance.now() });
      client.#wake();
    });
    connection.onNotification('quasi/fileStatus', (status: FileStatus) => {
      client.statuses.push(status);
      client.#wake();
    });
    connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      client.log.push(message);
    });
    connection.onRequest('workspace/configuration', ({ items }: { items: unknown[] }) =>
      items.map(() => client.settings),
    );
    connection.onRequest('client/registerCapability', ({ registrations }: RegistrationParams) => {
      client.registrations.push(...registrations);
      client.#wake();
      return null;
    });
    connection.onRequest('window/showDocument', (params: ShowDocumentParams) => {
      client.revealed.push(params);
      return { success: true };
    });
    connection.onRequest('window/workDoneProgress/create', () => null);
    connection.listen();
    client.answered = await connection.sendRequest<InitializeResult>('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true, didChangeConfiguration: { dynamicRegistration: true } },
        ...capabilities,
      },
      ...more,
    } as object);
    await connection.sendNotification('initialized', {});
    // What answers is loaded when something is first asked for; pauses of tests are reckoned from then on. `start.test.ts` does not wait.
    await connection.sendRequest('workspace/executeCommand', { command: 'none' });
    return client;
  }

  open(uri: string, text: string, languageId = 'csv'): Promise<void> {
    return this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: this.#nextVersion(uri), text },
    });
  }

  change(uri: string, text: string, range?: Range): Promise<void> {
    return this.changeAll(uri, [range ? { range, text } : { text }]);
  }

  /** Several changes in one message: each is made on the text that the one before it left. */
  changeAll(uri: string, contentChanges: TextDocumentContentChangeEvent[]): Promise<void> {
    return this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: this.#nextVersion(uri) },
      contentChanges,
    });
  }

  /** The version of a document that was sent last. */
  version(uri: string): number {
    return this.#versions.get(uri) ?? 0;
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification('textDocument/didClose', { textDocument: { uri } });
  }

  #nextVersion(uri: string): number {
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    return version;
  }

  /** The findings the editor shows now. */
  shown(uri: string): readonly Diagnostic[] {
    return this.publications.findLast((publication) => publication.uri === uri)?.diagnostics ?? [];
  }

  /** Waits until something holds; what the server says is looked at as it arrives. */
  async until(holds: () => boolean, what: string, milliseconds = 30_000): Promise<void> {
    const end = performance.now() + milliseconds;
    while (!holds()) {
      const left = end - performance.now();
      if (left <= 0) throw new Error(`Waited ${milliseconds} ms in vain for ${what}.`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(done, left);
        const waiting = this.#waiting;
        function done(): void {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        }
        waiting.add(done);
      });
    }
  }

  /** Waits until all that is found in the document as it stands has been reported; `again`: after this moment. */
  settled(uri: string, again = false): Promise<void> {
    return this.#ready(uri, again, (status) => !status.isPartial);
  }

  /** Waits until the classes of the document as it stands have been reported. */
  counted(uri: string): Promise<void> {
    return this.#ready(uri, false, () => true);
  }

  #ready(uri: string, again: boolean, isEnough: (status: FileStatus) => boolean): Promise<void> {
    const version = this.#versions.get(uri);
    const from = again ? this.statuses.length : 0;
    const isMeant = (one: FileStatus) => one.uri === uri && one.state === 'ready' && one.version === version;
    return this.until(
      () => this.statuses.slice(from).some((one) => isMeant(one) && isEnough(one)),
      `the analysis of ${uri}`,
    );
  }

  async stop(): Promise<void> {
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    await this.#ended;
  }

  #wake(): void {
    for (const done of [...this.#waiting]) done();
  }
}
