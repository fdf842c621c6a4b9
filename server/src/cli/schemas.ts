/** The schemas of the files that are looked at: each is read once, and what is wrong with it is said once. */
import { namesData, type Resource, resourceFor, type Schema } from '@quasi/shared/schema';
import { nothingSaid, type SchemaWord, wordOf } from '../datasets/schemaWord.ts';
import { configPath, FileProblem, isBroken, isFile, nearestSchema, readSchemaFile, topFolder } from '../files/index.ts';
import type { Arguments } from './arguments.ts';
import type { DataFile } from './dataOf.ts';
import { pathFromHere } from './paths.ts';
import { reportProblem, reportProblems, UsageProblem } from './problems.ts';

/**
 * Finds the statements of a schema about a file: from `--schema`, else from the schema that lists the file, else by convention; undefined
 * if they cannot be known. `isQuiet`: only the reason for that is reported.
 */
export function schemaReader(args: Arguments, isQuiet = args.has('quiet')): (file: DataFile) => SchemaWord | undefined {
  const option = args.text('schema');
  if (option === '') throw new UsageProblem('--schema needs the name of a file, or "none".');
  const known = new Map<string, Schema>();
  const told = new Set<Schema>();
  const refused = new Set<Schema>();
  const read = (path: string, top: string): Schema => {
    const schema = known.get(path) ?? readSchemaFile(path, top);
    known.set(path, schema);
    return schema;
  };
  const tell = (schema: Schema) => {
    if (told.has(schema)) return;
    told.add(schema);
    reportProblemsOf(schema, isQuiet);
  };
  const wordIn = (schema: Schema, resource: Resource | undefined): SchemaWord | undefined => {
    if (resource && !isBroken(schema)) return wordOf(resource, schema);
    if (!refused.has(schema)) {
      const message = 'Nothing of it counts until that is put right, so the data it is about were not looked at.';
      reportProblem(new FileProblem(pathFromHere(schema.path), message));
    }
    refused.add(schema);
    return undefined;
  };
  return ({ path: file, schema: listing }) => {
    if (option === 'none') return nothingSaid;
    const named = option ?? listing;
    const subject = configPath(file);
    if (named !== undefined) {
      const path = configPath(named);
      if (!isFile(path)) throw new FileProblem(named, 'There is no such file.');
      const schema = read(path, topFolder(path, configPath('.')));
      tell(schema);
      const resource =
        resourceFor(schema, subject) ?? (schema.resources.length === 1 ? schema.resources[0] : undefined);
      if (resource === undefined && !isBroken(schema))
        throw new FileProblem(named, `It does not list ${pathFromHere(subject)}.`);
      return wordIn(schema, resource);
    }
    if (file === '-') return nothingSaid;
    const top = topFolder(subject, configPath('.'));
    const { found, passed } = nearestSchema(subject, top, (path) => read(path, top));
    for (const schema of passed) if (schema.isUnreadable && namesData(schema.path)) tell(schema);
    if (!found) return nothingSaid;
    tell(found.schema);
    return wordIn(found.schema, found.resource);
  };
}

/** Notes are left out where little is to be said. */
export function reportProblemsOf({ path, problems }: Schema, isQuiet: boolean): void {
  reportProblems(path, isQuiet ? problems.filter(({ isGrave }) => isGrave) : problems);
}
