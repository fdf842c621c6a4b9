/** How many records of another table have the values of a person: databases that may hold someone, and a file of the population. */
import { embedded, rowsIn } from '../../counts/index.ts';
import type { Column, Columns } from '../../table/index.ts';
import type { Categories } from './categories.ts';

/** Rows, and values, between two checkpoints. */
const rowsPerStep = 1024;
const valuesPerStep = 2048;
/** A single map of a million people stands still for a tenth of a second when it grows. */
const PARTS = 256;

/** People by their keys, in many small maps. */
export class PeopleCounts {
  readonly #parts = Array.from({ length: PARTS }, () => new Map<string, number>());

  add(key: string): void {
    const part = this.#partOf(key);
    part.set(key, (part.get(key) ?? 0) + 1);
  }

  of(key: string): number {
    return this.#partOf(key).get(key) ?? 0;
  }

  *[Symbol.iterator](): Generator<readonly [key: string, count: number]> {
    for (const part of this.#parts) yield* part;
  }

  #partOf(key: string): Map<string, number> {
    let hash = 0;
    for (let i = 0; i < key.length; i++) hash = (Math.imul(hash, 31) + key.charCodeAt(i)) | 0;
    return this.#parts[(hash ^ (hash >>> 8)) & (PARTS - 1)];
  }
}

/** A person's categories as one key. */
export function keyOf(person: ArrayLike<number>): string {
  return Array.prototype.join.call(person);
}

/** Key → records. A value that the protected file does not know is −1 in it. Undefined where the table lacks a column. Yields the rows done. */
export function* recordsOfPeople(
  table: Columns,
  columns: readonly Pick<Categories, 'name' | 'categoryOf'>[],
): Generator<number, PeopleCounts | undefined> {
  const rows = rowsIn(embedded(table));
  const sides: { readonly codes: ArrayLike<number>; readonly ofCode: Int32Array }[] = [];
  for (const { name, categoryOf } of columns) {
    const place = table.columns.findIndex((one) => one.name === name);
    if (place < 0) return undefined;
    const [codes] = rows.codes([place]);
    sides.push({ codes: codes.view, ofCode: yield* categoriesOfCodes(table.columns[place], categoryOf) });
  }
  const records = new PeopleCounts();
  const person = new Int32Array(columns.length);
  for (let row = 0; row < table.rowCount; row++) {
    for (const [i, { codes, ofCode }] of sides.entries()) person[i] = ofCode[codes[row]];
    records.add(keyOf(person));
    if (row % rowsPerStep === rowsPerStep - 1) yield row + 1;
  }
  return records;
}

function* categoriesOfCodes(
  { dictionary }: Column,
  categoryOf: Categories['categoryOf'],
): Generator<number, Int32Array> {
  const ofCode = new Int32Array(dictionary.size);
  for (let code = 0; code < dictionary.size; code++) {
    ofCode[code] = categoryOf(code === 0 ? undefined : dictionary.text(code));
    if (code % valuesPerStep === 0) yield 0;
  }
  return ofCode;
}
