/** The order in which columns are looked at: those that give most away first. */
import { type InsightFacts, type ProfileFacts, sortInSteps } from '../analysis/index.ts';
import type { Role } from '../roles/index.ts';

/** An identifier names people by itself; quasi-identifiers find them; the others are what is then learnt, or nothing. */
const places: Readonly<Record<Role, number>> = {
  identifier: 0,
  'quasi-identifier': 2,
  sensitive: 3,
  subject: 4,
  weight: 5,
  insensitive: 6,
};
/** Of a column whose texts hold identifiers, whatever else it is. */
const PLACE_OF_EMBEDDED = 1;

/** The numbers of the columns. Those of a role go by their sensitivity, once that is known, then by how many bits they tell, then by their place. */
export function* columnsByRisk(
  { roles, profiles, embedded }: ProfileFacts,
  insight: InsightFacts | undefined,
): Generator<number, number[]> {
  const S = sensitivities(insight);
  const place = roles.map(({ role }, column) =>
    embedded[column] === undefined ? places[role] : Math.min(PLACE_OF_EMBEDDED, places[role]),
  );
  return yield* sortInSteps(
    [...roles.keys()],
    (a, b) => place[a] - place[b] || (S.get(b) ?? 0) - (S.get(a) ?? 0) || profiles[b].entropy - profiles[a].entropy,
  );
}

/** Column → S, for quasi-identifiers; empty where no set of columns tells rows apart, since then S tells nothing. */
export function sensitivities(insight: InsightFacts | undefined): ReadonlyMap<number, number> {
  if (!insight) return new Map();
  const { quasiIdentifiers, compared, sensitivity } = insight;
  const places = new Map(compared.map((column, i) => [column, i]));
  const S = quasiIdentifiers.flatMap((column): [number, number][] => {
    const i = places.get(column);
    return i === undefined ? [] : [[column, sensitivity.S[i]]];
  });
  return S.some(([, one]) => one > 0) ? new Map(S) : new Map();
}
