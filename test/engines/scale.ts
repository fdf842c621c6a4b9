/**
 * `npm run engines -- --scale 1,5,25`: how long `check` takes and how much memory, by engine and millions of rows, each time in a process
 * of its own; and whether all engines say the same. Writes what was measured beside this file, and `docs/scale.md` of all that is there.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ClickhouseCluster, type ClickhouseNode, run, startCluster } from './clickhouseCluster.ts';
import { csvOf } from './hardTable.ts';
import { assertSame, assertSameCheck, checked, type Outcome, outcomeOf } from './outcome.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';
import { type Measured, writeScalePage } from './scalePage.ts';
import { censusTable, writeScaleTable } from './scaleTable.ts';

const servers = process.env['QUASI_SERVERS'] ?? '';
const MEGABYTE = 2 ** 20;
const FILES = 20;

/** Measured in a process of its own. */
interface Task {
  readonly operand: string;
  readonly engine: string | undefined;
  readonly memory: number | undefined;
  /** Beside `check` also `measure` and `statistics`, with these options. */
  readonly options: Readonly<Record<string, string>> | undefined;
}

interface Answer extends Pick<Measured, 'seconds' | 'peak'> {
  readonly outcome: Outcome;
}

/** By the number of millions, how far each engine goes: a table in this process takes as much memory as its text. */
const contenders = [
  { name: 'embedded', most: 5 },
  { name: 'DuckDB, 600 MB', most: Number.POSITIVE_INFINITY },
  { name: 'PostgreSQL', most: 5 },
  { name: 'ClickHouse, 3 servers', most: Number.POSITIVE_INFINITY },
] as const;

async function inOwnProcess({ operand, engine, memory, options }: Task): Promise<Answer> {
  const counting = { engine, memory };
  const begin = performance.now();
  const check = await checked(operand, counting);
  const seconds = (performance.now() - begin) / 1000;
  const peak = peakOf('self');
  const outcome = options ? await outcomeOf(operand, counting, options) : { check, measure: {}, statistics: {} };
  return { seconds, peak, outcome };
}

/** Bytes that a process had in memory at its highest. */
function peakOf(id: number | 'self'): number {
  return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
}

function answerOf(task: Task, folder: string): Answer {
  const path = join(folder, 'answer.json');
  rmSync(path, { force: true });
  const args = [process.argv[1] as string, '--one', JSON.stringify({ ...task, path })];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, TMPDIR: folder } });
  if (status !== 0) throw new Error(`${task.operand} could not be checked.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

interface Places {
  readonly folder: string;
  readonly postgres: PostgresServer;
  readonly cluster: ClickhouseCluster;
}

/** Of a folder of files, one table: by the name of the engine what is checked. */
async function tasksFor(name: string, paths: readonly string[], names: readonly string[], places: Places) {
  const { postgres, cluster } = places;
  const [first] = cluster.nodes as [ClickhouseNode];
  const columns = names.map((column) => `"${column}" text`).join(', ');
  const types = names.map((column) => `\`${column}\` Nullable(String)`).join(', ');
  for (const node of cluster.nodes)
    await run(node, `CREATE TABLE ${name} (${types}) ENGINE = MergeTree ORDER BY tuple()`);
  await run(first, `CREATE TABLE ${name}_all AS ${name} ENGINE = Distributed(three, default, ${name})`);
  for (const [i, path] of paths.entries()) await insert(cluster.nodes[i % 3] as ClickhouseNode, name, path);
  return {
    load() {
      const copies = paths.map((path) => `\\copy ${name} from '${path}' with (format csv, header)`);
      postgres.psql([`CREATE TABLE ${name} (${columns})`, ...copies]);
    },
    postgres: `postgres://quasi:${postgres.password}@127.0.0.1:${postgres.port}/postgres/public.${name}`,
    clickhouse: `clickhouse://reader:s3cret@127.0.0.1:${first.http}/default.${name}_all`,
  };
}

async function insert({ http }: ClickhouseNode, name: string, path: string): Promise<void> {
  const address = `http://127.0.0.1:${http}/?query=${encodeURIComponent(`INSERT INTO ${name} FORMAT CSVWithNames`)}`;
  const sent = { method: 'POST', body: createReadStream(path), duplex: 'half' };
  const answer = await fetch(address, sent as unknown as RequestInit);
  if (!answer.ok) throw new Error(await answer.text());
}

