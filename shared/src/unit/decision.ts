/** What all signs come to: vetoes first, then the sums against each other. */
import { type CountColumns, isTabled } from './counts.ts';
import { People, Things } from './families.ts';
import { against, bestOfEach, sum, weightOf } from './sums.ts';
import type { Sign, Unit, UnitName } from './unit.ts';
import { ANIMAL, vetoed } from './vetoes.ts';

export interface Evidence {
  readonly people: readonly Sign[];
  readonly things: readonly Sign[];
  readonly counts: CountColumns | undefined;
  /** Each combination of a few categories has one row; whether these are categories of people. */
  readonly crossed: { readonly isOfPeople: boolean } | undefined;
  /** The share of the columns whose headers say anything. */
  readonly understood: number;
  /** Rows say how many people live there. */
  readonly areInhabited: boolean;
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
/** Who it is, or how to reach somebody. */
const told: ReadonlySet<string> = new Set([...who, People.names, People.contact]);
const LEAST_TOLD = 1.5;

export function decided(evidence: Evidence): Unit {
  const isTold = evidence.people.some(({ what, weight }) => told.has(what) && weight >= LEAST_TOLD);
  // Each moment of what people do is one of its own, too.
  const things = bestOfEach(evidence.things).filter(({ what }) => !(isTold && what === Things.timeKey));
  const isAnimal = weightOf(things, Things.species) >= ANIMAL;
  // A film has a title and a plot: those whom the plot names are nobody.
  const isWork = weightOf(things, Things.works) >= WORK && weightOf(things, Things.names) > 0;
  const saysWho = evidence.people.some(
    ({ what }) => who.has(what) && !(isAnimal && ofAnimals.has(what)) && !(isWork && what === People.namingTexts),
  );
  const { counts: counted, crossed, areInhabited } = evidence;
  const beside = { things, counts: counted, isCrossed: crossed !== undefined, areInhabited, saysWho };
  const people = vetoed(bestOfEach(evidence.people), beside);
  const forPeople = sum(people);
  const forThings = against(things);
  const all = [...people, ...things].sort((one, other) => other.weight - one.weight);
  const counts = saysWho ? undefined : countsSign(evidence.counts, people, things);
  if (counts) return unit('groups', [counts, ...all], counts.weight);
  if (isAboutPeople(people, things, saysWho)) {
    return unit(evidence.areEvents ? 'events' : 'people', all, forPeople - (saysWho ? 0 : forThings / 2));
  }
  if (evidence.crossed?.isOfPeople) return unit('groups', all, 1);
  if (areThings(people, things, saysWho, evidence.understood)) return unit('things', all, forThings - 1.5 * forPeople);
  return unit('unclear', all, -1);
}

function isAboutPeople(people: readonly Sign[], things: readonly Sign[], saysWho: boolean): boolean {
  const forPeople = sum(people);
  const forThings = against(things);
  if (saysWho && forPeople >= ENOUGH_OF_WHO) return true;
  if (forPeople < forThings || forPeople < ENOUGH_SOLID) return false;
  if (forPeople >= ENOUGH) return true;
  const together = sum(people.filter(({ what }) => solid.has(what)));
  if (together >= ENOUGH_TOGETHER && together >= forThings) return true;
  const stands = ({ what, weight }: Sign) => weight >= ENOUGH_SOLID && solid.has(what);
  // An age in years, and nothing but numbers beside it.
  const isAgeAlone =
    weightOf(people, People.age) >= ENOUGH_SOLID && things.every(({ what }) => what === Things.numbers);
  if (isAgeAlone) return true;
  return people.some(stands) || (weightOf(people, People.names) >= ENOUGH_SOLID && forThings < LEAST_OF_THINGS);
}

/** Signs that things show as well: the maker of a work, an address of a firm, an age. */
const borrowed: ReadonlySet<string> = new Set([
  People.names,
  People.contact,
  People.age,
  People.writing,
  People.events,
  People.headers,
  People.numbers,
  People.weights,
]); // prettier-ignore
/** One word in one header that things have as well: the hours of a machine are not meant. */
const stray: ReadonlySet<string> = new Set([
  People.work,
  People.schooling,
  People.answers,
  People.origin,
  People.income,
  People.kin,
  People.body,
  People.study,
  People.scores,
  People.conduct,
  People.athletics,
  People.numbers,
]); // prettier-ignore
/** What is measured of people has means as well. */
const measures: ReadonlySet<string> = new Set([Things.statistics, Things.nature, Things.research, Things.numbers]);

/** Letters of sexes are grades of anything; `stroke` is what engines have. */
function isStraySign({ what, weight }: Sign, things: readonly Sign[]): boolean {
  if (what === People.sex) return weight < ENOUGH_SOLID;
  if (what === People.health) return things.some((sign) => sign.weight >= ENOUGH_BESIDE && !measures.has(sign.what));
  return stray.has(what);
}

/** Less than one sign of people. */
const FAINT = 1;
/** Where most headers say nothing, what they do not say of people is no evidence. */
const LEAST_UNDERSTOOD = 0.15;
/** A text of whatever kind. */
const NO_SIGN = 0.25;
/** What has to speak for things: without any sign of people, with a faint one, and with more. */
const LEAST_ALONE = 1;
const ENOUGH_ALONE = 1.5;
const ENOUGH_BESIDE = 2;
/** So much of what speaks for things may speak for people. */
const MOST_PEOPLE = 0.35;
const MOST_BESIDE_SURE = 0.5;
const SURE = 3;

/** What has the names of people beside it: makers, contacts, players, and those after whom it is called. */
const hasMakers: ReadonlySet<string> = new Set([
  Things.works,
  Things.organisations,
  Things.sport,
  Things.species,
  Things.names,
]);
const SURELY_NAMED = 2;
const LEAST_OF_MAKERS = 2;
/** Where a firm or a place is a row, a phone is its own. */
const isFirm: ReadonlySet<string> = new Set([Things.organisations, Things.placeKey, Things.coordinates]);
const MOST_OF_FIRMS = 0.75;

const STRAY = 1.5;
/** Words that studies, customers and athletes have alone. */
const taken: ReadonlySet<string> = new Set([People.study, People.scores, People.conduct, People.athletics]);

/** A claim, not what is left over: something shows things, and no more than a stray word shows people. */
function areThings(people: readonly Sign[], things: readonly Sign[], saysWho: boolean, understood: number): boolean {
  const forPeople = sum(people);
  const forThings = against(things);
  const shown = against(things.filter(({ what }) => what !== Things.numbers));
  if (shown < (forPeople <= NO_SIGN ? LEAST_ALONE : forPeople < FAINT ? ENOUGH_ALONE : ENOUGH_BESIDE)) return false;
  if (understood < LEAST_UNDERSTOOD && shown < ENOUGH_BESIDE) return false;
  if (
    weightOf(people, People.names) >= SURELY_NAMED &&
    !things.some(({ what, weight }) => hasMakers.has(what) && weight >= LEAST_OF_MAKERS)
  )
    return false;
  const isStray = people.length === 1 && people[0].columns.length === 1 && isStraySign(people[0], things);
  if (isStray && !taken.has(people[0].what) && forPeople <= STRAY && shown >= ENOUGH_BESIDE) return true;
  const isFaint = forPeople <= FAINT && !saysWho;
  const isBorrowed = people.every(({ what, weight }) => weight < FAINT || borrowed.has(what));
  if (!isStray && !isFaint && !isBorrowed) return forPeople === 0;
  const isOfFirms =
    people.every(({ what, weight }) => weight < FAINT || what === People.contact) &&
    things.some(({ what, weight }) => isFirm.has(what) && weight >= LEAST_ALONE);
  if (isOfFirms) return forPeople <= MOST_OF_FIRMS * forThings;
  return forPeople <= (forThings >= SURE ? MOST_BESIDE_SURE : MOST_PEOPLE) * forThings;
}

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
