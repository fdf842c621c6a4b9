/**
 * The statements of a schema about a data file, as settings. Quasi's own properties come first. Of the schema's own words only those count
 * that leave no doubt: delimiter, header, missing values, the kind of values of a type (a date, for example), and the categories of noised
 * columns. A key does not count as an identifier, and a type does not count as a role: a schema does not say what a column means for a
 * person.
 */
import {
  type ColumnTag,
  type FileStatement,
  folderOf,
  joined,
  patternOf,
  type SchemaStatement,
  type ValueKind,
} from '../config/index.ts';
import type { Field, Resource } from './model.ts';
import { pathIn } from './namedFiles.ts';
import { kindOfForm } from './valueForms.ts';

type Columns = NonNullable<FileStatement['columns']>;
type ColumnStatement = Exclude<Columns[string], string>;

/** Files are named by their whole paths. */
export function statementOf(resource: Resource): SchemaStatement {
  const { dialect, fields, missingValues, quasi } = resource;
  const {
    'quasi:unit': unit,
    'quasi:population': population,
    'quasi:samplingRate': samplingRate,
    'quasi:protection': protection,
  } = quasi.said;
  const populationFile = wholePath(quasi, 'quasi:populationFile');
  const columns = columnsOf(resource);
  const tags = tagsOf(resource);
  return {
    ...(unit !== undefined && { unit }),
    ...(population !== undefined && { population }),
    ...(samplingRate !== undefined && { samplingRate }),
    ...(populationFile !== undefined && { populationFile }),
    ...(protection?.epsilon !== undefined && { epsilon: protection.epsilon }),
    ...(missingValues && { missingTokens: [...missingValues.value] }),
    ...(dialect.delimiter && { delimiter: dialect.delimiter.value }),
    ...(dialect.header && { header: dialect.header.value ? 'yes' : 'no' }),
    ...(dialect.skip && { skip: dialect.skip.value }),
    ...(fields.length > 0 &&
      dialect.header?.value !== false && { statedNames: fields.flatMap(({ headings }) => headings) }),
    ...(Object.keys(columns).length > 0 && { columns }),
    ...(Object.keys(tags).length > 0 && { tags }),
  };
}

/** Of fields that share a name, what each says counts, and what is meant by a type less than what is said; where they disagree nothing of the schema counts. */
function columnsOf(resource: Resource): Columns {
  const said = new Map<string, ColumnStatement>();
  const meant = new Map<string, ColumnStatement>();
  const { quasi, fields } = resource;
  const isNoised =
    quasi.said['quasi:protection'] !== undefined ||
    fields.some((field) => field.quasi.said['quasi:epsilon'] !== undefined);
  for (const field of fields) {
    for (const name of columnNames(resource, field)) {
      const pattern = patternOf(name);
      said.set(pattern, { ...said.get(pattern), ...saidOf(resource, field) });
      meant.set(pattern, { ...meant.get(pattern), ...meantBy(field, isNoised) });
    }
  }
  const columns = [...said].map(([pattern, own]) => [pattern, { ...meant.get(pattern), ...own }] as const);
  return Object.fromEntries(columns.filter(([, column]) => Object.keys(column).length > 0));
}

/** Of fields that share a name the last counts. */
function tagsOf(resource: Resource): Record<string, ColumnTag> {
  const tags = resource.fields.flatMap((field) => {
    const { tag } = field;
    return tag ? columnNames(resource, field).map((name) => [patternOf(name), tag.value] as const) : [];
  });
  return Object.fromEntries(tags);
}

/** What its column can be called in the table. Without a header, columns have numbers. */
export function columnNames({ dialect }: Resource, { headings, index }: Field): readonly string[] {
  return dialect.header?.value === false ? [`column ${index + 1}`] : headings;
}

function saidOf({ quasi }: Resource, { name, quasi: own }: Field): ColumnStatement {
  const { 'quasi:subject': subject, 'quasi:weight': weight } = quasi.said;
  const role = own.said['quasi:role'] ?? (name === subject ? 'subject' : name === weight ? 'weight' : undefined);
  const {
    'quasi:kind': kind,
    'quasi:reveal': reveal,
    'quasi:epsilon': epsilon,
    'quasi:categories': categories,
  } = own.said;
  const hierarchy = wholePath(own, 'quasi:hierarchy');
  return {
    ...(role !== undefined && { role }),
    ...(kind !== undefined && { kind }),
    ...(reveal !== undefined && { reveal }),
    ...(epsilon !== undefined && { epsilon }),
    ...(hierarchy !== undefined && { hierarchy }),
    ...(categories && { categories: [...categories] }),
  };
}

/** Quasi's own word counts more than what the type means. */
export function kindOfField({ quasi, form }: Pick<Field, 'quasi' | 'form'>): ValueKind | undefined {
  return quasi.said['quasi:kind'] ?? kindOfForm[form];
}

/** By the words of the schema itself. One answer is no choice. */
function meantBy({ form, values }: Field, isNoised: boolean): ColumnStatement {
  const kind = kindOfForm[form];
  const answers = isNoised ? [...new Set(values?.value)] : [];
  const isChoice = answers.length >= 2 && answers.length <= 10_000;
  return { ...(kind !== undefined && { kind }), ...(isChoice && { categories: answers }) };
}

function wholePath(quasi: Parameters<typeof pathIn>[0], key: string): string | undefined {
  const path = pathIn(quasi, key);
  return path && joined(folderOf(path.path), path.value);
}