/** What an engine took is written down at once: a size may take an hour. */
async function measureAt(millions: number, places: Places): Promise<void> {
  const folder = join(places.folder, `rows${millions}`);
  const paths = writeScaleTable(folder, millions * 1e6, FILES);
  const header = readFileSync(paths[0] as string)
    .subarray(0, 500)
    .toString()
    .split('\n')[0] as string;
  const tables = await tasksFor(`rows${millions * 1e6}`, paths, header.split(','), places);
  let here: Outcome | undefined;
  for (const { name } of contenders.filter((one) => millions <= one.most)) {
    if (name === 'PostgreSQL') tables.load();
    const operands = { PostgreSQL: tables.postgres, 'ClickHouse, 3 servers': tables.clickhouse };
    const operand =
      name in operands
        ? operands[name as keyof typeof operands]
        : name === 'embedded'
          ? oneFile(folder, paths)
          : folder;
    const engine = name === 'embedded' ? 'embedded' : name.startsWith('DuckDB') ? 'duckdb' : undefined;
    const answer = answerOf({ operand, engine, memory: 600 * MEGABYTE, options: undefined }, places.folder);
    const ofServers = name.startsWith('ClickHouse')
      ? places.cluster.nodes.map(({ process: { pid = 0 } }) => peakOf(pid))
      : [];
    if (here) assertSameCheck(here.check, answer.outcome.check);
    here ??= answer.outcome;
    const one = {
      engine: name,
      rows: millions * 1e6,
      seconds: answer.seconds,
      peak: answer.peak,
      servers: Math.max(0, ...ofServers),
    };
    console.log(`ok ${name}, ${millions} M rows: ${one.seconds.toFixed(0)} s, ${Math.round(one.peak / MEGABYTE)} MB`);
    writeScalePage([one]);
  }
  rmSync(folder, { recursive: true });
}

/** The same rows in one file, for the engine that reads one. */
function oneFile(folder: string, paths: readonly string[]): string {
  const whole = `${folder}.csv`;
  const [first = '', ...others] = paths.map((path) => readFileSync(path, 'utf8'));
  writeFileSync(whole, [first, ...others.map((text) => text.slice(text.indexOf('\n') + 1))].join(''));
  return whole;
}

/** Columns that depend on each other: whole outputs are held against each other, and no time is noted. */
async function compareCensus(places: Places): Promise<void> {
  const table = censusTable(200_000, 42);
  const path = join(places.folder, 'census.csv');
  writeFileSync(path, csvOf(table));
  const tables = await tasksFor('census', [path], table.names, places);
  tables.load();
  const options = { sensitive: 'answer_3', qi: 'sex,age,answer_1,answer_2' };
  const ask = (operand: string, engine: string | undefined) =>
    answerOf({ operand, engine, memory: 600 * MEGABYTE, options }, places.folder).outcome;
  const here = ask(path, 'embedded');
  for (const [name, operand] of [
    ['DuckDB', path],
    ['PostgreSQL', tables.postgres],
    ['ClickHouse', tables.clickhouse],
  ] as const) {
    assertSame(here, ask(operand, name === 'DuckDB' ? 'duckdb' : undefined));
    console.log(`ok census of 200,000 × 42: ${name} as embedded`);
  }
}

async function main(): Promise<void> {
  const [sort, asked = '1,5,25'] = process.argv.slice(2);
  if (sort === '--one') {
    const { path, ...task } = JSON.parse(asked) as Task & { path: string };
    writeFileSync(path, JSON.stringify(await inOwnProcess(task)));
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'quasi-scale-'));
  const postgres = await startPostgres(folder);
  const cluster = await startCluster(servers, folder);
  const stop = async () => {
    await cluster.stop();
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)));
  try {
    const places = { folder, postgres, cluster };
    for (const millions of asked.split(',')) {
      if (millions === 'census') await compareCensus(places);
      else await measureAt(Number(millions), places);
    }
  } finally {
    await stop();
  }
}

void main();
