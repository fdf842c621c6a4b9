/** Small tables with hierarchies for the tests of this folder, and everything the search is asked for, found the plain way. */
import fc from 'fast-check';
import { countsOfColumns } from '../counts/index.ts';
import type { Hierarchy, Level } from '../hierarchies/index.ts';
import { Codes, Dictionary, MissingTokens } from '../table/index.ts';
import type { Goal } from './checkNode.ts';
import { type ClassTable, classTable } from './classTable.ts';
import type { ColumnValues } from './latticeLoss.ts';

export function drained<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Rows of codes, a hierarchy for each column, and a sensitive code for each row. */
export interface TestTable {
  readonly rows: readonly (readonly number[])[];
  readonly hierarchies: readonly Hierarchy[];
  readonly values: readonly ColumnValues[];
  readonly sensitive: readonly number[];
}

/** Values of a column; code 0 is the missing one. */
const LIMIT = 7;

/** Levels that join groups of the one before as the numbers say, until all are joined. */
function hierarchyOf(joins: readonly (readonly number[])[]): Hierarchy {
  let groupOf = Array.from({ length: LIMIT }, (_, code) => code);
  const levels: Level[] = [levelOf(groupOf)];
  for (const join of [...joins, Array.from({ length: LIMIT }, () => 0)]) {
    const names = new Map<number, number>();
    const joined = groupOf.map((group) => {
      const name = join[group];
      if (!names.has(name)) names.set(name, names.size);
      return names.get(name) as number;
    });
    if (names.size >= levels[levels.length - 1].groups) continue;
    groupOf = joined;
    levels.push(levelOf(groupOf));
  }
  return { levels };
}

function levelOf(groupOf: readonly number[]): Level {
  return { groupOf: Uint32Array.from(groupOf), groups: Math.max(...groupOf) + 1, text: String };
}

const hierarchy = fc
  .array(fc.array(fc.nat(3), { minLength: LIMIT, maxLength: LIMIT }), { maxLength: 2 })
  .map((joins) => hierarchyOf(joins));

/** One to four columns of up to 40 rows, each of them judged as numbers or not. */
export const testTable: fc.Arbitrary<TestTable> = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 40 }))
  .chain(([width, height]) =>
    fc.record({
      rows: fc.array(fc.array(fc.nat(LIMIT - 1), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      }),
      hierarchies: fc.array(hierarchy, { minLength: width, maxLength: width }),
      areNumbers: fc.array(fc.boolean(), { minLength: width, maxLength: width }),
      sensitive: fc.array(fc.nat(2), { minLength: height, maxLength: height }),
    }),
  )
  .map(({ rows, hierarchies, areNumbers, sensitive }) => ({
    rows,
    hierarchies,
    values: areNumbers.map((isNumber, column) => valuesOf(rows, column, isNumber)),
    sensitive,
  }));

function valuesOf(rows: readonly (readonly number[])[], column: number, isNumber: boolean): ColumnValues {
  const counts = new Uint32Array(LIMIT);
  for (const row of rows) counts[row[column]]++;
  return isNumber ? { counts, numbers: Float64Array.of(Number.NaN, 3, 5, 6, 10, 11, 19) } : { counts };
}

export function codesOf(numbers: readonly number[]): Codes {
  const codes = new Codes();
  codes.splice(
    0,
    0,
    Uint32Array.from(numbers),
    numbers.reduce((a, b) => Math.max(a, b), 0),
  );
  return codes;
}

/** Rows that agree, by the groups of their values. */
export function classesAt({ rows, hierarchies }: TestTable, levels: readonly number[]): number[][] {
  const classes = new Map<string, number[]>();
  for (const [row, codes] of rows.entries()) {
    const key = codes.map((code, column) => hierarchies[column].levels[levels[column]].groupOf[code]).join();
    classes.set(key, [...(classes.get(key) ?? []), row]);
  }
  return [...classes.values()];
}

/** The rows that a generalisation would have to suppress. */
export function suppressedAt(table: TestTable, levels: readonly number[], { k, diversity }: Goal): Set<number> {
  const misses = (rows: readonly number[]) =>
    rows.length < k || new Set(rows.map((row) => table.sensitive[row])).size < diversity;
  return new Set(classesAt(table, levels).filter(misses).flat());
}

/** Every node of the lattice. */
export function* allLevels({ hierarchies }: TestTable): Generator<number[]> {
  const levels = hierarchies.map(() => 0);
  for (;;) {
    yield [...levels];
    let column = 0;
    while (column < levels.length && levels[column] === hierarchies[column].levels.length - 1) levels[column++] = 0;
    if (column === levels.length) return;
    levels[column]++;
  }
}

/** Normalised certainty penalty, cell by cell. */
export function penaltyOf(table: TestTable, levels: readonly number[], suppressed: ReadonlySet<number>): number {
  let lost = 0;
  let cells = 0;
  for (const [column, { counts, numbers }] of table.values.entries()) {
    const present = [...counts.keys()].filter((code) => counts[code] > 0);
    const known = present.filter((code) => code > 0);
    const { groupOf } = table.hierarchies[column].levels[levels[column]];
    const range = (codes: readonly number[]) => {
      const found = codes.map((code) => numbers?.[code] ?? 0);
      return Math.max(...found) - Math.min(...found);
    };
    for (const [row, codes] of table.rows.entries()) {
      const code = codes[column];
      if (code === 0) continue;
      cells++;
      const group = present.filter((other) => groupOf[other] === groupOf[code]);
      const isLost = suppressed.has(row) || group.includes(0);
      if (isLost) lost += 1;
      else if (group.length > 1) lost += numbers ? range(group) / range(known) : group.length / known.length;
    }
  }
  return cells > 0 ? lost / cells : 0;
}

/** Non-uniform entropy, cell by cell. */
export function entropyOf(table: TestTable, levels: readonly number[], suppressed: ReadonlySet<number>): number {
  let lost = 0;
  for (const [column, { counts }] of table.values.entries()) {
    const { groupOf } = table.hierarchies[column].levels[levels[column]];
    for (const [row, codes] of table.rows.entries()) {
      const inGroup = counts.reduce(
        (sum, count, code) => sum + (groupOf[code] === groupOf[codes[column]] ? count : 0),
        0,
      );
      lost -= Math.log2(counts[codes[column]] / (suppressed.has(row) ? table.rows.length : inGroup));
    }
  }
  return lost;
}

/** Of columns of codes that stand in no table. */
export function classTableOf(
  columns: readonly Codes[],
  rows: number,
  sensitive?: Codes,
): Generator<number, ClassTable> {
  const all = sensitive ? [...columns, sensitive] : columns;
  const dictionary = new Dictionary(new MissingTokens([]));
  const { rows: counts } = countsOfColumns(
    all.map((codes, index) => ({ index, name: `${index}`, codes, dictionary })),
    rows,
  );
  return classTable(counts, [...columns.keys()], sensitive && columns.length);
}
