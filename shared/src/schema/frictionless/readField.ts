/** Reads a field of a Table Schema. */
import { nearest } from '../../config/index.ts';
import type { PlainObject } from '../../statistics/index.ts';
import { t } from '../../words/index.ts';
import { languageTexts } from '../languageTexts.ts';
import type { Field, Placed } from '../model.ts';
import type { Reading } from '../reading.ts';
import { fieldProperties } from '../readQuasi.ts';
import { shownText } from '../shownText.ts';
import { flagIn, note, objectIn, placeIn, type Source, textIn, valueIn, valuesIn } from '../source.ts';
import { entriesIn, readTag } from '../tags/index.ts';
import { formOfText, type ValueForm } from '../valueForms.ts';

/** Each type with the form of its values, if it has the default format. */
const types: Readonly<Record<string, ValueForm>> = {
  string: 'any',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'any',
  array: 'any',
  list: 'any',
  date: 'date',
  time: 'time',
  datetime: 'datetime',
  year: 'year',
  yearmonth: 'yearmonth',
  duration: 'any',
  geopoint: 'geopoint',
  geojson: 'any',
  any: 'any',
};

/** What says that values are written in another way than the default one. */
const otherwise = ['decimalChar', 'groupChar', 'bareNumber', 'trueValues', 'falseValues'];

/** Objects of a field's own that people put what they know of it in. */
const asides = ['meta', 'metadata', 'custom', 'annotations', 'privacy'];

/** Undefined, and said, if it has no name. */
export function* readField(source: Source, tree: PlainObject, index: number): Reading<Field | undefined> {
  const name = textIn(source, tree, 'name');
  if (!name || name.value === '') {
    note(source, name ?? tree, t`A field needs a name, or nothing is known of its column. State "name".`);
    return undefined;
  }
  const type = textIn(source, tree, 'type');
  if (type && !Object.hasOwn(types, type.value)) {
    const meant = nearest(type.value.slice(0, 60), Object.keys(types));
    const hint = meant === undefined ? '' : ` ${t`Did you mean "${meant}"?`}`;
    note(source, type, t`"${shownText(type.value)}" is no type of Table Schema, so it has no effect.` + hint);
  }
  const format = textIn(source, tree, 'format')?.value;
  const constraints = objectIn(source, tree, 'constraints');
  return {
    name: name.value,
    headings: [name.value],
    index,
    place: placeIn(source, tree),
    namePlace: placeIn(source, name),
    title: languageTexts(tree, 'title')[0],
    description: languageTexts(tree, 'description')[0],
    type,
    format,
    rdfType: textIn(source, tree, 'rdfType')?.value,
    form: formOf(tree, type, format),
    isRequired: flagIn(source, constraints, 'required')?.value ?? false,
    isUnique: flagIn(source, constraints, 'unique')?.value ?? false,
    values: (yield* valuesIn(source, tree, 'categories')) ?? (yield* enumIn(source, constraints)),
    missingValues: yield* valuesIn(source, tree, 'missingValues'),
    quasi: yield* fieldProperties(source, tree),
    tag: yield* readTag(source, entriesIn([tree, ...asides.map((key) => valueIn(tree, key))])),
  };
}

/** Of lists and objects it may list some, which no cell is compared with. */
function* enumIn(source: Source, constraints: PlainObject | undefined): Reading<Field['values']> {
  const stated = valueIn(constraints, 'enum');
  if (stated?.kind === 'list' && stated.items.some(({ kind }) => kind !== 'scalar')) return undefined;
  return yield* valuesIn(source, constraints, 'enum');
}

function formOf(tree: PlainObject, type: Placed<string> | undefined, format: string | undefined): ValueForm {
  if (!type || !Object.hasOwn(types, type.value)) return 'any';
  if (type.value === 'string') return formOfText(format);
  const isDefault = format === undefined || format === 'default';
  return isDefault && !otherwise.some((key) => valueIn(tree, key)) ? types[type.value] : 'any';
}
