/** A file that holds several tables stands for each of them. */
import type { Work } from '@quasi/shared/analysis';
import { FileProblem } from '../files/index.ts';
import { pathOfPart } from '../readers/index.ts';
import { partsOf } from '../readers/readData.ts';
import type { DataFile } from './dataOf.ts';

/** `bytesOf`: of what is read in the place of files. */
export function* withParts(files: readonly DataFile[], bytesOf?: (path: string) => Uint8Array): Work<DataFile[]> {
  const all: DataFile[] = [];
  for (const file of files) {
    const parts = yield* partsWhereReadable(file.path, bytesOf);
    if (parts.length < 2) all.push(file);
    else all.push(...parts.map((part) => ({ ...file, path: pathOfPart(file.path, part) })));
  }
  return all;
}

/** A fault of a file is reported when it is read. */
function* partsWhereReadable(
  path: string,
  bytesOf: ((path: string) => Uint8Array) | undefined,
): Work<readonly string[]> {
  if (path === '-') return [];
  try {
    return (yield* partsOf(path, bytesOf)) ?? [];
  } catch (error) {
    if (error instanceof FileProblem) return [];
    throw error;
  }
}
