/** The sentences about a database that cannot be read. SQLite's own messages may hold what stands in the file. */

import { existsSync } from 'node:fs';
import { t } from '@quasi/shared/words';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { type ByteInput, FileProblem } from '../../files/index.ts';
import { besideOf } from './inputFiles.ts';

const BEGINNING = 'SQLite format 3\0';
/** Where the header says how large a page is, how often the file was changed, and how many pages it had at which of the changes. */
const [PAGE_SIZE, CHANGES, PAGES, CHANGES_AT_PAGES] = [16, 24, 28, 92];
/** Where it says how texts are encoded: 1 is UTF-8. */
const ENCODING = 59;

/** What it begins with is known, unless it is encrypted. */
export function requireDatabase(input: ByteInput): void {
  const header = new Uint8Array(100);
  const length = input.read(header, 0);
  if (length === 0) throw new FileProblem(input.name, t`The file is empty: it holds no database.`);
  if (String.fromCharCode(...header.subarray(0, BEGINNING.length)) !== BEGINNING) {
    const sentence = t`This is no SQLite database, or it is encrypted. Decrypt it, or export its tables.`;
    throw new FileProblem(input.name, sentence);
  }
  if (header[ENCODING] === 2 || header[ENCODING] === 3) {
    const sentence = t`This database holds its texts as UTF-16, which Quasi cannot read. Export its tables as CSV.`;
    throw new FileProblem(input.name, sentence);
  }
  // After a change that was not finished the log makes up for it.
  if (!existsSync(besideOf(input, '-wal')) && isShort(input.length, new DataView(header.buffer)))
    throw new FileProblem(input.name, damaged());
}

/** SQLite itself takes the rest of a page that is cut off for empty. */
function isShort(length: number, header: DataView): boolean {
  const size = header.getUint16(PAGE_SIZE);
  const pageSize = size === 1 ? 65_536 : size;
  const pages = header.getUint32(CHANGES) === header.getUint32(CHANGES_AT_PAGES) ? header.getUint32(PAGES) : 0;
  return length < pages * pageSize || (pages === 0 && length % pageSize !== 0);
}

function damaged(): string {
  return t`This SQLite database is damaged or cut off. Get it again, or restore it with ".recover".`;
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
        return damaged();
    }
  }
}
