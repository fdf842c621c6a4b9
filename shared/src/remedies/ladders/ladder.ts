/**
 * Ladders: the treatments of a column from the mildest to the star, each saying less than the one before. Values that
 * are alike on one rung are alike on all above it, which is what a search over levels needs.
 */
import type { Hierarchy, Level, StatedHierarchy } from '../../hierarchies/index.ts';
import type { Dictionary, MissingTokens } from '../../table/index.ts';
import { lookAt } from '../lookAt.ts';
import type { ColumnToTreat, Treatment } from '../remedy.ts';
import { hierarchyLevel } from '../values/hierarchyLevel.ts';
import { redact } from '../values/redact.ts';
import { exactRung, isNested, type Rung, rungOf } from './level.ts';
import { rungsFor } from './rungs.ts';

export interface Ladder {
  /** Level i of the hierarchy is treatment i − 1. */
  readonly treatments: readonly Treatment[];
  readonly hierarchy: Hierarchy;
}

/** With a larger share of the rows in one value, the only step left is to the star. */
const MOST_ALIKE = 0.95;

/**
 * The ladder that settings name for the column, else the one for the kind of its values. `missing`: what is read as missing. Yields
 * values done, again for each rung.
 */
export function* ladderFor(column: ColumnToTreat, missing: MissingTokens): Generator<number, Ladder> {
  if (column.stated) return ladderOfFile(column.stated);
  return yield* automaticLadder(column, missing);
}

/** The ladder for the kind of the column's values, whatever settings name. */
export function* automaticLadder(column: ColumnToTreat, missing: MissingTokens): Generator<number, Ladder> {
  return yield* ladderOf(rungsFor(yield* lookAt(column)), column, missing);
}

/** The levels of a hierarchy file. */
export function ladderOfFile({ file, sha256, hierarchy }: StatedHierarchy): Ladder {
  const treatments = hierarchy.levels.slice(1).map((_, i) => hierarchyLevel.with({ file, sha256, level: i + 1 }));
  return { treatments, hierarchy };
}

/**
 * The ladder of given treatments, finest first; the star comes by itself. What joins nothing is left out, and so is what parts
 * values that were alike. It ends with one group, and is empty where all rows are alike already.
 */
export function* ladderOf(
  treatments: readonly Treatment[],
  column: ColumnToTreat,
  missing: MissingTokens,
): Generator<number, Ladder> {
  const { values } = column;
  let rows = 0;
  for (const count of values.counts) rows += count;
  yield 0;
  const kept: Treatment[] = [];
  const rungs: Rung[] = [yield* exactRung(column)];
  const star = redact.with({});
  for (const treatment of [...treatments, star]) {
    const below = rungs[rungs.length - 1];
    if (treatment !== star && below.largest > MOST_ALIKE * rows) continue;
    const rung = yield* rungOf(treatment, column, missing);
    if (rung.used >= below.used || !(yield* isNested(below, rung, column))) continue;
    kept.push(treatment);
    rungs.push(rung);
  }
  return { treatments: kept, hierarchy: { levels: rungs } };
}

/** The ladder up to the last rung on which values still differ. */
export function withoutErasing({ treatments, hierarchy }: Ladder, values: Dictionary): Ladder {
  const { levels } = hierarchy;
  let kept = levels.length;
  while (kept > 1 && saysNothing(levels[kept - 1], values)) kept--;
  return { treatments: treatments.slice(0, kept - 1), hierarchy: { levels: levels.slice(0, kept) } };
}

/** All values that are there are one; that some are missing is no value. */
function saysNothing({ groupOf }: Level, values: Dictionary): boolean {
  let one: number | undefined;
  for (let code = 1; code < values.size; code++) {
    if (values.count(code) === 0) continue;
    one ??= groupOf[code];
    if (groupOf[code] !== one) return false;
  }
  return true;
}
