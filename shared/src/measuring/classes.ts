/** `classes`: the rows divided into classes on the quasi-identifiers, or where that makes none, how many rows each row matches. */
import { crowdRisk, type Work } from '../analysis/index.ts';
import { commonestSizeOfRecord, distinction, meanSizeOfRecord, separation } from '../measures/protection/index.ts';
import type { Measured } from './measured.ts';
import type { Numbers, Part } from './part.ts';

/** The targets that are in use: rows in classes below them are counted. */
const targets = [2, 3, 5, 11, 20];

export const classes: Part = function* (measured) {
  const { request, classes, sizes, matches, matchesOfClass, weightOfClass } = measured;
  const ofRows = <T>(ofClass: ArrayLike<T>) => Array.from(classes.classOfRow, (number) => ofClass[number]);
  const rowsWith = (holds: (matches: number) => boolean) =>
    matches.records.reduce((sum, records, i) => (holds(matches.matches[i]) ? sum + records : sum), 0);
  return {
    k: matches.matches[0] ?? 0,
    count: sizes?.counts.reduce((sum, count) => sum + count, 0),
    largest: matches.matches.at(-1) ?? 0,
    sizes: sizes && Object.fromEntries(Array.from(sizes.sizes, (size, i) => [size, sizes.counts[i]])),
    uniqueRows: rowsWith((match) => match === 1),
    rowsBelow: Object.fromEntries(targets.map((k) => [k, rowsWith((match) => match < k)])),
    distinction: sizes && distinction(sizes),
    separation: sizes && separation(sizes),
    optMean: sizes && meanSizeOfRecord(sizes),
    optMode: sizes && commonestSizeOfRecord(sizes),
    people: yield* peopleIn(measured),
    rows: request.withRows ? ofRows(matchesOfClass) : undefined,
    weightedRows: request.withRows && weightOfClass ? ofRows(weightOfClass) : undefined,
  };
};

/** The same numbers where rows say whom they are about: of people, whose rows hide only others. */
function* peopleIn({ people, classes: { sizeOfClass } }: Measured): Work<Numbers | undefined> {
  if (!people) return undefined;
  const below: [number, number][] = [];
  for (const k of targets) below.push([k, (yield* crowdRisk(people.crowds, sizeOfClass, k))?.rowsBelow ?? 0]);
  const risk = yield* crowdRisk(people.crowds, sizeOfClass, 1);
  return risk && { k: risk.k, uniqueRows: risk.uniqueRows, rowsBelow: Object.fromEntries(below), orr: risk.orr };
}
