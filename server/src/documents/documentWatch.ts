/**
 * Keeps the findings of one open document up to date: structure after a short pause in typing, risk after a longer one.
 * An edit drops what is under way; nothing is published but what is true of the text as it stands.
 */
import type { Analysis, RowInsight, StructureFacts, Work } from '@quasi/shared/analysis';
import type { CheckFileResult } from '@quasi/shared/protocol';
import type { Finding, SettledFindings } from '@quasi/shared/rules';
import type { FileWorld } from '../datasets/worldOf.ts';
import { later } from '../edge/later.ts';
import { insightWave, riskWave, structureWave } from '../findings.ts';
import { HOVER_PATIENCE } from '../patience.ts';
import type { Scheduler, Task, Urgency } from '../scheduler.ts';
import { frozenStatus, readyStatus } from '../status.ts';
import { frozenFindings } from './frozenFindings.ts';
import { lessAccepted } from './lessAccepted.ts';
import type { OpenDocument, Settled } from './openDocument.ts';
import { placed, rowsOf } from './placedFindings.ts';
import type { Publisher } from './publisher.ts';
import { RowLooks } from './rowLooks.ts';

export class DocumentWatch {
  #timers: NodeJS.Timeout[] = [];
  #task: Task<unknown> | undefined;
  readonly #answers = new Set<{ drop(): void }>();
  readonly #rowLooks: RowLooks;
  #structureFindings: readonly Finding[] = [];
  #riskFindings: readonly Finding[] = [];
  #insightFindings: readonly Finding[] = [];
  #lastResult: CheckFileResult | undefined;
  /** Off: nothing is done and nothing known, until somebody turns it on again. */
  #isOn = true;
  /** The last verdict on a text that could be judged: it stands beside the state of one that is broken. */
  #lastVerdict: string | undefined;
  /** All that was found of the risk is where it belongs; otherwise some of it may be found again. */
  #riskIsPlaced = false;

  constructor(
    readonly document: OpenDocument,
    private readonly scheduler: Scheduler,
    private readonly publisher: Publisher,
  ) {
    this.#rowLooks = new RowLooks(scheduler, (work) => this.answer(work, HOVER_PATIENCE));
  }

