/** Which files and folders a configuration leaves out where a folder is checked. */
import * as z from 'zod/mini';
import { globPattern } from './described.ts';
import { type PathTest, pathsOf } from './glob.ts';
import type { LoadedConfig } from './loadConfig.ts';
import { folderOf } from './paths.ts';

export const excludeSchema = () => z.array(globPattern());

/** By the patterns of the configuration and of all that it extends, each from the folder in which it stands. */
export function excludedBy({ layers }: LoadedConfig): PathTest {
  const tests = layers.map(({ path, config }) => excludedFrom(folderOf(path), config.exclude ?? []));
  return (path) => tests.some((excludes) => excludes(path));
}

/** A pattern with `/` at its end means a folder, whose files nobody then comes to. */
export function excludedFrom(folder: string, globs: readonly string[]): PathTest {
  const tests = globs.map((glob) => pathsOf(glob.replace(/(?<=.)\/$/, ''), folder));
  return (path) => tests.some((excludes) => excludes(path));
}
