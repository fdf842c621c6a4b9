/** The order of columns for people: those that reveal most first. */
import {
  type InsightFacts,
  type ProfileFacts,
  type QuasiSensitivity,
  sensitivityRanks,
  sortInSteps,
} from '../analysis/index.ts';
import type { Role } from '../roles/index.ts';
import { t } from '../words/index.ts';
import { formatProbability } from './format.ts';

/** An identifier names people by itself; quasi-identifiers find them; the others are then learnt, or say nothing. */
const places: Readonly<Record<Role, number>> = {
  identifier: 0,
  'quasi-identifier': 2,
  sensitive: 3,
  subject: 4,
  weight: 5,
  unknown: 6,
  insensitive: 7,
};
/** For a column with identifiers in its texts, whatever else it is. */
const PLACE_OF_EMBEDDED = 1;

/** The numbers of the columns. Within a role they go by sensitivity, as far as that is known, then by entropy, then by place. */
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

/** Column → its sensitivity, for quasi-identifiers; empty where no set of columns distinguishes rows, since it means nothing then. */
export function sensitivities(insight: InsightFacts | undefined): ReadonlyMap<number, QuasiSensitivity> {
  const found = insight?.sensitivity.ofColumn ?? new Map<number, QuasiSensitivity>();
  return [...found.values()].some(({ lower }) => lower > 0) ? found : new Map();
}

/** `0.44`, `at least 0.3`; nothing where a bound says nothing. */
export function sensitivityText(found: QuasiSensitivity | undefined): string | undefined {
  if (!found) return undefined;
  if (found.value !== undefined) return formatProbability(found.value);
  return found.lower > 0 ? t`at least ${formatProbability(found.lower)}` : undefined;
}
