/** The action of GitHub: its step run as the runner would, with a stand-in for npx that runs the checkout. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'yaml';
import { project } from '../figures/quasi.ts';

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default: string }>>;
  readonly runs: {
    readonly using: string;
    readonly steps: readonly {
      readonly shell: string;
      readonly env: Readonly<Record<string, string>>;
      readonly run: string;
    }[];
  };
}
const action = parse(readFileSync(join(project, 'action.yml'), 'utf8')) as Action;
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

const folder = mkdtempSync(join(tmpdir(), 'quasi-action-'));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'bin'));
mkdirSync(join(folder, 'two words'));
const rows = Array.from({ length: 30 }, (_, i) => `Ada Keller,${20 + i},${'fm'[i % 2]},${8000 + i}`);
writeFileSync(join(folder, 'two words/people.csv'), ['full_name,age,sex,zip', ...rows, ''].join('\n'));
const standIn = [
  '#!/bin/sh',
  '[ "$1" = --yes ] || exit 9',
  'echo "$2" >> "$SEEN"',
  'shift 2',
  `exec "${process.execPath}" "${project}/bin/quasi.mjs" "$@"`,
  '',
];
writeFileSync(join(folder, 'bin/npx'), standIn.join('\n'), { mode: 0o755 });

function runWith(inputs: Readonly<Record<string, string>>) {
  const [step] = action.runs.steps;
  assert.ok(step && action.runs.steps.length === 1 && step.shell === 'bash');
  const filled = (text: string) =>
    text.replace(
      /\$\{\{ inputs\.(\w+) \}\}/g,
      (_, name: string) => inputs[name] ?? action.inputs[name]?.default ?? assert.fail(name),
    );
  assert.doesNotMatch(step.run, /\$\{\{/, 'an input in the text of a script would be run');
  const summary = join(folder, 'summary.md');
  writeFileSync(summary, '');
  const env = {
    ...Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, filled(value)])),
    PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
    SEEN: join(folder, 'seen'),
    GITHUB_WORKSPACE: folder,
    GITHUB_STEP_SUMMARY: summary,
  };
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, summary: readFileSync(summary, 'utf8') };
}

test('it fails on findings, annotates, and writes the summary of the step', () => {
  const { status, stdout, stderr, summary } = runWith({ paths: 'two words\n' });
  assert.equal(status, 1, stderr);
  assert.match(stdout, /^::warning file=two words\/people\.csv,/m);
  assert.match(summary, /\| file \| verdict \| findings \|/);
  assert.equal(readFileSync(join(folder, 'seen'), 'utf8').trim(), `quasi-lint@${version}`);
});

test('options are passed on, SARIF is written beside', () => {
  const { status, stderr } = runWith({ paths: 'two words', args: '--fail-on=never\n--k=3', sarif: 'out.sarif' });
  assert.equal(status, 0, stderr);
  assert.equal(JSON.parse(readFileSync(join(folder, 'out.sarif'), 'utf8')).version, '2.1.0');
});

test('nothing in an input is run', () => {
  const { stderr } = runWith({ paths: '$(touch forged); touch forged\n`touch forged`' });
  assert.doesNotMatch(stderr, /forged: command/);
  assert.throws(() => readFileSync(join(folder, 'forged')));
});
