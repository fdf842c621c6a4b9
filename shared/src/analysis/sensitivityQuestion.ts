/** The question about the quasi-identifiers: how much each helps to single rows out, for the attacker of the settings. */
import { type SetSearch, searchByCounting, searchOfRows } from '../combinations/index.ts';
import { revealOf } from '../config/index.ts';
import type { Counts } from '../counts/index.ts';
import type { ProfileFacts } from './facts.ts';
import type { SensitivityQuestion } from './sensitivities.ts';

/** Any; always the same, so that a file is always judged alike. */
export const SEED = 1;

export function questionAbout(
  { table, counts, roles, settings }: ProfileFacts,
  columns: readonly number[],
  budget: number | undefined,
): SensitivityQuestion {
  const { keyWidth } = settings.attacker;
  return {
    search: searchAmong(counts, columns),
    reveal: Float64Array.from(columns, (column) => revealOf(settings, table.columns[column].name, roles[column].kind)),
    kappa: keyWidth === 'all' ? undefined : keyWidth,
    seed: SEED,
    budget,
  };
}

/** Over the rows where they are at hand. */
export function searchAmong(counts: Counts, columns: readonly number[]): SetSearch {
  const { rows } = counts;
  return rows ? searchOfRows(rows.codes(columns), rows.rowCount) : searchByCounting(counts, columns);
}
