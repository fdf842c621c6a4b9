/** Informs the editor of long work: its status item soon, its progress display only when the work takes over a second. */
import type { Progress } from '@quasi/shared/analysis';
import { stageName } from '@quasi/shared/explain';
import type { Connection, WorkDoneProgressServerReporter } from 'vscode-languageserver/node';

const STATUS_AFTER = 100;
const STATUS_EVERY = 250;
const PROGRESS_AFTER = 1000;

export class ProgressReport {
  readonly #begun = performance.now();
  #nextStatus = this.#begun + STATUS_AFTER;
  #shown: Promise<WorkDoneProgressServerReporter | undefined> | undefined;
  #ended = false;

  constructor(
    private readonly connection: Connection,
    private readonly canShowProgress: boolean,
    private readonly status: (progress: Progress) => void,
  ) {}

  step(progress: Progress): void {
    const now = performance.now();
    if (now < this.#nextStatus) return;
    this.#nextStatus = now + STATUS_EVERY;
    this.status({ stage: progress.stage, share: progress.share });
    if (this.canShowProgress && now > this.#begun + PROGRESS_AFTER) this.#show(progress);
  }

  end(): void {
    this.#ended = true;
    void this.#shown?.then((shown) => shown?.done());
  }

  #show({ stage, share }: Progress): void {
    const per = Math.round(100 * share);
    if (!this.#shown) {
      // A client may refuse: then there is nothing to show it on.
      this.#shown = this.connection.window.createWorkDoneProgress().then(
        (shown) => {
          shown.begin('Quasi', per, stageName(stage), false);
          return shown;
        },
        () => undefined,
      );
    }
    void this.#shown.then((shown) => {
      if (!this.#ended) shown?.report(per, stageName(stage));
    });
  }
}
