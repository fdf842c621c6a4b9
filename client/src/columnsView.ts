/** The view of the columns in the Explorer: by risk, and below each what was found of it. */
import { Disposable } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { FileStatuses } from './fileStatuses.ts';

export function registerColumnsView(_client: LanguageClient, _statuses: FileStatuses): Disposable {
  return Disposable.from();
}
