/**
 * Shows what a remedy would change in a document: both texts side by side, or a list of the values before and after. They are only in
 * memory. The buttons of a preview stand in the title of its editor.
 */
import {
  type ChosenRemedy,
  type DetailsResult,
  detailsRequest,
  type PreviewForm,
  type PreviewParams,
  type PreviewResult,
  previewRequest,
  type RenewParams,
  renewRequest,
} from '@quasi/shared/protocol';
import {
  commands,
  Disposable,
  EventEmitter,
  l10n,
  ProgressLocation,
  Range,
  TabInputText,
  TabInputTextDiff,
  type TextDocumentShowOptions,
  Uri,
  window,
  workspace,
} from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Cards } from './cards.ts';
import { fileName } from './messages.ts';

/** Read-only, and none of the schemes that Quasi looks at. */
const SCHEME = 'quasi-preview';

export interface Preview extends PreviewResult {
  readonly uri: Uri;
  readonly chosen: ChosenRemedy;
  /** Of the file that is to change. */
  readonly documentName: string;
  /** The document has changed since: what is shown can no longer be applied. */
  readonly isStale: boolean;
}

export class Previews {
  /** Kept as long as they are shown. */
  readonly #shown = new Map<string, Preview>();
  readonly #changed = new EventEmitter<void>();
  /** A preview was opened or closed, or has become stale. */
  readonly onDidChange = this.#changed.event;
  readonly #registered: Disposable;
  #last = 0;

  constructor(
    private readonly client: LanguageClient,
    private readonly cards: Cards,
  ) {
    this.#registered = Disposable.from(
      this.#changed,
      workspace.registerTextDocumentContentProvider(SCHEME, {
        provideTextDocumentContent: (uri) => this.at(uri)?.text ?? '',
      }),
      workspace.onDidCloseTextDocument(({ uri }) => this.#forget(uri)),
      workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (contentChanges.length > 0) this.#outdate(document.uri);
      }),
    );
  }

  at(uri: Uri): Preview | undefined {
    return this.#shown.get(uri.toString());
  }

  /** Of all that are open. */
  get all(): readonly Preview[] {
    return [...this.#shown.values()];
  }

  /** `form`: absent where the one is meant that fits the file. */
  async show(chosen: ChosenRemedy, form?: PreviewForm): Promise<void> {
    const params: PreviewParams = { chosen, ...(form && { form }) };
    const title = l10n.t('Quasi works out what would change');
    const result = await window.withProgress({ location: ProgressLocation.Window, title }, () =>
      this.client.sendRequest<PreviewResult>(previewRequest, params),
    );
    const before = this.#documentOf(chosen);
    const documentName = fileName(before);
    const uri = this.#nameFor(before, result.form);
    this.#shown.set(uri.toString(), { ...result, uri, chosen, documentName, isStale: false });
    // Before it is opened, so that its title has its buttons at once.
    this.#changed.fire();
    if (result.form === 'list') {
      await commands.executeCommand('vscode.open', uri, { preview: false });
      return;
    }
    const comparison = l10n.t('{0}: as it would be', documentName);
    const options: TextDocumentShowOptions = {
      preview: false,
      ...(result.first && { selection: rangeOf(result.first) }),
    };
    await commands.executeCommand('vscode.diff', before, uri, comparison, options);
  }

  /** In the other form, in the place of what is shown. */
  async changeForm({ chosen, uri }: Preview, form: PreviewForm): Promise<void> {
    await this.show(chosen, form);
    await this.close(uri);
  }

  /** For the document as it is now, in the place of what is shown. */
  async renew({ chosen, names, uri, form, canCompare }: Preview): Promise<void> {
    const params: RenewParams = { chosen, names };
    const renewed = await this.client.sendRequest<ChosenRemedy>(renewRequest, params);
    await this.show(renewed, form === 'list' && canCompare ? form : undefined);
    await this.close(uri);
  }

  async close(uri: Uri): Promise<void> {
    const isMeant = (input: unknown) =>
      (input instanceof TabInputTextDiff && input.modified.toString() === uri.toString()) ||
      (input instanceof TabInputText && input.uri.toString() === uri.toString());
    const tabs = window.tabGroups.all.flatMap((group) => group.tabs.filter(({ input }) => isMeant(input)));
    await window.tabGroups.close(tabs);
    this.#forget(uri);
  }

  async showDocument({ chosen }: Preview): Promise<void> {
    await window.showTextDocument(this.#documentOf(chosen), { preview: false });
  }

  async showDetails(chosen: ChosenRemedy): Promise<void> {
    const details = await this.client.sendRequest<DetailsResult>(detailsRequest, { chosen });
    await this.cards.show(`${this.#documentOf(chosen).path}.details`, details);
  }

  #documentOf({ uri }: ChosenRemedy): Uri {
    return this.client.protocol2CodeConverter.asUri(uri);
  }

  /** A list has a name by which no editor takes it for data. */
  #nameFor({ path }: Uri, form: PreviewForm): Uri {
    const ending = form === 'list' ? `.${l10n.t('changes')}.txt` : '';
    return Uri.from({ scheme: SCHEME, path: path + ending, query: String(++this.#last) });
  }

  /** The server says that what it offered no longer holds. */
  outdate(chosen: ChosenRemedy): void {
    this.#outdate(this.#documentOf(chosen));
  }

  #outdate(document: Uri): void {
    const outdated = this.all.filter(
      ({ chosen, isStale }) => !isStale && this.#documentOf(chosen).toString() === document.toString(),
    );
    for (const each of outdated) this.#shown.set(each.uri.toString(), { ...each, isStale: true });
    if (outdated.length > 0) this.#changed.fire();
  }

  #forget(uri: Uri): void {
    if (this.#shown.delete(uri.toString())) this.#changed.fire();
  }

  dispose(): void {
    this.#registered.dispose();
    this.#shown.clear();
  }
}

function rangeOf(place: NonNullable<PreviewResult['first']>): Range {
  return new Range(place.start.line, place.start.character, place.start.line, place.start.character);
}
