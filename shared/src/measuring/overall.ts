/** `overall`: overall re-identification risk and the entropies of R3A. */
import { entropy } from '../measures/index.ts';
import { riskOfMatches } from '../measures/protection/index.ts';
import type { Part } from './part.ts';

export const overall: Part = function* ({ table, facts, sizes, matches }) {
  const { profiles, quasiIdentifiers } = facts;
  return {
    orr: riskOfMatches(matches, 1).average,
    entropyMax: table.rowCount > 0 ? Math.log2(table.rowCount) : 0,
    entropyExperience: quasiIdentifiers.reduce((sum, column) => sum + profiles[column].entropy, 0),
    entropyData: sizes && entropy(sizes),
  };
};
