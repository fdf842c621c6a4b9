/** DuckDB inside this process: a database in a folder of its own, which holds what does not fit into memory and is gone afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { later } from '../../edge/later.ts';
import { FileProblem, release, watchOver } from '../../files/index.ts';
import { optionalPackage } from '../optionalPackage.ts';
import { type AnswerRow, type Connection, TooLarge } from '../sql/connection.ts';
import { duckdbDialect } from './dialect.ts';

export const DUCKDB_PACKAGE = '@duckdb/node-api@1.5.5-r.5';

/** With less it cannot even read, in MiB. */
const LEAST_MEMORY = 128;
/** Of the memory that may be taken: DuckDB goes beyond its limit, and its answers are looked at here. */
const SHARE_OF_MEMORY = 0.8;
const MILLISECONDS_TO_HEAR = 10;

/** `memory`: bytes that may be taken. `name`: of the table that is read. */
export async function openDuckdb(name: string, memory: number): Promise<DuckdbConnection> {
  const { DuckDBInstance: database } = await optionalPackage(name, DUCKDB_PACKAGE, () => import('@duckdb/node-api'));
  const folder = mkdtempSync(join(tmpdir(), 'quasi-'));
  watchOver(folder);
  const settings = {
    memory_limit: `${Math.max(LEAST_MEMORY, Math.floor((SHARE_OF_MEMORY * memory) / 2 ** 20))}MiB`,
    temp_directory: join(folder, 'spill'),
    preserve_insertion_order: 'false',
    // Nothing is downloaded.
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  };
  try {
    const instance = await database.create(join(folder, 'table.duckdb'), settings);
    return new DuckdbConnection(name, folder, instance, await instance.connect());
  } catch (error) {
    remove(folder);
    throw problemOf(name, error);
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  release(folder);
}

export class DuckdbConnection implements Connection {
  readonly dialect = duckdbDialect;
  readonly isOwn = true;
  #isClosed = false;
  /** The question that is being answered, or the last one. */
  #asked: Promise<unknown> = Promise.resolve();
  /** The process waits for a question that is being answered. */
  readonly #atExit = () => this.connection.interrupt();

  constructor(
    private readonly name: string,
    private readonly folder: string,
    private readonly instance: DuckDBInstance,
    private readonly connection: DuckDBConnection,
  ) {
    process.once('exit', this.#atExit);
  }

  async query(question: string): Promise<readonly AnswerRow[]> {
    try {
      const asked = this.connection.runAndReadAll(question);
      this.#asked = asked.catch(() => {});
      const result = await asked;
      return result.getRows().map((row) => row.map(plain));
    } catch (error) {
      throw problemOf(this.name, error);
    }
  }

  cancel(): void {
    if (!this.#isClosed) void this.#interrupted();
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    // DuckDB waits for itself where a connection is closed while it answers.
    await this.#interrupted();
    this.connection.closeSync();
    this.instance.closeSync();
    process.off('exit', this.#atExit);
    remove(this.folder);
  }

  /** A question that has not begun does not hear of it, so this goes on until the question has ended. */
  async #interrupted(): Promise<void> {
    let isOver = false;
    const over = this.#asked.then(() => {
      isOver = true;
    });
    while (!isOver) {
      this.connection.interrupt();
      await Promise.race([over, new Promise<void>((resolve) => later(MILLISECONDS_TO_HEAR, resolve))]);
    }
  }
}

/** Lists come as objects with their items. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'items' in value ? value.items : value;
}

/** In one sentence, without what the message of DuckDB quotes of the data. */
function problemOf(name: string, error: unknown): Error {
  const text = error instanceof Error ? error.message : '';
  if (error instanceof FileProblem) return error;
  if (/No space left|max_temp_directory_size|failed to offload|Could not write/i.test(text)) {
    return new FileProblem(
      name,
      'DuckDB has no room left for what does not fit into memory. Make room in the temporary folder, or set TMPDIR to another.',
    );
  }
  if (/^Out of Memory Error/i.test(text)) return new TooLarge('DuckDB ran out of memory.');
  if (/^INTERRUPT/i.test(text)) return new FileProblem(name, 'The question was cancelled before DuckDB had counted.');
  const line = /CSV Error on Line: (\d+)/.exec(text)?.[1];
  if (line !== undefined) {
    return new FileProblem(
      name,
      `DuckDB cannot read line ${line}: it has another number of cells, or a stray quote. Fix the line, or give Quasi more memory (--memory) to read the file itself.`,
    );
  }
  if (/No files found|Cannot open file/i.test(text))
    return new FileProblem(name, 'There is no file that DuckDB can open.');
  const [kind = 'an error'] = /^[A-Z][A-Za-z ]*(?= Error)/.exec(text) ?? [];
  return new FileProblem(name, `DuckDB cannot count this table (${kind}).`);
}
