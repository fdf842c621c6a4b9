/** Packages that only an engine needs, and that are not installed with Quasi. */
import { FileProblem } from '../files/index.ts';

/** `wanted`: the package with its version. */
export async function optionalPackage<T>(name: string, wanted: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && String(error.code).includes('MODULE_NOT_FOUND');
    throw new FileProblem(
      name,
      isAbsent
        ? `This takes the package ${wanted.replace(/@[^@]+$/, '')}, which is not installed: npm install -g ${wanted}`
        : `The package ${wanted} is installed and does not load here. Install it again: npm install -g ${wanted}`,
    );
  }
}
