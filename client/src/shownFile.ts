/**
 * The data file that the views are about: the active document; else a file in the active tab that has no document, as binary and very
 * large ones have none; else the one that was checked last.
 */
import { type Disposable, EventEmitter, TabInputCustom, TabInputText, type Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeTable, onActiveTableChange } from './activeTable.ts';
import type { FileStatuses } from './fileStatuses.ts';
import { showInformation } from './messages.ts';
import { isBinaryData, tableScheme } from './selector.ts';

export class ShownFile implements Disposable {
  #checked: Uri | undefined;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChange = this.#changed.event;
  readonly #listener: Disposable;

  constructor(private readonly statuses: FileStatuses) {
    this.#listener = onActiveTableChange(() => this.#changed.fire());
  }

  get uri(): Uri | undefined {
    return this.#active ?? (this.#checked && this.#isKnown(this.#checked) ? this.#checked : undefined);
  }

  /** It is in another tab or in none, so that its name has to be said. */
  get isElsewhere(): boolean {
    return this.#active === undefined && this.uri !== undefined;
  }

  /** A check of this file has ended. */
  checked(uri: Uri): void {
    this.#checked = uri;
    this.#changed.fire();
  }

  /** As the server knows it, if there is one; `otherwise` says what to open. */
  uriFor(client: LanguageClient, otherwise: string): string | undefined {
    const { uri } = this;
    if (uri) return client.code2ProtocolConverter.asUri(uri);
    void showInformation(otherwise);
    return undefined;
  }

  dispose(): void {
    this.#listener.dispose();
    this.#changed.dispose();
  }

  get #active(): Uri | undefined {
    const table = activeTable();
    if (table) return table.uri;
    const uri = activeFile();
    if (!uri || hasDocument(uri) || !workspace.getConfiguration('quasi', uri).get('enable', true)) return undefined;
    return isBinaryData(uri) || this.#isKnown(uri) ? uri : undefined;
  }

  /** Without a server everything has a state: that it is gone. */
  #isKnown(uri: Uri): boolean {
    return !hasDocument(uri) && !this.statuses.isServerGone && this.statuses.ofUri(uri.toString()) !== undefined;
  }
}

/** The file on disk in the active tab, in whatever editor, or the table that a document there stands for. */
export function activeFile(): Uri | undefined {
  const input = window.tabGroups.activeTabGroup.activeTab?.input;
  const uri = input instanceof TabInputText || input instanceof TabInputCustom ? input.uri : undefined;
  return uri?.scheme === 'file' || uri?.scheme === tableScheme ? uri : undefined;
}

/** One that is analysed by itself and can be edited. */
export function hasDocument(uri: Uri): boolean {
  return (
    uri.scheme !== tableScheme && workspace.textDocuments.some((document) => document.uri.toString() === uri.toString())
  );
}
