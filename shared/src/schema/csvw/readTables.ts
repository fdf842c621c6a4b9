/** Reads CSVW metadata: a table, or a group of tables. What a group says holds for its tables unless they say otherwise. */
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { encodingIn, readDialect } from '../dialects.ts';
import { languageTexts } from '../languageTexts.ts';
import { linkedObject } from '../linkedObject.ts';
import { dataFiles, type PathRule } from '../linkedPath.ts';
import type { Loading } from '../loading.ts';
import type { Dialect, ForeignKey, Resource } from '../model.ts';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { merged, tableProperties } from '../readQuasi.ts';
import { listIn, note, objectIn, placeIn, type Source, textIn, textsIn, valueIn } from '../source.ts';
import { nullsIn } from './nulls.ts';
import { readColumns, virtualColumns } from './readColumns.ts';
import { plainUrl, urlRule } from './urls.ts';

/** About as many as are looked at of a table besides its columns. */
const PARTS_OF_TABLE = 32;
const KEYS_A_STEP = 32;

export function* readTables(loading: Loading, source: Source, root: PlainObject): Reading<Resource[]> {
  const tables = valueIn(root, 'tables') ? (listIn(source, root, 'tables')?.items ?? []) : [root];
  const rule = urlRule(root);
  const read: Resource[] = [];
  for (const table of tables) {
    yield PARTS_OF_TABLE;
    if (table.kind === 'object') read.push(yield* readTable(loading, rule, source, root, table));
    else note(source, table, t`A table needs to be an object; the value here has no effect.`);
  }
  return read;
}

function* readTable(
  loading: Loading,
  rule: PathRule,
  source: Source,
  group: PlainObject,
  table: PlainObject,
): Reading<Resource> {
  const outer = group === table ? [table] : [group, table];
  const linked = function* (key: string) {
    for (const tree of outer.toReversed()) {
      const part = yield* linkedObject(loading, rule, source, tree, key);
      if (part) return part;
    }
    return undefined;
  };
  const described = yield* linked('tableSchema');
  const dialect = yield* linked('dialect');
  const url = textIn(source, table, 'url');
  const own = described ? [described.tree] : [];
  const inSchema = described?.source ?? source;
  const missingValues =
    (described && (yield* nullsIn(inSchema, described.tree))) ??
    (yield* nullsIn(source, table)) ??
    (group === table ? undefined : yield* nullsIn(source, group));
  return {
    name: url && plainUrl(url.value),
    title: languageTexts(table, 'dc:title')[0],
    calledAs: [],
    place: placeIn(source, table),
    ...(yield* dataFiles(loading, rule, source, url ? [url] : [])),
    encoding: dialect && encodingIn(dialect.source, dialect.tree),
    dialect: dialect ? readDialect(dialect.source, dialect.tree) : ({} satisfies Dialect),
    missingValues,
    fields: described ? yield* readColumns(inSchema, described.tree) : [],
    virtual: described ? virtualColumns(described.tree) : [],
    fieldsMatch: described ? 'exact' : 'superset',
    primaryKey: (described && (yield* textsIn(inSchema, described.tree, 'primaryKey'))) ?? [],
    uniqueKeys: [],
    foreignKeys: described ? yield* foreignKeysIn(inSchema, described.tree) : [],
    // Nearer to the data counts more; what stands in the schema may hold for many tables.
    quasi: merged(yield* tableProperties(inSchema, own), yield* tableProperties(source, outer)),
  };
}

function* foreignKeysIn(source: Source, schema: PlainObject): Reading<ForeignKey[]> {
  const keys: ForeignKey[] = [];
  for (const [i, key] of (listIn(source, schema, 'foreignKeys')?.items ?? []).entries()) {
    if (i % KEYS_A_STEP === KEYS_A_STEP - 1) yield PARTS_A_STEP;
    if (key.kind !== 'object') continue;
    const reference = objectIn(source, key, 'reference');
    // A table that is meant by its schema may be anywhere.
    if (valueIn(reference, 'schemaReference')) continue;
    const fields = (yield* textsIn(source, key, 'columnReference')) ?? [];
    const referenced = (reference && (yield* textsIn(source, reference, 'columnReference'))) ?? [];
    if (fields.length === 0 || fields.length !== referenced.length) {
      note(source, key, t`A foreign key names fields, and as many of the table it refers to; this one has no effect.`);
      continue;
    }
    const resource = reference && textIn(source, reference, 'resource');
    const other = resource && { ...resource, value: plainUrl(resource.value) };
    keys.push({ ...placeIn(source, key), fields, referenced, resource: other });
  }
  return keys;
}
