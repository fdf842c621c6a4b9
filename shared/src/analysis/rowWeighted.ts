/** How much each quasi-identifier gives away, as the mean of its share in single rows (row-weighted sensitivity, our extension of COL). */
import { rowsIn } from '../counts/index.ts';
import type { ProfileFacts } from './facts.ts';
import type { Work } from './progress.ts';
import { MOST_COLUMNS } from './quasiIdentifiers.ts';
import { rowWeightedSensitivities } from './sensitivities.ts';
import { questionAbout } from './sensitivityQuestion.ts';

/** Column → S_w; empty if the time did not do for one row, or there is none. */
export type RowWeighted = ReadonlyMap<number, number>;

export function* rowWeightedOf(facts: ProfileFacts, budget: number | undefined): Work<RowWeighted> {
  const columns = facts.quasiIdentifiers.slice(0, MOST_COLUMNS);
  const rows = rowsIn(facts.counts);
  const question = questionAbout(facts, columns, budget);
  const values = yield* rowWeightedSensitivities(rows.codes(columns), rows.rowCount, question);
  return new Map(values && columns.map((column, i) => [column, values[i]]));
}
