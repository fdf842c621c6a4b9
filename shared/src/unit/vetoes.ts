/** Facts that take weight from signs of people: things have a sex, an age and an address as well, and statistics describe everything. */

import type { CountColumns } from './counts.ts';
import { isTabled } from './counts.ts';
import { People, Things } from './families.ts';
import { YEARS_ALONE } from './people/identity.ts';
import { against, weightOf } from './sums.ts';
import type { Sign } from './unit.ts';

/** Facts about somebody's life or, in statistics, about many lives. */
const ofLives: ReadonlySet<string> = new Set([
  ...[People.sex, People.age, People.civil, People.kin, People.origin, People.schooling, People.work],
  ...[People.income, People.health, People.body, People.study, People.scores, People.conduct],
]);
const ofAnimals: ReadonlySet<string> = new Set([
  ...[People.sex, People.age, People.births, People.kin, People.health, People.body, People.study, People.scores],
]);
/** Short words for these are those of games as well. */
const ofStudies: ReadonlySet<string> = new Set([People.study, People.scores]);
const ofFirms: ReadonlySet<string> = new Set([People.contact, People.names]);

/** A film has a director and a country. */
const ofMakers: ReadonlySet<string> = new Set([People.names, People.origin, People.age]);

/** No institution has these. */
const ofSomebody: ReadonlySet<string> = new Set([
  ...[
    People.ids,
    People.age,
    People.births,
    People.civil,
    People.kin,
    People.income,
    People.health,
    People.answers,
    People.study,
  ],
]);
const ENOUGH_OF_FIRMS = 5;

/** One stray word makes no animal. */
export const ANIMAL = 2;
/** What speaks for things all in all where it leaves little doubt. */
const SURE = 3;

export interface Beside {
  readonly things: readonly Sign[];
  readonly counts: CountColumns | undefined;
  /** Each row is a place with what is measured there. */
  readonly isPlace: boolean;
  /** Rows are animals or plants. */
  readonly isAnimal: boolean;
  /** Each combination of a few categories has one row. */
  readonly isCrossed: boolean;
  /** Rows say how many people live there. */
  readonly areInhabited: boolean;
  /** Something says who it is. */
  readonly saysWho: boolean;
}

/** The signs of people with what weight is left to them; none where somebody is named all the same. */
export function vetoed(people: readonly Sign[], beside: Beside): Sign[] {
  const factorOf = factors(people, beside);
  return people.map((sign) => ({ ...sign, weight: sign.weight * factorOf(sign) })).filter(({ weight }) => weight > 0);
}

function factors(
  people: readonly Sign[],
  { things, counts, isAnimal, isPlace, isCrossed, areInhabited, saysWho }: Beside,
): (sign: Sign) => number {
  const forThings = against(things);
  const hasOnly = (...some: readonly string[]) => people.every(({ what }) => some.includes(what));
  const firms = weightOf(things, Things.organisations);
  const places = weightOf(things, Things.placeKey);
  const isAddress = hasOnly(People.contact, People.headers) && firms + places > 0;
  if (saysWho) return ({ what }) => (isAddress && what === People.contact ? 1 / 3 : 1);
  // Machines have events as well, and write texts.
  const isNobodys = hasOnly(People.events, People.writing, People.namingTexts) && !people.some(isWriting);
  // Sex and civil status are categories: no place has one.
  const isOfPlaces =
    (places >= 2 || areInhabited || weightOf(things, Things.panel) > 0) &&
    weightOf(people, People.sex) + weightOf(people, People.civil) === 0;
  // What a country earned, taught and believed, year by year.
  const isByYear = weightOf(things, Things.timeKey) >= SURE;
  const areShares = weightOf(things, Things.shares) >= 2;
  const isCounted = counts !== undefined && isTabled(counts);
  const isFirm = firms >= 3 && weightOf(people, People.work) === 0;
  // A school has pupils of both sexes, a creed and an education; somebody's employer has an age beside it.
  const isPublicBody =
    firms >= 3 &&
    forThings >= ENOUGH_OF_FIRMS &&
    !people.some(({ what, weight }) => ofSomebody.has(what) || (what === People.names && weight >= 1.5));
  const isSport = weightOf(things, Things.sport) >= SURE;
  // Ships and houses have an age, too.
  const isOld = hasOnly(People.age, People.headers) && against(things) >= 2;
  // Weights alone are those of things.
  const isWeighed = hasOnly(People.weights, People.events, People.headers) && forThings > 0;
  const isBuilt = hasOnly(People.births) && forThings >= SURE && weightOf(people, People.births) <= YEARS_ALONE;
  // The person who keeps the animal.
  const hasKeeper = weightOf(people, People.headers) >= 2;
  // Words have a gender.
  const isGlossary = weightOf(things, Things.languages) >= 2;
  const isWork = weightOf(things, Things.works) >= 1.5;
  // Measurements at one place again and again: two signs that may be a name are the name of a station.
  const isMonitored = weightOf(things, Things.panel) > 0 && weightOf(things, Things.nature) >= 2.5;
  // Earthquakes and storms are events, which somebody reports.
  const isNatural = weightOf(things, Things.nature) >= 2.5;
  // Participants are described all at once.
  const areStudies = weightOf(things, Things.studies) > 0;
  return ({ what, weight }) => {
    if (areStudies) return 0.2;
    if (isAnimal && ofAnimals.has(what)) return 0;
    if ((isAnimal || isPlace) && what === People.ids) return 0.3;
    if (isAddress && what === People.contact) return 1 / 3;
    // Texts that name people say who it is, unless rows are works.
    if (what === People.namingTexts) return 0.25;
    // What nothing but values shows.
    if (what === People.health && weight < 1 && forThings >= SURE) return 0;
    if (isSport && ofStudies.has(what)) return 0;
    let factor = isNobodys ? 0.5 : 1;
    if (isAnimal && what === People.weights) return 0;
    if (isWeighed && what === People.weights) return 0.3;
    if (isBuilt && what === People.births) return 0.3;
    if (isAnimal && what === People.names) factor *= hasKeeper ? 0.6 : 0.3;
    if (isAnimal && what === People.events) factor *= 0.5;
    if (isNatural && what === People.events) factor *= 0.3;
    if (isGlossary && (ofLives.has(what) || what === People.events)) factor *= 0.25;
    if (isWork && ofMakers.has(what)) factor *= 0.5;
    if (isMonitored && what === People.names) return 0;
    if ((isPublicBody || isByYear || areShares) && ofLives.has(what)) factor *= 0.25;
    if (ofLives.has(what)) factor *= (isOfPlaces ? 0.25 : 1) * (isCounted ? 0.3 : 1) * (isCrossed ? 0.3 : 1);
    if (isOld && what === People.age) factor *= 0.4;
    // Teams win and lose as well.
    if (isSport && what === People.headers) factor *= 0.5;
    if (isFirm && ofFirms.has(what)) factor *= 1 / 3;
    return factor;
  };
}

const isWriting = ({ what, weight }: Sign) => what === People.writing && weight >= 2;
