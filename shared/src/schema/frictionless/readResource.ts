/** Reads a Data Resource: where its data are, how they are written, and its schema, which may be in a file of its own. */
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { readDialect } from '../dialects.ts';
import { languageTexts } from '../languageTexts.ts';
import { linkedObject } from '../linkedObject.ts';
import { isUrl, safePath } from '../linkedPath.ts';
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
    files: yield* filesOf(source, tree),
    encoding: textIn(source, tree, 'encoding'),
    dialect: dialect ? readDialect(dialect.source, dialect.tree) : ({} satisfies Dialect),
    // Nearer to the data counts more.
    quasi: merged(schema.quasi, yield* tableProperties(source, [tree])),
  };
}

/** Those that lie beside the schema; what is on the web or in the schema itself is no file. `url` is what version 0 calls `path`. */
function* filesOf(source: Source, tree: PlainObject): Reading<Placed<string>[]> {
  const paths = (yield* textsIn(source, tree, 'path')) ?? (yield* textsIn(source, tree, 'url')) ?? [];
  return paths.flatMap((path) => {
    if (isUrl(path.value)) return [];
    const whole = safePath(source, path);
    return whole === undefined ? [] : [{ ...path, value: whole }];
  });
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
