/** `npm test`: packs the extension, runs every suite one after the other, and ends with a table and one line of counts. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pace } from '@quasi/shared/testing';
import { hosts } from './hosts/places.ts';
import { nodeTests, type Outcome, runBesideOthers, runPatiently, testFiles, tsx } from './runSuite.ts';
import { FEW_A_PROCESS, MANY_A_PROCESS, together } from './together.ts';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

interface NamedSuite {
  /** What selects it on the command line. */
  readonly name: string;
  readonly needsPackage: boolean;
  run(): Promise<Outcome>;
}

const filesOf = (folder: string) => testFiles(project, folder).map((file) => nodeTests([file]));

const suites: readonly NamedSuite[] = [
  {
    name: 'unit',
    needsPackage: false,
    run: () => runBesideOthers(project, { title: 'unit', args: unitTests() }),
  },
  {
    name: 'timing',
    needsPackage: false,
    run: () => runPatiently(project, { title: 'timing', parts: filesOf('test/timing') }),
  },
  ...hosts.flatMap((host) =>
    ['folder', 'vsix'].map((form) => ({
      name: 'vscode',
      needsPackage: form === 'vsix',
      run: () =>
        runPatiently(project, {
          title: `VS Code ${host.vscode}, ${form === 'vsix' ? 'VSIX' : form}`,
          parts: [[...tsx, 'test/vscode/run.ts', host.name, form]],
        }),
    })),
  ),
  {
    name: 'walk',
    needsPackage: true,
    run: () => runPatiently(project, { title: 'walk', parts: filesOf('test/walk') }),
  },
  {
    name: 'neovim',
    needsPackage: false,
    run: () => runPatiently(project, { title: 'Neovim', parts: filesOf('test/neovim') }),
  },
];

function unitTests(): string[] {
  const files = [
    ...testFiles(project, 'test/detectors', 'test/golden', 'test/server'),
    ...together(project, 'command', testFiles(project, 'test/unit'), FEW_A_PROCESS),
    ...together(project, 'source', testFiles(project, 'reproduce', 'server/src', 'shared/src'), MANY_A_PROCESS),
  ];
  // Left to itself, Node leaves one processor idle.
  return nodeTests(files, `--test-concurrency=${availableParallelism()}`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const names = [...new Set(suites.map(({ name }) => name))];
  console.error(`There is no suite "${unknown.join('", "')}"; the suites are ${names.join(', ')}.`);
  process.exit(2);
}
const selected = wanted.length > 0 ? suites.filter(({ name }) => wanted.includes(name)) : suites;

if (selected.some(({ needsPackage }) => needsPackage)) {
  const { status } = spawnSync('npm', ['run', '--silent', 'package'], { cwd: project, stdio: 'inherit' });
  if (status !== 0) {
    console.error('The extension cannot be packed; without it nothing is tested.');
    process.exit(1);
  }
}

console.log(`Plain work takes ${pace().toFixed(1)} times as long here as where limits of time are stated for.`);
const outcomes: Outcome[] = [];
for (const { run } of selected) outcomes.push(await run());

const width = Math.max(...outcomes.map(({ title }) => title.length));
const row = (title: string, ...cells: readonly string[]): string =>
  title.padEnd(width) + cells.map((cell) => cell.padStart(9)).join('');
console.log(`\n${row('suite', 'passed', 'failed', 'seconds')}`);
for (const { title, passed, failed, seconds } of outcomes) {
  console.log(row(title, String(passed), String(failed), seconds.toFixed(1)));
}
const passed = outcomes.reduce((sum, each) => sum + each.passed, 0);
const failed = outcomes.reduce((sum, each) => sum + each.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
