/** Reads the columns of a CSVW schema. The header of the data has their titles, or their names where there are no titles. */
import type { PlainObject } from '../../statistics/index.ts';
import { t, wordsIn } from '../../words/index.ts';
import { languageTexts } from '../languageTexts.ts';
import type { Field, Placed } from '../model.ts';
import { PARTS_A_STEP, type Reading } from '../reading.ts';
import { fieldProperties } from '../readQuasi.ts';
import { flagIn, listIn, note, placed, placeIn, type Source, textIn, valueIn } from '../source.ts';
import { entriesIn, readTag } from '../tags/index.ts';
import type { ValueForm } from '../valueForms.ts';
import { nullsIn } from './nulls.ts';

const integers =
  'integer, long, int, short, byte, nonNegativeInteger, positiveInteger, unsignedLong, unsignedInt, unsignedShort, unsignedByte, nonPositiveInteger, negativeInteger';

const forms: ReadonlyMap<string, ValueForm> = new Map<string, ValueForm>([
  ...wordsIn(integers).map((name) => [name, 'integer'] as const),
  ...['number', 'decimal', 'double', 'float'].map((name) => [name, 'numberOrShare'] as const),
  ['boolean', 'boolean'],
  ['date', 'date'],
  ['time', 'time'],
  ...['datetime', 'dateTime', 'dateTimeStamp'].map((name) => [name, 'datetime'] as const),
  ['gYear', 'year'],
  ['gYearMonth', 'yearmonth'],
  ['anyURI', 'uri'],
]);

/** Each has some ten parts that are looked at. */
const COLUMNS_A_STEP = 32;

export function* readColumns(source: Source, schema: PlainObject): Reading<Field[]> {
  const fields: Field[] = [];
  for (const [index, item] of (listIn(source, schema, 'columns')?.items ?? []).entries()) {
    if (index % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield PARTS_A_STEP;
    if (item.kind !== 'object') {
      note(source, item, t`A column needs to be an object; the value here has no effect.`);
      continue;
    }
    // A virtual column is in no file.
    if (flagIn(source, item, 'virtual')?.value) continue;
    const field = yield* readColumn(source, item, index);
    fields.push(field);
  }
  return fields;
}

/** The names of those that are in no file. */
export function virtualColumns(schema: PlainObject): string[] {
  const columns = valueIn(schema, 'columns');
  return columns?.kind === 'list'
    ? columns.items.flatMap((column) => {
        const [isVirtual, name] = ['virtual', 'name'].map((key) => valueIn(column, key));
        const isMeant = isVirtual?.kind === 'scalar' && isVirtual.value === true;
        return isMeant && name?.kind === 'scalar' ? [String(name.value)] : [];
      })
    : [];
}

function* readColumn(source: Source, tree: PlainObject, index: number): Reading<Field> {
  const name = textIn(source, tree, 'name');
  const titles = languageTexts(tree, 'titles');
  const called = name?.value ?? titles[0] ?? `_col.${index + 1}`;
  const { type, format } = datatypeOf(source, tree);
  return {
    name: called,
    headings: titles.length > 0 ? titles : name ? [name.value] : [],
    index,
    place: placeIn(source, tree),
    namePlace: placeIn(source, name ?? valueIn(tree, 'titles') ?? { ...tree, length: 1 }),
    title: titles[0],
    description: languageTexts(tree, 'dc:description')[0],
    type,
    format,
    rdfType: textIn(source, tree, 'propertyUrl')?.value,
    form: isPlain(tree, format) ? (forms.get(type?.value ?? '') ?? 'any') : 'any',
    isRequired: flagIn(source, tree, 'required')?.value ?? false,
    isUnique: false,
    values: undefined,
    missingValues: yield* nullsIn(source, tree),
    quasi: yield* fieldProperties(source, tree),
    tag: yield* readTag(source, entriesIn([tree])),
  };
}

/** A datatype by its name, or a description with its base. */
function datatypeOf(
  source: Source,
  tree: PlainObject,
): { type: Placed<string> | undefined; format: string | undefined } {
  const value = valueIn(tree, 'datatype');
  if (value?.kind === 'object') {
    const format = valueIn(value, 'format');
    // Numbers have a pattern in an object.
    const written = format?.kind === 'scalar' ? String(format.value) : format && 'pattern';
    return { type: textIn(source, value, 'base'), format: written };
  }
  if (value?.kind === 'scalar' && typeof value.value === 'string')
    return { type: placed(source, value, value.value), format: undefined };
  return { type: undefined, format: undefined };
}

/** Neither a format of its own nor a list in a cell. */
function isPlain(tree: PlainObject, format: string | undefined): boolean {
  return format === undefined && !valueIn(tree, 'separator');
}
