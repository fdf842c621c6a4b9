/** Reads a table or a view of a SQLite database, as it is stored; the file is only read. */

import { ColumnBuilder } from '@quasi/shared/table';
import type { Database, PreparedStatement, Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import type { ByteInput, FileReadingOptions, ReadingProgress } from '../../files/index.ts';
import { awaited } from '../awaited.ts';
import { chosenPart } from '../parts.ts';
import type { DataFile } from '../reader.ts';
import { valueText } from '../valueText.ts';
import { engine } from './engine.ts';
import { FILE_SYSTEM, fileOf } from './inputFiles.ts';
import { problemOf, requireDatabase } from './problems.ts';

/** Rows a step. */
const BLOCK = 200;
/** Milliseconds after which SQLite is interrupted where it has not found the next row: a view may look for one for ever. */
const PATIENCE = 20_000;
/** Instructions of SQLite between two looks at the clock. */
const INSTRUCTIONS = 10_000;

/** Of all kinds but the tables that stand behind others and those of SQLite itself. */
const TABLES = `SELECT s.name FROM sqlite_schema s JOIN pragma_table_list(s.name) l ON l.schema = 'main'
  WHERE s.type IN ('table', 'view') AND l.type <> 'shadow' AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY s.rowid`;

type Steps<Result> = Generator<ReadingProgress, Result>;

const begun: ReadingProgress = { stage: 'reading', share: 0, rows: 0 };

export function* readDatabase(input: ByteInput, options: FileReadingOptions): Steps<DataFile> {
  try {
    return yield* withDatabase(input, function* (database, sqlite3) {
      const table = chosenPart(input.name, database.selectValues(TABLES) as string[], options.part);
      const file = yield* rowsOf(database, sqlite3, table, options);
      input.verify();
      return file;
    });
  } finally {
    // All of it is in memory.
    input.close();
  }
}

export function* tablesIn(input: ByteInput): Steps<string[]> {
  return yield* withDatabase(input, function* (database) {
    yield begun;
    return database.selectValues(TABLES) as string[];
  });
}

/** Without a part of all tables. */
export function* headsIn(input: ByteInput, part: string | undefined): Steps<string[]> {
  return yield* withDatabase(input, function* (database) {
    const tables = part === undefined ? (database.selectValues(TABLES) as string[]) : [part];
    yield begun;
    return tables.flatMap((table) => columnsOf(database, table));
  });
}

function* withDatabase<Result>(
  input: ByteInput,
  use: (database: Database, sqlite3: Sqlite3Static) => Steps<Result>,
): Steps<Result> {
  const sqlite3 = yield* awaited(engine(), begun);
  requireDatabase(input);
  const file = fileOf(input);
  let database: Database | undefined;
  try {
    database = new sqlite3.oo1.DB({ filename: file.name, flags: 'r', vfs: FILE_SYSTEM });
    // One reader alone needs no shared memory for the log, and no file for what it sorts.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA trusted_schema = OFF');
    return yield* use(database, sqlite3);
  } catch (error) {
    throw problemOf(input.name, error, sqlite3);
  } finally {
    database?.close();
    file.close();
  }
}

function columnsOf(database: Database, table: string): string[] {
  const statement = database.prepare(`SELECT * FROM ${quoted(table)} LIMIT 0`);
  try {
    return statement.columnCount > 0 ? statement.getColumnNames() : [];
  } finally {
    statement.finalize();
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function* rowsOf(
  database: Database,
  { capi, wasm }: Sqlite3Static,
  table: string,
  options: FileReadingOptions,
): Steps<DataFile> {
  const statement = database.prepare(`SELECT * FROM ${quoted(table)}`);
  let since = performance.now();
  const isTooLate = () => (performance.now() - since > PATIENCE ? 1 : 0);
  capi.sqlite3_progress_handler(database, INSTRUCTIONS, isTooLate, 0);
  try {
    const names = statement.getColumnNames().map((name, i) => name.trim() || `column ${i + 1}`);
    const places = [...names.keys()].filter((i) => !options.columns || options.columns.includes(names[i]));
    const builders = places.map((place) => new ColumnBuilder(place, names[place], options));
    const cellAt = cellReader(statement, wasm.exports, wasm.heap8u);
    let rows = 0;
    for (let isMore = true; isMore; ) {
      const block = places.map((): (string | undefined)[] => []);
      for (let i = 0; i < BLOCK && isMore; i++) {
        since = performance.now();
        isMore = statement.step();
        if (!isMore) break;
        for (const [column, place] of places.entries()) block[column].push(valueText(cellAt(place)));
        rows++;
      }
      for (const [column, texts] of block.entries()) yield* stepsOf(builders[column].append(texts), rows);
      yield { stage: 'reading', share: 0, rows };
    }
    const columns = builders.map((builder) => builder.column());
    const read = { columns, width: names.length, rowCount: rows, areNamed: true };
    return { kind: 'disk', table: read, source: undefined, encoding: undefined, close() {} };
  } finally {
    capi.sqlite3_progress_handler(database, 0, 0, 0);
    statement.finalize();
  }
}

function* stepsOf(work: Generator<void>, rows: number): Steps<void> {
  for (const _ of work) yield { stage: 'reading', share: 0, rows };
}

const utf8 = new TextDecoder();
const [INTEGER, REAL, TEXT, BLOB] = [1, 2, 3, 4];

type Functions = Readonly<Record<string, (statement: unknown, place: number) => never>>;

/** By the class in which each value is stored. Texts may hold the character that ends texts elsewhere, so that their bytes are taken. */
function cellReader({ pointer }: PreparedStatement, sqlite: Functions, heap: () => Uint8Array) {
  const bytesAt = (place: number, start: number) =>
    heap().slice(start, start + (sqlite['sqlite3_column_bytes'](pointer, place) as number));
  return (place: number): unknown => {
    switch (sqlite['sqlite3_column_type'](pointer, place) as number) {
      case INTEGER:
        return sqlite['sqlite3_column_int64'](pointer, place) as bigint;
      case REAL:
        return sqlite['sqlite3_column_double'](pointer, place) as number;
      case TEXT:
        return utf8.decode(bytesAt(place, sqlite['sqlite3_column_text'](pointer, place)));
      case BLOB:
        return bytesAt(place, sqlite['sqlite3_column_blob'](pointer, place));
      default:
        return undefined;
    }
  };
}
