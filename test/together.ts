/** Test files that are run by one process: to start Node and load the mind anew for each of them takes longer than most of their tests. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const FILES_A_PROCESS = 12;

/** What is to happen after each test of a file, or before, would happen for the others too. */
const hasHooks = /import \{[^}]*\b(?:after|before)(?:Each)?\b[^}]*\} from 'node:test'/;

/** Paths relative to the project: each file either as it is, or named by one that takes in its neighbours with it. */
export function together(project: string, files: readonly string[]): string[] {
  const isAlone = (file: string) => hasHooks.test(readFileSync(join(project, file), 'utf8'));
  const alone = files.filter(isAlone);
  const others = files.filter((file) => !alone.includes(file)).sort();
  const folder = join('test', 'artifacts', 'together');
  rmSync(join(project, folder), { recursive: true, force: true });
  mkdirSync(join(project, folder), { recursive: true });
  const groups: string[] = [];
  for (let from = 0; from < others.length; from += FILES_A_PROCESS) {
    const imports = others
      .slice(from, from + FILES_A_PROCESS)
      .map((file) => `import '${pathToFileURL(join(project, file)).href}';\n`);
    const path = join(folder, `${String(groups.length + 1).padStart(2, '0')}.mjs`);
    writeFileSync(join(project, path), imports.join(''));
    groups.push(path);
  }
  return [...alone, ...groups];
}
