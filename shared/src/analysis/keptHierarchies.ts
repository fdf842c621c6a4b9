/** The hierarchies that settings name for the columns of a table: read when they are asked for, and again only where their column changes. */
import type { Columns } from '../table/index.ts';
import type { Work } from './progress.ts';
import { type ColumnHierarchy, statedHierarchy } from './statedHierarchies.ts';
import type { World } from './world.ts';

/** Columns whose hierarchies are asked for in a step. */
const COLUMNS_A_STEP = 1024;

export class KeptHierarchies {
  readonly #known = new Map<number, ColumnHierarchy | undefined>();

  constructor(
    private readonly table: Columns,
    private readonly world: World,
  ) {}

  /** Of each column. */
  *all(): Work<(ColumnHierarchy | undefined)[]> {
    const { columns } = this.table;
    for (const column of columns.keys()) {
      if (!this.#known.has(column)) this.#known.set(column, yield* statedHierarchy(this.table, column, this.world));
      if (column % COLUMNS_A_STEP === 0) yield { stage: 'columns', share: column / columns.length };
    }
    return columns.map((_, column) => this.#known.get(column));
  }

  forget(column: number): void {
    this.#known.delete(column);
  }
}
