/**
 * Files that were checked from disk. Findings on them hold while they stay as they were: one that changes, or whose
 * settings do, is checked again once it rests, because an empty list would read as a clean file; one that is gone is forgotten.
 */
import { fileURLToPath } from 'node:url';
import { type Progress, partOfStage, type Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import type { CheckFileResult } from '@quasi/shared/protocol';
import type { FileWorld } from '../datasets/worldOf.ts';
import { later } from '../edge/later.ts';
import { FileProblem, fileState } from '../files/index.ts';
import { awaited } from '../readers/awaited.ts';
import { pathOfPart } from '../readers/index.ts';
import { partsOf } from '../readers/readData.ts';
import type { Scheduler, Task } from '../scheduler.ts';
import { type CheckedTable, checkedTable, unreadTable } from './checkedTable.ts';
import { type CheckedView, checkedView } from './checkedView.ts';
import { type FileWatcher, notWatched, type Watching } from './fileWatcher.ts';
import type { Publisher } from './publisher.ts';

/** A program that writes a file may do so in many steps. */
const MILLISECONDS_OF_REST = 500;
/** Of checked files, that views are kept of: some kilobytes each. */
const MOST_COLUMNS_KEPT = 10_000;

interface Checked {
  readonly watching: Watching;
  /** What the file and its settings were when it was read; undefined until it has been. */
  state: string | undefined;
  /** The settings by which its tables were judged, where it holds several. */
  parts: ReadonlyMap<string, Settings>;
  /** A check that is under way, and what the file was when it began. */
  running: { readonly task: Task<CheckFileResult>; readonly state: string | undefined } | undefined;
}

export class CheckedFiles {
  readonly #checked = new Map<string, Checked>();
  readonly #views = new LastUsed<string, CheckedView>(MOST_COLUMNS_KEPT, ({ names }) => 1 + names.length);
  #pause: NodeJS.Timeout | undefined;
  /** Another number for each look at all. */
  #looks = 0;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly publisher: Publisher,
    private readonly watcher: FileWatcher,
    private readonly settingsOf: (uri: string, part?: string) => Promise<Settings>,
    private readonly worldOf: (path: string, settings: Settings) => FileWorld,
  ) {}

  has(uri: string): boolean {
    return this.#checked.has(uri);
  }

  /** What there is to show of it, if there was room to keep that. */
  viewOf(uri: string): CheckedView | undefined {
    return this.#views.get(uri);
  }

  /** Analyses a file and publishes what is found; one check of a file takes the place of another. `isWatched`: its folder is. */
  check(
    uri: string,
    settings: Settings,
    onProgress: (progress: Progress) => void,
    isWatched = false,
  ): Task<CheckFileResult> {
    const checked = this.#checked.get(uri) ?? this.#begin(uri, isWatched);
    checked.running?.task.drop();
    const path = fileURLToPath(uri);
    const world = this.worldOf(path, settings);
    const state = stateOf(path, world);
    const task = this.scheduler.run(this.#work(uri, path, world, checked), 'findings', onProgress);
    const running = { task, state };
    checked.running = running;
    task.outcome.then(
      ({ finished }) => {
        if (checked.running !== running) return;
        checked.running = undefined;
        if (finished) checked.state = state;
        if (checked.state === undefined) this.forget(uri);
        // It may have changed while it was read.
        else this.look();
      },
      (error) => checked.running === running && this.#fail(uri, checked, state, error),
    );
    return task;
  }

  /** Something may have changed, here or there. */
  look(): void {
    clearTimeout(this.#pause);
    if (this.#checked.size > 0) this.#pause = later(MILLISECONDS_OF_REST, () => this.#lookAtAll());
  }

  /** Takes back what was found; `isShownOtherwise`: it is open now, and its document's findings take the place. */
  forget(uri: string, isShownOtherwise = false): void {
    const checked = this.#checked.get(uri);
    if (!checked) return;
    this.#checked.delete(uri);
    checked.running?.task.drop();
    checked.watching.end();
    this.#views.delete(uri);
    if (isShownOtherwise) return;
    this.publisher.clear(uri);
    if (checked.state !== undefined) this.publisher.status({ uri, state: 'idle' });
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.#looks++;
    for (const { running } of this.#checked.values()) running?.task.drop();
  }

  #begin(uri: string, isWatched: boolean): Checked {
    const watching = isWatched ? notWatched : this.watcher.watch(fileURLToPath(uri));
    const checked: Checked = { watching, state: undefined, parts: new Map(), running: undefined };
    this.#checked.set(uri, checked);
    return checked;
  }

  /**
   * A file that cannot be read says so to the one who asked, and nothing is shown of it. One that could be read before may be half
   * written: it is looked at again when it changes.
   */
  #fail(uri: string, checked: Checked, state: string | undefined, error: unknown): void {
    const isThere = fileState(fileURLToPath(uri)) !== undefined;
    if (checked.state === undefined || !isThere || !(error instanceof FileProblem)) {
      this.forget(uri);
      return;
    }
    checked.running = undefined;
    checked.state = state;
    this.#views.delete(uri);
    this.publisher.publishDiagnostics(uri, undefined, []);
    this.publisher.status({ uri, state: 'failed', reason: error.message });
  }

  /** One after the other, so that no more than one table is in memory. */
  async #lookAtAll(): Promise<void> {
    const look = ++this.#looks;
    for (const [uri, checked] of [...this.#checked]) {
      const settings = await this.settingsOf(uri);
      if (look !== this.#looks) return;
      if (this.#checked.get(uri) !== checked) continue;
      const path = fileURLToPath(uri);
      const state = stateOf(path, this.worldOf(path, settings));
      const known = checked.running?.state ?? checked.state;
      if (state === undefined) this.forget(uri);
      else if (state !== known || !(await this.#arePartsSame(uri, checked))) await this.#checkAgain(uri, settings);
    }
  }

  /** A configuration may speak of a single table. While a check is under way, its end is waited for. */
  async #arePartsSame(uri: string, { parts, running }: Checked): Promise<boolean> {
    if (running) return true;
    for (const [part, settings] of parts) {
      if (JSON.stringify(await this.settingsOf(uri, part)) !== JSON.stringify(settings)) return false;
    }
    return true;
  }

  async #checkAgain(uri: string, settings: Settings): Promise<void> {
    const report = this.publisher.progressOf(uri);
    try {
      await this.check(uri, settings, report.step).outcome;
    } catch (error) {
      // Of a file that is gone by now there is nothing to say.
      if (!(error instanceof FileProblem)) this.publisher.fail(uri, undefined, error);
    } finally {
      report.end();
    }
  }

  *#work(uri: string, path: string, world: FileWorld, checked: Checked): Work<CheckFileResult> {
    const parts = (yield* partsOf(path)) ?? [];
    const tables =
      parts.length > 1
        ? yield* this.#tables(uri, path, parts, checked)
        : [yield* checkedTable(uri, path, undefined, world, this.publisher)];
    const view = checkedView(uri, tables);
    this.#views.set(uri, view);
    const diagnostics = tables.flatMap((table) => table.diagnostics);
    this.publisher.publishDiagnostics(uri, undefined, diagnostics);
    this.publisher.status(view.status);
    return { status: view.status, findings: diagnostics.length };
  }

  /** One after the other. One that cannot be read keeps none of the others from it. */
  *#tables(uri: string, path: string, parts: readonly string[], checked: Checked): Work<CheckedTable[]> {
    const tables: CheckedTable[] = [];
    const settingsOfParts = new Map<string, Settings>();
    let problem: FileProblem | undefined;
    for (const [i, part] of parts.entries()) {
      const asked = this.settingsOf(uri, part);
      const settings = yield* awaited(asked, { stage: 'reading', share: i / parts.length, rows: 0 });
      settingsOfParts.set(part, settings);
      const world = this.worldOf(pathOfPart(path, part), settings);
      try {
        const work = checkedTable(uri, path, part, world, this.publisher);
        tables.push(yield* partOfStage(work, i, parts.length));
      } catch (error) {
        if (!(error instanceof FileProblem)) throw error;
        problem ??= error;
        tables.push(unreadTable(uri, part, error.message));
      }
    }
    if (problem && tables.every(({ status }) => status.state === 'failed')) throw problem;
    checked.parts = settingsOfParts;
    return tables;
  }
}

/** Differs if what would be found may; undefined if there is no such file. */
function stateOf(path: string, { settings, encoding, state }: FileWorld): string | undefined {
  const own = fileState(path);
  return own && JSON.stringify([own, settings, encoding, state()]);
}
