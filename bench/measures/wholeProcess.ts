/** Row 21 and the comparison of whole processes: the command checking a file, against DuckDB loading it; time and memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rules } from '@quasi/shared/rules';
import { dataFile } from '../generate.ts';
import { milliseconds } from '../results.ts';
import type { Measure } from './measure.ts';

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const command = place('../../bin/quasi.mjs');
const duckdb = place('../peers/loadWithDuckdb.mjs');
const megabyte = 1_000_000;
const rounds = 5;

interface Usage {
  readonly wall: number;
  readonly cpu: number;
  /** Bytes. */
  readonly peak: number;
}

export const wholeProcess: Measure = {
  rows: ['21', 'whole'],
  async *run(sizes) {
    for (const size of sizes) {
      const file = dataFile(size);
      const { ours, peer } = await inTurns(file);
      const least = (usages: Usage[], name: keyof Usage) => Math.min(...usages.map((usage) => usage[name]));
      const large = size === '1M';
      yield {
        row: 'whole',
        measure: 'quasi check : DuckDB load, whole processes',
        size,
        ours: milliseconds(least(ours, 'wall')),
        peer: milliseconds(least(peer, 'wall')),
        ratio: least(ours, 'wall') / least(peer, 'wall'),
        cpuRatio: least(ours, 'cpu') / least(peer, 'cpu'),
        ...(large ? { target: { atMost: 3 } } : {}),
      };
      const [peak, bytes] = [Math.max(...ours.map((usage) => usage.peak)), statSync(file).size];
      yield {
        row: '21',
        measure: 'quasi check, peak memory : file size',
        size,
        ours: `${(peak / megabyte).toFixed(0)} MB`,
        peer: `${(bytes / megabyte).toFixed(1)} MB`,
        ratio: peak / bytes,
        // A resident 600 MB at most, which is closer than twice the floor of 5. A small file's share is Node's own.
        ...(large ? { target: { atMost: 5 } } : {}),
      };
    }
  },
};

async function inTurns(file: string): Promise<{ ours: Usage[]; peer: Usage[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-bench-'));
  const config = join(folder, 'quasi.json');
  writeFileSync(config, JSON.stringify(onlyClasses()));
  const [ours, peer]: [Usage[], Usage[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(await runProcess([command, 'check', file, '--config', config, '--fail-on', 'never']));
    peer.push(await runProcess([duckdb, file]));
  }
  rmSync(folder, { recursive: true });
  return { ours, peer };
}

/** Turns off what compares columns with each other: DuckDB's load is measured against reading and classes. */
function onlyClasses() {
  const off = rules.filter(({ needs, gainsFromInsight }) => needs === 'insight' || gainsFromInsight);
  return { rules: Object.fromEntries(off.map(({ slug }) => [slug, 'off'])) };
}

async function runProcess(parameters: readonly string[]): Promise<Usage> {
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
