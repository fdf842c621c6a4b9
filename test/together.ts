/** Test files that are run by one process: to start Node and load the mind anew for each of them takes longer than most of their tests. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Few where each takes long: what is last has one processor to itself. */
export const FEW_A_PROCESS = 4;
export const MANY_A_PROCESS = 12;

/** What is to happen before the tests of a file, or after each, would happen for the others too; what comes after all of them may come later. */
const hasHooks = /import \{[^}]*\b(?:before|beforeEach|afterEach)\b[^}]*\} from 'node:test'/;

/** Paths relative to the project: each file either as it is, or named by one that takes in its neighbours with it. */
export function together(project: string, name: string, files: readonly string[], filesAProcess: number): string[] {
  const isAlone = (file: string) => hasHooks.test(readFileSync(join(project, file), 'utf8'));
  const alone = files.filter(isAlone);
  const others = files.filter((file) => !alone.includes(file)).sort();
  const folder = join('test', 'artifacts', 'together', name);
  rmSync(join(project, folder), { recursive: true, force: true });
  mkdirSync(join(project, folder), { recursive: true });
  const groups: string[] = [];
  for (let from = 0; from < others.length; from += filesAProcess) {
    const imports = others
      .slice(from, from + filesAProcess)
      .map((file) => `import '${pathToFileURL(join(project, file)).href}';\n`);
    const path = join(folder, `${String(groups.length + 1).padStart(2, '0')}.mjs`);
    writeFileSync(join(project, path), imports.join(''));
    groups.push(path);
  }
  return [...alone, ...groups];
}
