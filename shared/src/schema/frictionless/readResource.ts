/** Reads a Data Resource: where its data are, how they are written, and its schema, which may be in a file of its own. */
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { encodingIn, readDialect } from '../dialects.ts';
import { languageTexts } from '../languageTexts.ts';
import { linkedObject } from '../linkedObject.ts';
import { dataFiles } from '../linkedPath.ts';
import type { Loading } from '../loading.ts';
import type { Dialect, Placed, Resource } from '../model.ts';
import type { Reading } from '../reading.ts';
import { merged, tableProperties } from '../readQuasi.ts';
import { note, placeIn, type Source, textIn, textsIn } from '../source.ts';
import { noTableSchema, readTableSchema, type TableSchema } from './readTableSchema.ts';

export function* readResource(loading: Loading, source: Source, tree: PlainObject): Reading<Resource> {
  const described = yield* linkedObject(loading, source, tree, 'schema');
  const schema = described ? yield* readTableSchema(described.source, described.tree) : noTableSchema;
  const dialect = yield* linkedObject(loading, source, tree, 'dialect');
  tellOfMisplacedKeys(source, tree, schema);
  return {
    ...schema,
    name: textIn(source, tree, 'name')?.value,
    title: languageTexts(tree, 'title')[0],
    place: placeIn(source, tree),
    ...(yield* dataFiles(loading, source, yield* pathsIn(source, tree))),
    encoding: encodingIn(source, tree),
    dialect: dialect ? readDialect(dialect.source, dialect.tree) : ({} satisfies Dialect),
    // Nearer to the data counts more.
    quasi: merged(schema.quasi, yield* tableProperties(source, [tree])),
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
