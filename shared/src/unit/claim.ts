/** When rows are taken for things: a claim that something shows, and that no more than a stray word of people contradicts. */
import { WHERE } from './aboutPeople.ts';
import { People, Things } from './families.ts';
import { against, sum, weightOf } from './sums.ts';
import type { Sign } from './unit.ts';

/** A sign of people that stands by itself. */
const ENOUGH_SOLID = 2;
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
/** Quantities measured on people have means as well. */
const measures: ReadonlySet<string> = new Set([
  ...[Things.statistics, Things.nature, Things.research, Things.following, Things.numbers],
]);

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
/** The weight that things need: without any sign of people, with a faint one, and with stronger ones. */
const LEAST_ALONE = 1;
const ENOUGH_ALONE = 1.5;
const ENOUGH_BESIDE = 2;
/** So much of what speaks for things may speak for people. */
const MOST_PEOPLE = 0.35;
const MOST_BESIDE_SURE = 0.5;
const SURE = 3;

/** Kinds of things that have names of people beside them: makers, contacts, players, and people who gave their name. */
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

const MANY = 4.5;
const MOST_OUTWEIGHED = 0.6;

const STRAY = 1.5;
/** Words that studies, customers and athletes have alone. */
const taken: ReadonlySet<string> = new Set([People.study, People.scores, People.conduct, People.athletics]);

/** People have coordinates, and belong to organisations, as well. */
const isWhere = ({ what, weight }: Sign) =>
  what === Things.coordinates || (what === Things.organisations && weight <= WHERE);

/** A claim, not what is left over: something shows things, and no more than a stray word shows people. */
export function areThings(
  people: readonly Sign[],
  things: readonly Sign[],
  saysWho: boolean,
  understood: number,
): boolean {
  const forPeople = sum(people);
  const forThings = against(things);
  const isShown = (sign: Sign) => sign.what !== Things.numbers && !(forPeople >= FAINT && isWhere(sign));
  const shown = against(things.filter(isShown));
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
  // Many signs of things, and of people nothing but words that both have.
  const isOutweighed =
    forThings >= MANY && people.every(({ what }) => stray.has(what) || borrowed.has(what)) && !saysWho;
  if (isOutweighed && forPeople <= MOST_OUTWEIGHED * forThings) return true;
  const isOfFirms =
    people.every(({ what, weight }) => weight < FAINT || what === People.contact) &&
    things.some(({ what, weight }) => isFirm.has(what) && weight >= LEAST_ALONE);
  if (!isStray && !isFaint && !isBorrowed) return forPeople === 0;
  if (isOfFirms) return forPeople <= MOST_OF_FIRMS * forThings;
  return forPeople <= (forThings >= SURE ? MOST_BESIDE_SURE : MOST_PEOPLE) * forThings;
}
