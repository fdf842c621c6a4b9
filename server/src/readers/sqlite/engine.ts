/** SQLite itself, loaded once. It runs as WebAssembly and reaches no file but by the inputs it is given. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import init, { type Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { installFiles } from './inputFiles.ts';

let loaded: Promise<Sqlite3Static> | undefined;

export function engine(): Promise<Sqlite3Static> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Sqlite3Static> {
  const initWith = init as (options: object) => Promise<Sqlite3Static>;
  const sqlite3 = await initWith({ wasmBinary: binary(), print() {}, printErr() {} });
  // A failure is reported where it is read.
  Object.assign(sqlite3.config, { warn() {}, error() {} });
  installFiles(sqlite3);
  return sqlite3;
}

/** The installed product has it beside its programs. */
function binary(): Uint8Array {
  const beside = new URL('./sqlite3.wasm', import.meta.url);
  const place = existsSync(beside)
    ? beside
    : createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
  return readFileSync(place);
}
