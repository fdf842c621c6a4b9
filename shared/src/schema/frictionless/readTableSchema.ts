/** Reads a Table Schema: fields, missing values and keys. */
import { memberOf, type PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import {
  type Field,
  type FieldsMatch,
  type ForeignKey,
  fieldsMatches,
  type Placed,
  type Resource,
  type Stated,
} from '../model.ts';
import type { TableProperties } from '../quasiProperties.ts';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { tableProperties } from '../readQuasi.ts';
import {
  isTold,
  listIn,
  note,
  objectIn,
  placeIn,
  type Source,
  textIn,
  textsIn,
  textsOf,
  valueIn,
  valuesIn,
} from '../source.ts';
import { readField } from './readField.ts';

export interface TableSchema
  extends Pick<
    Resource,
    'fields' | 'virtual' | 'fieldsMatch' | 'missingValues' | 'primaryKey' | 'uniqueKeys' | 'foreignKeys'
  > {
  readonly quasi: Stated<TableProperties>;
}

/** Fields or keys: each has some ten parts that are looked at. */
const ITEMS_A_STEP = 32;

export const noTableSchema: TableSchema = {
  fields: [],
  // Where no fields are stated the data may have any.
  fieldsMatch: 'superset',
  virtual: [],
  missingValues: undefined,
  primaryKey: [],
  uniqueKeys: [],
  foreignKeys: [],
  quasi: { said: {}, trees: new Map() },
};

export function* readTableSchema(source: Source, tree: PlainObject): Reading<TableSchema> {
  // Drafts of version 2 have it in a list.
  const [match] = (yield* textsIn(source, tree, 'fieldsMatch')) ?? [];
  const known = fieldsMatches.find((word) => word === match?.value);
  if (match && !known)
    note(source, match, t`"fieldsMatch" is one of ${fieldsMatches.join(', ')}; the value here has no effect.`);
  return {
    fields: yield* fieldsIn(source, tree),
    virtual: [],
    fieldsMatch: known ?? ('exact' satisfies FieldsMatch),
    missingValues: yield* valuesIn(source, tree, 'missingValues'),
    primaryKey: (yield* textsIn(source, tree, 'primaryKey')) ?? [],
    uniqueKeys: yield* uniqueKeysIn(source, tree),
    foreignKeys: yield* foreignKeysIn(source, tree),
    quasi: yield* tableProperties(source, [tree]),
  };
}

function* fieldsIn(source: Source, tree: PlainObject): Reading<Field[]> {
  const list = listIn(source, tree, 'fields');
  if (!list) {
    const stated = memberOf(tree, 'fields')?.value;
    if (!valueIn(tree, 'fields') && !(stated && isTold(source, stated)))
      note(
        source,
        { ...tree, length: 1 },
        t`A Table Schema needs a list "fields"; without it nothing is known of the columns.`,
      );
    return [];
  }
  const fields: Field[] = [];
  for (const [index, item] of list.items.entries()) {
    if (isStep(index)) yield PARTS_A_STEP;
    if (item.kind !== 'object') {
      note(source, item, t`A field needs to be an object; the value here has no effect.`);
      continue;
    }
    const field = yield* readField(source, item, index);
    if (!field) continue;
    fields.push(field);
  }
  return fields;
}

function* foreignKeysIn(source: Source, tree: PlainObject): Reading<ForeignKey[]> {
  const keys: ForeignKey[] = [];
  for (const [i, key] of (listIn(source, tree, 'foreignKeys')?.items ?? []).entries()) {
    if (isStep(i)) yield PARTS_A_STEP;
    if (key.kind !== 'object') continue;
    const reference = objectIn(source, key, 'reference');
    const fields = (yield* textsIn(source, key, 'fields')) ?? [];
    const referenced = (reference && (yield* textsIn(source, reference, 'fields'))) ?? [];
    if (fields.length === 0 || fields.length !== referenced.length) {
      note(source, key, t`A foreign key names fields, and as many of the table it refers to; this one has no effect.`);
      continue;
    }
    if (reference && ['package', 'datapackage'].some((key) => isStated(reference, key))) continue;
    const resource = reference && textIn(source, reference, 'resource');
    // An empty name is how version 1 says "this table".
    const other = resource?.value === '' ? undefined : resource;
    keys.push({ ...placeIn(source, key), fields, referenced, resource: other });
  }
  return keys;
}

/** That a key leads to another package is a pattern of version 1, and was a word of version 0, in which an empty one meant this package. */
function isStated(reference: PlainObject, key: string): boolean {
  const value = valueIn(reference, key);
  return value !== undefined && !(value.kind === 'scalar' && value.value === '');
}

function* uniqueKeysIn(source: Source, tree: PlainObject): Reading<Resource['uniqueKeys']> {
  const keys: Placed<string>[][] = [];
  for (const [i, key] of (listIn(source, tree, 'uniqueKeys')?.items ?? []).entries()) {
    if (isStep(i)) yield PARTS_A_STEP;
    const isNull = key.kind === 'scalar' && key.value === null;
    keys.push((isNull ? undefined : yield* textsOf(source, key, 'uniqueKeys')) ?? []);
  }
  return keys;
}

function isStep(i: number): boolean {
  return i % ITEMS_A_STEP === ITEMS_A_STEP - 1;
}
