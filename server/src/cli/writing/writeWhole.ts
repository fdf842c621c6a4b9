/** Writes a small file at once: all of it or nothing. */
import { randomUUID } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unwritable } from './outputPlace.ts';

/** `place`: from `outputPlace`. */
export function writeWhole(place: string, text: string): void {
  const draft = join(dirname(place), `.quasi-draft-${randomUUID()}`);
  try {
    writeFileSync(draft, text, { flag: 'wx', flush: true });
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { force: true });
    throw unwritable(place, error);
  }
}
