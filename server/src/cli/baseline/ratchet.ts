/** `quasi check` with a baseline: findings that say nothing worse than it are held back, and how many is said on every run. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import {
  type Baseline,
  baselineText,
  type Numbers,
  numbersOf,
  readBaseline,
  tightened,
  worseFindings,
} from '@quasi/shared/baseline';
import { formatCount, formatCountOf } from '@quasi/shared/explain';
import { FileProblem, LARGEST_TEXT, readSideFile, writeWhole } from '../../files/index.ts';
import { splitPart } from '../../readers/index.ts';
import type { Arguments } from '../arguments.ts';
import type { FileReport } from '../emitters/emitter.ts';
import { shownPath } from '../paths.ts';
import { sayNotes, UsageProblem } from '../problems.ts';
import { outputPlace } from '../writing/outputPlace.ts';

const decoder = new TextDecoder();

type Task = 'compare' | 'write' | 'update';

export const baselineOptions = {
  '--baseline FILE': 'report only what is worse than in this baseline',
  '--write-baseline FILE': 'accept what is found today: write it as a baseline',
  '--update-baseline FILE': 'as --baseline, and lower its numbers to what is better now; it never accepts more',
};

/** Undefined where no baseline is asked for. `checked`: the files of this run, none of which it may be. */
export function ratchetFor(args: Arguments, checked: readonly string[]): Ratchet | undefined {
  const asked = (
    [
      ['baseline', 'compare'],
      ['write-baseline', 'write'],
      ['update-baseline', 'update'],
    ] as const
  ).filter(([name]) => args.has(name));
  const [first, second] = asked;
  if (!first) return undefined;
  if (second) throw new UsageProblem(`Name one of --${first[0]} and --${second[0]}.`);
  const [name, task] = first;
  const path = args.text(name) ?? '';
  if (path === '-') throw new UsageProblem(`--${name} needs the name of a file.`);
  const place = task === 'compare' ? path : outputPlace(path, `--${name}`, checked);
  return new Ratchet(place, task, task === 'write' && !existsSync(path) ? new Map() : baselineAt(path));
}

function baselineAt(path: string): Baseline {
  const baseline = readBaseline(decoder.decode(readSideFile(path, LARGEST_TEXT)));
  if (!baseline) throw new FileProblem(path, 'This is no baseline; --write-baseline writes one.');
  return baseline;
}

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
    const { columns } = report.facts.table;
    const nameOf = (place: number) => columns.at(place)?.name ?? `column ${place + 1}`;
    const findings = report.findings.map(({ finding }) => finding);
    const key = this.#keyOf(report.file);
    const now = numbersOf(findings, nameOf);
    this.#found.set(key, now);
    const isAccepted = this.task === 'write';
    const worse = isAccepted ? [] : worseFindings(this.before.get(key), findings, nameOf);
    const shown = report.findings.flatMap((located) => {
      const finding = worse.find(
        ({ target, slug }) => target === located.finding.target && slug === located.finding.slug,
      );
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

  /** From the folder of the baseline, so that it holds wherever the repository lies. */
  #keyOf(file: string): string {
    const folder = realOf(dirname(this.place));
    const { file: whole } = splitPart(file);
    return relative(folder, realOf(whole)).replaceAll(sep, '/') + file.slice(whole.length);
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

function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
