// Makes the npm package in dist/npm and packs it to dist/quasi-lint.tgz: `node scripts/publishing/npmPackage.mjs`, after a build.
// The command and the language server in one, with all they need inside: it has no dependencies.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sbomText } from './sbom.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
export const folder = join(project, 'dist/npm');
export const tarball = join(project, 'dist/quasi-lint.tgz');
const MOST_BYTES = 4_000_000;

const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const texts = JSON.parse(readFileSync(join(project, 'package.nls.json'), 'utf8'));

/** The name `quasi` is somebody else's. */
export const packageName = 'quasi-lint';

function packageManifest() {
  const { version, license, keywords, homepage, repository, bugs, engines, peerDependencies, peerDependenciesMeta } =
    manifest;
  return {
    name: packageName,
    version,
    description: texts.description,
    license,
    keywords,
    homepage,
    repository,
    bugs,
    type: 'module',
    bin: { quasi: 'bin/quasi.mjs', [packageName]: 'bin/quasi.mjs' },
    files: ['bin', 'dist', 'sbom.json', 'THIRD-PARTY-NOTICES.txt'],
    engines: { node: engines.node },
    ...(peerDependencies && { peerDependencies, peerDependenciesMeta }),
  };
}

export async function makePackage() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  for (const name of readdirSync(join(project, 'dist'))) {
    if (/^quasi(-.*)?\.(mjs|wasm)$/.test(name)) cpSync(join(project, 'dist', name), join(folder, 'dist', name));
  }
  for (const name of ['bin', 'LICENSE', 'THIRD-PARTY-NOTICES.txt', 'CHANGELOG.md']) {
    cpSync(join(project, name), join(folder, name), { recursive: true });
  }
  cpSync(join(project, 'scripts/publishing/README.md'), join(folder, 'README.md'));
  writeFileSync(join(folder, 'sbom.json'), await sbomText());
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageManifest(), undefined, 2)}\n`);
  const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', join(project, 'dist')], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (packed.status !== 0) throw new Error(packed.stderr);
  renameSync(join(project, 'dist', `${packageName}-${manifest.version}.tgz`), tarball);
  const { size } = statSync(tarball);
  if (size > MOST_BYTES) throw new Error(`dist/quasi-lint.tgz holds ${size} bytes; the limit is ${MOST_BYTES}.`);
  return size;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const size = await makePackage();
  console.log(`dist/quasi-lint.tgz: ${Math.round(size / 1000)} kB`);
}
