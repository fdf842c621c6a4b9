/** The signs of things that stand beside those of people: what belongs to what somebody does speaks for no thing. */
import { ENOUGH_TOGETHER, LEAST_TOLD } from './aboutPeople.ts';
import { People, Things } from './families.ts';
import { isFlag, isText, isUnique, type Seen } from './seen.ts';
import { bestOfEach } from './sums.ts';
import type { Sign } from './unit.ts';

/** Signs that say who it is. */
export const who: ReadonlySet<string> = new Set([
  People.ids,
  People.wholeNames,
  People.births,
  People.national,
  People.namingTexts,
]); // prettier-ignore
/** Columns that identify or reach somebody. */
const told: ReadonlySet<string> = new Set([...who, People.names, People.contact]);

/** Columns that identify stimuli. */
const ofStimuli: ReadonlySet<string> = new Set([
  ...[Things.goods, Things.making, Things.statistics, Things.wording, Things.research, Things.technology],
  ...[Things.nature, Things.species, Things.names, Things.measured, Things.works],
]);

/** The content of a receipt. */
const ofShops: ReadonlySet<string> = new Set([Things.goods, Things.market, Things.organisations, Things.finance]);

/** Each family once, at its best weight. */
export function standing(people: readonly Sign[], all: readonly Sign[]): readonly Sign[] {
  const isTold = people.some(({ what, weight }) => told.has(what) && weight >= LEAST_TOLD);
  // Each moment of what people do is one of its own, too.
  // Results of athletes are measures of a name, too.
  const areAthletes = people.some(({ what, weight }) => what === People.athletics && weight >= ENOUGH_TOGETHER);
  // What somebody is shown is an item of some length, and a word.
  const areTrials = people.some(({ what }) => what === People.trials);
  // A payment is for goods, in a shop.
  const arePurchases = people.some(({ what }) => what === People.purchases);
  // `item_1` to `item_40` are no goods.
  const answered = new Set(people.flatMap(({ what, columns }) => (what === People.battery ? columns : [])));
  const isAnswered = ({ columns }: Sign) => columns.length > 0 && columns.every((index) => answered.has(index));
  return bestOfEach(all.filter((sign) => !isAnswered(sign))).filter(
    ({ what }) =>
      !(isTold && what === Things.timeKey) &&
      !(areAthletes && what === Things.measured) &&
      !(areTrials && ofStimuli.has(what)) &&
      !(arePurchases && ofShops.has(what)),
  );
}

const LEAST_OF_COLUMNS = 0.9;
const FEWEST_FLAGS = 8;

/** Without the signs that only flags show, unless rows have a name of their own: goods above yes and no are what somebody bought. */
export function withoutFlags(signs: readonly Sign[], columns: readonly Seen[]): readonly Sign[] {
  const flags = columns.filter(isFlag);
  const areFlags = flags.length >= FEWEST_FLAGS && flags.length >= LEAST_OF_COLUMNS * columns.length;
  if (!areFlags || columns.some((column) => isText(column) && isUnique(column))) return signs;
  return signs.filter((sign) => sign.columns.length === 0 || sign.columns.some((index) => !isFlag(columns[index])));
}
