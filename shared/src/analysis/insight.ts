/** What takes longest to know: which columns follow from others, which small sets of columns are keys, how much each column gives away. */
import type { Settings } from '../config/index.ts';
import { type Counts, one } from '../counts/index.ts';
import { identificationRisk } from '../measures/background/index.ts';
import { deadlineOf, secondsFor, untilDeadline } from './budget.ts';
import { type Dependencies, dependenciesOf } from './dependencies.ts';
import type { ClassFacts, ProfileFacts } from './facts.ts';
import type { PairTables } from './pairTables.ts';
import { staged, type Work } from './progress.ts';
import { columnsOfInterest, columnsToCompare, MOST_COLUMNS } from './quasiIdentifiers.ts';
import { type QuasiSensitivities, quasiSensitivities } from './quasiSensitivities.ts';
import { SEED, searchAmong } from './sensitivityQuestion.ts';
import { subjectAmong } from './subject.ts';
import { columnsOfRecords, type KnownRecords, unicityOf } from './unicity.ts';

export interface Insight {
  /** The columns that the following are about, by their numbers: all but identifiers and free text, at most 64. */
  readonly compared: readonly number[];
  /** How many columns that may have been: more than were compared in a wide table, which is also looked at for a shorter time. */
  readonly comparable: number;
  readonly dependencies: Dependencies;
  /** The pairs that follow from each other as far as the settings ask for, those that follow most first. */
  readonly followers: readonly Follower[];
  /** Columns that say the same as one before them, value for value. */
  readonly repeats: ReadonlySet<number>;
  readonly sensitivity: QuasiSensitivities;
  /** Small sets of quasi-identifiers on which rows are alone, those that single out most first. */
  readonly smallKeys: readonly SmallKey[];
  /** False if there was no time to look for all of them. */
  readonly smallKeysAreAll: boolean;
  /** For transactions: how well one known value finds its user. */
  readonly background: BackgroundKnowledge | undefined;
  /** For transactions: how often a few known records of somebody are nobody else's. */
  readonly unicity: KnownRecords | undefined;
}

/** One column that mostly follows from another, beyond chance. */
export interface Follower {
  readonly column: number;
  readonly on: number;
  /** g_adj. */
  readonly gain: number;
}

export interface SmallKey {
  readonly columns: readonly number[];
  /** The share of the rows that are alone on them. */
  readonly share: number;
}

interface BackgroundKnowledge {
  /** The number of the column that names the user. */
  readonly subject: number;
  readonly risks: readonly { readonly column: number; readonly risk: number }[];
}

/** Fewer rows than this cannot show which column follows from which. */
const LEAST_ROWS = 8;
/** The share of a column that chance may explain. */
const MOST_CHANCE = 0.5;
/** Two columns that explain this share of each other say the same. */
const SAME = 0.999;

/** The share of the time that a wide table gets: a finding on the first of many columns is worth no more. */
const SHARE_IF_WIDE = 0.05;
/** Seconds that a wide table gets where no budget is set: there are so many sets of so many columns that nobody would see the end. */
const MOST_SECONDS_IF_WIDE = 60;

/** Seconds for all that compares columns with each other. */
export function secondsToCompare(
  { roles, quasiIdentifiers }: ProfileFacts,
  budget: number | undefined,
): number | undefined {
  if (budget === undefined) {
    const comparable = columnsOfInterest(roles, quasiIdentifiers).length;
    return comparable > MOST_COLUMNS ? MOST_SECONDS_IF_WIDE : undefined;
  }
  return quasiIdentifiers.length > MOST_COLUMNS ? SHARE_IF_WIDE * budget : budget;
}

/** What comes after the dependencies, sensitivities and small keys, and has a share of the time, too. */
const PARTS_BEHIND = 3;

