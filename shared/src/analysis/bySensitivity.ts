/** The quasi-identifiers in the order of what they give away. */
import { ranks } from '../measures/sensitivity/index.ts';
import type { QuasiSensitivities, QuasiSensitivity } from './quasiSensitivities.ts';

/** By what is found so far, those that give most away first. */
export function bySensitivity(sensitivity: QuasiSensitivities): (QuasiSensitivity & { readonly column: number })[] {
  const rank = sensitivityRanks(sensitivity);
  return [...sensitivity.ofColumn]
    .map(([column, found]) => ({ column, ...found }))
    .sort((a, b) => (rank.get(a.column) ?? 0) - (rank.get(b.column) ?? 0));
}

/** Those that give anything away; none where not all is known, for then another may give away more. */
export function mostSensitiveFirst(
  sensitivity: QuasiSensitivities,
): { readonly column: number; readonly value: number }[] {
  const all = bySensitivity(sensitivity);
  if (all.some(({ value }) => value === undefined)) return [];
  return all.flatMap(({ column, value = 0 }) => (value > 0 ? [{ column, value }] : []));
}

/** Column → its place by what is found so far. Equals share one, whatever their last digits, and so keep the order of their columns. */
export function sensitivityRanks({ ofColumn }: QuasiSensitivities): ReadonlyMap<number, number> {
  const all = ranks([...ofColumn.values()].map(({ lower }) => lower));
  return new Map([...ofColumn.keys()].map((column, i) => [column, all[i]]));
}
