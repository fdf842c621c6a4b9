/** What all signs come to: vetoes first, then the sums against each other. */
import { ENOUGH_OF_WHO, isAboutPeople } from './aboutPeople.ts';
import { areThings } from './claim.ts';
import { type CountColumns, isTabled } from './counts.ts';
import { People, Things } from './families.ts';
import { YEARS_ALONE } from './people/identity.ts';
import { standing, who } from './standing.ts';
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
  /** Rows say how many of how many, and which share they are. */
  readonly isRated: boolean;
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

/** From this weight on works are what rows are. */
const WORK = 2.5;
/** And from this weight on goods are. */
const GOODS = 2;
/** Animals are numbered and born as well. */
const ofAnimals: ReadonlySet<string> = new Set([People.births, People.ids]);
/** No animal has these. */
const ofCitizens: ReadonlySet<string> = new Set([
  People.national,
  People.likeNational,
  People.civil,
  People.wholeNames,
]);
/** A faint sign of people is enough where ids return and nothing speaks for things. */
const LEAST_OF_RETURNING = 0.5;

export function decided(evidence: Evidence): Unit {
  const things = standing(evidence.people, evidence.things);
  const isAnimal =
    weightOf(things, Things.species) >= ANIMAL && !evidence.people.some(({ what }) => ofCitizens.has(what));
  // A film has a title and a plot: people in the plot are not the subject.
  const isWork = weightOf(things, Things.works) >= WORK && weightOf(things, Things.names) > 0;
  // Goods and sites have remarks: who is named in them is not what rows are about, where nothing else is of people.
  const isStock =
    weightOf(things, Things.goods) >= GOODS &&
    evidence.people.every(({ what }) => what === People.namingTexts || what === People.writing);
  // The number of a county beside its name and what is counted there.
  const isPlace = weightOf(things, Things.placeKey) >= 2 && weightOf(things, Things.measured) >= 2;
  const areStudies = weightOf(things, Things.studies) > 0;
  // Years that may be those of births are those in which houses were built.
  const isBuilt =
    evidence.people.every(({ what, weight }) => what === People.births && weight <= YEARS_ALONE) &&
    against(things) >= ENOUGH_OF_WHO;
  const saysWho = evidence.people.some(
    ({ what }) =>
      who.has(what) &&
      !(isBuilt && what === People.births) &&
      !(isPlace && what === People.ids) &&
      !(areStudies && what === People.ids) &&
      !(isAnimal && ofAnimals.has(what)) &&
      !((isWork || isStock) && what === People.namingTexts),
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
  const others = against(things.filter(({ what }) => what !== Things.numbers));
  const isOfStudy = people.every(({ what }) => mayBeOfCells.has(what));
  if (evidence.isRated && isOfStudy && forPeople >= LEAST_RATED && forPeople >= others) return unit('groups', all, 0);
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

/** Signs of lives: the rows of a table of counts have categories, not lives. */
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

/** Teams and machines have rates as well. */
const LEAST_RATED = 1;
/** What a cell has in common, where a person would have more. */
const mayBeOfCells: ReadonlySet<string> = new Set([
  ...[People.study, People.answers, People.health, People.headers, People.schooling, People.work, People.conduct],
]);

/** How steeply belief rises with the margin: of tables that are believed to eight or nine tenths at least as many are right, of less sure ones about as many. */
const STEEPNESS = 0.7;

function unit(rows: UnitName, evidence: readonly Sign[], margin: number): Unit {
  const confidence = Math.min(0.99, Math.round(100 / (1 + Math.exp(-STEEPNESS * margin))) / 100);
  return { rows, inferred: rows, isDeclared: false, confidence, evidence };
}
