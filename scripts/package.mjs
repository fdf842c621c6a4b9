// Runs as `npm run package`: checks types, builds, packs dist/quasi.vsix, and fails if the package has grown too large.
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const limitBytes = 2.5 * 1024 * 1024;
const project = dirname(dirname(fileURLToPath(import.meta.url)));
const vsix = join(project, 'dist/quasi.vsix');

mkdirSync(dirname(vsix), { recursive: true });
// The types and the build come first by themselves, as the script `vscode:prepublish`.
const vsce = [join(project, 'node_modules/@vscode/vsce/vsce'), 'package', '--no-dependencies', '-o', vsix];
const { status } = spawnSync(process.execPath, vsce, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] });
if (status !== 0) process.exit(status ?? 1);

const { size } = statSync(vsix);
if (size > limitBytes) {
  console.error(
    `dist/quasi.vsix holds ${size} bytes; the limit is ${limitBytes}. \`npx vsce ls\` lists what is in it.`,
  );
  process.exit(1);
}
