/**
 * What makes a row stand out that somebody points at: soon, as far as that goes, and all of it a moment later, when they point there again.
 * In a long file, or on a slow machine, the short look may end with nothing.
 */
import type { Analysis, RowInsight, Work } from '@quasi/shared/analysis';
import type { Scheduler, Task } from '../scheduler.ts';

/** Of the time that somebody waits, what may be spent on the sets that single the row out and on the parts of its risk. */
const SECONDS_AT_ONCE = 0.03;
/** Behind everything else. */
const SECONDS_LATER = 1;

type LookedAt = Pick<Analysis, 'row' | 'firstSteps'>;
type Insight = RowInsight | undefined;

interface RowLook {
  readonly row: number;
  /** The long look, once it has begun, and what it has found. */
  long?: Task<Insight>;
  insight?: Insight;
}

export class RowLooks {
  /** Nobody points at two rows: a look at another ends this one. */
  #look: RowLook | undefined;

  /** `soon`: does work as far as somebody waits for it; undefined if it takes longer, or the rows change meanwhile. */
  constructor(
    private readonly scheduler: Scheduler,
    private readonly soon: (work: Work<Insight>) => Promise<Insight>,
  ) {}

  async insightOf(analysis: LookedAt, row: number): Promise<Insight> {
    if (this.#look?.row !== row) this.drop();
    this.#look ??= { row };
    const look = this.#look;
    if (look.insight) return look.insight;
    const soon = await this.soon(analysis.row(row, SECONDS_AT_ONCE));
    if (this.#look === look && !look.long && !isWhole(soon)) this.#lookLonger(look, analysis);
    return soon;
  }

  /** The rows are no longer what they were. */
  drop(): void {
    this.#look?.long?.drop();
    this.#look = undefined;
  }

  #lookLonger(look: RowLook, analysis: LookedAt): void {
    look.long = this.scheduler.run(longLook(analysis, look.row), 'preparation');
    look.long.outcome.then(
      (outcome) => {
        if (outcome.finished) look.insight = outcome.value;
      },
      // The next hover there shows it.
      () => undefined,
    );
  }
}

function* longLook(analysis: LookedAt, row: number): Work<Insight> {
  yield* analysis.firstSteps();
  return yield* analysis.row(row, SECONDS_LATER);
}

/** Nothing was left out for want of time. */
function isWhole(insight: Insight): boolean {
  if (!insight) return false;
  const { classSize, setsAreAll, shares, calibrated, coarser } = insight;
  return (classSize > 1 || setsAreAll) && !!shares && !!calibrated && !!coarser;
}
