/** Shows what a remedy would make of a document beside what it is, and the card of what it does: texts that are only in memory. */
import {
  type ChosenRemedy,
  type DetailsResult,
  detailsRequest,
  type PreviewResult,
  previewRequest,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, Uri, ViewColumn, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';

/** Read-only, and none of the schemes that Quasi looks at. */
const SCHEME = 'quasi-preview';
/** A command of the extension for Markdown, which comes with the editor but may be switched off. */
const RENDERING = 'markdown.showPreviewToSide';
/** Cards that are kept: who shows one as Markdown closes its text and asks for it again. */
const MOST_CARDS = 20;

export class Previews {
  readonly #client: LanguageClient;
  /** Kept as long as they are shown. */
  readonly #texts = new Map<string, string>();
  /** The last ones. */
  readonly #cards = new Map<string, string>();
  readonly #registered: Disposable;
  #last = 0;

  constructor(client: LanguageClient) {
    this.#client = client;
    this.#registered = Disposable.from(
      workspace.registerTextDocumentContentProvider(SCHEME, {
        provideTextDocumentContent: (uri) => {
          const name = uri.toString();
          return this.#texts.get(name) ?? this.#cards.get(name) ?? '';
        },
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.#texts.delete(uri.toString())),
    );
  }

  /** Returns what there is to be said of it. */
  async show(chosen: ChosenRemedy): Promise<string> {
    const { text, note } = await this.#client.sendRequest<PreviewResult>(previewRequest, { chosen });
    const before = this.#client.protocol2CodeConverter.asUri(chosen.uri);
    const after = this.#nameFor(before.path);
    this.#texts.set(after.toString(), text);
    const name = inert(before.path.slice(before.path.lastIndexOf('/') + 1));
    await commands.executeCommand('vscode.diff', before, after, l10n.t('{0}: as it would be', name));
    return note;
  }

  /** To the side, as Markdown where the editor can show it. */
  async showDetails(chosen: ChosenRemedy): Promise<void> {
    const { markdown, text } = await this.#client.sendRequest<DetailsResult>(detailsRequest, { chosen });
    const { path } = this.#client.protocol2CodeConverter.asUri(chosen.uri);
    const isRendered = (await commands.getCommands(true)).includes(RENDERING);
    const card = this.#nameFor(`${path}.details.${isRendered ? 'md' : 'txt'}`);
    this.#cards.set(card.toString(), isRendered ? markdown : text);
    const [oldest] = this.#cards.keys();
    if (this.#cards.size > MOST_CARDS && oldest !== undefined) this.#cards.delete(oldest);
    if (isRendered) await commands.executeCommand(RENDERING, card);
    else await window.showTextDocument(card, { viewColumn: ViewColumn.Beside, preserveFocus: true });
  }

  #nameFor(path: string): Uri {
    return Uri.from({ scheme: SCHEME, path, query: String(++this.#last) });
  }

  dispose(): void {
    this.#registered.dispose();
    this.#texts.clear();
    this.#cards.clear();
  }
}
