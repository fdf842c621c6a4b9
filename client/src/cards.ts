/** Shows cards that are more than a hover: texts that are only in memory, to the side, as Markdown where the editor can show it. */
import type { DetailsResult } from '@quasi/shared/protocol';
import { commands, type Disposable, extensions, Uri, ViewColumn, window, workspace } from 'vscode';

/** Read-only, and none of the schemes that Quasi looks at. */
const SCHEME = 'quasi-card';
/** Comes with the editor but may be switched off; until it is first needed its commands are not listed. */
const MARKDOWN = 'vscode.markdown-language-features';
const RENDERING = 'markdown.showPreviewToSide';
/** Cards that are kept: who shows one as Markdown closes its text and asks for it again. */
const MOST_CARDS = 20;

export class Cards {
  /** The last ones. */
  readonly #cards = new Map<string, string>();
  readonly #registered: Disposable;
  #last = 0;

  constructor() {
    this.#registered = workspace.registerTextDocumentContentProvider(SCHEME, {
      provideTextDocumentContent: (uri) => this.#cards.get(uri.toString()) ?? '',
    });
  }

  /** `path`: what the card is named after. */
  async show(path: string, { markdown, text }: DetailsResult): Promise<void> {
    const isRendered = extensions.getExtension(MARKDOWN) !== undefined;
    const name = `${path}.${isRendered ? 'md' : 'txt'}`;
    const card = Uri.from({ scheme: SCHEME, path: name, query: String(++this.#last) });
    this.#cards.set(card.toString(), isRendered ? markdown : text);
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > MOST_CARDS && oldest !== undefined) this.#cards.delete(oldest);
    if (isRendered) await commands.executeCommand(RENDERING, card);
    else await window.showTextDocument(card, { viewColumn: ViewColumn.Beside, preserveFocus: true });
  }

  dispose(): void {
    this.#registered.dispose();
    this.#cards.clear();
  }
}
