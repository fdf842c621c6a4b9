/** Reads files beside the data, which are small and may come from anybody: configurations, schemas, statistics, hierarchies, recipes. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { formatCount } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { changed } from './byteInput.ts';
import { asFileProblem, FileProblem } from './fileProblem.ts';
import { openRegularFile } from './regularFile.ts';

/** Bytes; as many as the longest text that anything here reads can have. */
export const LARGEST_TEXT = 64_000_000;

const MEGABYTE = 1_000_000;
/** Room in bytes for a file of unknown size. */
const UNTOLD = 4096;

/** All its bytes, `most` of them at the most; what cannot be had is a FileProblem. */
export function readSideFile(path: string, most: number): Uint8Array {
  try {
    const { descriptor, stats } = openRegularFile(path, t`This is a device, a pipe or a socket, not a file.`);
    try {
      if (stats.size > most) throw tooLarge(path, most);
      const bytes = readToEnd(path, descriptor, stats.size, most);
      const after = fstatSync(descriptor);
      if (after.size !== stats.size || after.mtimeMs !== stats.mtimeMs) throw changed(path);
      return bytes;
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw asFileProblem(path, error);
  }
}

/** The reported size may be wrong: some files of the system report none, and a file may grow. */
function readToEnd(path: string, descriptor: number, size: number, most: number): Uint8Array {
  let bytes = Buffer.allocUnsafeSlow(size > 0 ? size + 1 : UNTOLD);
  let length = 0;
  for (;;) {
    const count = readSync(descriptor, bytes, length, bytes.length - length, null);
    length += count;
    if (count === 0) return bytes.subarray(0, length);
    if (length > most) throw tooLarge(path, most);
    if (length === bytes.length) bytes = Buffer.concat([bytes], Math.min(2 * length, most + 1));
  }
}

function tooLarge(path: string, most: number): FileProblem {
  const megabytes = formatCount(Math.floor(most / MEGABYTE));
  return new FileProblem(path, t`It is larger than the ${megabytes} MB that Quasi reads of a file of this kind.`);
}
