/** The data files that an open schema is about: those it lists, or, of a Table Schema that stands alone, those beside it that it holds for. */
import { readdirSync } from 'node:fs';
import { folderOf, joined, nameOf } from '@quasi/shared/config';
import type { Resource, Schema } from '@quasi/shared/schema';
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
  if (listed.length > 0 || schema.format !== 'table-schema') return listed.slice(0, MOST_FILES);
  const meant = dataBeside(schema.path).filter((path) => schemas.for(path).schema === schema);
  return meant.flatMap((path) => schema.resources.map((resource) => ({ schema, resource, path })));
}

function dataBeside(path: string): string[] {
  const folder = folderOf(path);
  const [stem] = nameOf(path).split(/\.(?:table)?schema\./i);
  const isMeant = (name: string) =>
    isDataFile(name) && (stem === nameOf(path) || name.replace(/\.[^.]+$/, '') === stem);
  try {
    const names = readdirSync(folder).filter(isMeant).sort();
    return names.slice(0, MOST_FILES).map((name) => joined(folder, name));
  } catch {
    // A folder that may not be read holds nothing that is known of.
    return [];
  }
}
