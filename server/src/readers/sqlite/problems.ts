/** What is said of a database that cannot be read. SQLite's own messages may hold what stands in the file. */

import { t } from '@quasi/shared/words';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { type ByteInput, FileProblem } from '../../files/index.ts';

const BEGINNING = 'SQLite format 3\0';

/** What it begins with is known, unless it is encrypted. */
export function requireDatabase(input: ByteInput): void {
  const bytes = new Uint8Array(BEGINNING.length);
  const length = input.read(bytes, 0);
  if (length === bytes.length && String.fromCharCode(...bytes) === BEGINNING) return;
  const sentence =
    input.length === 0
      ? t`The file is empty: it holds no database.`
      : t`This is no SQLite database, or it is encrypted. Decrypt it, or export its tables.`;
  throw new FileProblem(input.name, sentence);
}

export function problemOf(name: string, error: unknown, { capi, SQLite3Error }: Sqlite3Static): unknown {
  if (!(error instanceof SQLite3Error)) return error;
  const code = error.resultCode & 0xff;
  return new FileProblem(name, sentenceOf(), { cause: error });

  function sentenceOf(): string {
    switch (code) {
      case capi.SQLITE_READONLY:
      case capi.SQLITE_BUSY:
        return t`A change of this database was not finished. Open and close it with SQLite once, which takes it back.`;
      case capi.SQLITE_INTERRUPT:
        return t`This view takes too long to compute. Make a table of it to check it.`;
      case capi.SQLITE_ERROR:
        return t`This table or view cannot be read: it rests on what this database or SQLite does not have.`;
      case capi.SQLITE_NOMEM:
        return t`This takes more memory than SQLite has here. Export the table as CSV or Parquet.`;
      default:
        return t`This SQLite database is damaged or cut off. Get it again, or restore it with ".recover".`;
    }
  }
}