/** All is done by the deadline; work that is cut short says so, or gives what it knew. */
export function* insightInto(facts: ClassFacts, pairs: PairTables, deadline: number): Work<Insight> {
  const { table, counts, roles, settings } = facts;
  const quasiIdentifiers = facts.quasiIdentifiers.slice(0, MOST_COLUMNS);
  const noised = facts.protection?.noised;
  const interesting = columnsOfInterest(roles, facts.quasiIdentifiers).filter((column) => !noised?.has(column));
  const compared = interesting.slice(0, MOST_COLUMNS).sort((a, b) => a - b);
  const dependencies = yield* dependenciesOf(pairs, compared, SEED, deadlineOf(secondsFor(deadline, PARTS_BEHIND + 3)));
  const entropies = compared.map((column) => facts.profiles[column].entropy);
  const { gain } = settings.rules['dependent-columns'];
  const followers = table.rowCount < LEAST_ROWS ? [] : followersAmong(dependencies, compared, entropies, gain);
  yield { stage: 'columns', share: 1 };
  return {
    compared,
    comparable: interesting.length,
    dependencies,
    followers,
    repeats: repeatsAmong(followers),
    sensitivity: yield* quasiSensitivities(facts, MOST_COLUMNS, secondsFor(deadline, PARTS_BEHIND + 2)),
    ...(yield* smallKeys(counts, quasiIdentifiers, settings, secondsFor(deadline, PARTS_BEHIND + 1))),
    background: yield* backgroundKnowledge(facts),
    unicity: yield* fewRecords(facts, compared, deadline),
  };
}

function followersAmong(
  { adjusted, chance }: Dependencies,
  compared: readonly number[],
  entropies: readonly number[],
  least: number,
): Follower[] {
  const found: Follower[] = [];
  for (const [i, column] of compared.entries()) {
    for (const [j, on] of compared.entries()) {
      const gain = adjusted?.[i][j] ?? 0;
      // Where chance explains most of it already, the rest is too little to go by.
      if (i === j || gain < least || (chance?.[i][j] ?? 0) > MOST_CHANCE * entropies[i]) continue;
      found.push({ column, on, gain });
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

function repeatsAmong(followers: readonly Follower[]): Set<number> {
  const same = followers.filter(({ gain }) => gain >= SAME);
  const pairs = new Set(same.map(({ column, on }) => `${column} ${on}`));
  const repeats = same.filter(({ column, on }) => on < column && pairs.has(`${on} ${column}`));
  return new Set(repeats.map(({ column }) => column));
}

function* smallKeys(
  counts: Counts,
  quasiIdentifiers: readonly number[],
  { rules }: Settings,
  budget: number | undefined,
): Work<Pick<Insight, 'smallKeys' | 'smallKeysAreAll'>> {
  const { share, columns: widest } = rules['small-key'];
  const search = searchAmong(counts, quasiIdentifiers).relaxed(share, widest);
  const { sets, complete } = yield* untilDeadline('combinations', search, deadlineOf(budget));
  const keys = sets
    .map(({ columns, share: alone }) => ({ columns: columns.map((place) => quasiIdentifiers[place]), share: alone }))
    .sort((a, b) => b.share - a.share || a.columns.length - b.columns.length);
  return { smallKeys: keys, smallKeysAreAll: complete };
}

/** Choices that are drawn for a card. */
const DRAWS_FOR_CARD = 2000;

function* fewRecords(facts: ClassFacts, compared: readonly number[], deadline: number): Work<KnownRecords | undefined> {
  const subject = subjectAmong(facts.roles);
  const others = compared.filter((column) => column !== subject);
  const { rows } = facts.counts;
  if (!rows || subject === undefined || others.length === 0) return undefined;
  const columns = columnsOfRecords(facts, others);
  const question = { facts, rows, subject, columns, steps: 0, draws: DRAWS_FOR_CARD, seed: SEED, deadline };
  const [found] = yield* unicityOf(question);
  return found;
}

/** Of the columns that are neither the user nor an identifier. */
function* backgroundKnowledge({ counts, roles, protection }: ClassFacts): Work<BackgroundKnowledge | undefined> {
  const subject = subjectAmong(roles);
  if (subject === undefined) return undefined;
  const risks: { column: number; risk: number }[] = [];
  for (const column of columnsToCompare(roles)) {
    if (column === subject || protection?.noised.has(column)) continue;
    const users = one(counts.users([{ user: subject, columns: [column] }]));
    risks.push({ column, risk: identificationRisk(yield* staged('combinations', counts.rowCount, users)) });
  }
  return { subject, risks };
}
