/** What the literature computes and the product does not: for tests. */
import type { SizeHistogram } from '../../counts/types.ts';
import { type AttackerRisk, riskOfMatches } from './attackers.ts';
import { individualRisk } from './weightedRisk.ts';

/** Risk of each record 1 / class size; its mean is ORR. All 0 without rows. */
export function prosecutorRisk({ rows, sizes, counts }: SizeHistogram, k: number): AttackerRisk {
  return riskOfMatches({ rows, matches: sizes, records: sizes.map((size, i) => size * counts[i]) }, k);
}

/** As sdcMicro takes it by default: exact for f = 1 and 2, p / (f − (1 − p)) above. */
export function approximateIndividualRisk(f: number, summedWeight: number): number {
  const p = f / summedWeight;
  return p < 1 && f > 2 ? p / (f - (1 - p)) : individualRisk(f, summedWeight);
}

/** The risk that somebody of a household is found, members' risks taken as independent: 1 − Π(1 − r). */
export function householdRisk(risks: readonly number[]): number {
  return 0 - Math.expm1(risks.reduce((sum, risk) => sum + Math.log1p(-risk), 0));
}
