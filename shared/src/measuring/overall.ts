/** `overall`: overall re-identification risk and the entropies of R3A. */
import { entropy, overallRisk } from '../measures/index.ts';
import type { Part } from './part.ts';

export const overall: Part = function* ({ table, facts }) {
  const { sizes, profiles, quasiIdentifiers } = facts;
  return {
    orr: overallRisk(sizes),
    entropyMax: table.rowCount > 0 ? Math.log2(table.rowCount) : 0,
    entropyExperience: quasiIdentifiers.reduce((sum, column) => sum + profiles[column].entropy, 0),
    entropyData: entropy(sizes),
  };
};
