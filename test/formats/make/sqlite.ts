/** SQLite files as its own shell writes them: the tables, and one file with what databases have besides. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { HardColumn, HardType, Text } from '../hardTable.ts';

const types: Readonly<Record<HardType, string>> = {
  text: 'TEXT',
  whole: 'INTEGER',
  float: 'REAL',
  decimal: 'TEXT',
  date: 'TEXT',
  moment: 'TEXT',
  instant: 'TEXT',
  clock: 'TEXT',
  flag: 'BOOLEAN',
  list: 'TEXT',
  bytes: 'BLOB',
};

/** Several tables, a view, a table without row numbers, names in quotes, and columns that hold what they do not declare. */
const several = `
PRAGMA page_size = 1024;
PRAGMA journal_mode = WAL;
CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT, "e ""mail""" TEXT);
INSERT INTO people VALUES (7, 'Anna', 'a@b.ch'), (2, 'Beat', NULL);
CREATE TABLE "odd #name" (k TEXT PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO "odd #name" VALUES ('b', 1), ('a', 1.5), ('c', 'text'), ('d', x'00ff'), ('e', NULL);
CREATE TABLE affinity (whole INTEGER, number NUMERIC, real REAL, text TEXT, none);
INSERT INTO affinity VALUES ('12', '1.10', 3, 4.0, '5'), ('word', 'word', 'word', 2, 9007199254740993);
CREATE TABLE empty (a, b);
CREATE VIEW grown AS SELECT id + 1 AS next, upper(name) AS name FROM people;
`;

export function makeSqlite(folder: string, tables: Readonly<Record<string, readonly HardColumn[]>>): string {
  const run = (file: string, sql: string, ...more: readonly string[]) => {
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, file + end), { force: true });
    execFileSync('sqlite3', [...more, join(folder, file)], { input: sql });
  };
  for (const [name, columns] of Object.entries(tables)) run(`${name}.sqlite`, statementsOf(name, columns));
  run('several.db', several);
  // The log beside the file holds a row that has not come into the file yet.
  const log = `${several} PRAGMA wal_checkpoint(TRUNCATE); INSERT INTO people VALUES (9, 'Chloé', 'in the log');`;
  run('log.db', log, '-cmd', '.dbconfig no_ckpt_on_close on', '-cmd', '.filectrl persist_wal 1');
  rmSync(join(folder, 'log.db-shm'));
  return `SQLite ${execFileSync('sqlite3', ['--version'], { encoding: 'utf8' }).split(' ')[0]}`;
}

function statementsOf(name: string, columns: readonly HardColumn[]): string {
  const declared = columns.map((column) => `"${column.name}" ${types[column.type]}`);
  const rows = columns[0].texts.map((_, i) => `(${columns.map(({ type, texts }) => cell(type, texts[i])).join(',')})`);
  return `PRAGMA page_size=1024; CREATE TABLE ${name} (${declared.join(',')}); INSERT INTO ${name} VALUES ${rows.join(',')};`;
}

/** Texts as bytes, so that no line end or quote means anything to the shell. */
function cell(type: HardType, text: Text): string {
  if (text === undefined || text === 'NaN') return 'NULL';
  if (type === 'bytes') return `x'${text}'`;
  if (type === 'flag') return String(Number(text === 'true'));
  if (type === 'float') return text.replace('-0', '-0.0');
  // Written as an expression: 9223372036854775808 alone is no whole number to SQLite.
  if (type === 'whole') return text.replace('-9223372036854775808', '-9223372036854775807-1');
  return `CAST(x'${Buffer.from(text).toString('hex')}' AS TEXT)`;
}
