/** The effect on one row of publishing one column less exactly, or not at all: some of the rows that differ from it in that column alone would join its class. */
import type { Codes } from '../table/index.ts';

const BLOCK = 4096;
const COLUMNS_A_STEP = 256;

interface ClassSizes {
  /** Column → the size that the row's class would have without the column. */
  readonly without: readonly number[];
  /** Column → the size that it would have if the column were given by groups; as it is where there are none. */
  readonly grouped: readonly number[];
}

/** `groups`: column → code → group, for columns that can be given so; `personOfRow`: people are counted instead of rows. Yields the rows looked at. */
export function* classSizesIf(
  columns: readonly Codes[],
  groups: readonly (Uint32Array | undefined)[],
  rows: number,
  row: number,
  personOfRow: Uint32Array | undefined,
): Generator<number, ClassSizes> {
  const own = columns.map((codes) => codes.at(row));
  const codes = new Uint32Array(Math.min(BLOCK, rows));
  const differing = new Uint32Array(codes.length);
  const last = new Uint32Array(codes.length);
  const without = tallyOf(columns.length, personOfRow);
  const grouped = tallyOf(columns.length, personOfRow);
  for (let from = 0; from < rows; from += BLOCK) {
    const length = Math.min(BLOCK, rows - from);
    differing.fill(0);
    for (let column = 0; column < columns.length; column++) {
      columns[column].copyTo(codes, from, from + length);
      markDifferent(codes, length, own[column], column, differing, last);
      if (column % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield from;
    }
    for (let i = 0; i < length; i++) {
      if (differing[i] === 0) {
        without.addEqual(from + i);
        grouped.addEqual(from + i);
      }
      if (differing[i] !== 1) continue;
      const column = last[i];
      const groupOf = groups[column];
      without.add(column, from + i);
      if (groupOf && groupOf[columns[column].at(from + i)] === groupOf[own[column]]) grouped.add(column, from + i);
    }
    yield from + length;
  }
  yield rows;
  return { without: without.sizes(), grouped: grouped.sizes() };
}

/** Column → how many rows, or how many people they are about, were met that differ nowhere but there, or not at all. */
interface Tally {
  addEqual(row: number): void;
  add(column: number, row: number): void;
  sizes(): number[];
}

function tallyOf(columns: number, personOfRow: Uint32Array | undefined): Tally {
  return personOfRow ? peopleTally(columns, personOfRow) : rowTally(columns);
}

function rowTally(columns: number): Tally {
  const joining = new Uint32Array(columns);
  let equal = 0;
  return {
    addEqual: () => {
      equal++;
    },
    add: (column) => {
      joining[column]++;
    },
    sizes: () => Array.from(joining, (rows) => equal + rows),
  };
}

function peopleTally(columns: number, personOfRow: Uint32Array): Tally {
  const equal = new Set<number>();
  const joining = new Map<number, Set<number>>();
  const others = (people: ReadonlySet<number> = new Set()) => {
    let count = 0;
    for (const person of people) if (!equal.has(person)) count++;
    return count;
  };
  return {
    addEqual: (row) => {
      equal.add(personOfRow[row]);
    },
    add: (column, row) => {
      const people = joining.get(column) ?? new Set();
      joining.set(column, people.add(personOfRow[row]));
    },
    sizes: () => Array.from({ length: columns }, (_, column) => equal.size + others(joining.get(column))),
  };
}

function markDifferent(
  codes: Uint32Array,
  length: number,
  own: number,
  column: number,
  differing: Uint32Array,
  last: Uint32Array,
): void {
  for (let i = 0; i < length; i++) {
    if (codes[i] === own) continue;
    differing[i]++;
    last[i] = column;
  }
}
