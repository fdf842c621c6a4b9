/** Runs a suite as a process of its own and counts its tests, whether Node's runner or the VS Code runner reports them. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Suite {
  readonly title: string;
  /** For Node, and with all the paths relative to the project. */
  readonly args: readonly string[];
}

/** A suite whose tests look at a clock or at a screen. */
export interface BusySuite {
  readonly title: string;
  /** Each is a program, or a test file, by itself. */
  readonly parts: readonly (readonly string[])[];
}

export interface Outcome {
  readonly title: string;
  readonly passed: number;
  /** Skipped tests are among them: a test that cannot run here has failed here. */
  readonly failed: number;
  /** How often a part was run again after a failure. */
  readonly secondTries: number;
  readonly seconds: number;
}

export const tsx = ['--import', 'tsx'];

/** The test files under the folders that exist, relative to the project. */
export function testFiles(project: string, ...folders: readonly string[]): string[] {
  return folders
    .filter((folder) => existsSync(join(project, folder)))
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .sort();
}

/** Node's runner on these files; nothing if there is none, as it would then look for tests itself. */
export function nodeTests(files: readonly string[], ...more: readonly string[]): string[] {
  return files.length > 0 ? [...tsx, '--test', '--test-reporter=spec', ...more, ...files] : [];
}

const MOST_TIMES = 3;

/**
 * The parts one after the other, as what is measured needs the machine for itself. A part that fails is run again: something else may
 * have kept the machine busy. What fails each time has failed. For no other sort of test, as one failure in three would then pass.
 */
export async function runPatiently(project: string, { title, parts }: BusySuite): Promise<Outcome> {
  let whole: Outcome = { title, passed: 0, failed: 0, secondTries: 0, seconds: 0 };
  for (const args of parts) {
    const name = parts.length > 1 ? `${title}: ${args.at(-1)}` : title;
    let last = await runSuite(project, { title: name, args });
    let { seconds } = last;
    let tries = 1;
    for (; tries < MOST_TIMES && last.failed > 0; tries++) {
      console.log(`\nThis runs again, in case something else kept the machine busy.`);
      last = await runSuite(project, { title: name, args });
      seconds += last.seconds;
    }
    whole = {
      title,
      passed: whole.passed + last.passed,
      failed: whole.failed + last.failed,
      secondTries: whole.secondTries + tries - 1,
      seconds: whole.seconds + seconds,
    };
  }
  return whole;
}

export async function runSuite(project: string, { title, args }: Suite): Promise<Outcome> {
  console.log(`\n── ${title}`);
  if (args.length === 0) {
    console.log('It has no tests.');
    return { title, passed: 0, failed: 1, secondTries: 0, seconds: 0 };
  }
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data;
    process.stdout.write(data);
  });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
  const { passed, failed } = countTests(stripVTControlCharacters(output));
  // A process that fails without naming a test, or that runs none, has failed as a whole.
  const isFailedAsWhole = failed === 0 && (code !== 0 || passed === 0);
  const seconds = (performance.now() - start) / 1000;
  return { title, passed, failed: isFailedAsWhole ? 1 : failed, secondTries: 0, seconds };
}

function countTests(output: string): { passed: number; failed: number } {
  const line = /^(\d+) passed, (\d+) failed$/m.exec(output);
  if (line) return { passed: Number(line[1]), failed: Number(line[2]) };
  const sumOf = (word: string): number => {
    const counts = [...output.matchAll(new RegExp(`^ℹ ${word} (\\d+)$`, 'gm'))];
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  };
  return { passed: sumOf('pass'), failed: sumOf('fail') + sumOf('cancelled') + sumOf('skipped') };
}
