/** The least a client needs to open, edit and hover in a server process over its standard streams, with a clock. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type FileStatus, fileStatusNotification } from '@quasi/shared/protocol';
import {
  ConfigurationRequest,
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  type Range,
  RegistrationRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { acknowledgeRequest } from './acknowledge.ts';

/** A notification of the server, and when it arrived. */
export type Event = { readonly at: number } & (
  | { readonly kind: 'diagnostics'; readonly params: PublishDiagnosticsParams }
  | { readonly kind: 'status'; readonly params: FileStatus }
);

const bareServer = fileURLToPath(new URL('bareServer.ts', import.meta.url));
const quasi = fileURLToPath(new URL('../../dist/quasi.mjs', import.meta.url));

export class LanguageClient {
  readonly connection: ProtocolConnection;
  readonly #process: ChildProcess;
  readonly #listeners = new Set<(event: Event) => void>();

  private constructor(parameters: readonly string[], settings: object) {
    const child = spawn(process.execPath, parameters, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = child;
    const { stdin, stdout } = child;
    if (stdin === null || stdout === null) throw new Error('The server has no standard streams.');
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => settings));
    this.connection.onRequest(RegistrationRequest.type, () => {});
    this.connection.onNotification(PublishDiagnosticsNotification.type, (params) =>
      this.#tell({ at: performance.now(), kind: 'diagnostics', params }),
    );
    this.connection.onNotification(fileStatusNotification, (params: FileStatus) =>
      this.#tell({ at: performance.now(), kind: 'status', params }),
    );
    this.connection.listen();
  }

  /** The pauses a server makes so as not to disturb a typist are no part of its work. */
  static quasi(settings: object = {}): Promise<LanguageClient> {
    return LanguageClient.#start([quasi, 'lsp', '--stdio'], { structureDelay: 0, idleDelay: 0, ...settings });
  }

  static bare(): Promise<LanguageClient> {
    return LanguageClient.#start(['--import', 'tsx', bareServer], {});
  }

  static async #start(parameters: readonly string[], settings: object): Promise<LanguageClient> {
    const client = new LanguageClient(parameters, settings);
    await client.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: {
        workspace: { configuration: true },
        textDocument: { publishDiagnostics: { versionSupport: true } },
      },
    });
    await client.connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  open(uri: string, text: string): Promise<void> {
    const textDocument = { uri, languageId: 'csv', version: 1, text };
    return this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  change(uri: string, version: number, range: Range, text: string): Promise<void> {
    return this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges: [{ range, text }],
    });
  }

  close(uri: string): Promise<void> {
    return this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  hover(uri: string, line: number, character: number): Promise<unknown> {
    return this.connection.sendRequest(HoverRequest.type, { textDocument: { uri }, position: { line, character } });
  }

  acknowledge(uri: string): Promise<number> {
    return this.connection.sendRequest(acknowledgeRequest, uri);
  }

  /** The next event that meets the condition. */
  next(condition: (event: Event) => boolean, patience = 60_000): Promise<Event> {
    return new Promise((resolve, reject) => {
      const tired = setTimeout(() => {
        this.#listeners.delete(listener);
        reject(new Error(`The server told nothing for ${patience / 1000} seconds.`));
      }, patience);
      const listener = (event: Event) => {
        if (!condition(event)) return;
        clearTimeout(tired);
        this.#listeners.delete(listener);
        resolve(event);
      };
      this.#listeners.add(listener);
    });
  }

  stop(): void {
    this.connection.dispose();
    this.#process.kill();
  }

  #tell(event: Event): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}
