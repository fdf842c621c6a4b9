/** Reads a Table Schema: fields, missing values and keys. */
import type { PlainObject, PlainTree } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { type Field, type FieldsMatch, type ForeignKey, fieldsMatches, type Resource, type Stated } from '../model.ts';
import type { TableProperties } from '../quasiProperties.ts';
import { tableProperties } from '../readQuasi.ts';
import { listIn, note, objectIn, placeIn, type Source, textIn, textsIn, valueIn, valuesIn } from '../source.ts';
import { readField } from './readField.ts';

export interface TableSchema
  extends Pick<Resource, 'fields' | 'fieldsMatch' | 'missingValues' | 'primaryKey' | 'uniqueKeys' | 'foreignKeys'> {
  readonly quasi: Stated<TableProperties>;
}

export const noTableSchema: TableSchema = {
  fields: [],
  // Where no fields are stated the data may have any.
  fieldsMatch: 'superset',
  missingValues: undefined,
  primaryKey: [],
  uniqueKeys: [],
  foreignKeys: [],
  quasi: { said: {}, trees: new Map() },
};

export function readTableSchema(source: Source, tree: PlainObject): TableSchema {
  const match = textIn(source, tree, 'fieldsMatch');
  const known = fieldsMatches.find((word) => word === match?.value);
  if (match && !known)
    note(source, match, t`"fieldsMatch" is one of ${fieldsMatches.join(', ')}; what stands here has no effect.`);
  return {
    fields: fieldsIn(source, tree),
    fieldsMatch: known ?? ('exact' satisfies FieldsMatch),
    missingValues: valuesIn(source, tree, 'missingValues'),
    primaryKey: textsIn(source, tree, 'primaryKey') ?? [],
    uniqueKeys: (listIn(source, tree, 'uniqueKeys')?.items ?? []).map((key) => namesOf(source, key)),
    foreignKeys: foreignKeysIn(source, tree),
    quasi: tableProperties(source, [tree]),
  };
}

function fieldsIn(source: Source, tree: PlainObject): Field[] {
  const list = listIn(source, tree, 'fields');
  if (!list) {
    if (!valueIn(tree, 'fields'))
      note(
        source,
        { ...tree, length: 1 },
        t`A Table Schema needs a list "fields"; without it nothing is known of the columns.`,
      );
    return [];
  }
  const fields: Field[] = [];
  const names = new Set<string>();
  for (const [index, item] of list.items.entries()) {
    if (item.kind !== 'object') {
      note(source, item, t`A field needs to be an object; what stands here has no effect.`);
      continue;
    }
    const field = readField(source, item, index);
    if (!field) continue;
    if (names.has(field.name))
      note(
        source,
        field.namePlace,
        t`Another field has this name too; what is said of both counts for each column of that name.`,
      );
    names.add(field.name);
    fields.push(field);
  }
  return fields;
}

function foreignKeysIn(source: Source, tree: PlainObject): ForeignKey[] {
  return (listIn(source, tree, 'foreignKeys')?.items ?? []).flatMap((key) => {
    if (key.kind !== 'object') return [];
    const reference = objectIn(source, key, 'reference');
    const fields = textsIn(source, key, 'fields') ?? [];
    const referenced = reference ? (textsIn(source, reference, 'fields') ?? []) : [];
    if (fields.length === 0 || fields.length !== referenced.length) {
      note(source, key, t`A foreign key names fields, and as many of the table it refers to; this one has no effect.`);
      return [];
    }
    const resource = reference && textIn(source, reference, 'resource');
    // An empty name is how version 1 says "this table".
    const other = resource?.value === '' ? undefined : resource;
    return [{ ...placeIn(source, key), fields, referenced, resource: other }];
  });
}

/** The names in a text or a list of texts. */
function namesOf(source: Source, tree: PlainTree): ReturnType<typeof textsIn> & object {
  const holder: PlainObject = {
    ...tree,
    kind: 'object',
    members: [{ key: 'uniqueKeys', keyPlace: tree, value: tree }],
  };
  return textsIn(source, holder, 'uniqueKeys') ?? [];
}
