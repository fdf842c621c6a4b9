/** Bundles the suite into a folder of dist/test-vscode/, where the extension host loads it, and packs what is installed beside the extension. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { runToEnd } from '../hosts/process.ts';

/** `name`: of the folder it goes to, as two hosts may be built for at once. Returns what the host loads. */
export async function buildSuite(project: string, name: string): Promise<string> {
  const folder = join(project, 'test/vscode/suite');
  const outdir = join(project, 'dist/test-vscode', name);
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  await build({
    entryPoints: ['index.ts', ...tests].map((name) => join(folder, name)),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    // They come from the host's side.
    external: ['vscode', 'mocha'],
    mainFields: ['module', 'main'],
    sourcemap: 'inline',
    // The pages of rules.
    loader: { '.md': 'text' },
    logLevel: 'warning',
  });
  return join(outdir, 'index.js');
}

/** The stand-in for Rainbow CSV, as a file in a folder that is installed as others are; where it is put decides whose colours are shown. */
export async function packRainbow(project: string, folder: string): Promise<string> {
  const file = join(folder, 'rainbow.vsix');
  const vsce = join(project, 'node_modules/@vscode/vsce/vsce');
  const asItIs = ['--no-dependencies', '--allow-missing-repository', '--skip-license'];
  const cwd = join(project, 'test/vscode/rainbow');
  await runToEnd(process.execPath, [vsce, 'package', ...asItIs, '-o', file], { cwd });
  return file;
}
