/** Writes a file over another, whole or not at all. */
import { rename, rm, writeFile } from 'node:fs/promises';

export async function replaceFile(path: string, content: Uint8Array | string): Promise<void> {
  const beside = `${path}.${process.pid}.tmp`;
  try {
    await writeFile(beside, content, { flag: 'wx' });
    await rename(beside, path);
  } finally {
    await rm(beside, { force: true });
  }
}
