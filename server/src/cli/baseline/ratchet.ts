/** A baseline in a run of `quasi check`: findings that say nothing worse are held back, and how many is said on every run. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  againstBaseline,
  type Baseline,
  baselineText,
  columnNamer,
  type Numbers,
  numbersOf,
  tightened,
} from '@quasi/shared/baseline';
import { formatCount, formatCountOf } from '@quasi/shared/explain';
import { pathInBaseline, writeWhole } from '../../files/index.ts';
import { splitPart } from '../../readers/index.ts';
import type { FileReport } from '../emitters/emitter.ts';
import { shownPath } from '../paths.ts';
import { sayNotes } from '../problems.ts';

/** What a run does with a baseline. */
export type Task = 'compare' | 'write' | 'update';

export class Ratchet {
  readonly #found = new Map<string, Numbers>();
  #held = 0;
  #filesHeld = 0;

  constructor(
    private readonly place: string,
    private readonly task: Task,
    private readonly before: Baseline,
  ) {}

  /** The report without what is no worse than before. */
  apply(report: FileReport): FileReport {
    const findings = report.findings.map(({ finding }) => finding);
    const nameOf = columnNamer(report.facts.table.columns);
    const key = pathInBaseline(this.place, report.file);
    this.#found.set(key, numbersOf(findings, nameOf));
    const worse = this.task === 'write' ? [] : againstBaseline(this.before.get(key), findings, nameOf);
    const shown = report.findings.flatMap((located, i) => {
      const finding = worse[i];
      return finding ? [{ ...located, finding }] : [];
    });
    const heldBack = report.findings.length - shown.length;
    this.#held += heldBack;
    if (heldBack > 0) this.#filesHeld++;
    return { ...report, findings: shown, heldBack };
  }

  /** Says what it held back, and writes what is to be written. */
  async end(): Promise<void> {
    const name = shownPath(this.place);
    const held = `${formatCountOf(this.#held, 'finding', 'findings')} in ${formatCountOf(this.#filesHeld, 'file', 'files')}`;
    if (this.task === 'write') {
      await this.#write(new Map([...this.#kept(), ...[...this.#found].filter(([, numbers]) => numbers.size > 0)]));
      sayNotes([`${name} accepts ${held}.`]);
      return;
    }
    const stale = this.#stale();
    const better = stale === 0 ? '' : ` ${formatCount(stale)} of its numbers ${stale === 1 ? 'is' : 'are'} better now`;
    if (this.task === 'compare') {
      sayNotes([`${name} holds back ${held}.${better && `${better}: --update-baseline lowers them.`}`]);
      return;
    }
    await this.#write(new Map([...this.#kept(), ...this.#tightened()]));
    sayNotes([`${name} holds back ${held}.${better && `${better} and lowered in it.`}`]);
  }

  /** Entries of files that this run did not look at, and that are still there. */
  #kept(): (readonly [string, Numbers])[] {
    return [...this.before].filter(([key]) => !this.#found.has(key) && this.#isThere(key));
  }

  #isThere(key: string): boolean {
    return existsSync(splitPart(resolve(dirname(this.place), key)).file);
  }

  #tightened(): (readonly [string, Numbers])[] {
    return [...this.#found].flatMap(([key, now]) => {
      const numbers = tightened(this.before.get(key) ?? new Map(), now);
      return numbers.size > 0 ? [[key, numbers] as const] : [];
    });
  }

  /** Numbers that are better now, or of files that are gone. */
  #stale(): number {
    const of = [...this.before].flatMap(([key, numbers]) => {
      const now = this.#found.get(key);
      if (!now) return this.#isThere(key) ? [] : [...numbers.keys()];
      const best = tightened(numbers, now);
      return [...numbers.keys()].filter((name) => best.get(name) !== numbers.get(name));
    });
    return of.length;
  }

  async #write(baseline: Baseline): Promise<void> {
    await writeWhole([{ place: this.place, content: baselineText(baseline) }], { like: undefined, overwrites: true });
  }
}
