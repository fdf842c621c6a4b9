/**
 * `npm run formats`: makes the files of other programs anew and reads them by the tests of this folder. `-- --write` also keeps them in
 * `files/`. `npm test` needs none of the programs.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeTests, runSuite, testFiles } from '../runSuite.ts';
import { readmeOf } from './make/readme.ts';
import { makeFiles } from './make.ts';

/** Larger files are kept packed, where that makes them much smaller. */
const LARGE = 6000;

const project = fileURLToPath(new URL('../..', import.meta.url));
const kept = join(project, 'test/formats/files');
const folder = mkdtempSync(join(tmpdir(), 'quasi-made-'));

const versions = await makeFiles(folder);
const bytes = pack();
const files = readdirSync(folder).sort();
console.log(`${files.length} files, ${bytes} bytes, by ${versions.join(', ')}.`);
process.env['QUASI_FORMATS'] = folder;
const { failed } = await runSuite(project, { title: 'formats', args: nodeTests(testFiles(project, 'test/formats')) });
if (process.argv.includes('--write')) {
  rmSync(kept, { recursive: true, force: true });
  cpSync(folder, kept, { recursive: true });
  writeFileSync(join(kept, 'README.md'), readmeOf(files, versions));
}
rmSync(folder, { recursive: true });
process.exitCode = failed > 0 ? 1 : 0;

function pack(): number {
  let sum = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const packed = execFileSync('gzip', ['-9nc', path], { maxBuffer: 2 ** 30 });
    const { size } = statSync(path);
    const isPacked = size > LARGE && packed.length < 0.7 * size;
    if (isPacked) {
      writeFileSync(`${path}.gz`, packed);
      rmSync(path);
    }
    sum += isPacked ? packed.length : size;
  }
  return sum;
}
