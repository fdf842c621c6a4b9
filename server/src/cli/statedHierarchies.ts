/** The hierarchy files that the settings of a file name for its columns. */
import { dirname } from 'node:path';
import type { FindHierarchy } from '@quasi/shared/analysis';
import type { Settings } from '@quasi/shared/config';
import { HierarchyFiles, hierarchyFinder } from '../files/index.ts';

/** `from`: the folder of the recipe that will name them. */
export function statedHierarchies(settings: Settings, path: string, from = dirname(path)): FindHierarchy {
  return hierarchyFinder(new HierarchyFiles().for(settings, path), path, from);
}
