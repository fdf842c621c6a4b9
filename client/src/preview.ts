/** Shows what a remedy would make of a document beside what it is, and the card of what it does: texts that are only in memory. */
import {
  type ChosenRemedy,
  type DetailsResult,
  detailsRequest,
  type PreviewResult,
  previewRequest,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, Uri, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Cards } from './cards.ts';
import { fileName } from './messages.ts';

/** Read-only, and none of the schemes that Quasi looks at. */
const SCHEME = 'quasi-preview';

export class Previews {
  /** Kept as long as they are shown. */
  readonly #shown = new Map<string, { readonly text: string; readonly chosen: ChosenRemedy }>();
  readonly #registered: Disposable;
  #last = 0;

  constructor(
    private readonly client: LanguageClient,
    private readonly cards: Cards,
  ) {
    this.#registered = Disposable.from(
      workspace.registerTextDocumentContentProvider(SCHEME, {
        provideTextDocumentContent: (uri) => this.#shown.get(uri.toString())?.text ?? '',
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.#shown.delete(uri.toString())),
    );
  }

  /** Returns what there is to be said of it. */
  async show(chosen: ChosenRemedy): Promise<string> {
    const { text, note } = await this.client.sendRequest<PreviewResult>(previewRequest, { chosen });
    const before = this.client.protocol2CodeConverter.asUri(chosen.uri);
    const after = this.#nameFor(before.path);
    this.#shown.set(after.toString(), { text, chosen });
    const name = fileName(before);
    await commands.executeCommand('vscode.diff', before, after, l10n.t('{0}: as it would be', name));
    return note;
  }

  /** What was chosen, of a preview that is open. */
  chosenIn(uri: Uri): ChosenRemedy | undefined {
    return this.#shown.get(uri.toString())?.chosen;
  }

  async showDetails(chosen: ChosenRemedy): Promise<void> {
    const details = await this.client.sendRequest<DetailsResult>(detailsRequest, { chosen });
    await this.cards.show(`${this.client.protocol2CodeConverter.asUri(chosen.uri).path}.details`, details);
  }

  #nameFor(path: string): Uri {
    return Uri.from({ scheme: SCHEME, path, query: String(++this.#last) });
  }

  dispose(): void {
    this.#registered.dispose();
    this.#shown.clear();
  }
}
