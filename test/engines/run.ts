/**
 * `npm run engines`: starts real servers (three of ClickHouse, one of PostgreSQL), holds all engines against each other, and does what goes
 * wrong with servers. What it needs is installed in a folder of its own, on which the product does not depend.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { installPrograms, POSTGRES } from '../hosts/programs.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const servers = join(here, 'servers');
const SCALE = '--scale';

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (process.env['QUASI_NO_ENGINES'] === '1') {
    console.log('Engines are left out (QUASI_NO_ENGINES=1).');
    return 0;
  }
  try {
    await installPrograms([POSTGRES]);
    if (!existsSync(join(servers, 'node_modules/@chdb/lib-linux-x64-gnu'))) {
      const install = ['install', '--no-package-lock', '--no-audit', '--no-fund'];
      execFileSync('npm', install, { cwd: servers, stdio: ['ignore', 'ignore', 'inherit'] });
    }
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    console.log('The engines cannot be installed here; QUASI_NO_ENGINES=1 leaves them out.\n0 passed, 1 failed');
    return 1;
  }
  const name = args[0] === SCALE ? 'scale' : 'suite';
  // Beside the packages, where imports of them lead there.
  const program = join(servers, `node_modules/.cache/${name}.mjs`);
  buildSync({
    entryPoints: [join(here, `${name}.ts`)],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    loader: { '.md': 'text' },
    mainFields: ['module', 'main'],
    external: ['@duckdb/node-api', '@clickhouse/client', 'pg'],
    banner: { js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);" },
  });
  return (
    spawnSync(process.execPath, [program, ...args], {
      stdio: 'inherit',
      env: { ...process.env, QUASI_SERVERS: servers, QUASI_PROJECT: join(here, '../..') },
    }).status ?? 1
  );
}

process.exitCode = await main();
