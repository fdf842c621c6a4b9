/** A document as an editor has it: edited in place, with what it was at each version, so that what is said of a version can be judged. */
import type { Diagnostic, Hover, TextDocumentContentChangeEvent } from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Publication, TestClient } from './client.ts';

/** `from` and `to` are places in the text as it stands when the edit's turn comes; without them all of it is replaced. */
export interface Edit {
  readonly from?: number;
  readonly to?: number;
  readonly text: string;
}

export class EditedDocument {
  readonly uri: string;
  readonly #client: TestClient;
  #document: TextDocument;
  readonly #texts = new Map<number, string>();

  constructor(client: TestClient, uri: string, text: string) {
    this.#client = client;
    this.uri = uri;
    this.#document = TextDocument.create(uri, 'csv', 0, text);
  }

  get text(): string {
    return this.#document.getText();
  }

  async open(languageId = 'csv'): Promise<void> {
    await this.#client.open(this.uri, this.text, languageId);
    this.#remember();
  }

  close(): Promise<void> {
    return this.#client.close(this.uri);
  }

  /** As editors do it, and extensions that name a language after the delimiter. */
  async switchLanguage(languageId: string): Promise<void> {
    await this.close();
    await this.open(languageId);
  }

  /** All in one message. */
  async edit(...edits: readonly Edit[]): Promise<void> {
    const changes = edits.map((edit): TextDocumentContentChangeEvent => {
      const change = this.#changeOf(edit);
      TextDocument.update(this.#document, [change], 0);
      return change;
    });
    await this.#client.changeAll(this.uri, changes);
    this.#remember();
  }

  settled(): Promise<void> {
    return this.#client.settled(this.uri);
  }

  /** The findings published of it, each with the text of the version that it names. */
  get publications(): { readonly publication: Publication; readonly text: string }[] {
    return this.#client.publications
      .filter((publication) => publication.uri === this.uri && publication.version !== undefined)
      .map((publication) => ({ publication, text: this.#texts.get(publication.version ?? 0) ?? '' }));
  }

  async hover(offset: number): Promise<Hover | null> {
    const textDocument = { uri: this.uri };
    const position = this.#document.positionAt(offset);
    return this.#client.connection.sendRequest('textDocument/hover', { textDocument, position });
  }

  #changeOf({ from, to, text }: Edit): TextDocumentContentChangeEvent {
    if (from === undefined) return { text };
    const range = { start: this.#placeAt(from), end: this.#placeAt(Math.max(from, to ?? from)) };
    return { range, text };
  }

  /** No editor names a place inside a surrogate pair. */
  #placeAt(offset: number) {
    const isInside = /[\uDC00-\uDFFF]/.test(this.text.charAt(offset));
    return this.#document.positionAt(isInside ? offset - 1 : offset);
  }

  #remember(): void {
    this.#texts.set(this.#client.version(this.uri), this.text);
  }
}

/** The text that a diagnostic is about. */
export function markedIn(text: string, { range }: Diagnostic): string {
  return TextDocument.create('', '', 0, text).getText(range);
}
