/** Row 21 and the comparison of whole processes: the command checking a file, against DuckDB loading it; time and memory. */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules } from '@quasi/shared/rules';
import { dataFile } from '../generate.ts';
import { milliseconds } from '../results.ts';
import type { Measure } from './measure.ts';
import { command, least, megabyte, most, place, runProcess, type Usage } from './runProcess.ts';

const duckdb = place('../peers/loadWithDuckdb.mjs');
const rounds = 5;

export const wholeProcess: Measure = {
  rows: ['21', 'whole'],
  async *run(sizes) {
    for (const size of sizes) {
      const file = dataFile(size);
      const { ours, peer } = await inTurns(file);
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
      const [peak, bytes] = [most(ours, 'peak'), statSync(file).size];
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
