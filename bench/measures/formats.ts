/** Files that are no text, checked by whole processes: Parquet against the same table as CSV, a workbook against a limit of time. */
import { existsSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';
import { dataFile } from '../generate.ts';
import { workbookOf } from '../generator/workbook.ts';
import { milliseconds, type Result } from '../results.ts';
import type { Measure } from './measure.ts';
import { command, least, megabyte, most, runProcess, type Usage } from './runProcess.ts';

const ROUNDS = 3;
const MOST_MEMORY = 600 * megabyte;
const MOST_MILLISECONDS_OF_WORKBOOK = 8000;

export const formats: Measure = {
  rows: ['parquet', 'xlsx'],
  async *run(sizes) {
    if (sizes.includes('1M')) yield* parquet();
    yield* workbook();
  },
};

const check = (file: string) => runProcess([command, 'check', file, '--fail-on', 'never']);

async function* parquet(): AsyncGenerator<Result> {
  const csv = dataFile('1M');
  const file = await asParquet(csv);
  const [ours, peer]: [Usage[], Usage[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await check(file));
    peer.push(await check(csv));
  }
  yield {
    row: 'parquet',
    measure: 'quasi check of Parquet : of CSV',
    size: '1M',
    ours: milliseconds(least(ours, 'wall')),
    peer: milliseconds(least(peer, 'wall')),
    ratio: least(ours, 'wall') / least(peer, 'wall'),
    cpuRatio: least(ours, 'cpu') / least(peer, 'cpu'),
    target: { atMost: 1.3 },
  };
  yield memory('parquet', 'quasi check of Parquet, peak memory : limit', '1M', ours);
}

async function* workbook(): AsyncGenerator<Result> {
  const file = workbookOf(dataFile('100k'));
  const ours: Usage[] = [];
  for (let round = 0; round < ROUNDS; round++) ours.push(await check(file));
  yield {
    row: 'xlsx',
    measure: 'quasi check of XLSX, 10 columns : limit',
    size: '100k',
    ours: milliseconds(least(ours, 'wall')),
    peer: milliseconds(MOST_MILLISECONDS_OF_WORKBOOK),
    ratio: least(ours, 'wall') / MOST_MILLISECONDS_OF_WORKBOOK,
    target: { atMost: 1 },
  };
  yield memory('xlsx', 'quasi check of XLSX, peak memory : limit', '100k', ours);
}

function memory(row: string, measure: string, size: '100k' | '1M', usages: readonly Usage[]): Result {
  const peak = most(usages, 'peak');
  const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(0)} MB`;
  return {
    row,
    measure,
    size,
    ours: inMegabytes(peak),
    peer: inMegabytes(MOST_MEMORY),
    ratio: peak / MOST_MEMORY,
    target: { atMost: 1 },
  };
}

/** As DuckDB writes it, with all its types. */
async function asParquet(csv: string): Promise<string> {
  const file = csv.replace(/\.csv$/, '.parquet');
  if (existsSync(file)) return file;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  await connection.run(`COPY (FROM read_csv('${csv}', header = true)) TO '${file}' (FORMAT parquet)`);
  connection.closeSync();
  return file;
}
