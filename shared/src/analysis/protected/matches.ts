/** How many records of another table have the values of a person: databases that may hold someone, and a file of the population. */
import type { Table } from '../../table/index.ts';
import type { Categories } from './categories.ts';

/** Rows between two checkpoints. */
const rowsPerStep = 4096;

/** A person's categories as one key. */
export function keyOf(person: ArrayLike<number>): string {
  return Array.prototype.join.call(person);
}

/** Key → records. A value that the protected file does not know is −1 in it. Undefined where the table lacks a column. Yields the rows done. */
export function* recordsOfPeople(
  table: Table,
  columns: readonly Pick<Categories, 'name' | 'categoryOf'>[],
): Generator<number, Map<string, number> | undefined> {
  const sides = columns.map(({ name, categoryOf }) => {
    const column = table.columns.find((one) => one.name === name);
    if (column === undefined) return undefined;
    const { codes, dictionary } = column;
    const ofCode = Int32Array.from({ length: dictionary.size }, (_, code) =>
      categoryOf(code === 0 ? undefined : dictionary.text(code)),
    );
    return { codes: codes.view, ofCode };
  });
  const records = new Map<string, number>();
  const person = new Int32Array(columns.length);
  for (let row = 0; row < table.rowCount; row++) {
    for (const [i, side] of sides.entries()) {
      if (side === undefined) return undefined;
      person[i] = side.ofCode[side.codes[row]];
    }
    const key = keyOf(person);
    records.set(key, (records.get(key) ?? 0) + 1);
    if (row % rowsPerStep === rowsPerStep - 1) yield row + 1;
  }
  return records;
}
