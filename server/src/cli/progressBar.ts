/** A bar on the terminal's last line for work that takes longer than a second; it leaves no trace. */
import type { Progress } from '@quasi/shared/analysis';
import { formatCount, stageName } from '@quasi/shared/explain';
import type { ReadingProgress } from '../files/index.ts';
import { shownPath } from './paths.ts';
import { cutTo } from './terminalWidth.ts';

/** What takes less has no bar. */
const DELAY_MILLISECONDS = 1000;
const WIDTH = 24;

export class ProgressBar {
  readonly #isWanted: boolean;
  #name = '';
  readonly #begin = performance.now();
  #progress: Progress = { stage: 'reading', share: 0 };
  #rows = 0;
  #isShown = false;

  constructor(
    private readonly stream: NodeJS.WriteStream,
    isWanted: boolean,
  ) {
    const { CI, TERM } = process.env;
    // The log of a CI run keeps every line that a bar has overwritten.
    this.#isWanted = isWanted && stream.isTTY && !CI && TERM !== 'dumb';
  }

  /** Begins with a new file. */
  begin(name: string): void {
    this.#name = shownPath(name);
    this.#rows = 0;
  }

  note(progress: Progress | ReadingProgress): void {
    this.#progress = progress;
    if ('rows' in progress) this.#rows = progress.rows;
  }

  show(): void {
    if (!this.#isWanted || performance.now() - this.#begin < DELAY_MILLISECONDS) return;
    const { stage, share } = this.#progress;
    const filled = Math.round(WIDTH * share);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const line = `${bar} ${stageName(stage)} · ${formatCount(this.#rows)} rows · ${this.#name}`;
    // One column is left free: a full line would wrap and could not be taken back.
    this.stream.write(`\r\x1b[2K${cutTo(line, Math.max(1, this.stream.columns - 1))}`);
    this.#isShown = true;
  }

  clear(): void {
    if (this.#isShown) this.stream.write('\r\x1b[2K');
    this.#isShown = false;
  }
}
