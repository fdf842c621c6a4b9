// Runs as `npm start`: checks the sample files in the terminal, then says how to see the same in the editor.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));
const args = ['bin/quasi.mjs', 'check', 'samples', '--fail-on', 'never'];
const { status } = spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

console.log(`
To see the same in the editor, open this folder in VS Code and press F5; a second window opens on the samples.
To install it instead: npm run package && code --install-extension dist/quasi.vsix`);
