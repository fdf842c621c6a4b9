/** Folders with files for tests of the command line, each a repository of its own; all of them go when the tests of a file are over. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after } from 'node:test';

export interface Repositories {
  /** The folder around them. */
  readonly root: string;
  /** Makes one; files that are neither texts nor bytes are written as JSON. */
  make(files: Readonly<Record<string, unknown>>): string;
}

export function repositories(name: string): Repositories {
  const root = realpathSync(mkdtempSync(join(tmpdir(), `quasi-${name}-`)));
  after(() => rmSync(root, { recursive: true }));
  let count = 0;
  return {
    root,
    make(files) {
      const folder = join(root, String(count++));
      mkdirSync(join(folder, '.git'), { recursive: true });
      for (const [file, content] of Object.entries(files)) {
        const path = join(folder, file);
        mkdirSync(dirname(path), { recursive: true });
        const isAsItIs = typeof content === 'string' || content instanceof Uint8Array;
        writeFileSync(path, isAsItIs ? content : JSON.stringify(content));
      }
      return folder;
    },
  };
}
