/** The data files that a schema stands for where one is named in their place. */
import { existsSync } from 'node:fs';
import { hasStatistics } from '@quasi/shared/predicting';
import { namesData, type Resource, type Schema } from '@quasi/shared/schema';
import { shownAddress } from '../engines/address.ts';
import { configPath, FileProblem, isBroken, isFile, readSchemaFile, topFolder } from '../files/index.ts';
import { splitPart } from '../readers/index.ts';
import { isAddress } from './countingOf.ts';
import { pathFromHere, shownPath } from './paths.ts';
import { reportProblem, shownPlace } from './problems.ts';
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
  const isStated = mayBeStated && schema.resources.some(hasStatistics);
  if (isBroken(schema) || !isStated) reportProblemsOf(schema, false);
  if (isStated && !isBroken(schema)) return [];
  const onWeb = 'Nothing is fetched from the web. Put a copy beside the schema and name that.';
  const notText = 'Quasi cannot read this format. Save its tables as CSV or Parquet and name those.';
  const elsewhere = [
    ...schema.resources.flatMap((resource) => resource.onWeb.map((place) => ({ place, message: onWeb }))),
    ...schema.resources.flatMap((resource) => resource.notText.map((place) => ({ place, message: notText }))),
  ];
  for (const { place, message } of elsewhere) reportProblem(new FileProblem(shownPlace(place), message));
  throw new FileProblem(path, whyNone(schema, elsewhere.length > 0));
}

/** In words that stay true whatever has been reported already. */
function whyNone(schema: Schema, isElsewhere: boolean): string {
  if (isBroken(schema)) return 'Nothing of it counts until that is put right.';
  if (schema.problems.length > 0 || isElsewhere) return 'It names no file that can be read.';
  return schema.resources.length > 0 ? 'It names no files: its data are in itself, or missing.' : 'It lists no data.';
}

/** Data that are still to come have only statistics, and are not looked for. */
function dataOf(resource: Resource, mayBeStated: boolean): string[] {
  const files = resource.files.map(({ value }) => value);
  return mayBeStated && hasStatistics(resource) ? files.filter(isFile) : files;
}

/** A missing file that the user did not name is reported with the file that names it. */
export function present(file: DataFile): DataFile {
  const { path, schema } = file;
  if (schema === undefined || existsSync(splitPart(path).file)) return file;
  throw new FileProblem(
    path,
    `There is no such file. ${shownPath(schema)} lists it: correct the name there, or put the file here.`,
  );
}

/** For commands that look at one file: the only one. */
export function dataFileOf(path: string): DataFile {
  if (isAddress(path)) return { path: shownAddress(path), schema: undefined };
  const files = dataFilesOf(path);
  if (!files) return { path, schema: undefined };
  if (files.length === 1) return present({ path: files[0], schema: path });
  throw new FileProblem(path, `It lists ${files.length} files; name one of them: ${files.join(', ')}.`);
}
