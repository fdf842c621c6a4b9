/** A folder with data and configurations, opened by a client: for the tests of what `quasi.json` does in an editor. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type {
  CodeAction,
  CompletionItem,
  Diagnostic,
  Position,
  Range,
  TextEdit,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { TestClient } from './client.ts';
import { earlyOf } from './early.ts';

/** What VS Code can do, as far as it matters here. */
export const able = {
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create'] },
  },
  window: { showDocument: { support: true } },
  textDocument: { codeAction: { disabledSupport: true }, completion: { dynamicRegistration: true } },
};

export class Workspace {
  readonly client: TestClient;
  readonly folder: string;
  /** The texts of open documents. */
  readonly #texts = new Map<string, string>();

  private constructor(client: TestClient, folder: string) {
    this.client = client;
    this.folder = folder;
  }

  static open(files: Readonly<Record<string, string>>, capabilities: object = able, more: object = {}) {
    return Workspace.#openBy(TestClient.start, files, capabilities, more);
  }

  /** By a server in a process of its own. */
  static openInProcess(files: Readonly<Record<string, string>>, capabilities: object = able, more: object = {}) {
    return Workspace.#openBy(TestClient.startProcess, files, capabilities, more);
  }

  static async #openBy(
    start: typeof TestClient.start,
    files: Readonly<Record<string, string>>,
    capabilities: object,
    more: object,
  ) {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quasi-config-')));
    const workspaceFolders = [{ uri: pathToFileURL(folder).href, name: 'w' }];
    const client = await start({}, capabilities, { workspaceFolders, ...more });
    const workspace = new Workspace(client, folder);
    for (const [name, text] of Object.entries(files)) workspace.write(name, text);
    return workspace;
  }

  async close(): Promise<void> {
    await this.client.stop();
    rmSync(this.folder, { recursive: true });
  }

  uri(name: string): string {
    return pathToFileURL(join(this.folder, name)).href;
  }

  write(name: string, text: string): void {
    const path = join(this.folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  /** As the editor has it, else as it is on disk. */
  text(name: string): string {
    return this.#texts.get(this.uri(name)) ?? readFileSync(join(this.folder, name), 'utf8');
  }

  /** Opens a data file and waits for its analysis. */
  async openData(name: string): Promise<string> {
    const uri = this.uri(name);
    await this.#open(uri, this.text(name), 'csv');
    await this.client.settled(uri, true);
    return uri;
  }

  async openConfig(name: string, text = this.text(name)): Promise<string> {
    await this.#open(this.uri(name), text, 'jsonc');
    return this.uri(name);
  }

  async type(uri: string, text: string): Promise<void> {
    this.#texts.set(uri, text);
    await this.client.change(uri, text);
  }

  async closeDocument(uri: string): Promise<void> {
    this.#texts.delete(uri);
    await this.client.close(uri);
  }

  /** The client says that something changed on disk. */
  changed(name: string): Promise<void> {
    const changes = [{ uri: this.uri(name), type: 2 }];
    return this.client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  /** The findings that come early. */
  codes(uri: string): (string | number | undefined)[] {
    return earlyOf(this.client.shown(uri)).map(({ code }) => code);
  }

  /** Waits until the editor shows these findings, in this order. */
  shows(uri: string, codes: readonly string[]): Promise<void> {
    return this.client.until(() => this.codes(uri).join() === codes.join(), `${codes.join()} in ${uri}`);
  }

  /** What the menu offers at a place, with the diagnostics that touch it. */
  actions(uri: string, line: number, character: number, only?: string[]): Promise<CodeAction[]> {
    const position = { line, character };
    const diagnostics = this.client.shown(uri).filter(({ range }) => touches(range, position));
    return this.client.connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range: { start: position, end: position },
      context: { diagnostics, ...(only && { only }) },
    });
  }

  completions(uri: string, offset: number): Promise<CompletionItem[]> {
    const document = TextDocument.create(uri, 'jsonc', 0, this.#texts.get(uri) ?? '');
    const position = document.positionAt(offset);
    return this.client.connection.sendRequest('textDocument/completion', { textDocument: { uri }, position });
  }

  /** As an editor does: a file that is not open is opened in the background, and what is created is there on disk. */
  async apply({ changes = {}, documentChanges }: WorkspaceEdit): Promise<void> {
    const all = documentChanges ?? Object.entries(changes).map(([uri, edits]) => ({ textDocument: { uri }, edits }));
    for (const change of all) {
      if ('kind' in change) {
        if (change.kind === 'create') writeFileSync(fileURLToPath(change.uri), '');
        continue;
      }
      const { uri } = change.textDocument;
      if (!this.#texts.has(uri)) await this.#open(uri, readFileSync(fileURLToPath(uri), 'utf8'), 'jsonc');
      const document = TextDocument.create(uri, 'jsonc', 0, this.#texts.get(uri) ?? '');
      await this.type(uri, TextDocument.applyEdits(document, change.edits as TextEdit[]));
    }
  }

  async #open(uri: string, text: string, languageId: string): Promise<void> {
    this.#texts.set(uri, text);
    await this.client.open(uri, text, languageId);
  }
}

/** The text that a diagnostic is about. */
export function marked(text: string, { range }: Diagnostic): string {
  return TextDocument.create('', '', 0, text).getText(range);
}

function touches({ start, end }: Range, position: Position): boolean {
  return compare(start, position) <= 0 && compare(position, end) <= 0;
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.character - b.character;
}
