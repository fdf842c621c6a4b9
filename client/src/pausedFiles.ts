/** The files that somebody has paused, remembered for the workspace: for each of them the server hears that Quasi is off. */
import { EventEmitter, type Memento } from 'vscode';

const PAUSED = 'quasi.pausedFiles';

export class PausedFiles {
  readonly #changed = new EventEmitter<void>();
  readonly onDidChange = this.#changed.event;

  constructor(private readonly memory: Memento) {}

  /** `uri`: as the editor writes it. */
  has(uri: string): boolean {
    return this.#all.includes(uri);
  }

  async pause(uri: string): Promise<void> {
    await this.#keep([...this.#others(uri), uri]);
  }

  async resume(uri: string): Promise<void> {
    await this.#keep(this.#others(uri));
  }

  dispose(): void {
    this.#changed.dispose();
  }

  get #all(): readonly string[] {
    return this.memory.get<readonly string[]>(PAUSED, []);
  }

  #others(uri: string): string[] {
    return this.#all.filter((each) => each !== uri);
  }

  async #keep(uris: readonly string[]): Promise<void> {
    await this.memory.update(PAUSED, uris);
    this.#changed.fire();
  }
}
