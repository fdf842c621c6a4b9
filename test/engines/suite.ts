/** All that is tested on real engines, in one process: servers start, tables are loaded, tests run, and all is stopped again. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './clickhouseCluster.ts';
import { conformance } from './conformance.ts';
import { faults } from './faults.ts';
import { startPostgres } from './postgresServer.ts';
import { savedTables } from './savedTables.ts';
import { sqlAsText } from './sqlAsText.ts';
import { typedColumns } from './typed.ts';

/** The folder of the servers, from `run.ts`. */
const servers = process.env['QUASI_SERVERS'] ?? '';
/** Parts of names; without any all tests run. */
const wanted = process.argv.slice(2);

const told = { passed: 0, failed: 0 };

async function test(name: string, body: () => Promise<void>): Promise<void> {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) return;
  const begin = performance.now();
  try {
    await body();
    told.passed++;
    console.log(`ok ${name} (${((performance.now() - begin) / 1000).toFixed(1)} s)`);
  } catch (error) {
    told.failed++;
    console.log(`not ok ${name}\n${error instanceof Error ? error.stack : error}`);
  }
}

/** A server that outlived the tests would be there still tomorrow. */
function onEnd(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'quasi-engines-'));
  chmodSync(folder, 0o755);
  const started: { stop(): unknown }[] = [];
  const start = async <T extends { stop(): unknown }>(server: Promise<T>): Promise<T> => {
    started.push(await server);
    return server;
  };
  const stop = async () => {
    for (const server of started.splice(0)) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  onEnd(stop);
  try {
    const postgres = await start(startPostgres(folder));
    const cluster = await start(startCluster(servers, folder));
    await conformance(test, { folder, postgres, cluster });
    await savedTables(test, { folder, postgres, cluster }, servers);
    await typedColumns(test, { folder, postgres, cluster });
    await sqlAsText(test);
    await faults(test, { folder, postgres, cluster });
  } catch (error) {
    told.failed++;
    console.log(`not ok: ${error instanceof Error ? error.stack : error}`);
  } finally {
    await stop();
  }
  console.log(`${told.passed} passed, ${told.failed} failed`);
  process.exit(told.failed > 0 ? 1 : 0);
}

void main();
