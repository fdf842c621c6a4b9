// Makes client.js (the extension in VS Code), whatIf.js (in its reports), and quasi.mjs with its chunks (language server and command line).
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { pastIndexes } from './scripts/pastIndexes.mjs';

const watch = process.argv.includes('--watch');

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  // Names stay as they are: the log names places in the code.
  minifyWhitespace: !watch,
  minifySyntax: !watch,
  sourcemap: watch,
  outdir: 'dist',
  logLevel: 'warning',
  // The descriptions of the rules (shared/src/rules/description.ts).
  loader: { '.md': 'text' },
  // Some packages carry a UMD build that esbuild would take first and that fails at load.
  mainFields: ['module', 'main'],
  // Of these packages Node is given a build in the older form, which is all worked through at the start.
  alias: { yaml: './node_modules/yaml/browser/index.js', 'stdnum/lib/cjs': 'stdnum/lib/esm' },
};

/** Who wants to know what is in them builds them too (scripts/notices.mjs). */
export const bundles = [
  {
    ...shared,
    entryPoints: { client: 'client/src/extension.ts' },
    external: ['vscode'],
    format: 'cjs',
    // A window reads it whole before anything is shown; short names take a third of it away, and functions still say theirs in a stack.
    minifyIdentifiers: !watch,
    keepNames: true,
  },
  // Runs in the page of a report.
  { ...shared, entryPoints: { whatIf: 'client/webview/whatIf.ts' }, platform: 'browser', format: 'iife' },
  {
    ...shared,
    entryPoints: { quasi: 'server/src/main.ts' },
    // Installed where their engine is wanted.
    external: ['@duckdb/node-api', '@clickhouse/client', 'pg'],
    // What a command does not use it does not load: whatever is imported when needed is a chunk of its own.
    format: 'esm',
    splitting: true,
    plugins: [pastIndexes],
    outExtension: { '.js': '.mjs' },
    chunkNames: 'quasi-[name]-[hash]',
    // Packages in the older form ask for Node's modules by `require`.
    banner: { js: "import{createRequire as requireOf}from'node:module';const require=requireOf(import.meta.url);" },
  },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Chunks are named by what is in them: those of an earlier build would stay.
  for (const name of existsSync('dist') ? readdirSync('dist') : [])
    if (/^quasi-.*\.mjs$/.test(name)) rmSync(`dist/${name}`);
  // What is no program lies beside them (server/src/readers/sqlite/engine.ts).
  mkdirSync('dist', { recursive: true });
  copyFileSync('node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm', 'dist/sqlite3.wasm');
  if (watch) for (const bundle of bundles) await (await context(bundle)).watch();
  else await Promise.all(bundles.map((bundle) => build(bundle)));
}
