/** The check of many files that is under way or was made last: a second one takes the place of the first, with all that it found. */
import { CancellationTokenSource } from 'vscode-languageserver/node';
import type { CheckedFiles } from './checkedFiles.ts';
import type { FileWatcher, Watching } from './fileWatcher.ts';

export class WorkspaceCheck {
  #files: string[] = [];
  #watching: Watching[] = [];
  #source = new CancellationTokenSource();

  constructor(
    private readonly checkedFiles: CheckedFiles,
    private readonly watcher: FileWatcher,
  ) {}

  /** Stops the one before, and takes back what it found. */
  begin(folders: readonly string[]): CancellationTokenSource {
    this.stop();
    for (const uri of this.#files) this.checkedFiles.forget(uri);
    for (const watching of this.#watching) watching.end();
    this.#files = [];
    this.#watching = folders.map((folder) => this.watcher.watchFolder(folder));
    this.#source = new CancellationTokenSource();
    return this.#source;
  }

  add(uri: string): void {
    this.#files.push(uri);
  }

  stop(): void {
    this.#source.cancel();
  }
}
