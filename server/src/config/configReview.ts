/**
 * Publishes what is wrong with the configurations that are open or in use, each in its own file, and takes back what no longer is. They are
 * held against the data they are about in slices; until that is done, what was found before stays.
 */
import type { DataColumns, LoadedConfig } from '@quasi/shared/config';
import { LastUsed } from '@quasi/shared/memory';
import type { ConfigFinding } from '@quasi/shared/rules';
import type { Task } from '../scheduler.ts';
import type { Session } from '../session.ts';
import { today } from '../today.ts';
import { toDiagnosticInText } from '../toLsp.ts';
import type { Head } from './columnsOnDisk.ts';
import { pathOf, uriOf } from './configFile.ts';
import { configFindings, ownConfigFindings } from './configFindings.ts';

/** So many are told of one file; who mends these sees the next. */
const MOST_DIAGNOSTICS = 500;
/** Beginnings of data files that are kept. */
const MOST_HEADS = 5000;

export class ConfigReview {
  #shown: ReadonlySet<string> = new Set();
  /** What was looked at last, and on which day. */
  #looked: readonly unknown[] = [];
  #task: Task<ConfigFinding[]> | undefined;
  /** Another number for each look. */
  #looks = 0;
  readonly #heads = new LastUsed<string, Head>(MOST_HEADS);

  constructor(private readonly session: Session) {}

  /** `used`: what is in force for some open data file. */
  review(used: readonly LoadedConfig[]): void {
    const { configs } = this.session;
    const open = configs.open.paths;
    const inUse = [...open.map((path) => configs.read(path)), ...used].filter(({ paths }) => paths.length > 0);
    const all = [...new Set(inUse)];
    const known = all.length > 0 ? this.#openData() : [];
    const looked = [today(), ...open, ...all, ...known.flatMap(({ path, columns }) => [path, columns?.join('\n')])];
    if (looked.length === this.#looked.length && looked.every((each, i) => each === this.#looked[i])) return;
    this.#looked = looked;
    void this.#look(all, known);
  }

  stop(): void {
    this.#looks++;
    this.#task?.drop();
  }

  async #look(configs: readonly LoadedConfig[], known: readonly DataColumns[]): Promise<void> {
    this.stop();
    const look = this.#looks;
    const { publisher, scheduler } = this.session;
    const [path] = configs.flatMap(({ paths }) => paths);
    // Nothing vanishes for a moment: what may be found again is waited for.
    const isFirst = configs.some(({ paths }) => !publisher.hasPublished(this.session.configs.documentOf(paths[0]).uri));
    if (isFirst || path === undefined) this.#publish(ownConfigFindings(configs));
    if (path === undefined) return;
    const statement = await this.session.statementOf(uriOf(path));
    if (look !== this.#looks) return;
    const disk = {
      folders: [...new Set(configs.map(({ paths }) => this.session.configs.topOf(paths[0])))],
      configOf: (file: string) => this.session.configs.for(file),
      statement,
      encoding: undefined,
      heads: this.#heads,
    };
    this.#task = scheduler.run(configFindings(configs, known, disk), 'findings');
    try {
      const outcome = await this.#task.outcome;
      // What was found of another text would stand in wrong places; that text is looked at soon.
      const isCurrent = configs.every((each) => this.session.configs.read(each.paths[0]) === each);
      if (outcome.finished && look === this.#looks && isCurrent) this.#publish(outcome.value);
    } catch (error) {
      publisher.fail(uriOf(path), undefined, error);
    }
  }

  /** Columns that are not known yet are told of once they are. */
  #openData(): DataColumns[] {
    const { watches, configs } = this.session;
    return watches.flatMap((watch) => {
      const path = pathOf(watch.document.uri);
      const columns = watch.settled()?.table.columns.map(({ name }) => name);
      return path === undefined ? [] : [{ path, config: configs.for(path), columns }];
    });
  }

  #publish(findings: readonly ConfigFinding[]): void {
    const { configs, publisher } = this.session;
    const found = new Map<string, ConfigFinding[]>(configs.open.paths.map((path) => [path, []]));
    for (const finding of findings) {
      const ofFile = found.get(finding.path);
      if (ofFile) ofFile.push(finding);
      else found.set(finding.path, [finding]);
    }
    const shown = new Set<string>();
    for (const [path, ofFile] of found) shown.add(this.#publishOf(path, ofFile));
    for (const uri of this.#shown) if (!shown.has(uri)) publisher.clear(uri);
    this.#shown = shown;
  }

  #publishOf(path: string, findings: readonly ConfigFinding[]): string {
    const { configs, publisher, abilities } = this.session;
    const isOpen = configs.open.get(path) !== undefined;
    const document = configs.documentOf(path);
    // The client says by itself what a JSON Schema finds in an open document.
    const told = findings.filter(({ isSchema }) => !(isSchema && isOpen && abilities.configSchema));
    publisher.publishDiagnostics(
      document.uri,
      isOpen ? document.version : undefined,
      told.slice(0, MOST_DIAGNOSTICS).map((finding) => toDiagnosticInText(finding, document)),
    );
    return document.uri;
  }
}
