/** The files of the next commit, with the content that it will have: nothing of them is read from disk, where they may be others or gone. */

import { beginAsRecords, FileProblem, mayBeAnyJson, requireRoom } from '../files/index.ts';
import { isStatisticsName } from '../predictedRisk.ts';
import { isDataFile, splitPart, standsElsewhere } from '../readers/index.ts';
import { bytesFromGit, git, namesFrom } from './askGit.ts';

interface StagedFiles {
  readonly paths: string[];
  readonly bytesOf: (path: string) => Uint8Array;
}

const POINTER = 'version https://git-lfs.github.com/spec/';
/** A file of bytes; links and other repositories are no data. */
const plainModes = new Set(['100644', '100755']);

/** `here`: the path of a name in the repository, as one would type it. */
export function stagedFiles(
  within: readonly string[],
  here: (name: string) => string,
  isLeftOut: (name: string) => boolean,
): StagedFiles {
  const blobs = new Map<string, string>();
  for (const { name, blob } of blobsOf(within)) {
    if (holdsData(name, blob) && !isLeftOut(name)) blobs.set(here(name), blob);
  }
  for (const path of blobs.keys()) standsElsewhere(path);
  let last: { readonly path: string; readonly bytes: Uint8Array } | undefined;
  return {
    paths: [...blobs.keys()],
    bytesOf(path) {
      const { file } = splitPart(path);
      // The sheets of a workbook are asked for one after the other.
      if (last?.path !== file) last = { path: file, bytes: bytesOfBlob(file, blobs.get(file) ?? '') };
      return last.bytes;
    },
  };
}

/** Added, copied, modified, renamed, or of another type; not what is gone. */
function blobsOf(within: readonly string[]): { readonly name: string; readonly blob: string }[] {
  const raw = ['--raw', '--no-abbrev', '--no-renames', '-z', '--diff-filter=ACMRT'];
  const parts = namesFrom(git('diff', '--cached', '--no-ext-diff', ...raw, ...within));
  return parts.flatMap((name, i) => {
    // Before each name stands `:MODE MODE BLOB BLOB STATUS`, of what was and what will be.
    const [, mode = '', , blob = ''] = i % 2 === 1 ? (parts[i - 1] ?? '').split(' ') : [];
    return plainModes.has(mode) ? [{ name, blob }] : [];
  });
}

/** As of a file on disk: of JSON only what begins as a list of objects. */
function holdsData(name: string, blob: string): boolean {
  if (isDataFile(name)) return true;
  return mayBeAnyJson(name) && !isStatisticsName(name) && beginAsRecords(bytesFromGit('cat-file', 'blob', blob));
}

function bytesOfBlob(path: string, blob: string): Uint8Array {
  requireRoom(path, Number(git('cat-file', '-s', blob)));
  const bytes = bytesFromGit('cat-file', 'blob', blob);
  if (bytes.subarray(0, POINTER.length).toString() === POINTER) {
    throw new FileProblem(path, 'The index holds a pointer of Git LFS, not the data; check the file by its name.');
  }
  return bytes;
}
