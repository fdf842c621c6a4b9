/** The baselines of a run of `quasi check`: the one that an option names, or else for each file the one that its settings name. */
import { existsSync } from 'node:fs';
import type { Settings } from '@quasi/shared/config';
import { baselineAt, FileProblem } from '../../files/index.ts';
import type { Arguments } from '../arguments.ts';
import type { FileReport } from '../emitters/emitter.ts';
import { UsageProblem } from '../problems.ts';
import { outputPlace } from '../writing/outputPlace.ts';
import { Ratchet, type Task } from './ratchet.ts';

export const baselineOptions = {
  '--baseline FILE': 'report only what is worse than in this baseline',
  '--write-baseline FILE': 'accept what is found today: write it as a baseline',
  '--update-baseline FILE': 'as --baseline, and lower its numbers to what is better now; it never accepts more',
};

export interface Ratchets {
  /** The report without what is no worse than in the baseline of its file. */
  apply(report: FileReport, settings: Settings): FileReport;
  /** Says what was held back, and writes what is to be written. Returns why baselines that settings name could not be read. */
  end(): Promise<readonly FileProblem[]>;
}

/** `checked`: the files of this run; none of them may be the baseline. */
export function ratchetsFor(args: Arguments, checked: readonly string[]): Ratchets {
  const asked = ratchetOf(args, checked);
  return asked
    ? { apply: (report) => asked.apply(report), end: () => asked.end().then(() => []) }
    : ratchetsBySettings();
}

function ratchetsBySettings(): Ratchets {
  const known = new Map<string, Ratchet | FileProblem>();
  return {
    apply(report, { baseline }) {
      if (baseline === undefined) return report;
      const found = known.get(baseline) ?? comparing(baseline);
      known.set(baseline, found);
      return found instanceof Ratchet ? found.apply(report) : report;
    },
    async end() {
      const problems: FileProblem[] = [];
      for (const each of known.values()) {
        if (each instanceof Ratchet) await each.end();
        else problems.push(each);
      }
      return problems;
    },
  };
}

function ratchetOf(args: Arguments, checked: readonly string[]): Ratchet | undefined {
  const tasks: readonly (readonly [option: string, Task])[] = [
    ['baseline', 'compare'],
    ['write-baseline', 'write'],
    ['update-baseline', 'update'],
  ];
  const [first, second] = tasks.filter(([option]) => args.has(option));
  if (!first) return undefined;
  if (second) throw new UsageProblem(`Name one of --${first[0]} and --${second[0]}.`);
  const [option, task] = first;
  const path = args.text(option) ?? '';
  if (path === '-') throw new UsageProblem(`--${option} needs the name of a file.`);
  const place = task === 'compare' ? path : outputPlace(path, `--${option}`, checked);
  return new Ratchet(place, task, task === 'write' && !existsSync(path) ? new Map() : baselineAt(path));
}

function comparing(place: string): Ratchet | FileProblem {
  try {
    return new Ratchet(place, 'compare', baselineAt(place));
  } catch (error) {
    if (error instanceof FileProblem) return error;
    throw error;
  }
}
