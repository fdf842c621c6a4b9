/** Reads CSVW metadata: a table, or a group of tables. What a group says holds for its tables unless they say otherwise. */
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { readDialect } from '../dialects.ts';
import { languageTexts } from '../languageTexts.ts';
import { linkedObject } from '../linkedObject.ts';
import { isUrl, safePath } from '../linkedPath.ts';
import type { Loading } from '../loading.ts';
import type { Dialect, ForeignKey, Placed, Resource } from '../model.ts';
import { merged, tableProperties } from '../readQuasi.ts';
import { listIn, note, objectIn, placeIn, type Source, textIn, textsIn, valueIn } from '../source.ts';
import { nullsIn } from './nulls.ts';
import { readColumns } from './readColumns.ts';

export function readTables(loading: Loading, source: Source, root: PlainObject): Resource[] {
  const tables = valueIn(root, 'tables') ? (listIn(source, root, 'tables')?.items ?? []) : [root];
  return tables.flatMap((table) => {
    if (table.kind === 'object') return [readTable(loading, source, root, table)];
    note(source, table, t`A table needs to be an object; what stands here has no effect.`);
    return [];
  });
}

function readTable(loading: Loading, source: Source, group: PlainObject, table: PlainObject): Resource {
  const outer = group === table ? [table] : [group, table];
  const described =
    linkedObject(loading, source, table, 'tableSchema') ?? linkedObject(loading, source, group, 'tableSchema');
  const dialect = linkedObject(loading, source, table, 'dialect') ?? linkedObject(loading, source, group, 'dialect');
  const url = textIn(source, table, 'url');
  const own = described ? [described.tree] : [];
  const inSchema = described?.source ?? source;
  const missingValues =
    (described && nullsIn(inSchema, described.tree)) ?? nullsIn(source, table) ?? nullsIn(source, group);
  const path = url && !isUrl(url.value) ? safePath(source, url) : undefined;
  return {
    name: url?.value,
    title: languageTexts(table, 'dc:title')[0],
    place: placeIn(source, table),
    files: url && path !== undefined ? [{ ...url, value: path }] : [],
    encoding: dialect && textIn(dialect.source, dialect.tree, 'encoding'),
    dialect: dialect ? readDialect(dialect.source, dialect.tree) : ({} satisfies Dialect),
    missingValues,
    fields: own.flatMap((schema) => readColumns(inSchema, schema)),
    fieldsMatch: own.length > 0 ? 'exact' : 'superset',
    primaryKey: own.flatMap((schema) => textsIn(inSchema, schema, 'primaryKey') ?? []),
    uniqueKeys: [],
    foreignKeys: own.flatMap((schema) => foreignKeysIn(inSchema, schema)),
    // Nearer to the data counts more; what stands in the schema may hold for many tables.
    quasi: merged(tableProperties(inSchema, own), tableProperties(source, outer)),
  };
}

function foreignKeysIn(source: Source, schema: PlainObject): ForeignKey[] {
  return (listIn(source, schema, 'foreignKeys')?.items ?? []).flatMap((key) => {
    if (key.kind !== 'object') return [];
    const reference = objectIn(source, key, 'reference');
    const fields = textsIn(source, key, 'columnReference') ?? [];
    const referenced: Placed<string>[] = reference ? (textsIn(source, reference, 'columnReference') ?? []) : [];
    if (fields.length === 0 || fields.length !== referenced.length) {
      note(source, key, t`A foreign key names fields, and as many of the table it refers to; this one has no effect.`);
      return [];
    }
    return [
      { ...placeIn(source, key), fields, referenced, resource: reference && textIn(source, reference, 'resource') },
    ];
  });
}
