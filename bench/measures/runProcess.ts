/** A program as a process of its own: its time from start to end, and what the system says it used. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Usage {
  readonly wall: number;
  readonly cpu: number;
  /** Bytes. */
  readonly peak: number;
}

export const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
export const command = place('../../bin/quasi.mjs');
export const megabyte = 1_000_000;

export async function runProcess(parameters: readonly string[]): Promise<Usage> {
  const report = join(tmpdir(), `quasi-bench-${process.pid}.json`);
  const before = performance.now();
  const child = spawn(process.execPath, ['--import', place('../usage.mjs'), ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, QUASI_BENCH_USAGE: report },
  });
  const [code] = await once(child, 'exit');
  const wall = performance.now() - before;
  if (code !== 0) throw new Error(`node ${parameters.join(' ')} ended with exit code ${code}.`);
  const usage = JSON.parse(readFileSync(report, 'utf8')) as Pick<Usage, 'cpu' | 'peak'>;
  rmSync(report);
  return { wall, ...usage };
}

export const least = (usages: readonly Usage[], name: keyof Usage) => Math.min(...usages.map((usage) => usage[name]));
export const most = (usages: readonly Usage[], name: keyof Usage) => Math.max(...usages.map((usage) => usage[name]));
