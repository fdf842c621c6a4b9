/** Tables that were generalised already, so that a node need not be counted from the finest one: what is joined once stays joined further up. */
import type { Hierarchy } from '../hierarchies/index.ts';
import { LastUsed } from '../memory/index.ts';
import { classesOf } from './classesOf.ts';
import type { ClassTable } from './classTable.ts';
import type { RecodedColumn, TupleNumbers } from './numberTuples.ts';

/** A table whose codes are the groups of these levels. */
export interface LevelledTable {
  readonly levels: readonly number[];
  readonly table: ClassTable;
}

/** Cells of all tables that are kept together: 16 MB. */
const MOST_CELLS = 2 ** 22;
/** A table is kept if it has at most this share of the tuples of that it was counted from. */
const WORTH_KEEPING = 0.5;

export class RolledUp {
  readonly #hierarchies: readonly Hierarchy[];
  readonly #finest: LevelledTable;
  /** By their levels. */
  readonly #kept: LastUsed<string, LevelledTable>;
  readonly #between = new Map<string, Uint32Array>();

  constructor(table: ClassTable, hierarchies: readonly Hierarchy[]) {
    this.#hierarchies = hierarchies;
    this.#finest = { levels: hierarchies.map(() => 0), table };
    this.#kept = new LastUsed(MOST_CELLS, (kept) => kept.table.sizes.length * hierarchies.length);
  }

  /** The smallest table from which a node can be counted. */
  nearest(levels: readonly number[]): LevelledTable {
    let best = this.#finest;
    for (const [, kept] of this.#kept.entries()) {
      if (kept.table.sizes.length >= best.table.sizes.length) continue;
      if (kept.levels.some((level, column) => level > levels[column])) continue;
      best = kept;
    }
    this.#kept.get(best.levels.join());
    return best;
  }

  /** The columns of a table on higher levels. */
  recoded({ table, levels }: LevelledTable, higher: readonly number[]): RecodedColumn[] {
    return table.columns.map((codes, column) => ({
      codes,
      groupOf: this.#groupOfGroup(column, levels[column], higher[column]),
      groups: this.#hierarchies[column].levels[higher[column]].groups,
    }));
  }

  /** Keeps a node for those above it, if that is worth it. `tuples` are numbered by the columns and the sensitive value. */
  *keep(
    { table }: LevelledTable,
    levels: readonly number[],
    columns: readonly RecodedColumn[],
    tuples: TupleNumbers,
  ): Generator<number, void> {
    const cells = tuples.count * columns.length;
    if (tuples.count > WORTH_KEEPING * table.sizes.length || cells > MOST_CELLS) return;
    this.#kept.set(levels.join(), { levels, table: yield* join(table, columns, tuples) });
  }

  #groupOfGroup(column: number, level: number, higher: number): Uint32Array {
    const { levels } = this.#hierarchies[column];
    if (level === 0) return levels[higher].groupOf;
    const key = `${column} ${level} ${higher}`;
    const known = this.#between.get(key);
    if (known !== undefined) return known;
    const groups = new Uint32Array(levels[level].groups);
    const { groupOf } = levels[level];
    for (let code = 0; code < groupOf.length; code++) groups[groupOf[code]] = levels[higher].groupOf[code];
    this.#between.set(key, groups);
    return groups;
  }
}

/** One tuple for each number. */
function* join(
  table: ClassTable,
  columns: readonly RecodedColumn[],
  tuples: TupleNumbers,
): Generator<number, ClassTable> {
  const { sizes, first } = yield* classesOf(table, tuples);
  const joined: Uint32Array[] = [];
  for (const { codes, groupOf } of columns) {
    joined.push(groupsOf(first, codes, groupOf));
    yield 0;
  }
  const { rows, sensitive } = table;
  if (sensitive === undefined) return { rows, sizes, columns: joined };
  return { rows, sizes, columns: joined, sensitive: first.map((tuple) => sensitive[tuple]) };
}

function groupsOf(tuples: Uint32Array, codes: Uint32Array, groupOf: Uint32Array): Uint32Array {
  const groups = new Uint32Array(tuples.length);
  for (let i = 0; i < tuples.length; i++) groups[i] = groupOf[codes[tuples[i]]];
  return groups;
}
