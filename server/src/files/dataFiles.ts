/** Which files of a folder are data. */
import { isHierarchyFile } from './hierarchyFiles.ts';

/** In a folder these are read, but for hierarchies; a file that is named is read whatever its name. */
export function isDataFile(name: string): boolean {
  return /\.(csv|tsv|psv|tab)$/i.test(name) && !isHierarchyFile(name);
}
