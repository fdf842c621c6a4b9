// `npm run mirror`: writes dist/mirror, the repository that users of pre-commit name. pre-commit installs what a repository holds, and this one
// holds no sources: its only dependency is the published package of the same version. `--package FILE` takes a packed one instead, for tests.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { packageName } from './npmPackage.mjs';

const project = fileURLToPath(new URL('../..', import.meta.url));
const { version, license } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const { values } = parseArgs({ options: { package: { type: 'string' }, out: { type: 'string' } } });
const folder = resolve(values.out ?? join(project, 'dist/mirror'));
const source = values.package === undefined ? version : pathToFileURL(resolve(values.package)).href;

const hooks = `- id: quasi
  name: quasi
  description: find re-identification risk in data files
  entry: quasi check --format concise --fail-on warning
  language: node
  files: \\.(csv|tsv|psv|tab|jsonl|ndjson|parquet|xlsx|sqlite|sav)(\\.gz)?$
  # Files of one package are judged together.
  require_serial: true
`;

const readme = `# pre-commit hook of Quasi

\`\`\`yaml
repos:
  - repo: https://github.com/datarisk/quasi-pre-commit
    rev: v${version}
    hooks:
      - id: quasi
\`\`\`

Made by \`npm run mirror\` of <https://github.com/datarisk/quasi>; do not edit here.
`;

const program = `#!/usr/bin/env node
import '${packageName}/bin/quasi.mjs';
`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const manifest = {
  name: 'quasi-pre-commit',
  version,
  license,
  type: 'module',
  bin: { quasi: 'quasi.mjs' },
  dependencies: { [packageName]: source },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
writeFileSync(join(folder, 'quasi.mjs'), program, { mode: 0o755 });
writeFileSync(join(folder, '.pre-commit-hooks.yaml'), hooks);
writeFileSync(join(folder, 'README.md'), readme);
console.log(folder);
