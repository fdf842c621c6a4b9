/**
 * Tables of databases that somebody had checked. Nothing here connects by itself: when the settings of a table change its findings stay, and
 * its status asks for another check; one that `quasi.json` no longer names is forgotten.
 */
import type { Progress, Work } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { RowsElsewhere } from '@quasi/shared/counts';
import type { CheckFileResult } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import type { FileWorld } from '../datasets/worldOf.ts';
import { nameAddress } from '../engines/address.ts';
import { engineOfAddress } from '../engines/index.ts';
import { FileProblem } from '../files/index.ts';
import type { DataFile } from '../readers/index.ts';
import { readingOptions } from '../readingOptions.ts';
import type { SavedTable } from '../savedTables.ts';
import type { Scheduler, Task } from '../scheduler.ts';
import { judgedTable } from './checkedTable.ts';
import { type CheckedView, checkedView } from './checkedView.ts';
import type { Publisher } from './publisher.ts';
import { lineOfColumn, tableText } from './tableText.ts';

interface Checked {
  /** As the client writes it. */
  readonly uri: string;
  readonly address: string;
  readonly settings: Settings;
  readonly view: CheckedView;
  readonly text: string;
  /** The settings are others by now. */
  isStale: boolean;
}

export class DatabaseTables {
  /** By the path of the table. */
  readonly #checked = new Map<string, Checked>();
  readonly #running = new Map<string, Task<CheckFileResult>>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly publisher: Publisher,
    private readonly settingsOf: (uri: string) => Promise<Settings>,
    /** Of a path; undefined where nothing is saved. */
    private readonly savedAt: (path: string) => SavedTable | undefined,
  ) {}

  viewOf(path: string): CheckedView | undefined {
    return this.#checked.get(path)?.view;
  }

  /** Undefined where it was not checked, or another address was. */
  checkedAt({ path, address }: SavedTable): CheckedView | undefined {
    const checked = this.#checked.get(path);
    return checked?.address === address ? checked.view : undefined;
  }

  textOf(path: string): string | undefined {
    return this.#checked.get(path)?.text;
  }

  /** Connects, and publishes what is found; one check of a table takes the place of another. */
  check(
    uri: string,
    table: SavedTable,
    world: FileWorld,
    onProgress: (progress: Progress) => void,
  ): Task<CheckFileResult> {
    const { path } = table;
    this.#running.get(path)?.drop();
    const task = this.scheduler.run(this.#work(uri, table, world), 'findings', onProgress);
    this.#running.set(path, task);
    const isOver = () => this.#running.get(path) === task && this.#running.delete(path);
    task.outcome.then(isOver, (error) => {
      if (isOver()) this.#fail(path, error);
    });
    return task;
  }

  /** Something else may be said of them by now. */
  async look(): Promise<void> {
    for (const [path, checked] of [...this.#checked]) {
      const settings = await this.settingsOf(checked.uri);
      if (this.#checked.get(path) !== checked) continue;
      if (this.savedAt(path)?.address !== checked.address) this.#forget(path);
      else this.#mark(checked, JSON.stringify(settings) !== JSON.stringify(checked.settings));
    }
  }

  #mark(checked: Checked, isStale: boolean): void {
    if (checked.isStale === isStale) return;
    checked.isStale = isStale;
    const { status } = checked.view;
    const changed = t`quasi.json has changed since this table was counted: check it again.`;
    const stale = { icon: 'refresh', inShort: t`${status.inShort ?? ''} (check again)` };
    this.publisher.status(isStale ? { ...status, ...stale, verdict: `${changed} ${status.verdict ?? ''}` } : status);
  }

  stop(): void {
    for (const task of this.#running.values()) task.drop();
  }

  #forget(path: string): void {
    const checked = this.#checked.get(path);
    if (!checked) return;
    this.#checked.delete(path);
    this.publisher.clear(checked.uri);
    this.publisher.status({ uri: checked.uri, state: 'idle' });
  }

  /** Earlier findings may not hold any more, and an empty list would read as clean. */
  #fail(path: string, error: unknown): void {
    const checked = this.#checked.get(path);
    if (!checked) return;
    this.#checked.delete(path);
    this.publisher.publishDiagnostics(checked.uri, undefined, []);
    const reason = error instanceof FileProblem ? error.message : t`The analysis failed; the log says where.`;
    this.publisher.status({ uri: checked.uri, state: 'failed', reason });
  }

  *#work(uri: string, saved: SavedTable, world: FileWorld): Work<CheckFileResult> {
    const { path, operand, address, place } = saved;
    try {
      const read = yield* readTable(saved, world);
      const table = yield* judgedTable(uri, undefined, read, world, this.publisher, lineOfColumn);
      const view = checkedView(uri, [table]);
      const text = tableText(operand, place, table);
      this.#checked.set(path, { uri, address, settings: world.settings, view, text, isStale: false });
      this.publisher.publishDiagnostics(uri, undefined, [...table.diagnostics]);
      this.publisher.status(view.status);
      return { status: view.status, findings: table.diagnostics.length };
    } catch (error) {
      throw error instanceof RowsElsewhere ? new FileProblem(path, error.message) : error;
    }
  }
}

/** Connects. */
export function* readTable({ path, address }: SavedTable, world: FileWorld): Work<DataFile> {
  nameAddress(path, address);
  const engine = engineOfAddress(path);
  if (!engine) throw new FileProblem(path, t`There is no engine for this table.`);
  // Its memory is that of the server.
  const options = { ...readingOptions(world.settings, path), encoding: undefined, memory: 0 };
  return { ...(yield* engine.open(path, options)), countedBy: engine.title };
}
