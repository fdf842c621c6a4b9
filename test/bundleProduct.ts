/** The command line and the language server bundled from the sources as they are, each into one file, for tests that load them into a thread or a process of theirs. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const project = fileURLToPath(new URL('..', import.meta.url));

/** Of the bundle: written out it would be taken for the place of this file (`ownPlaces` in bundles.ts). */
const ownPlace = ['import', 'meta', 'url'].join('.');

export const bundleCommand = (outfile: string): string => bundle('server/src/cli/run.ts', outfile);
export const bundleServer = (outfile: string): string => bundle('server/src/lsp.ts', outfile);

/** In `dist`, as the product finds the package's version from there. Returns the whole path. */
function bundle(entry: string, outfile: string): string {
  const place = join(project, outfile);
  buildSync({
    entryPoints: [join(project, entry)],
    outfile: place,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Packages in the older form ask for Node's modules by `require`.
    banner: { js: `import{createRequire as requireFrom}from'node:module';const require=requireFrom(${ownPlace});` },
    keepNames: true,
    loader: { '.md': 'text' },
    mainFields: ['module', 'main'],
    external: ['@duckdb/node-api', '@clickhouse/client', 'pg'],
    logLevel: 'warning',
  });
  return place;
}
