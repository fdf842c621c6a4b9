/** What SQLite takes for its file system: inputs that can be read, and nothing that is ever written, locked or created. */
import { existsSync } from 'node:fs';
import type { Sqlite3Static } from '@sqlite.org/sqlite-wasm';
import { type ByteInput, bytesAsInput, openFile } from '../../files/index.ts';

/** By this name SQLite knows it. */
export const FILE_SYSTEM = 'quasi-inputs';

/** Databases that are open, by the names that they are opened by, each with what has been asked for beside it. */
const opened = new Map<string, ByteInput>();
let count = 0;

/** A name for SQLite to open the input by. Its log and its journal are looked for beside the file. */
export function fileOf(input: ByteInput): { readonly name: string; close(): void } {
  const name = `/${++count}`;
  const beside = ['-wal', '-journal'].flatMap((ending) => {
    const path = `${input.name}${ending}`;
    return existsSync(path) ? [[name + ending, openFile(path)] as const] : [];
  });
  opened.set(name, input);
  for (const [each, found] of beside) opened.set(each, found);
  return {
    name,
    close() {
      opened.delete(name);
      for (const [each, found] of beside) {
        opened.delete(each);
        found.close();
      }
    },
  };
}

/** Fails as SQLite expects it where it must not go on. */
export function installFiles({ capi, wasm, vfs: { installVfs } }: Sqlite3Static): void {
  const files = new Map<number, ByteInput>();
  const io = new capi.sqlite3_io_methods();
  // The first version knows no shared memory, which would be a file.
  (io as unknown as { $iVersion: number }).$iVersion = 1;
  const vfs = new capi.sqlite3_vfs();
  vfs.$iVersion = 1;
  vfs.$szOsFile = new capi.sqlite3_file().structInfo.sizeof;
  vfs.$mxPathname = 64;
  const { SQLITE_OK, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_NOTFOUND, SQLITE_IOERR_READ } = capi;
  const nothing = () => SQLITE_OK;
  const refused = () => SQLITE_READONLY;
  installVfs({
    io: {
      struct: io,
      methods: {
        xClose: (file) => (files.delete(Number(file)) ? SQLITE_OK : SQLITE_OK),
        xRead(file, target, length, position) {
          const bytes = wasm.heap8u().subarray(Number(target), Number(target) + length);
          try {
            const read = files.get(Number(file))?.read(bytes, Number(position)) ?? 0;
            bytes.fill(0, read);
            return read === length ? SQLITE_OK : capi.SQLITE_IOERR_SHORT_READ;
          } catch {
            return SQLITE_IOERR_READ;
          }
        },
        xFileSize(file, size) {
          wasm.poke64(size, BigInt(files.get(Number(file))?.length ?? 0));
          return SQLITE_OK;
        },
        xCheckReservedLock(_, isReserved) {
          wasm.poke(isReserved, 0, 'i32');
          return SQLITE_OK;
        },
        xWrite: refused,
        xTruncate: refused,
        xSync: nothing,
        xLock: nothing,
        xUnlock: nothing,
        xFileControl: () => SQLITE_NOTFOUND,
        xSectorSize: () => 4096 as never,
        xDeviceCharacteristics: nothing,
      },
    },
    vfs: {
      struct: vfs,
      name: FILE_SYSTEM,
      methods: {
        xOpen(_, name, file, flags, outFlags) {
          const path = name ? wasm.cstrToJs(name) : undefined;
          // A log that is not there is as good as an empty one.
          const isLog = path?.endsWith('-wal') === true;
          const input = (path && opened.get(path)) || (isLog ? bytesAsInput('', new Uint8Array()) : undefined);
          if (!input) return SQLITE_CANTOPEN;
          files.set(Number(file), input);
          new capi.sqlite3_file(file).$pMethods = io.pointer;
          wasm.poke(outFlags, flags, 'i32');
          return SQLITE_OK;
        },
        xAccess(_, name, __, isThere) {
          wasm.poke(isThere, opened.has(wasm.cstrToJs(name) ?? '') ? 1 : 0, 'i32');
          return SQLITE_OK;
        },
        xFullPathname: (_, name, length, target) =>
          wasm.cstrncpy(target, name, length) < length ? SQLITE_OK : SQLITE_CANTOPEN,
        xDelete: nothing,
      },
    },
  });
}
