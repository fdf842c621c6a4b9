/** Packages that only an engine needs, and that are not installed with Quasi. */
import { createRequire } from 'node:module';
import { delimiter, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { t } from '@quasi/shared/words';
import { FileProblem } from '../files/index.ts';

/** `wanted`: the package with its version. It is looked for beside Quasi, then among what npm installed for all programs. */
export async function optionalPackage<T>(table: string, wanted: string, load: () => Promise<T>): Promise<T> {
  const name = wanted.replace(/@[^@]+$/, '');
  try {
    return await load().catch((error) => loadGlobal<T>(name, error));
  } catch (error) {
    throw new FileProblem(
      table,
      isAbsent(error)
        ? t`This takes the package ${name}, which is not installed: npm install -g ${wanted}`
        : t`The package ${wanted} is installed and does not load here. Install it again: npm install -g ${wanted}`,
    );
  }
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).includes('MODULE_NOT_FOUND');
}

/** An editor keeps its extensions in a folder of its own, from which no search leads to what npm installed. */
async function loadGlobal<T>(name: string, reason: unknown): Promise<T> {
  if (!isAbsent(reason)) throw reason;
  for (const folder of globalFolders()) {
    const found = resolvedIn(folder, name);
    if (found !== undefined) return (await import(pathToFileURL(found).href)) as T;
  }
  throw reason;
}

function resolvedIn(folder: string, name: string): string | undefined {
  try {
    return createRequire(join(folder, 'quasi.cjs')).resolve(join(folder, name));
  } catch {
    return undefined;
  }
}

/** npm has its packages beside its programs, which stand on the PATH. Where that depends on the current folder nothing is loaded. */
function globalFolders(): string[] {
  const programs = (process.env['PATH'] ?? '').split(delimiter).filter(isAbsolute);
  const beside = process.platform === 'win32' ? ['node_modules'] : ['..', 'lib', 'node_modules'];
  return programs.map((folder) => join(folder, ...beside));
}
