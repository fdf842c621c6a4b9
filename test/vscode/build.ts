/** Bundles the suite into dist/test-vscode/, where the extension host loads it; mocha and the VS Code API come from the host's side. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

export const suiteEntry = 'dist/test-vscode/index.js';

export async function buildSuite(project: string): Promise<void> {
  const folder = join(project, 'test/vscode/suite');
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  await build({
    entryPoints: ['index.ts', ...tests].map((name) => join(folder, name)),
    outdir: join(project, 'dist/test-vscode'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['vscode', 'mocha'],
    mainFields: ['module', 'main'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
}
