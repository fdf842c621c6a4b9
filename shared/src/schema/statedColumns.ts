/** Which columns a schema says there are: all that a look at the data themselves needs of it. */
import type { Table } from '../table/index.ts';
import type { Resource } from './model.ts';
import { columnNames } from './statementOf.ts';

export interface StatedColumns {
  /** What each field's column can be called. */
  readonly names: readonly (readonly string[])[];
  /** There may be others: the schema says so, or says nothing of columns. */
  readonly mayHaveOthers: boolean;
}

export function statedColumns(resource: Resource): StatedColumns {
  const { fields, fieldsMatch } = resource;
  return {
    names: fields.map((field) => columnNames(resource, field)),
    mayHaveOthers: fieldsMatch === 'subset' || fieldsMatch === 'partial' || fields.length === 0,
  };
}

/** The column of a table for each field, by their numbers; undefined where there is none. */
export function columnsOfFields(names: StatedColumns['names'], { columns }: Table): (number | undefined)[] {
  const byName = new Map(columns.map(({ name }, column) => [name, column]));
  return names.map((some) => some.map((name) => byName.get(name)).find((column) => column !== undefined));
}
