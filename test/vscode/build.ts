/** Bundles the suite into dist/test-vscode/, where the extension host loads it, and packs what is installed beside the extension. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { runToEnd } from '../hosts/process.ts';

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
    // They come from the host's side.
    external: ['vscode', 'mocha'],
    mainFields: ['module', 'main'],
    sourcemap: 'inline',
    logLevel: 'warning',
  });
}

/** The stand-in for Rainbow CSV, as a file that is installed as others are; where it is put decides whose colours are shown. */
export async function packRainbow(project: string): Promise<string> {
  const file = join(project, 'dist/rainbow.vsix');
  const vsce = join(project, 'node_modules/@vscode/vsce/vsce');
  const asItIs = ['--no-dependencies', '--allow-missing-repository', '--skip-license'];
  const cwd = join(project, 'test/vscode/rainbow');
  await runToEnd(process.execPath, [vsce, 'package', ...asItIs, '-o', file], { cwd });
  return file;
}
