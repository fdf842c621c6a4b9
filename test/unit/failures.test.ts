/** A property that fails is told from a test that something else may have kept waiting: only the latter is run again. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type Failure, failuresOf } from '../failures.ts';
import { nodeTests, type Outcome, tsx } from '../runSuite.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const artifacts = join(project, 'test', 'artifacts');
mkdirSync(artifacts, { recursive: true });
const folder = mkdtempSync(join(artifacts, 'failures-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Its path, relative to the project. */
function written(name: string, ...tests: readonly string[]): string {
  const imports = ["import fc from 'fast-check';", "import { existsSync, writeFileSync } from 'node:fs';"];
  writeFileSync(join(folder, name), [...imports, "import { test } from 'node:test';", ...tests].join('\n'));
  return relative(project, join(folder, name));
}

/** What a program prints; the tests that it runs are told to us, not to the runner of this file. */
function printed(args: readonly string[]): string {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  return spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env }).stdout;
}

function besideOthers(files: readonly string[]): Outcome {
  const suite = JSON.stringify({ title: 'tests of tests', args: nodeTests(files) });
  const run = `const outcome = await runBesideOthers(process.cwd(), ${suite}); console.log(JSON.stringify(outcome));`;
  const code = `import { runBesideOthers } from './test/runSuite.ts'; ${run}`;
  return JSON.parse(
    printed([...tsx, '--input-type=module', '-e', code])
      .trim()
      .split('\n')
      .at(-1) ?? '',
  );
}

const fine = "test('fine', () => {});";
const wrong = "test('wrong', () => { throw new Error('test at nothing.ts:1:1'); });";
const drawn = "test('drawn', () => fc.assert(fc.property(fc.nat(), (n) => n < 0)));";
/** Fails the first time. */
const once = (mark: string) =>
  `test('once', () => { if (existsSync('${mark}')) return; writeFileSync('${mark}', ''); throw new Error('busy'); });`;

test('each failure is told with its file, and whether it was drawn at random', () => {
  const files = [
    written('one.test.ts', fine, wrong),
    written('two.test.ts', drawn, wrong),
    written('three.test.ts', fine),
  ];
  const expected: Failure[] = [
    { file: files[0], isDrawn: false },
    { file: files[1], isDrawn: true },
    { file: files[1], isDrawn: false },
  ];
  const byName = (one: Failure, other: Failure) => one.file.localeCompare(other.file);
  assert.deepEqual(failuresOf(printed(nodeTests(files))).toSorted(byName), expected.toSorted(byName));
  assert.deepEqual(failuresOf('ℹ fail 0\n'), []);
});

test('what fails beside others is run once more by itself, but a property has failed', () => {
  const mark = join(folder, 'mark');
  const first = besideOthers([written('busy.test.ts', fine, once(mark)), written('never.test.ts', fine, wrong)]);
  assert.deepEqual([first.passed, first.failed], [3, 1]);
  rmSync(mark);
  const second = besideOthers([written('busyToo.test.ts', fine, once(mark), drawn)]);
  assert.deepEqual([second.passed, second.failed], [1, 2]);
});
