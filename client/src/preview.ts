/** Shows what a remedy would make of a document beside what it is: a comparison with a text that is only in memory. */
import { type ChosenRemedy, type PreviewResult, previewRequest } from '@quasi/shared/protocol';
import { commands, Disposable, l10n, Uri, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';

/** Read-only, and none of the schemes that Quasi looks at. */
const SCHEME = 'quasi-preview';

export class Previews {
  readonly #client: LanguageClient;
  /** Kept as long as they are shown. */
  readonly #texts = new Map<string, string>();
  readonly #registered: Disposable;
  #last = 0;

  constructor(client: LanguageClient) {
    this.#client = client;
    this.#registered = Disposable.from(
      workspace.registerTextDocumentContentProvider(SCHEME, {
        provideTextDocumentContent: (uri) => this.#texts.get(uri.toString()) ?? '',
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.#texts.delete(uri.toString())),
    );
  }

  /** Returns what there is to be said of it. */
  async show(chosen: ChosenRemedy): Promise<string> {
    const { text, note } = await this.#client.sendRequest<PreviewResult>(previewRequest, { chosen });
    const before = this.#client.protocol2CodeConverter.asUri(chosen.uri);
    const after = Uri.from({ scheme: SCHEME, path: before.path, query: String(++this.#last) });
    this.#texts.set(after.toString(), text);
    const name = inert(before.path.slice(before.path.lastIndexOf('/') + 1));
    await commands.executeCommand('vscode.diff', before, after, l10n.t('{0}: as it would be', name));
    return note;
  }

  dispose(): void {
    this.#registered.dispose();
    this.#texts.clear();
  }
}
