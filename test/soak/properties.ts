/** All property tests with other draws each round, and as many as each property is worth. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bundleTests } from '../bundles.ts';
import { project } from '../runAll.ts';
import { testFiles } from '../runSuite.ts';
import { MOST_FINDINGS, type SoakPart } from './part.ts';

/** The seeds of fast-check are 32 bits with a sign. */
const SEEDS = 2 ** 31;
const STOP_MILLISECONDS = 5000;

export const properties: SoakPart = {
  name: 'properties',
  share: 0.4,
  async run(seed, end) {
    const all = testFiles(project, 'shared/src', 'server/src', 'test/server', 'test/unit', 'test/detectors');
    const drawing = all.filter((file) => readFileSync(join(project, file), 'utf8').match(/fc\.assert\(|drawn\(/));
    const programs = await bundleTests(project, drawing, 'dist/soak');
    const findings: string[] = [];
    let rounds = 0;
    let tests = 0;
    while (performance.now() < end && findings.length < MOST_FINDINGS) {
      const own = (seed + rounds) % SEEDS;
      const { passed, failures } = await runRound(programs, own, end);
      tests += passed + failures.length;
      findings.push(...failures.map((name) => `${name} (QUASI_SEED=${own} QUASI_DRAWS=1)`));
      rounds++;
    }
    return { tried: `${rounds} rounds over ${drawing.length} files, ${tests} tests`, findings };
  },
};

/** Stopped at the end of the time, with what has come by then. */
async function runRound(programs: readonly string[], seed: number, end: number) {
  const args = [
    '--enable-source-maps',
    '--test',
    '--test-reporter=spec',
    `--test-concurrency=${availableParallelism()}`,
  ];
  const child = spawn(process.execPath, [...args, ...programs], {
    cwd: project,
    env: { ...process.env, QUASI_SEED: String(seed), QUASI_DRAWS: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data;
  });
  let isStopped = false;
  const timer = setTimeout(
    () => {
      isStopped = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), STOP_MILLISECONDS).unref();
    },
    Math.max(0, end - performance.now()),
  );
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  const text = stripVTControlCharacters(output);
  const told = (isStopped ? text : text.slice(0, text.lastIndexOf('failing tests:'))).split('\n');
  const lines = (mark: string) => told.filter((line) => line.startsWith(`  ${mark} `));
  return {
    passed: lines('✔').length,
    failures: lines('✖').map((line) =>
      line
        .trim()
        .slice(2)
        .replace(/ \([\d.]+ms\)$/, ''),
    ),
  };
}
