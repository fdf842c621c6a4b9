/** Where the schema of a data file is by convention, and which table of it the file is. */
import { fileOfPart, folderOf, joined, nameOf, pathBelow } from '../config/index.ts';
import type { Resource, Schema, SchemaFormat } from './model.ts';

const written = ['json', 'yaml', 'yml'];
const packageNames = written.map((end) => `datapackage.${end}`);
const contractNames = ['datacontract', 'datacontract.odcs', 'odcs'].flatMap((word) => [`${word}.yaml`, `${word}.yml`]);
/** Of files of dbt, which may have any name; these are customs. Each name is looked for in each folder, so there are not more. */
const dbtWords = ['schema', 'properties', 'seeds', 'models', 'sources', 'snapshots'];

/** A file that a schema may be in. */
interface Candidate {
  readonly path: string;
  readonly formats: readonly SchemaFormat[];
  /** Its name says which file it is about; otherwise it has to list the file, unless it is about all in its folder. */
  readonly isAbout: 'one' | 'listed' | 'folder';
}

interface FoundSchema {
  readonly schema: Schema;
  /** Undefined if the schema is about the file, but what it says of it cannot be read. */
  readonly resource: Resource | undefined;
}

/**
 * The schema of a file: one that is named after the file, else the nearest Data Package that lists it, from its folder up to the folder
 * `top`, else CSVW metadata of its folder, else a Table Schema for the whole folder. `load` gets one file after the other, until one holds,
 * and returns undefined if there is no file. `passed` lists the files that do not hold.
 */
export function findSchema(
  file: string,
  top: string,
  load: (path: string) => Schema | undefined,
): { readonly found: FoundSchema | undefined; readonly passed: readonly Schema[] } {
  const passed: Schema[] = [];
  for (const candidate of candidatesFor(file, top)) {
    const schema = load(candidate.path);
    if (!schema) continue;
    const found = holdsFor(schema, candidate, file);
    if (found) return { found, passed };
    passed.push(schema);
  }
  return { found: undefined, passed };
}

/** The paths where a schema of the file is looked for, in order. */
export function schemaNames(file: string, top: string): string[] {
  return candidatesFor(file, top).map(({ path }) => path);
}

/** Whether a name says that a file is a schema; what stands in it decides. */
export function isSchemaName(path: string): boolean {
  return namesData(path) || /(?:^tableschema|\.schema|\.tableschema)\.(?:json|ya?ml)$/i.test(nameOf(path));
}

/** Whether a name says that a file may describe tables for programs of others: a data contract, or properties of dbt. */
export function isForeignSchemaName(path: string): boolean {
  const name = nameOf(path);
  return (
    /(?:^|\.)(?:odcs|datacontract)\.(?:json|ya?ml)$/i.test(name) ||
    /^(?:_?(?:schema|properties|seeds|models|sources|snapshots)|_.*__(?:models|seeds|sources))\.ya?ml$/i.test(name)
  );
}

/** Whether a name says that a file is a schema which lists its data: who names it may mean them. */
export function namesData(path: string): boolean {
  const name = nameOf(path);
  return /(?:^datapackage|^dataresource|\.dataresource)\.(?:json|ya?ml)$/i.test(name) || /-metadata\.json$/i.test(name);
}

/**
 * The table that a file is, because it is listed or has its name; a Table Schema that stands alone is about any file that it is named for.
 */
export function resourceFor({ format, resources }: Schema, file: string): Resource | undefined {
  const names = tableNames(file);
  const called = ({ calledAs }: Resource) => calledAs.some((name) => names.includes(name.toLowerCase()));
  const listed = (path: string) =>
    resources.find(({ files, outside }) => files.some(({ value }) => value === path) || outside.includes(path));
  return (
    listed(file) ?? listed(fileOfPart(file)) ?? (format === 'table-schema' ? resources[0] : resources.find(called))
  );
}

/** What a table is called whose copy a file is: `orders.csv.gz`, or a sheet of a workbook. Case is the warehouse's matter. */
function tableNames(file: string): string[] {
  const whole = fileOfPart(file);
  const name = nameOf(whole).replace(/\.gz$/i, '');
  return [stemOf(name), file.slice(whole.length + 1)].map((each) => each.toLowerCase());
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]+$/, '');
}

function holdsFor(schema: Schema, { formats, isAbout }: Candidate, file: string): FoundSchema | undefined {
  const { format, resources } = schema;
  if (format && !formats.includes(format)) return undefined;
  if (isAbout === 'one') {
    // A JSON Schema or another file with this kind of name is about something else. A file that cannot be read may be the schema.
    if (!format) return schema.isUnreadable ? { schema, resource: undefined } : undefined;
    return { schema, resource: resourceFor(schema, file) ?? namedAfter(resources, file) };
  }
  const resource = format && resourceFor(schema, file);
  return resource ? { schema, resource } : undefined;
}

/** A table whose data are said to be on the web, where this is a copy of them; the only one, or that of the same name. */
function namedAfter(resources: readonly Resource[], file: string): Resource | undefined {
  if (resources.length === 1) return resources[0];
  return resources.find(({ name }) => name !== undefined && nameOf(name) === nameOf(file));
}

function candidatesFor(file: string, top: string): Candidate[] {
  const folder = folderOf(file);
  const name = nameOf(file);
  const stem = stemOf(name);
  const within = (
    names: readonly string[],
    formats: readonly SchemaFormat[],
    isAbout: Candidate['isAbout'],
    at = folder,
  ) => names.map((each): Candidate => ({ path: joined(at, each), formats, isAbout }));
  const named = ['schema', 'tableschema'].flatMap((word) => written.map((end) => `${stem}.${word}.${end}`));
  return [
    ...within(named, ['table-schema', 'data-resource'], 'one'),
    ...within(
      written.map((end) => `${stem}.dataresource.${end}`),
      ['data-resource'],
      'one',
    ),
    ...within(
      ['odcs', 'datacontract'].flatMap((word) => written.map((end) => `${stem}.${word}.${end}`)),
      ['odcs'],
      'one',
    ),
    ...within([`${name}-metadata.json`], ['csvw'], 'one'),
    ...foldersUpTo(folder, top).flatMap((at) => within(packageNames, ['data-package'], 'listed', at)),
    ...within(['csv-metadata.json'], ['csvw'], 'listed'),
    ...within(
      ['tableschema', 'schema'].flatMap((word) => written.map((end) => `${word}.${end}`)),
      ['table-schema'],
      'folder',
    ),
    ...foldersUpTo(folder, top).flatMap((at) => [
      ...within(contractNames, ['odcs'], 'listed', at),
      ...within(dbtNames(stem, nameOf(at)), ['dbt'], 'listed', at),
    ]),
  ];
}

/** A project has one file a table, one a folder, or one for all. */
function dbtNames(stem: string, folder: string): string[] {
  const ofFolder = ['models', 'seeds', 'sources'].map((what) => `_${folder}__${what}.yml`);
  return [`${stem}.yml`, ...dbtWords.flatMap((word) => [`${word}.yml`, `${word}.yaml`, `_${word}.yml`]), ...ofFolder];
}

function foldersUpTo(folder: string, top: string): string[] {
  const folders: string[] = [];
  for (let at = folder; at === top || pathBelow(top, at) !== undefined; at = folderOf(at)) {
    folders.push(at);
    if (at === top || at === folderOf(at)) break;
  }
  return folders;
}
