/** The order in which columns are looked at: those that give most away first. */
import {
  type InsightFacts,
  type ProfileFacts,
  type QuasiSensitivity,
  sensitivityRanks,
  sortInSteps,
} from '../analysis/index.ts';
import type { Role } from '../roles/index.ts';

/** An identifier names people by itself; quasi-identifiers find them; the others are what is then learnt, or nothing. */
const places: Readonly<Record<Role, number>> = {
  identifier: 0,
  'quasi-identifier': 2,
  sensitive: 3,
  subject: 4,
  weight: 5,
  unknown: 6,
  insensitive: 7,
};
/** Of a column whose texts hold identifiers, whatever else it is. */
const PLACE_OF_EMBEDDED = 1;

/** The numbers of the columns. Those of a role go by their sensitivity, as far as that is known, then by how many bits they tell, then by their place. */
export function* columnsByRisk(
  { roles, profiles, embedded }: ProfileFacts,
  insight: InsightFacts | undefined,
): Generator<number, number[]> {
  const ranks = insight && sensitivityRanks(insight.sensitivity);
  const rank = (column: number) => ranks?.get(column) ?? roles.length;
  const place = roles.map(({ role }, column) =>
    embedded[column] === undefined ? places[role] : Math.min(PLACE_OF_EMBEDDED, places[role]),
  );
  return yield* sortInSteps(
    [...roles.keys()],
    (a, b) => place[a] - place[b] || rank(a) - rank(b) || profiles[b].entropy - profiles[a].entropy,
  );
}

/** Column → its sensitivity, for quasi-identifiers; empty where no set of columns tells rows apart, since then it tells nothing. */
export function sensitivities(insight: InsightFacts | undefined): ReadonlyMap<number, QuasiSensitivity> {
  const found = insight?.sensitivity.ofColumn ?? new Map<number, QuasiSensitivity>();
  return [...found.values()].some(({ lower }) => lower > 0) ? found : new Map();
}
