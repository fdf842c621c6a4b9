/** Where the `quasi.json` of a data file is, and what it says together with what it extends. */
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderOf, joined, type LoadedConfig, loadConfig, nameOf, pathBelow } from '@quasi/shared/config';
import { decodedText } from './decodedText.ts';
import { sizeOf } from './regularFile.ts';
import { LARGEST_TEXT, readSideFile } from './sideFile.ts';

const NAME = 'quasi.json';

/** The text of a file, undefined without a file: from disk, or from an editor that has it open. */
export type ReadText = (path: string) => string | undefined;

/** An absolute path with `/` between its parts, which is how configurations know files. */
export function configPath(path: string): string {
  return process.platform === 'win32' ? resolve(path).replaceAll('\\', '/') : resolve(path);
}

/** The nearest `quasi.json`, from the folder of a file up to the folder `top`; in no case one that lies elsewhere. */
export function nearestConfig(
  file: string,
  top: string,
  isThere: (path: string) => boolean = existsSync,
): string | undefined {
  for (let folder = folderOf(file); folder === top || pathBelow(top, folder) !== undefined; folder = folderOf(folder)) {
    const path = joined(folder, NAME);
    if (isThere(path) && pathBelow(realPath(top), realPath(path)) !== undefined) return path;
    if (folder === top) return undefined;
  }
  return undefined;
}

/** Where the search for a file's configuration ends if no workspace says so: at a repository, or where one stands. */
export function topFolder(file: string, current: string): string {
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    if (existsSync(joined(folder, '.git'))) return folder;
    if (folder === folderOf(folder)) break;
  }
  return pathBelow(current, file) === undefined ? folderOf(file) : current;
}

/** Reads a configuration and what it extends, as far as that lies below the folder `top`. */
export function readConfigFile(path: string, top: string, readText: ReadText = textOnDisk): LoadedConfig {
  return loadConfig(path, { folder: realPath(top), read: readText, realPath, size: sizeOf });
}

/** Of a regular file; undefined if there is none that can be read. */
export function textOnDisk(path: string): string | undefined {
  try {
    return decodedText(readSideFile(path, LARGEST_TEXT));
  } catch {
    return undefined;
  }
}

/** Without links on the way; what is not there is where it says, in a folder that may be there by a link. */
export function realPath(path: string): string {
  try {
    return configPath(realpathSync(path));
  } catch {
    const folder = folderOf(path);
    return folder === path ? path : joined(realPath(folder), nameOf(path));
  }
}