  /** An equal state costs nothing. Returns whether anything differs from before. */
  configure(world: FileWorld): boolean {
    return this.document.configure(world);
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /** Returns whether that differs from before. */
  turn(isOn: boolean): boolean {
    const differs = isOn !== this.#isOn;
    this.#isOn = isOn;
    return differs;
  }

  /** Looks at everything, unless the user is to say when, or wants nothing looked at. */
  begin(): void {
    if (!this.#isOn) this.#leave();
    else if (this.document.settings.run === 'manual') this.#rest();
    else this.start();
  }

  /** Looks at everything now, as when a document is opened. */
  start(): void {
    if (!this.#isOn) return;
    this.stop();
    this.#run(this.#everything());
  }

  /** Looks at everything now and says what was found; undefined if the text changes meanwhile. */
  async check(): Promise<CheckFileResult | undefined> {
    this.start();
    for (let task = this.#task; task !== undefined; task = this.#task) {
      const { finished } = await task.outcome;
      if (finished) return this.#lastResult;
      // Settings that arrive start everything anew; an edit does not.
      if (this.#task === task) break;
    }
    return undefined;
  }

  /** The text has changed. */
  touch(): void {
    if (!this.#isOn) return;
    const { run, structureDelay, idleDelay } = this.document.settings;
    if (run !== 'onType') {
      this.#rest();
      return;
    }
    this.stop();
    this.#after(structureDelay, () => this.#run(this.#structure()));
    this.#after(Math.max(structureDelay, idleDelay), async () => {
      // A long text may still be being read for its structure: what is read is not read twice.
      const structure = this.#task;
      await structure?.outcome.catch(() => undefined);
      if (this.#task === structure) this.#run(this.#everything());
    });
  }

  /** Does work that somebody waits for, ahead of all that is less urgent; undefined if it takes longer, or the text changes meanwhile. */
  async answer<T>(work: Work<T>, milliseconds: number, urgency: Urgency = 'answer'): Promise<T | undefined> {
    const task = this.scheduler.run(work, urgency);
    this.#answers.add(task);
    const timer = later(milliseconds, task.drop);
    try {
      const outcome = await task.outcome;
      return outcome.finished ? outcome.value : undefined;
    } finally {
      clearTimeout(timer);
      this.#answers.delete(task);
    }
  }

  /** For somebody who points at the row. */
  row(analysis: Analysis, row: number): Promise<RowInsight | undefined> {
    return this.#rowLooks.insightOf(analysis, row);
  }

  stop(): void {
    for (const task of this.#answers) task.drop();
    this.#rowLooks.drop();
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#task?.drop();
    this.#task = undefined;
  }

  /** Stops until somebody asks for more: nothing is under way then, whatever was reported before. */
  #rest(): void {
    this.stop();
    this.publisher.rest(this.document.uri);
  }

  /** Takes back what was said. */
  #leave(): void {
    const { uri } = this.document;
    this.stop();
    this.publisher.clear(uri);
    this.publisher.status({ uri, state: 'idle' });
  }

  /** The last findings, as far as they hold. */
  get findings(): readonly Finding[] {
    return [...this.#structureFindings, ...this.#riskFindings, ...this.#insightFindings];
  }

  /** The analysis of the text as it stands, if it is to be had at once. */
  settled(): Analysis | undefined {
    if (!this.#isOn) return undefined;
    const settled = this.document.settle(this.#rows);
    if (settled) this.#place(settled);
    return settled?.analysis;
  }

  #after(milliseconds: number, then: () => void | Promise<void>): void {
    this.#timers.push(later(milliseconds, then));
  }

  /** Work that only prepares is done in silence: all that was asked for has been reported. */
  #run(work: Work<void>, urgency: 'findings' | 'preparation' = 'findings'): void {
    this.#task?.drop();
    const { uri, version } = this.document;
    const report = this.publisher.progressOf(uri);
    const task = this.scheduler.run(work, urgency, urgency === 'findings' ? report.step : undefined);
    this.#task = task;
    task.outcome
      .then(() => report.end())
      .catch((error: unknown) => {
        report.end();
        this.publisher.fail(uri, version, error);
      });
  }

  *#analysis(): Work<Analysis> {
    return this.settled() ?? (yield* this.#readAgain());
  }

  *#readAgain(): Work<Analysis> {
    const settled = yield* this.document.read(this.#rows);
    this.#place(settled);
    this.#riskIsPlaced = false;
    return settled.analysis;
  }

  *#structure(): Work<void> {
    const { facts, findings } = this.#notAccepted(
      yield* structureWave(yield* this.#analysis(), this.document.settings),
    );
    this.#structureFindings = findings;
    // Where the text had to be read again nothing vanishes for a moment: what may be found again is waited for.
    if (this.#riskIsPlaced) this.publisher.publish(this.document, facts, this.#shownWith(facts));
  }

  *#everything(): Work<void> {
    const analysis = yield* this.#analysis();
    const structure = this.#notAccepted(yield* structureWave(analysis, this.document.settings));
    this.#structureFindings = structure.findings;
    if (!this.publisher.hasPublished(this.document.uri))
      this.publisher.publish(this.document, structure.facts, structure.findings);
    if (structure.facts.text?.openQuote) {
      yield* this.#frozen(analysis, structure.allowed);
      return;
    }
    const classes = this.#notAccepted(yield* riskWave(analysis, this.document.settings));
    const { facts, findings, allowed } = classes;
    this.#riskFindings = findings;
    this.#riskIsPlaced = true;
    this.publisher.publish(this.document, facts, this.findings);
    const { uri, version, settings } = this.document;
    this.publisher.status({ ...readyStatus(uri, version, facts, structure.allowed + allowed), isPartial: true });
    yield* analysis.prepareForEdits();
    const insight = yield* insightWave(analysis, settings);
    const risk = insight ? this.#notAccepted(insight.risk) : classes;
    const late = insight && this.#notAccepted(insight);
    this.#riskFindings = risk.findings;
    this.#insightFindings = late?.findings ?? [];
    this.publisher.publish(this.document, facts, this.findings);
    const more = { insight: insight?.facts, expected: yield* analysis.expected() };
    const status = readyStatus(uri, version, facts, structure.allowed + risk.allowed + (late?.allowed ?? 0), more);
    this.#lastVerdict = status.verdict;
    this.#lastResult = { status, findings: this.findings.length };
    this.publisher.status(status);
    this.#after(0, () => this.#run(details(analysis), 'preparation'));
  }

  #notAccepted<W extends SettledFindings & { readonly facts: StructureFacts }>(wave: W): W {
    return lessAccepted(wave, this.document.baseline, wave.facts.table);
  }

  /** Of a broken text: what was found of the risk before stays as it was, and nothing is found anew. */
  *#frozen(analysis: Analysis, allowed: number): Work<void> {
    const { uri, version } = this.document;
    const facts = yield* analysis.classes();
    this.publisher.publish(this.document, facts, this.#shownWith(facts));
    const status = frozenStatus(readyStatus(uri, version, facts, allowed), this.#lastVerdict);
    this.#lastResult = { status, findings: this.findings.length };
    this.publisher.status(status);
  }

  /** A finding from before the text broke says so. */
  #shownWith({ text }: StructureFacts): readonly Finding[] {
    if (!text?.openQuote) return this.findings;
    return [
      ...this.#structureFindings,
      ...frozenFindings([...this.#riskFindings, ...this.#insightFindings], text.openQuote),
    ];
  }

  get #rows(): Set<number> {
    return rowsOf([...this.#riskFindings, ...this.#insightFindings]);
  }

  #place(settled: Settled): void {
    this.#riskFindings = placed(this.#riskFindings, settled);
    this.#insightFindings = placed(this.#insightFindings, settled);
  }
}

/** What cards show beyond the findings. */
function* details(analysis: Analysis): Work<void> {
  yield* analysis.firstSteps();
  yield* analysis.together();
  yield* analysis.tree();
  yield* analysis.knowledge();
  yield* analysis.scaling();
  yield* analysis.rowWeighted();
}
