/** Distinguishes a file from its earlier state without reading it. */
import { type BigIntStats, statSync } from 'node:fs';

/** Differs if the content may; the same for all links to one file; undefined if there is no file. */
export function fileState(path: string): string | undefined {
  const stats = statsOf(path);
  return stats && `${contentStateIn(stats)} ${stats.ctimeNs}`;
}

/** Without what permissions and further links change too. */
export function contentState(path: string): string | undefined {
  const stats = statsOf(path);
  return stats && contentStateIn(stats);
}

function contentStateIn({ dev, ino, size, mtimeNs }: BigIntStats): string {
  return `${dev} ${ino} ${size} ${mtimeNs}`;
}

function statsOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return undefined;
  }
}
