// Makes the two bundles: client.js (the extension in VS Code) and quasi.js (language server and command line).
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const watch = process.argv.includes('--watch');

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'cjs',
  minify: !watch,
  keepNames: true,
  sourcemap: watch,
  outdir: 'dist',
  logLevel: 'warning',
  // The descriptions of the rules (shared/src/rules/description.ts).
  loader: { '.md': 'text' },
  // Some packages carry a UMD build that esbuild would take first and that fails at load.
  mainFields: ['module', 'main'],
};

/** Who wants to know what is in them builds them too (scripts/notices.mjs). */
export const bundles = [
  { ...shared, entryPoints: { client: 'client/src/extension.ts' }, external: ['vscode'] },
  { ...shared, entryPoints: { quasi: 'server/src/main.ts' } },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (watch) for (const bundle of bundles) await (await context(bundle)).watch();
  else await Promise.all(bundles.map((bundle) => build(bundle)));
}
