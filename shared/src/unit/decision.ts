/** What all signs come to: vetoes first, then the sums against each other. */
import { areThings } from './claim.ts';
import { type CountColumns, isTabled } from './counts.ts';
import { People, Things } from './families.ts';
import { YEARS_ALONE } from './people/identity.ts';
import { against, bestOfEach, sum, weightOf } from './sums.ts';
import type { Sign, Unit, UnitName } from './unit.ts';
import { ANIMAL, vetoed } from './vetoes.ts';

export interface Evidence {
  readonly people: readonly Sign[];
  readonly things: readonly Sign[];
  readonly counts: CountColumns | undefined;
  /** Each combination of a few categories has one row; whether these are categories of people. */
  readonly crossed: { readonly isOfPeople: boolean } | undefined;
  /** Rows are combinations of categories of people, each once. */
  readonly isTabulated: boolean;
  /** The share of the columns whose headers say anything. */
  readonly understood: number;
  /** Rows say how many people live there. */
  readonly areInhabited: boolean;
  /** The first column is `id` and no more. */
  readonly hasBareId: boolean;
  /** The same ids come again. */
  readonly returns: boolean;
  /** If rows are about people, whether they are what happened to them. */
  readonly areEvents: boolean;
}

/** Signs that say who it is. */
const who: ReadonlySet<string> = new Set([
  People.ids,
  People.wholeNames,
  People.births,
  People.national,
  People.namingTexts,
]); // prettier-ignore
const ENOUGH_OF_WHO = 3;
/** Signs that stand by themselves; of others more is needed. */
const solid: ReadonlySet<string> = new Set([
  People.sex,
  People.civil,
  People.health,
  People.battery,
  People.study,
  People.scores,
  People.conduct,
  People.athletics,
  People.contact,
  People.headers,
  People.writing,
]); // prettier-ignore
const ENOUGH = 3;
const ENOUGH_SOLID = 2;
const ENOUGH_TOGETHER = 2.5;
/** From this weight on works are what rows are. */
const WORK = 2.5;
/** Names that nothing but values shows are those of people where nothing else is named. */
const LEAST_OF_THINGS = 1.5;

/** Animals are numbered and born as well. */
const ofAnimals: ReadonlySet<string> = new Set([People.births, People.ids]);
/** No animal has these. */
const ofCitizens: ReadonlySet<string> = new Set([
  People.national,
  People.likeNational,
  People.civil,
  People.wholeNames,
]);
/** Who it is, or how to reach somebody. */
const told: ReadonlySet<string> = new Set([...who, People.names, People.contact]);
const LEAST_TOLD = 1.5;

/** A faint sign of people is enough where ids return and nothing speaks for things. */
const LEAST_OF_RETURNING = 0.5;

export function decided(evidence: Evidence): Unit {
  const isTold = evidence.people.some(({ what, weight }) => told.has(what) && weight >= LEAST_TOLD);
  // Each moment of what people do is one of its own, too.
  // Results of athletes are measures of a name, too.
  const areAthletes = evidence.people.some(
    ({ what, weight }) => what === People.athletics && weight >= ENOUGH_TOGETHER,
  );
  const things = bestOfEach(evidence.things).filter(
    ({ what }) => !(isTold && what === Things.timeKey) && !(areAthletes && what === Things.measured),
  );
  const isAnimal =
    weightOf(things, Things.species) >= ANIMAL && !evidence.people.some(({ what }) => ofCitizens.has(what));
  // A film has a title and a plot: those whom the plot names are nobody.
  const isWork = weightOf(things, Things.works) >= WORK && weightOf(things, Things.names) > 0;
  // The number of a county beside its name and what is counted there.
  const isPlace = weightOf(things, Things.placeKey) >= 2 && weightOf(things, Things.measured) >= 2;
  // Years that may be those of births are those in which houses were built.
  const isBuilt =
    evidence.people.every(({ what, weight }) => what === People.births && weight <= YEARS_ALONE) &&
    against(things) >= ENOUGH_OF_WHO;
  const saysWho = evidence.people.some(
    ({ what }) =>
      who.has(what) &&
      !(isBuilt && what === People.births) &&
      !(isPlace && what === People.ids) &&
      !(isAnimal && ofAnimals.has(what)) &&
      !(isWork && what === People.namingTexts),
  );
  const { counts: counted, crossed, areInhabited } = evidence;
  const beside = {
    things,
    counts: counted,
    isAnimal,
    isPlace,
    isCrossed: crossed !== undefined,
    areInhabited,
    saysWho,
  };
  const people = vetoed(bestOfEach(evidence.people), beside);
  const forPeople = sum(people);
  const forThings = against(things);
  const all = [...people, ...things].sort((one, other) => other.weight - one.weight);
  const counts = saysWho ? undefined : countsSign(evidence.counts, people, things);
  if (counts) return unit('groups', [counts, ...all], counts.weight);
  if (evidence.isTabulated && !saysWho && !isAnimal && !isWork) return unit('groups', all, 2);
  if (isAboutPeople(people, things, saysWho)) {
    return unit(evidence.areEvents ? 'events' : 'people', all, forPeople - (saysWho ? 0 : forThings / 2));
  }
  const isNothingElse = things.every(({ what }) => what === Things.numbers);
  const isStudied = evidence.hasBareId && weightOf(people, People.study) >= 1;
  const isSeenAgain = evidence.returns && forPeople >= LEAST_OF_RETURNING;
  if (isNothingElse && (isStudied || isSeenAgain)) return unit(evidence.areEvents ? 'events' : 'people', all, 0);
  if (evidence.crossed?.isOfPeople) return unit('groups', all, 1);
  if (areThings(people, things, saysWho, evidence.understood)) return unit('things', all, forThings - 1.5 * forPeople);
  return unit('unclear', all, -1);
}

