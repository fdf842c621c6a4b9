/**
 * `npm run formats`: writes the files of `files/` anew by the programs that people use, and says which versions these were. Debian's
 * gnumeric, python3-openpyxl, pspp, sqlite3 and jq must be there; `npm test` needs none of them.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesFolder } from './fixtures.ts';
import { type HardColumn, hardTable } from './hardTable.ts';
import { csvOf } from './make/csv.ts';
import { readmeOf } from './make/readme.ts';
import { makeParquet } from './make/parquet.ts';
import { makeSpss } from './make/spss.ts';
import { makeSqlite } from './make/sqlite.ts';
import { people } from './people.ts';

const LARGE = 6000;

/** The files into this folder; returns programs and versions. */
export async function makeFiles(folder: string): Promise<string[]> {
  const tables = { hard: hardTable, people: people() } satisfies Record<string, readonly HardColumn[]>;
  const path = (name: string) => join(folder, name);
  const input = JSON.stringify(tables, (_, value) => value ?? null);
  const python = (script: string) => {
    const source = fileURLToPath(new URL(`make/${script}`, import.meta.url));
    return execFileSync('/usr/bin/python3', [source, folder], { input, encoding: 'utf8' }).trim();
  };
  const convert = (from: string, to: string) =>
    execFileSync('ssconvert', ['--export-type=Gnumeric_Excel:xlsx2', path(from), path(to)], { stdio: 'pipe' });

  for (const [name, columns] of Object.entries(tables)) writeFileSync(path(`${name}.csv`), csvOf(columns));
  const versions = [python('sheets.py'), python('lines.py')];
  for (const name of ['hard', 'people']) convert(`${name}.xlsx`, `${name}.gnumeric.xlsx`);
  convert('formulas.openpyxl.xlsx', 'formulas.xlsx');
  convert('book.xlsx', 'book.gnumeric.xlsx');
  rmSync(path('formulas.openpyxl.xlsx'));
  versions.push(execFileSync('ssconvert', ['--version'], { encoding: 'utf8' }).split('\n')[0]);
  writeFileSync(path('people.jq.jsonl'), execFileSync('jq', ['-c', '.[]', path('people.json')]));
  versions.push(execFileSync('jq', ['--version'], { encoding: 'utf8' }).trim());
  // Two members one after the other, as `cat a.gz b.gz` makes them.
  const [one, two] = halves(csvOf(tables.people));
  const packed = [one, two].map((half) => execFileSync('gzip', ['-9nc'], { input: half }));
  writeFileSync(path('people.twice.csv.gz'), Buffer.concat(packed));
  versions.push(await makeParquet(folder, tables), makeSqlite(folder, tables), makeSpss(folder, tables));
  return versions;
}

function halves(text: string): [string, string] {
  const middle = text.indexOf('\n', text.length / 2) + 1;
  return [text.slice(0, middle), text.slice(middle)];
}

/** Larger files are kept packed, where that makes them much smaller. */
function pack(folder: string): number {
  let bytes = 0;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const packed = execFileSync('gzip', ['-9nc', path], { maxBuffer: 2 ** 30 });
    const { size } = statSync(path);
    const isPacked = size > LARGE && packed.length < 0.7 * size;
    if (isPacked) {
      writeFileSync(`${path}.gz`, packed);
      rmSync(path);
    }
    bytes += isPacked ? packed.length : size;
  }
  return bytes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(filesFolder, { recursive: true, force: true });
  mkdirSync(filesFolder, { recursive: true });
  const versions = await makeFiles(filesFolder);
  const bytes = pack(filesFolder);
  const files = readdirSync(filesFolder);
  writeFileSync(join(filesFolder, 'README.md'), readmeOf(files, versions));
  console.log(`${files.length} files, ${bytes} bytes, by ${versions.join(', ')}.`);
}
