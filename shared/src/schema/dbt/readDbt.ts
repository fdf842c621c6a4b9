/**
 * Reads the properties of a dbt project: models, seeds, snapshots and the tables of sources, with the columns that are described there.
 * Data are in a warehouse, so a table is the file that has its name. What Quasi has properties for stands in `meta`, where dbt keeps what
 * other programs want to know.
 */
import type { PlainObject, PlainTree } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { languageTexts } from '../languageTexts.ts';
import type { Field, Placed, Resource, Stated } from '../model.ts';
import { inAnyCase, noTable } from '../noTable.ts';
import type { FieldProperties } from '../quasiProperties.ts';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { fieldProperties, merged, tableProperties } from '../readQuasi.ts';
import { note, placeIn, type Source, textIn, valueIn } from '../source.ts';
import { entriesIn, readTag } from '../tags/index.ts';

const kindsOfTable = ['models', 'seeds', 'snapshots'];
/** Each has some ten parts that are looked at. */
const COLUMNS_A_STEP = 32;

/** Lists of things with a name and columns; a file of this sort may also have macros, exposures or only groups, which hold no data. */
export function isDbt(root: PlainObject): boolean {
  return [...kindsOfTable, 'sources'].some((key) => {
    const list = valueIn(root, key);
    return list?.kind === 'list' && list.items.some((item) => nameIn(item) !== undefined);
  });
}

export function* readDbt(source: Source, root: PlainObject): Reading<Resource[]> {
  const ofSources = itemsIn(root, 'sources').flatMap((group) => itemsIn(group, 'tables'));
  const tables = [...kindsOfTable.flatMap((key) => itemsIn(root, key)), ...ofSources];
  const read: Resource[] = [];
  for (const table of tables) {
    const resource = table.kind === 'object' ? yield* readTable(source, table) : undefined;
    if (resource) read.push(resource);
  }
  return read;
}

function* readTable(source: Source, table: PlainObject): Reading<Resource | undefined> {
  const name = textIn(source, table, 'name');
  if (!name) return undefined;
  const others = [valueIn(table, 'identifier'), valueIn(valueIn(table, 'config'), 'alias')].flatMap(textOf);
  const fields: Field[] = [];
  for (const [index, column] of itemsIn(table, 'columns').entries()) {
    if (index % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield PARTS_A_STEP;
    const field = column.kind === 'object' ? yield* readColumn(source, column, index) : undefined;
    if (field) fields.push(field);
  }
  return {
    ...noTable,
    name: name.value,
    place: placeIn(source, table),
    calledAs: [name.value, ...others],
    fields,
    // Only some columns are described, and a copy may leave some out.
    fieldsMatch: fields.length > 0 ? 'partial' : 'superset',
    quasi: yield* tableProperties(source, metaOf(table)),
  };
}

function* readColumn(source: Source, column: PlainObject, index: number): Reading<Field | undefined> {
  const name: Placed<string> | undefined = textIn(source, column, 'name');
  if (!name || name.value === '') {
    note(source, name ?? column, t`A column needs a name, or nothing is known of it. State "name".`);
    return undefined;
  }
  const config = valueIn(column, 'config');
  const isQuoted = valueIn(column, 'quote');
  let quasi: Stated<FieldProperties> = { said: {}, trees: new Map() };
  for (const meta of metaOf(column)) quasi = merged(quasi, yield* fieldProperties(source, meta));
  return {
    name: name.value,
    headings: isQuoted?.kind === 'scalar' && isQuoted.value === true ? [name.value] : inAnyCase([name.value]),
    index,
    place: placeIn(source, column),
    namePlace: placeIn(source, name),
    title: undefined,
    description: languageTexts(column, 'description')[0],
    type: textIn(source, column, 'data_type'),
    format: undefined,
    rdfType: undefined,
    form: 'any',
    isRequired: false,
    isUnique: false,
    values: undefined,
    missingValues: undefined,
    quasi,
    tag: yield* readTag(source, entriesIn([column, config, ...metaOf(column)])),
  };
}

/** Both places that dbt has for it; the newer one counts more. */
function metaOf(tree: PlainObject): PlainObject[] {
  const both = [valueIn(tree, 'meta'), valueIn(valueIn(tree, 'config'), 'meta')];
  return both.flatMap((meta) => (meta?.kind === 'object' ? [meta] : []));
}

/** What else may stand there is dbt's to complain about. */
function itemsIn(tree: PlainTree, key: string): readonly PlainTree[] {
  const list = valueIn(tree, key);
  return list?.kind === 'list' ? list.items : [];
}

function nameIn(tree: PlainTree): string | undefined {
  return textOf(valueIn(tree, 'name'))[0];
}

function textOf(tree: PlainTree | undefined): string[] {
  return tree?.kind === 'scalar' && typeof tree.value === 'string' ? [tree.value] : [];
}
