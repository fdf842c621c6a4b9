/** Contradictions between a schema and its data, as facts: findings and sentences are made from them. */
import type { Column, Columns } from '../table/index.ts';
import type { Field, Resource } from './model.ts';
import { columnsOfFields, statedColumns, unstatedColumns } from './statedColumns.ts';
import { hasForm } from './valueForms.ts';

export interface DataComparison {
  /** Fields without a column. */
  readonly missing: readonly Field[];
  /** Columns, by their numbers, that no field is about. */
  readonly extra: readonly number[];
  /** Whether `missing` and `extra` are against what the schema asks for ("fieldsMatch"). */
  readonly missingIsWrong: boolean;
  readonly extraIsWrong: boolean;
  /** Columns in another order than the fields, where the schema asks for theirs. */
  readonly isOutOfOrder: boolean;
  readonly contradictions: readonly FieldContradiction[];
}

export interface FieldContradiction {
  readonly field: Field;
  readonly column: number;
  /** Its values have another form than the type says; are none of those listed; are missing though required; occur twice though unique. */
  readonly what: 'type' | 'values' | 'required' | 'unique';
  /** Cells that contradict, and how many different values they have. */
  readonly cells: number;
  readonly distinct: number;
}

const VALUES_A_STEP = 512;

/** Looks at distinct values only; yields how many it has looked at. */
export function* compareWithData(resource: Resource, table: Columns): Generator<number, DataComparison> {
  const { fields, fieldsMatch } = resource;
  const stated = statedColumns(resource);
  const columnOf = new Map<Field, number>();
  for (const [i, column] of columnsOfFields(stated.names, table).entries())
    if (column !== undefined) columnOf.set(fields[i], column);
  const known = new Set(columnOf.values());
  const contradictions: FieldContradiction[] = [];
  const key = resource.primaryKey.length === 1 ? resource.primaryKey[0].value : undefined;
  for (const [field, column] of columnOf) {
    const isUnique = field.isUnique || field.name === key;
    contradictions.push(...(yield* contradictionsOf(field, isUnique, column, table.columns[column], table.rowCount)));
  }
  const places = [...known];
  return {
    missing: fields.filter((field) => !columnOf.has(field)),
    extra: unstatedColumns(stated.names, table),
    missingIsWrong: fieldsMatch !== 'superset' && (fieldsMatch !== 'partial' || known.size === 0),
    extraIsWrong: !stated.mayHaveOthers,
    isOutOfOrder: fieldsMatch === 'exact' && places.some((column, i) => i > 0 && column < places[i - 1]),
    contradictions,
  };
}

function* contradictionsOf(
  field: Field,
  isUnique: boolean,
  column: number,
  { dictionary }: Column,
  rowCount: number,
): Generator<number, FieldContradiction[]> {
  const isListed = listOf(field);
  const own = new Set(field.missingValues?.value);
  const found = { type: [0, 0], values: [0, 0], required: [0, 0], unique: [0, 0] };
  const add = (what: keyof typeof found, cells: number) => {
    found[what][0] += cells;
    found[what][1]++;
  };
  const counts = dictionary.counts;
  if (field.isRequired && rowCount > 0 && counts[0] > 0) add('required', counts[0]);
  for (let code = 1; code < dictionary.size; code++) {
    if (code % VALUES_A_STEP === 0) yield code;
    const cells = counts[code];
    if (cells === 0) continue;
    const asksForText = field.form !== 'any' || isListed !== undefined || own.size > 0;
    if (!asksForText && !(isUnique && cells > 1)) continue;
    const value = asksForText ? dictionary.text(code) : '';
    if (own.has(value)) continue;
    if (isUnique && cells > 1) add('unique', cells);
    // A blank before a value may be no part of it, as dialects say.
    const plain = value.trim();
    if (!hasForm(plain, field.form)) add('type', cells);
    if (isListed && !isListed(value) && !isListed(plain)) add('values', cells);
  }
  return Object.entries(found).flatMap(([what, [cells, distinct]]) =>
    cells === 0 ? [] : [{ field, column, what: what as keyof typeof found, cells, distinct }],
  );
}

/** Whether a value is one of those listed; undefined where nothing is listed, or cells may write it in a way of their own. */
function listOf({ values, type, form }: Field): ((value: string) => boolean) | undefined {
  if (!values) return undefined;
  const listed = new Set(values.value);
  switch (type?.value) {
    case 'boolean':
      return undefined;
    case 'integer':
    case 'number': {
      if (form === 'any') return undefined;
      const numbers = new Set(values.value.map(Number));
      return (value) => listed.has(value) || numbers.has(Number(value));
    }
    default:
      return (value) => listed.has(value);
  }
}
