/** What the server says of each file, kept for all that shows it: the status item, the status bar, the view of columns, the heat map. */
import type { FileStatus } from '@quasi/shared/protocol';
import { type Disposable, EventEmitter, type TextEditor, window } from 'vscode';

export class FileStatuses implements Disposable {
  readonly #statuses = new Map<string, FileStatus>();
  readonly #changed = new EventEmitter<void>();
  readonly #listener = window.onDidChangeActiveTextEditor(() => this.#changed.fire());
  #failure: string | undefined;

  /** The status of the active editor may be another one. */
  readonly onDidChange = this.#changed.event;

  of(editor: TextEditor | undefined): FileStatus | undefined {
    return this.ofUri(editor?.document.uri.toString() ?? '');
  }

  /** `uri` as the editor writes it. */
  ofUri(uri: string): FileStatus | undefined {
    return this.#failure ? { uri, state: 'failed', reason: this.#failure } : this.#statuses.get(uri);
  }

  get active(): FileStatus | undefined {
    return this.of(window.activeTextEditor);
  }

  /** `uri` as the editor writes it, which may escape other characters than the server does. */
  update(uri: string, status: FileStatus): void {
    if (status.state === 'idle') this.#statuses.delete(uri);
    // While a file is analysed again, what was known of it stays on the screen.
    else this.#statuses.set(uri, status.state === 'analysing' ? { ...this.#statuses.get(uri), ...status } : status);
    this.#changed.fire();
  }

  /** What the server said holds no longer. */
  forgetAll(): void {
    this.#statuses.clear();
    this.#changed.fire();
  }

  /** The server did not start, or is not started again. */
  fail(reason: string): void {
    this.#failure = reason;
    this.#changed.fire();
  }

  /** There is a server again. */
  revive(): void {
    this.#failure = undefined;
    this.#changed.fire();
  }

  get isServerGone(): boolean {
    return this.#failure !== undefined;
  }

  dispose(): void {
    this.#listener.dispose();
    this.#changed.dispose();
  }
}
