/** Which columns a schema says there are: all that a look at the data themselves needs of it. */
import type { Columns } from '../table/index.ts';
import type { Resource } from './model.ts';
import { columnNames } from './statementOf.ts';

export interface StatedColumns {
  /** What each field's column can be called; nothing where only its place is known. */
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

/**
 * The column of a table for each field, by their numbers; undefined where there is none. Of several fields and columns of one name the
 * first are for each other; a field that is left over is about the last of them.
 */
export function columnsOfFields(names: StatedColumns['names'], { columns }: Columns): (number | undefined)[] {
  const byName = new Map<string, number[]>();
  for (const [column, { name }] of columns.entries()) {
    const same = byName.get(name);
    if (same) same.push(column);
    else byName.set(name, [column]);
  }
  const taken = new Map<string, number>();
  return names.map((some, place) => {
    if (some.length === 0) return place < columns.length ? place : undefined;
    const name = some.find((each) => byName.has(each));
    const same = name === undefined ? undefined : byName.get(name);
    if (name === undefined || !same) return undefined;
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return same[Math.min(before, same.length - 1)];
  });
}

/** The columns, by their numbers, that no field is about; a field is about each column of its name. */
export function unstatedColumns(names: StatedColumns['names'], { columns }: Columns): number[] {
  const stated = new Set(names.flat());
  return columns.flatMap(({ name }, column) => (stated.has(name) || names[column]?.length === 0 ? [] : [column]));
}
