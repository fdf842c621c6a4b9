/** Files, and nothing else: to open a pipe can wait for ever, and to open a device can do something. */
import { closeSync, constants, fstatSync, openSync, type Stats, statSync } from 'node:fs';
import { t } from '@quasi/shared/words';
import { FileProblem } from './fileProblem.ts';

/** A file may be replaced by a pipe between the look and the opening; with these flags nobody waits for it. Windows has none of them. */
const READING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/** `otherwise`: what is said of what is neither a file nor a folder. */
export function openRegularFile(path: string, otherwise: string) {
  requireRegular(path, statSync(path), otherwise);
  const descriptor = openSync(path, READING);
  try {
    const stats = fstatSync(descriptor);
    requireRegular(path, stats, otherwise);
    return { descriptor, stats };
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
}

function requireRegular(path: string, stats: Stats, otherwise: string): void {
  if (stats.isDirectory()) throw new FileProblem(path, t`This is a folder, not a file.`);
  if (!stats.isFile()) throw new FileProblem(path, otherwise);
}

export function isFile(path: string): boolean {
  return sizeOf(path) !== undefined;
}

/** Bytes; undefined if there is no file that can be looked at: a link may lead back to itself. */
export function sizeOf(path: string): number | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats.size : undefined;
  } catch {
    return undefined;
  }
}
