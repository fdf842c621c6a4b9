/**
 * Reads a data contract in the Open Data Contract Standard, version 3: its tables (`schema`) and their columns (`properties`). A table is
 * the file that a local server names, else the one with its name.
 */
import type { PlainObject, PlainTree } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { languageTexts } from '../languageTexts.ts';
import { dataFiles, safePath } from '../linkedPath.ts';
import type { Loading } from '../loading.ts';
import type { Field, Placed, Resource, Stated } from '../model.ts';
import { inAnyCase, noTable } from '../noTable.ts';
import type { FieldProperties } from '../quasiProperties.ts';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { fieldProperties, tableProperties } from '../readQuasi.ts';
import { flagIn, note, placed, placeIn, type Source, textIn, valueIn } from '../source.ts';
import { entriesIn, readTag, type TagEntry } from '../tags/index.ts';
import { formOfText } from '../valueForms.ts';

const COLUMNS_A_STEP = 32;
/** Objects in objects; deeper ones are no columns. */
const DEEPEST = 8;

export function isContract(root: PlainObject): boolean {
  const kind = valueIn(root, 'kind');
  return kind?.kind === 'scalar' && kind.value === 'DataContract' && valueIn(root, 'apiVersion') !== undefined;
}

export function* readContract(loading: Loading, source: Source, root: PlainObject): Reading<Resource[]> {
  const tables = itemsIn(root, 'schema');
  const paths = localPaths(source, root);
  const read: Resource[] = [];
  for (const table of tables) {
    const name = table.kind === 'object' ? textIn(source, table, 'name') : undefined;
    if (table.kind !== 'object' || !name) {
      note(source, table, t`A table of a data contract needs a name; the value here has no effect.`);
      continue;
    }
    const own = [name.value, ...physicalName(source, table)];
    // A path without the table's name in it is the only table's.
    const files = paths.flatMap(({ value, ...at }) =>
      value.includes('{model}') || value.includes('{schema}')
        ? { ...at, value: value.replace(/\{(?:model|schema)\}/g, name.value) }
        : tables.length === 1
          ? { ...at, value }
          : [],
    );
    const fields: Field[] = [];
    yield* readProperties(source, table, { prefix: '', depth: 0 }, fields);
    read.push({
      ...noTable,
      name: name.value,
      title: languageTexts(table, 'businessName')[0],
      place: placeIn(source, table),
      calledAs: own,
      ...(yield* dataFiles(loading, safePath, source, files)),
      fields,
      // What it promises has to be there; a file may hold more.
      fieldsMatch: fields.length > 0 ? 'subset' : 'superset',
      quasi: yield* tableProperties(source, [customProperties(table)]),
    });
  }
  return read;
}

interface Level {
  readonly prefix: string;
  readonly depth: number;
}

/** Columns of objects in objects have the names that lines of JSON give them. */
function* readProperties(source: Source, tree: PlainObject, { prefix, depth }: Level, fields: Field[]): Reading<void> {
  for (const column of itemsIn(tree, 'properties')) {
    if (fields.length % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield PARTS_A_STEP;
    const name = column.kind === 'object' ? textIn(source, column, 'name') : undefined;
    if (column.kind !== 'object' || !name || name.value === '') {
      note(source, column, t`A column needs a name, or nothing is known of it. State "name".`);
      continue;
    }
    const whole = prefix + name.value;
    if (itemsIn(column, 'properties').length > 0 && depth < DEEPEST)
      yield* readProperties(source, column, { prefix: `${whole}.`, depth: depth + 1 }, fields);
    else fields.push(yield* readProperty(source, column, { ...name, value: whole }, fields.length));
  }
}

function* readProperty(source: Source, column: PlainObject, name: Placed<string>, index: number): Reading<Field> {
  const type = textIn(source, column, 'logicalType');
  const format = textIn(source, valueIn(column, 'logicalTypeOptions') ?? noObject, 'format')?.value;
  const custom = customProperties(column);
  const quasi: Stated<FieldProperties> = yield* fieldProperties(source, custom);
  return {
    name: name.value,
    headings: inAnyCase([name.value, ...physicalName(source, column)]),
    index,
    place: placeIn(source, column),
    namePlace: placeIn(source, name),
    title: languageTexts(column, 'businessName')[0],
    description: languageTexts(column, 'description')[0],
    type,
    format,
    rdfType: undefined,
    // How a date or a number is written is a matter of the server, not of the contract.
    form: type?.value === 'string' ? formOfText(format) : 'any',
    isRequired: flagIn(source, column, 'required')?.value ?? false,
    isUnique: flagIn(source, column, 'unique')?.value ?? false,
    values: undefined,
    missingValues: undefined,
    quasi,
    tag: yield* readTag(source, [...entriesIn([column]), ...custom.members]),
  };
}

/** Of a list of `{ property, value }` an object. */
function customProperties(tree: PlainObject): PlainObject {
  const items = itemsIn(tree, 'customProperties');
  const members = items.flatMap((item): (TagEntry & { keyPlace: PlainTree })[] => {
    const key = valueIn(item, 'property');
    const value = valueIn(item, 'value');
    return key?.kind === 'scalar' && value ? [{ key: String(key.value), keyPlace: key, value }] : [];
  });
  return { ...noObject, members };
}

const noObject: PlainObject = { kind: 'object', offset: 0, length: 0, members: [] };

function physicalName(source: Source, tree: PlainObject): string[] {
  return [textIn(source, tree, 'physicalName')?.value].filter((name) => name !== undefined);
}

function localPaths(source: Source, root: PlainObject): Placed<string>[] {
  return itemsIn(root, 'servers').flatMap((server) => {
    const [type, path] = ['type', 'path'].map((key) => valueIn(server, key));
    const isLocal = type?.kind === 'scalar' && type.value === 'local';
    return isLocal && path?.kind === 'scalar' && typeof path.value === 'string' && !/[*?]/.test(path.value)
      ? [placed(source, path, path.value)]
      : [];
  });
}

function itemsIn(tree: PlainTree, key: string): readonly PlainTree[] {
  const list = valueIn(tree, key);
  return list?.kind === 'list' ? list.items : [];
}
