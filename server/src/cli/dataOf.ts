/** The data files that a schema stands for where one is named in their place. */
import { hasStatistics } from '@quasi/shared/predicting';
import { namesData, type Resource } from '@quasi/shared/schema';
import { configPath, FileProblem, isBroken, isFile, readSchemaFile, topFolder } from '../files/index.ts';
import { pathFromHere } from './pathFromHere.ts';
import { reportProblemsOf } from './schemas.ts';

/** A data file, and the schema that was named for it. */
export interface DataFile {
  readonly path: string;
  readonly schema: string | undefined;
}

/** Undefined if a path is no schema by its name, so that it means itself. `mayBeStated`: statistics are looked at, too, so that data need not be there. */
export function dataFilesOf(path: string, mayBeStated = false): readonly string[] | undefined {
  if (path === '-' || !namesData(path) || !isFile(path)) return undefined;
  const whole = configPath(path);
  const schema = readSchemaFile(whole, topFolder(whole, configPath('.')));
  const files = schema.resources.flatMap((resource) => dataOf(resource, mayBeStated)).map(pathFromHere);
  if (files.length > 0) return [...new Set(files)];
  if (isBroken(schema)) reportProblemsOf(schema, false);
  if (mayBeStated && schema.resources.some(hasStatistics)) return [];
  const why =
    schema.resources.length > 0
      ? 'Its resources are on the web or in itself; Quasi reads files beside it.'
      : 'It lists no data.';
  throw new FileProblem(path, why);
}

/** Data that are still to come, of which only the statistics are known, are not looked for. */
function dataOf(resource: Resource, mayBeStated: boolean): string[] {
  const files = resource.files.map(({ value }) => value);
  return mayBeStated && hasStatistics(resource) ? files.filter(isFile) : files;
}

/** For commands that look at one file: the only one. */
export function dataFileOf(path: string): DataFile {
  const files = dataFilesOf(path);
  if (!files) return { path, schema: undefined };
  if (files.length === 1) return { path: files[0], schema: path };
  throw new FileProblem(path, `It lists ${files.length} files; name one of them: ${files.join(', ')}.`);
}
