/** What a release that is planned would leave: a sample of the population, each answer by randomised response (SEI). */
import { staged, type Work } from '../analysis/index.ts';
import { channelOf } from '../measures/protected/index.ts';
import { seededRandom } from '../random/index.ts';
import type { Statistics } from '../statistics/index.ts';
import { type PeopleOfStatistics, type PersonOfStatistics, peopleOfStatistics } from './peopleOfStatistics.ts';
import { aloneBefore, shownAlone } from './shownAlone.ts';

export interface ReleaseQuestion {
  /** Positions of the columns that the release holds and a person is known by. */
  readonly columns: readonly number[];
  readonly population: number;
  readonly seed: number;
}

interface Release {
  /** The share of the population that is released. */
  readonly sample: number;
  /** ε of each attribute; undefined: answers are released as they are. */
  readonly epsilon: number | undefined;
}

export interface JudgedRelease extends Release {
  /**
   * The share of its people that it shows to be unique: P(X = 1), given its content, is at least `CERTAINTY`. It cannot hide the people
   * that the statistics reveal anyway.
   */
  readonly shownAlone: number;
}

export interface JudgedReleases {
  /** Mean P(X = 1): the average of somebody's knowledge is the same for every release, but the people it is sure about differ. */
  readonly alone: number;
  /** The share of people who are alone by so much certainty from the statistics by themselves: no sample and no ε leaves fewer. */
  readonly shownAnyway: number;
  readonly releases: readonly JudgedRelease[];
}

/** More likely alone than not. */
const CERTAINTY = 0.5;

/** So many people give a share to about 0.01. */
const PEOPLE = 5000;

const SAMPLES = [1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01] as const;
const EPSILONS = [undefined, 8, 4, 2, 1, 0.5] as const;

/** The releases that are tried where one is looked for; a larger sample and a larger ε come first. */
export const releaseGrid: readonly Release[] = SAMPLES.flatMap((sample) =>
  EPSILONS.map((epsilon) => ({ sample, epsilon })),
);

/** Each release in turn, over the same people drawn from the statistics. Uses the tree if it is listed. */
export function* judgeReleases(
  statistics: Statistics,
  { columns, population, seed }: ReleaseQuestion,
  releases: readonly Release[],
): Work<JudgedReleases> {
  const drawing = peopleOfStatistics(statistics, columns, PEOPLE, seededRandom(seed));
  const drawn = yield* staged('rows', PEOPLE, drawing);
  const mean = (ofPerson: (person: PersonOfStatistics) => number) => staged('rows', PEOPLE, meanOf(drawn, ofPerson));
  const before = ({ probability }: PersonOfStatistics) => aloneBefore(probability, population);
  const shownAnyway = yield* mean((person) => (before(person) >= CERTAINTY ? 1 : 0));
  const judged: JudgedRelease[] = [];
  for (const release of releases) {
    const shown = yield* mean((person) => shownIn(release, person, drawn, population));
    judged.push({ ...release, shownAlone: Math.max(shown, shownAnyway) });
  }
  return { alone: yield* mean(before), shownAnyway, releases: judged };
}

/** Of the releases that show fewer people than `limit` to be alone those that keep most: of each ε the largest sample, unless a larger ε allows as much. */
export function mildestBelow(releases: readonly JudgedRelease[], limit: number): JudgedRelease[] {
  const found = releases.filter((release) => release.shownAlone < limit);
  const noise = ({ epsilon = Number.POSITIVE_INFINITY }: Release) => epsilon;
  return found.filter(
    (one) => !found.some((other) => other !== one && other.sample >= one.sample && noise(other) >= noise(one)),
  );
}

/** Yields people judged. */
function* meanOf(
  { people }: PeopleOfStatistics,
  ofPerson: (person: PersonOfStatistics) => number,
): Generator<number, number> {
  let sum = 0;
  let done = 0;
  for (const person of people) {
    sum += person.times * ofPerson(person);
    done += person.times;
    yield done;
  }
  return done === 0 ? 0 : sum / done;
}

/** The probability that the release shows this person to be alone. */
function shownIn(
  { sample, epsilon }: Release,
  { shares, probability }: PersonOfStatistics,
  { values }: PeopleOfStatistics,
  population: number,
): number {
  const channels = values.map((count) => channelOf(epsilon ?? Number.POSITIVE_INFINITY, count));
  const kept = channels.reduce((product, { keep }) => product * keep, 1);
  // Records of others that are reported so: as if columns were independent, which noise makes them nearly.
  const chance = shares.reduce((product, share) => product * share, 1);
  const reported = channels.reduce((product, { keep, other }, i) => product * (other + (keep - other) * shares[i]), 1);
  const mistaken = chance >= 1 ? 0 : Math.max(0, (reported - chance * kept) / (1 - chance));
  return shownAlone({ probability, population, sample, kept, mistaken, certainty: CERTAINTY });
}
