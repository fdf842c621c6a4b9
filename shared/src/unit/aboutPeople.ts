/** Whether signs of people are enough, against those of things. */
import { People, Things } from './families.ts';
import { against, sum, weightOf } from './sums.ts';
import type { Sign } from './unit.ts';

export const ENOUGH_OF_WHO = 3;
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
  People.purchases,
]); // prettier-ignore
const ENOUGH = 3;
const ENOUGH_SOLID = 2;
export const ENOUGH_TOGETHER = 2.5;
/** Names that nothing but values shows are those of people where nothing else is named. */
const LEAST_OF_THINGS = 1.5;

/** A sign of who it is, or of how to reach somebody, that is more than a stray word. */
export const LEAST_TOLD = 1.5;

/** An age or a sex, what leads to somebody, and a moment: trips, calls and logins, whatever else is measured of them. */
const isSomebodyOnTheMove = (people: readonly Sign[]) =>
  weightOf(people, People.contact) >= LEAST_TOLD &&
  weightOf(people, People.events) >= LEAST_TOLD &&
  Math.max(weightOf(people, People.age), weightOf(people, People.sex)) >= ENOUGH_SOLID;
const MOST_MOVED = 0.75;
/** Organisations that are no more than one of several facts. */
export const WHERE = 1.5;

/** Where nothing but numbers stands beside them, one fact about people is enough, or two faint ones. */
function isToldBeside(people: readonly Sign[]): boolean {
  const told = people.filter(({ what }) => ofPeopleAlone.has(what));
  if (told.some(({ weight }) => weight >= LEAST_TOLD) || weightOf(people, People.income) >= ENOUGH_SOLID) return true;
  const isOfTwoColumns = told.some(({ columns }) =>
    told.some((other) => !other.columns.some((i) => columns.includes(i))),
  );
  return isOfTwoColumns && sum(told) >= LEAST_OF_TWO;
}
const LEAST_OF_TWO = 1.9;
/** Letters of sexes are those of anything. */
const ofPeopleAlone = new Set([...solid, People.age, People.body].filter((what) => what !== People.sex));

/** `saysWho`: something says who it is. */
export function isAboutPeople(people: readonly Sign[], things: readonly Sign[], saysWho: boolean): boolean {
  const forPeople = sum(people);
  const forThings = against(things);
  if (saysWho && forPeople >= ENOUGH_OF_WHO) return true;
  if (isSomebodyOnTheMove(people) && forPeople >= MOST_MOVED * forThings) return true;
  if (things.every(({ what }) => what === Things.numbers) && isToldBeside(people)) return true;
  if (forPeople < forThings || forPeople < ENOUGH_SOLID) return false;
  if (forPeople >= ENOUGH) return true;
  // Nothing at all speaks for things.
  if (things.length === 0) return true;
  const together = sum(people.filter(({ what }) => solid.has(what)));
  if (together >= ENOUGH_TOGETHER && together >= forThings) return true;
  const stands = ({ what, weight }: Sign) => weight >= ENOUGH_SOLID && solid.has(what);
  // An age in years, and nothing but numbers beside it, or where somebody was treated or taught.
  const isAgeAlone =
    weightOf(people, People.age) >= ENOUGH_SOLID &&
    things.every(({ what, weight }) => what === Things.numbers || (what === Things.organisations && weight <= WHERE));
  if (isAgeAlone) return true;
  return people.some(stands) || (weightOf(people, People.names) >= ENOUGH_SOLID && forThings <= LEAST_OF_THINGS);
}
