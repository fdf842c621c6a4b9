/**
 * What a schema says of a data file, as settings. Quasi's own properties come first; of the schema's own words only those are taken
 * that leave no doubt: delimiter, header, missing values, the kind of values of a type such as date, and the categories of noised
 * columns. A key is not taken for an identifier, nor a type for a role: what a column is to a person the schema does not say.
 */
import { type FileStatement, folderOf, joined, patternOf } from '../config/index.ts';
import type { Field, Resource } from './model.ts';
import { pathIn } from './namedFiles.ts';
import { kindOfForm } from './valueForms.ts';

type Columns = NonNullable<FileStatement['columns']>;
type ColumnStatement = Exclude<Columns[string], string>;

/** Files are named by their whole paths. */
export function statementOf(resource: Resource): FileStatement {
  const { dialect, missingValues, quasi } = resource;
  const {
    'quasi:population': population,
    'quasi:samplingRate': samplingRate,
    'quasi:protection': protection,
  } = quasi.said;
  const populationFile = wholePath(quasi, 'quasi:populationFile');
  const columns = columnsOf(resource);
  return {
    ...(population !== undefined && { population }),
    ...(samplingRate !== undefined && { samplingRate }),
    ...(populationFile !== undefined && { populationFile }),
    ...(protection?.epsilon !== undefined && { epsilon: protection.epsilon }),
    ...(missingValues && { missingTokens: [...missingValues.value] }),
    ...(dialect.delimiter && { delimiter: dialect.delimiter.value }),
    ...(dialect.header && { header: dialect.header.value ? 'yes' : 'no' }),
    ...(Object.keys(columns).length > 0 && { columns }),
  };
}

function columnsOf(resource: Resource): Columns {
  const columns: [string, ColumnStatement][] = [];
  const { quasi, fields } = resource;
  const isNoised =
    quasi.said['quasi:protection'] !== undefined ||
    fields.some((field) => field.quasi.said['quasi:epsilon'] !== undefined);
  for (const field of fields) {
    const said = columnStatement(resource, field, isNoised);
    if (Object.keys(said).length === 0) continue;
    for (const name of columnNames(resource, field)) columns.push([patternOf(name), said]);
  }
  return Object.fromEntries(columns);
}

/** What its column can be called in the table. Without a header, columns have numbers. */
export function columnNames({ dialect }: Resource, { headings, index }: Field): readonly string[] {
  return dialect.header?.value === false ? [`column ${index + 1}`] : headings;
}

function columnStatement(
  { quasi }: Resource,
  { name, form, quasi: own, values }: Field,
  isNoised: boolean,
): ColumnStatement {
  const { 'quasi:subject': subject, 'quasi:weight': weight } = quasi.said;
  const role = own.said['quasi:role'] ?? (name === subject ? 'subject' : name === weight ? 'weight' : undefined);
  const kind = own.said['quasi:kind'] ?? kindOfForm[form];
  const { 'quasi:reveal': reveal, 'quasi:epsilon': epsilon } = own.said;
  const hierarchy = wholePath(own, 'quasi:hierarchy');
  // One answer is no choice.
  const declared =
    isNoised && values && values.value.length >= 2 && values.value.length <= 10_000 ? [...values.value] : undefined;
  const categories = own.said['quasi:categories'] ?? declared;
  return {
    ...(role !== undefined && { role }),
    ...(kind !== undefined && { kind }),
    ...(reveal !== undefined && { reveal }),
    ...(epsilon !== undefined && { epsilon }),
    ...(hierarchy !== undefined && { hierarchy }),
    ...(categories && { categories: [...categories] }),
  };
}

function wholePath(quasi: Parameters<typeof pathIn>[0], key: string): string | undefined {
  const path = pathIn(quasi, key);
  return path && joined(folderOf(path.path), path.value);
}
