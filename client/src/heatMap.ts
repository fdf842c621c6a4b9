/** The risk heat map: shades the cells of visible rows by how much they contribute to the row's risk. */
import { Disposable, type Memento } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { FileStatuses } from './fileStatuses.ts';

export function registerHeatMap(_client: LanguageClient, _statuses: FileStatuses, _memory: Memento): Disposable {
  return Disposable.from();
}
