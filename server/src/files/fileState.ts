/** What tells a file from what it was before, without reading it. */
import { statSync } from 'node:fs';

/** Differs if the content may; undefined if there is no such file. */
export function fileState(path: string): string | undefined {
  try {
    const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  } catch {
    return undefined;
  }
}
