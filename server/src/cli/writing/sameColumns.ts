/** Whether columns that were written and read again are the same, cell by cell, and go by the same names. */
import type { Work } from '@quasi/shared/analysis';
import type { Column, Columns } from '@quasi/shared/table';

/** Columns as one of them sees a missing value: as this text. */
interface Side {
  readonly columns: Columns;
  readonly missing: string;
}

const ROWS_A_STEP = 65_536;
const encoder = new TextEncoder();

/** `areOrdered`: columns have places; otherwise each has a name of its own, and no place. */
export function* areSame(one: Side, other: Side, areOrdered: boolean): Work<boolean> {
  const [columns, others] = [one.columns.columns, other.columns.columns];
  if (one.columns.rowCount !== other.columns.rowCount || columns.length !== others.length) return false;
  const placeOf = new Map(others.map(({ name }, place) => [name, place]));
  for (const [i, column] of columns.entries()) {
    const place = areOrdered ? i : placeOf.get(column.name);
    if (place === undefined || others[place].name !== column.name) return false;
    if (!(yield* haveSameValues(column, valuesOf(one, i), others[place], valuesOf(other, place)))) return false;
  }
  return true;
}

type Values = (code: number) => Uint8Array;

function valuesOf({ columns, missing }: Side, column: number): Values {
  const { dictionary } = columns.columns[column];
  const instead = encoder.encode(missing);
  return (code) => (code === 0 ? instead : dictionary.bytes(code));
}

function* haveSameValues(one: Column, bytesOf: Values, other: Column, otherBytesOf: Values): Work<boolean> {
  const rows = one.codes.length;
  const met = new Int32Array(one.dictionary.size).fill(-1);
  for (let row = 0; row < rows; row++) {
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / rows };
    const code = one.codes.at(row);
    const otherCode = other.codes.at(row);
    if (met[code] === otherCode) continue;
    if (Buffer.compare(bytesOf(code), otherBytesOf(otherCode)) !== 0) return false;
    met[code] = otherCode;
  }
  return true;
}
