/**
 * Small documents that are open in the editor, as they are typed: configurations, and documents that describe data. Documents on other
 * machines are passed over.
 */
import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOf } from './configFile.ts';

interface OpenText {
  readonly document: TextDocument;
  /** Another number for each text there ever was. */
  readonly state: number;
}

export class OpenTexts {
  readonly #byPath = new Map<string, OpenText>();
  #states = 0;

  open(uri: string, version: number, text: string): void {
    this.#keep(TextDocument.create(uri, 'jsonc', version, text));
  }

  edit(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): void {
    const open = this.get(pathOf(uri) ?? '');
    if (open) this.#keep(TextDocument.update(open.document, [...changes], version));
  }

  close(uri: string): void {
    this.#byPath.delete(pathOf(uri) ?? '');
  }

  get(path: string): OpenText | undefined {
    return this.#byPath.get(path);
  }

  get paths(): readonly string[] {
    return [...this.#byPath.keys()];
  }

  #keep(document: TextDocument): void {
    const path = pathOf(document.uri);
    if (path !== undefined) this.#byPath.set(path, { document, state: ++this.#states });
  }
}
