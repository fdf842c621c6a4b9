/** Reads a Data Resource: where its data are, how they are written, and its schema, which may be in a file of its own. */
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { encodingIn, readDialect } from '../dialects.ts';
import { languageTexts } from '../languageTexts.ts';
import { linkedObject } from '../linkedObject.ts';
import { dataFiles, safePath } from '../linkedPath.ts';
import type { Loading } from '../loading.ts';
import type { Dialect, Placed, Resource } from '../model.ts';
import type { Reading } from '../reading.ts';
import { merged, tableProperties } from '../readQuasi.ts';
import { note, placeIn, type Source, textIn, textsIn, valueIn } from '../source.ts';
import { noTableSchema, readTableSchema, type TableSchema } from './readTableSchema.ts';

export function* readResource(loading: Loading, source: Source, tree: PlainObject): Reading<Resource> {
  const described = yield* linkedObject(loading, safePath, source, tree, 'schema');
  const schema = described ? yield* readTableSchema(described.source, described.tree) : noTableSchema;
  tellOfMisplacedKeys(source, tree, schema);
  return {
    ...schema,
    name: textIn(source, tree, 'name')?.value,
    title: languageTexts(tree, 'title')[0],
    calledAs: [],
    place: placeIn(source, tree),
    ...(yield* dataFiles(loading, safePath, source, yield* pathsIn(source, tree))),
    encoding: encodingIn(source, tree),
    dialect: yield* dialectIn(loading, source, tree),
    // Nearer to the data counts more.
    quasi: merged(schema.quasi, yield* tableProperties(source, [tree])),
  };
}

/**
 * The place that the specification gives counts most. Frictionless Framework writes the words of each format in an object of its own, and
 * wrote those of the header in a "layout".
 */
function* dialectIn(loading: Loading, source: Source, tree: PlainObject): Reading<Dialect> {
  const layout = valueIn(tree, 'layout');
  const dialect = yield* linkedObject(loading, safePath, source, tree, 'dialect');
  const csv = valueIn(dialect?.tree, 'csv');
  return {
    ...(layout?.kind === 'object' && readDialect(source, layout)),
    ...(dialect && csv?.kind === 'object' && readDialect(dialect.source, csv)),
    ...(dialect && readDialect(dialect.source, dialect.tree)),
  };
}

/** `url` is what version 0 calls `path`. */
function* pathsIn(source: Source, tree: PlainObject): Reading<Placed<string>[]> {
  return (yield* textsIn(source, tree, 'path')) ?? (yield* textsIn(source, tree, 'url')) ?? [];
}

/** Written beside the schema instead of in it, as often happens, keys mean nothing to any program. */
function tellOfMisplacedKeys(source: Source, tree: PlainObject, { fields }: TableSchema): void {
  if (fields.length === 0) return;
  for (const { key, keyPlace } of tree.members) {
    if (!['primaryKey', 'primaryKeys', 'foreignKeys', 'uniqueKeys', 'missingValues', 'fields'].includes(key)) continue;
    const meant = key === 'primaryKeys' ? 'primaryKey' : key;
    note(source, keyPlace, t`"${key}" has no effect beside "schema". Table Schema has "${meant}" within it.`);
  }
}
