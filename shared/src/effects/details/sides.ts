/** A file before and after it is treated, as far as the details of an effect are made of it: its facts, and which column has become which. */
import type { Analysis, ClassFacts, Work } from '../../analysis/index.ts';
import type { Groups } from '../../measures/loss/index.ts';
import type { Recoded } from '../../remedies/index.ts';
import type { Columns } from '../../table/index.ts';
import { judgedColumns } from '../loss.ts';
import { analysisAfter, type Treated } from '../treatColumn.ts';

export interface Side {
  readonly analysis: Analysis<Columns>;
  readonly facts: ClassFacts;
}

export interface Sides {
  readonly before: Side;
  readonly after: Side;
  /** Column → its number afterwards; undefined where it is removed. */
  readonly placeAfter: readonly (number | undefined)[];
  /** Changed column → how its values are given afterwards; undefined where it is removed. */
  readonly changed: ReadonlyMap<number, Groups | undefined>;
  /** The columns whose cells the loss is counted over. */
  readonly judged: readonly number[];
  /** Row → 0 where it is removed; undefined if none is. */
  readonly isKept: Uint8Array | undefined;
}

/** As the file would be read once its columns are treated. */
export function* sidesOf(analysis: Analysis<Columns>, treated: Treated): Work<Sides> {
  const before = yield* analysis.classes();
  const changed = yield* analysisAfter(analysis, treated);
  const after = yield* changed.classes();
  return {
    before: { analysis, facts: before },
    after: { analysis: changed, facts: after },
    placeAfter: placesAfter(before.table.columns.length, (column) => treated.has(column) && !treated.get(column)),
    changed: new Map([...treated].map(([column, recoded]) => [column, recoded && groupsOf(recoded)])),
    judged: judgedColumns(before, [...treated.keys()]),
    isKept: undefined,
  };
}

export function placesAfter(columns: number, isRemoved: (column: number) => boolean): (number | undefined)[] {
  let place = 0;
  return Array.from({ length: columns }, (_, column) => (isRemoved(column) ? undefined : place++));
}

function groupsOf({ groupOf, column }: Recoded): Groups {
  return { groupOf, groups: column.dictionary.size };
}

/** Columns that are asked about, as far as they are still there, by their numbers afterwards. */
export function stillThere({ placeAfter }: Sides, columns: readonly number[]): { left: number[]; after: number[] } {
  const left = columns.filter((column) => placeAfter[column] !== undefined);
  return { left, after: left.flatMap((column) => placeAfter[column] ?? []) };
}
