/** What a command leaves out of the folders that it is given: by `.gitignore`, and by `exclude` of the `quasi.json` nearest to each of them. */
import { join } from 'node:path';
import { excludedBy, type PathTest } from '@quasi/shared/config';
import { type LeavesOut, readConfigFile } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import { placeOfConfig } from './configs.ts';

export function leavesOut(args: Arguments): LeavesOut {
  const read = new Map<string, PathTest>();
  return {
    byGit: !args.has('no-ignore'),
    excludes(folder) {
      const { path, top } = placeOfConfig(join(folder, 'any'), args.text('config'));
      if (path === undefined) return () => false;
      // Its flaws are reported when the files themselves are looked at.
      const excludes = read.get(path) ?? excludedBy(readConfigFile(path, top));
      read.set(path, excludes);
      return excludes;
    },
  };
}
