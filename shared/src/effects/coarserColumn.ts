/** The one way to make a compared column coarser that is shown first: found in the column alone, so that it is the same whenever somebody asks. */
import { type ClassFacts, staged, type Work } from '../analysis/index.ts';
import type { Level } from '../hierarchies/index.ts';
import { KeptWork } from '../memory/index.ts';
import { ladderFor, withoutErasing } from '../remedies/index.ts';
import { type Dictionary, MissingTokens } from '../table/index.ts';
import { withPartner } from './candidates.ts';
import { MOST_SUPPRESSED } from './reach.ts';
import { type Treatments, toTreat } from './treatColumn.ts';

/** With more values the ladder takes longer than somebody waits for a menu. */
const MOST_VALUES = 30_000;

const found = new KeptWork<ClassFacts, number, Treatments | undefined>();

/**
 * The mildest step on its ladder by which nearly all rows share their value with k others, else the last step before all
 * values are gone; undefined where there is none.
 */
export function coarserColumn(facts: ClassFacts, column: number): Work<Treatments | undefined> {
  return found.whole(facts, column, function* () {
    const { table, settings } = facts;
    const { dictionary } = table.columns[column];
    if (dictionary.size > MOST_VALUES) return undefined;
    const missing = new MissingTokens(settings.missingTokens);
    const ladder = yield* staged('columns', table.rowCount, ladderFor(toTreat(facts, column), missing));
    const { treatments, hierarchy } = withoutErasing(ladder, dictionary);
    const most = MOST_SUPPRESSED * table.rowCount;
    const isEnough = (_: unknown, i: number) => rowsBelow(hierarchy.levels[i + 1], dictionary, settings.k) <= most;
    const chosen = treatments.find(isEnough) ?? treatments.at(-1);
    return chosen && withPartner(facts, column, chosen);
  });
}

/** Rows whose value fewer than k rows have. */
function rowsBelow({ groupOf, groups }: Level, { counts }: Dictionary, k: number): number {
  const rows = new Uint32Array(groups);
  for (let code = 0; code < counts.length; code++) rows[groupOf[code]] += counts[code];
  return rows.reduce((sum, count) => sum + (count < k ? count : 0), 0);
}
