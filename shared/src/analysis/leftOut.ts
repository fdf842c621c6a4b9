/** What telling one column less exactly, or not at all, would do for one row: some of the rows that differ from it in that column alone would join its class. */
import type { Codes } from '../table/index.ts';

const BLOCK = 4096;
const COLUMNS_A_STEP = 256;

export interface ClassSizes {
  /** Column → the size that the row's class would have without the column. */
  readonly without: readonly number[];
  /** Column → the size that it would have if the column were told by groups; as it is where there are none. */
  readonly grouped: readonly number[];
}

/** `groups`: column → code → group, for columns that can be told so; `personOfRow`: people are counted instead of rows. Yields the rows looked at. */
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
  const tally = () => (personOfRow ? new PeopleTally(personOfRow) : new RowTally());
  const joining = columns.map(tally);
  const joiningGroup = columns.map(tally);
  const equal = tally();
  for (let from = 0; from < rows; from += BLOCK) {
    const length = Math.min(BLOCK, rows - from);
    differing.fill(0);
    for (let column = 0; column < columns.length; column++) {
      columns[column].copyTo(codes, from, from + length);
      markDifferent(codes, length, own[column], column, differing, last);
      if (column % COLUMNS_A_STEP === COLUMNS_A_STEP - 1) yield from;
    }
    for (let i = 0; i < length; i++) {
      if (differing[i] === 0) equal.add(from + i);
      if (differing[i] !== 1) continue;
      const column = last[i];
      const groupOf = groups[column];
      joining[column].add(from + i);
      if (groupOf && groupOf[columns[column].at(from + i)] === groupOf[own[column]]) joiningGroup[column].add(from + i);
    }
    yield from + length;
  }
  return {
    without: joining.map((one) => one.sizeWith(equal)),
    grouped: joiningGroup.map((one) => one.sizeWith(equal)),
  };
}

/** Rows that were met. */
class RowTally {
  #rows = 0;

  add(_row: number): void {
    this.#rows++;
  }

  /** Together with rows that are none of these. */
  sizeWith(other: RowTally): number {
    return this.#rows + other.#rows;
  }
}

/** The people whose rows were met. */
class PeopleTally extends RowTally {
  readonly #personOfRow: Uint32Array;
  readonly #people = new Set<number>();

  constructor(personOfRow: Uint32Array) {
    super();
    this.#personOfRow = personOfRow;
  }

  override add(row: number): void {
    this.#people.add(this.#personOfRow[row]);
  }

  override sizeWith(other: PeopleTally): number {
    let size = this.#people.size;
    for (const person of other.#people) if (!this.#people.has(person)) size++;
    return size;
  }
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
