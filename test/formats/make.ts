/** The tables by the programs that people use: Debian's gnumeric, python3-openpyxl, pspp, sqlite3, jq and gzip, and DuckDB of npm. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HardColumn, hardTable } from './hardTable.ts';
import { csvOf } from './make/csv.ts';
import { makeParquet } from './make/parquet.ts';
import { makeSpss } from './make/spss.ts';
import { makeSqlite } from './make/sqlite.ts';
import { people } from './people.ts';

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
