/** The values before and after a remedy, column by column, counted on both texts as they are read. */
import type { Work } from '../analysis/index.ts';
import type { Removed } from '../edits/index.ts';
import type { Column, Columns } from '../table/index.ts';

export interface ValueChanges {
  readonly rows: number;
  readonly rowsChanged: number;
  readonly rowsRemoved: number;
  /** The names of the columns that are taken out. */
  readonly columnsRemoved: readonly string[];
  /** Those in which anything changes, in their order. */
  readonly columns: readonly ColumnChanges[];
  /** Of further columns only this is known: that values change in them. */
  readonly moreColumns: number;
}

export interface ColumnChanges {
  readonly name: string;
  /** In which its value changes. */
  readonly rows: number;
  /** Distinct values that change, and those that they become. */
  readonly valuesBefore: number;
  readonly valuesAfter: number;
  /** Pairs of a value and what it becomes: the commonest first. */
  readonly mappings: readonly Mapping[];
  readonly moreMappings: number;
  readonly rowsOfMore: number;
}

export interface Mapping {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  readonly rows: number;
}

const MOST_MAPPINGS = 20;
const MOST_COLUMNS_TOLD = 200;
const ROWS_A_STEP = 1024;

/**
 * `before` and `after`: read alike, with every cell's value as it is. Undefined where their rows or columns do not match, as where a
 * quote that is closed makes other rows of the same text.
 */
export function* valueChanges(before: Columns, after: Columns, removed: Removed): Work<ValueChanges | undefined> {
  const left = before.columns.filter(({ index }) => !removed.columns.has(index));
  if (left.length !== after.columns.length || before.rowCount - removed.rowCount !== after.rowCount) return undefined;
  const isChanged = new Uint8Array(before.rowCount);
  const columns: ColumnChanges[] = [];
  let moreColumns = 0;
  for (const [i, column] of left.entries()) {
    yield { stage: 'columns', share: i / left.length };
    const changes = yield* columnChanges(column, after.columns[i], removed.rows, isChanged);
    if (changes.rows === 0) continue;
    if (columns.length < MOST_COLUMNS_TOLD) columns.push(changes);
    else moreColumns++;
  }
  let rowsChanged = 0;
  for (let row = 0; row < isChanged.length; row++) {
    if (row % (16 * ROWS_A_STEP) === 0) yield { stage: 'rows', share: row / isChanged.length };
    rowsChanged += isChanged[row];
  }
  const columnsRemoved = before.columns.filter((column) => !left.includes(column)).map(({ name }) => name);
  const { rowCount: rows } = before;
  return { rows, rowsChanged, rowsRemoved: removed.rowCount, columnsRemoved, columns, moreColumns };
}

interface Pair {
  readonly one: number;
  readonly other: number;
  readonly differs: boolean;
  rows: number;
}

/** Most remedies give a value the same one everywhere: then it is found by its code, and else by both. */
function* columnChanges(
  before: Column,
  after: Column,
  isRemoved: Uint8Array,
  isChanged: Uint8Array,
): Work<ColumnChanges> {
  const first: (Pair | undefined)[] = [];
  const others = new Map<number, Pair>();
  const size = after.dictionary.size;
  const met = (one: number, other: number): Pair => {
    const pair = { one, other, differs: !isSame(before, one, after, other), rows: 0 };
    if (first[one] === undefined) first[one] = pair;
    else others.set(one * size + other, pair);
    return pair;
  };
  for (let row = 0, to = 0; row < isRemoved.length; row++) {
    if (row % ROWS_A_STEP === 0) yield { stage: 'rows', share: row / isRemoved.length };
    if (isRemoved[row] === 1) continue;
    const one = before.codes.at(row);
    const other = after.codes.at(to++);
    const own = first[one];
    const pair = own?.other === other ? own : ((own && others.get(one * size + other)) ?? met(one, other));
    pair.rows++;
    if (pair.differs) isChanged[row] = 1;
  }
  return yield* commonest(before, after, [first, others.values()]);
}

function isSame(before: Column, one: number, after: Column, other: number): boolean {
  if (before.dictionary.length(one) !== after.dictionary.length(other)) return false;
  const [mine, its] = [before.dictionary.bytes(one), after.dictionary.bytes(other)];
  for (let i = 0; i < mine.length; i++) if (mine[i] !== its[i]) return false;
  return true;
}

function* commonest(before: Column, after: Column, all: readonly Iterable<Pair | undefined>[]): Work<ColumnChanges> {
  const top: Pair[] = [];
  const from = new Uint8Array(before.dictionary.size);
  const to = new Uint8Array(after.dictionary.size);
  let valuesBefore = 0;
  let valuesAfter = 0;
  let rows = 0;
  let distinct = 0;
  let seen = 0;
  for (const pairs of all) {
    for (const pair of pairs) {
      if (seen++ % ROWS_A_STEP === 0) yield { stage: 'columns', share: 0 };
      if (!pair?.differs) continue;
      distinct++;
      valuesBefore += 1 - from[pair.one];
      valuesAfter += 1 - to[pair.other];
      from[pair.one] = 1;
      to[pair.other] = 1;
      rows += pair.rows;
      const place = top.findIndex((one) => isBefore(pair, one));
      if (place >= 0) top.splice(place, 0, pair);
      else if (top.length < MOST_MAPPINGS) top.push(pair);
      if (top.length > MOST_MAPPINGS) top.pop();
    }
  }
  const rowsOfTop = top.reduce((sum, pair) => sum + pair.rows, 0);
  const mappings = top.map(({ one, other, rows: count }) => ({
    before: before.dictionary.bytes(one).slice(),
    after: after.dictionary.bytes(other).slice(),
    rows: count,
  }));
  const moreMappings = distinct - top.length;
  return { name: before.name, rows, valuesBefore, valuesAfter, mappings, moreMappings, rowsOfMore: rows - rowsOfTop };
}

/** The more frequent, then the one whose values came first. */
function isBefore(a: Pair, b: Pair): boolean {
  return a.rows > b.rows || (a.rows === b.rows && (a.one < b.one || (a.one === b.one && a.other < b.other)));
}