function isAboutPeople(people: readonly Sign[], things: readonly Sign[], saysWho: boolean): boolean {
  const forPeople = sum(people);
  const forThings = against(things);
  if (saysWho && forPeople >= ENOUGH_OF_WHO) return true;
  if (isSomebodyOnTheMove(people) && forPeople >= MOST_MOVED * forThings) return true;
  if (forPeople < forThings || forPeople < ENOUGH_SOLID) return false;
  if (forPeople >= ENOUGH) return true;
  const together = sum(people.filter(({ what }) => solid.has(what)));
  if (together >= ENOUGH_TOGETHER && together >= forThings) return true;
  const stands = ({ what, weight }: Sign) => weight >= ENOUGH_SOLID && solid.has(what);
  // An age in years, and nothing but numbers beside it.
  const isAgeAlone =
    weightOf(people, People.age) >= ENOUGH_SOLID && things.every(({ what }) => what === Things.numbers);
  if (isAgeAlone) return true;
  return people.some(stands) || (weightOf(people, People.names) >= ENOUGH_SOLID && forThings <= LEAST_OF_THINGS);
}

/** An age or a sex, what leads to somebody, and a moment: trips, calls and logins, whatever else is measured of them. */
const isSomebodyOnTheMove = (people: readonly Sign[]) =>
  weightOf(people, People.contact) >= LEAST_TOLD &&
  weightOf(people, People.events) >= LEAST_TOLD &&
  Math.max(weightOf(people, People.age), weightOf(people, People.sex)) >= ENOUGH_SOLID;
const MOST_MOVED = 0.75;

/** Of what is told of lives: the rows of a table of counts have categories, not lives. */
const MOST_LIVES = 4;

/** What a frequency of unknown categories may stand beside. */
const MOST_AGAINST_CROSSED = 3;

function countsSign(counts: CountColumns | undefined, people: readonly Sign[], things: readonly Sign[]) {
  if (!counts || !isTabled(counts) || sum(people) > MOST_LIVES) return undefined;
  const { isByPeople, isToll, isByPlace, isCrossed } = counts;
  if (!isByPeople && !isToll && !isByPlace && !isCrossed) return undefined;
  if (weightOf(things, Things.species) >= ANIMAL || weightOf(things, Things.works) >= 2) return undefined;
  if (isCrossed && !isByPeople && !isToll && against(things) >= MOST_AGAINST_CROSSED) return undefined;
  const weight = isByPeople || isToll ? 3 : 2;
  return { what: People.counts, speaksFor: 'groups', weight, columns: counts.counts } as const;
}

/** How steeply belief rises with the margin: of tables that are believed to eight or nine tenths at least as many are right, of less sure ones about as many. */
const STEEPNESS = 0.7;

function unit(rows: UnitName, evidence: readonly Sign[], margin: number): Unit {
  const confidence = Math.min(0.99, Math.round(100 / (1 + Math.exp(-STEEPNESS * margin))) / 100);
  return { rows, inferred: rows, isDeclared: false, confidence, evidence };
}
