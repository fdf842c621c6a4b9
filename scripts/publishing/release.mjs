// `npm run release`: everything up to what only a person may do. It publishes nothing.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePackage } from './npmPackage.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

/** @param {string} program @param {string[]} args */
function run(program, args) {
  console.log(`== ${program} ${args.join(' ')}`);
  const { status } = spawnSync(program, args, { cwd: project, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const dirty = spawnSync('git', ['status', '--porcelain'], { cwd: project, encoding: 'utf8' }).stdout.trim();
if (dirty !== '') {
  console.error('Commit or drop what is not committed: a release is made of a commit.');
  process.exit(1);
}
run('npm', ['run', '--silent', 'lint']);
run('npm', ['run', '--silent', 'package']);
const size = await makePackage();
run('npm', ['run', '--silent', 'mirror']);
run(process.execPath, [
  '--import',
  'tsx',
  '--test',
  'test/publishing/vsix.test.ts',
  'test/publishing/package.test.ts',
  'test/publishing/action.test.ts',
  'test/publishing/preCommit.test.ts',
]);

console.log(`
Made and tested, nothing published:
  dist/quasi.vsix       the extension
  dist/quasi-lint.tgz   the npm package (${Math.round(size / 1000)} kB)
  dist/mirror           the repository of the pre-commit hook

A person now does, in this order:
  1. .ci/run, and whole: npm run figures, engines, pictures, soak and bench, all green
  2. git tag v${version} && git push origin v${version}
  3. npm publish dist/quasi-lint.tgz --access public    (--provenance works from a workflow only, with id-token: write)
  4. npx @vscode/vsce publish --packagePath dist/quasi.vsix    (signed in by Entra ID: personal access tokens end on 2026-12-01)
  5. npx ovsx publish dist/quasi.vsix    (OVSX_PAT from the account at open-vsx.org)
  6. push dist/mirror to datarisk/quasi-pre-commit and tag it v${version}
  7. docker build -t ghcr.io/datarisk/quasi:${version} . && docker push ghcr.io/datarisk/quasi:${version}
  8. a GitHub release with CHANGELOG's section, dist/quasi.vsix and dist/npm/sbom.json`);
