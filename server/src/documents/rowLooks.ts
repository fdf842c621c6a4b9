/**
 * What makes a row stand out that somebody points at: soon, as far as that goes, and all of it a moment later, when they point there again.
 * In a long file, or on a slow machine, the short look may end with nothing.
 */
import type { Analysis, RowInsight } from '@quasi/shared/analysis';
import type { Scheduler, Task } from '../scheduler.ts';

/** A person who waits for a hover waits for no longer than this. */
const MILLISECONDS_TO_ANSWER = 40;
/** Of these, what may be spent on the sets that single the row out and on the parts of its risk. */
const SECONDS_AT_ONCE = 0.03;
/** Behind everything else. */
const SECONDS_LATER = 1;

type Look = Task<RowInsight | undefined>;

export class RowLooks {
  readonly #scheduler: Scheduler;
  #row: number | undefined;
  #short: Look | undefined;
  #long: Look | undefined;
  #insight: RowInsight | undefined;

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  /** Nobody points at two rows: a look at another ends here. */
  async insightOf(analysis: Pick<Analysis, 'row' | 'firstSteps'>, row: number): Promise<RowInsight | undefined> {
    if (row !== this.#row) this.drop();
    this.#row = row;
    if (this.#insight) return this.#insight;
    const short = this.#scheduler.run(analysis.row(row, SECONDS_AT_ONCE), 'answer');
    this.#short = short;
    const timer = setTimeout(short.drop, MILLISECONDS_TO_ANSWER);
    const outcome = await short.outcome;
    clearTimeout(timer);
    const soon = outcome.finished ? outcome.value : undefined;
    if (this.#short === short && !this.#long && !isWhole(soon)) this.#lookLonger(analysis, row);
    return soon;
  }

  /** The rows are no longer what they were. */
  drop(): void {
    this.#short?.drop();
    this.#long?.drop();
    this.#short = undefined;
    this.#long = undefined;
    this.#insight = undefined;
    this.#row = undefined;
  }

  #lookLonger(analysis: Pick<Analysis, 'row' | 'firstSteps'>, row: number): void {
    const long = this.#scheduler.run(longLook(analysis, row), 'preparation');
    this.#long = long;
    long.outcome.then(
      (outcome) => {
        if (this.#long === long && outcome.finished) this.#insight = outcome.value;
      },
      // Whoever points there again is told of it.
      () => undefined,
    );
  }
}

function* longLook(analysis: Pick<Analysis, 'row' | 'firstSteps'>, row: number) {
  yield* analysis.firstSteps();
  return yield* analysis.row(row, SECONDS_LATER);
}

/** Nothing was left out for want of time. */
function isWhole(insight: RowInsight | undefined): boolean {
  if (!insight) return false;
  const { classSize, setsAreAll, shares, calibrated, coarser } = insight;
  return (classSize > 1 || setsAreAll) && !!shares && !!calibrated && !!coarser;
}
