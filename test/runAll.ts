/** Runs suites one after the other, and ends with a table and one line of counts. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pace } from '@quasi/shared/testing';
import { installHost } from './hosts/install.ts';
import type { Host } from './hosts/places.ts';
import { type Outcome, runPatiently, tsx } from './runSuite.ts';

export const project = dirname(dirname(fileURLToPath(import.meta.url)));

export interface NamedSuite {
  /** What selects it on the command line. */
  readonly name: string;
  readonly needsPackage: boolean;
  run(): Promise<Outcome>;
}

/** Of the tests in VS Code: all, those that lean on the editor, or one half of the files. */
type Part = 'all' | 'part' | 'odd' | 'even';

const partNames: Readonly<Record<Part, string>> = {
  all: '',
  part: ', a part',
  odd: ', one half',
  even: ', other half',
};

let installing: Promise<unknown> = Promise.resolve();

/** One after the other: two at once would take each other's folder. A window says itself why its host is not there. */
function installed(host: Host): Promise<unknown> {
  installing = installing.then(() => installHost(host)).catch(() => undefined);
  return installing;
}

/** A real VS Code with the extension as it is developed, or as it ships. */
export const inVscode = (host: Host, form: 'folder' | 'vsix', part: Part = 'all'): NamedSuite => ({
  name: 'vscode',
  needsPackage: form === 'vsix',
  run: async () => {
    await installed(host);
    return runPatiently(project, {
      title: `VS Code ${host.vscode}, ${form === 'vsix' ? 'VSIX' : form}${partNames[part]}`,
      parts: [[...tsx, 'test/vscode/run.ts', host.name, form, part]],
    });
  },
});

/**
 * Those named on the command line, or all, group after group; the process then has the exit code. The suites of a group run at once, as a window
 * waits for itself more than it works: nothing in them may be timed.
 */
export async function runAll(...groups: readonly (readonly NamedSuite[])[]): Promise<void> {
  const suites = groups.flat();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const names = [...new Set(suites.map(({ name }) => name))];
    console.error(`There is no suite "${unknown.join('", "')}"; the suites are ${names.join(', ')}.`);
    process.exit(2);
  }
  const isSelected = ({ name }: NamedSuite) => wanted.length === 0 || wanted.includes(name);

  if (suites.some((suite) => suite.needsPackage && isSelected(suite))) {
    const { status } = spawnSync('npm', ['run', '--silent', 'package'], { cwd: project, stdio: 'inherit' });
    if (status !== 0) {
      console.error('The extension cannot be packed; without it nothing is tested.');
      process.exit(1);
    }
  }

  console.log(`Plain work takes ${pace().toFixed(1)} times as long here as where limits of time are stated for.`);
  const outcomes: Outcome[] = [];
  for (const group of groups) {
    outcomes.push(...(await Promise.all(group.filter(isSelected).map(({ run }) => run()))));
  }
  print(outcomes);
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

function print(outcomes: readonly Outcome[]): void {
  const width = Math.max(...outcomes.map(({ title }) => title.length));
  const row = (title: string, ...cells: readonly string[]): string =>
    title.padEnd(width) + cells.map((cell) => cell.padStart(14)).join('');
  console.log(`\n${row('suite', 'passed', 'failed', 'second tries', 'seconds')}`);
  for (const { title, passed, failed, secondTries, seconds } of outcomes) {
    console.log(row(title, String(passed), String(failed), String(secondTries), seconds.toFixed(1)));
  }
  const sum = (of: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}
