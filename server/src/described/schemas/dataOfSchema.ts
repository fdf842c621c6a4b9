/** The data files that an open schema is about: those it lists, or those beside it that it holds for, as of a Table Schema that stands alone. */
import { readdirSync } from 'node:fs';
import { folderOf, joined, nameOf } from '@quasi/shared/config';
import { type Resource, resourceFor, type Schema } from '@quasi/shared/schema';
import { isDataFile } from '../../readers/index.ts';
import type { Schemas } from './schemas.ts';

export interface DescribedFile {
  readonly schema: Schema;
  readonly resource: Resource;
  readonly path: string;
}

/** Data files of one schema that are looked at because it is open. */
const MOST_FILES = 8;

export function dataOfSchema(schemas: Schemas, schema: Schema): DescribedFile[] {
  const listed = schema.resources.flatMap((resource) =>
    resource.files.map(({ value: path }) => ({ schema, resource, path })),
  );
  if (listed.length > 0) return listed.slice(0, MOST_FILES);
  return dataBeside(schema)
    .filter(({ path }) => schemas.for(path).schema === schema)
    .slice(0, MOST_FILES);
}

function dataBeside(schema: Schema): DescribedFile[] {
  const folder = folderOf(schema.path);
  const [stem] = nameOf(schema.path).split(/\.(?:table)?schema\./i);
  const isMeant = (name: string) =>
    schema.format !== 'table-schema' || stem === nameOf(schema.path) || name.replace(/\.[^.]+$/, '') === stem;
  return namesIn(folder).flatMap((name) => {
    if (!isDataFile(name) || !isMeant(name)) return [];
    const path = joined(folder, name);
    const resource = resourceFor(schema, path);
    return resource ? [{ schema, resource, path }] : [];
  });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // A folder that may not be read holds nothing that is known of.
    return [];
  }
}
