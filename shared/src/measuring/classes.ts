/** `classes`: the rows divided into classes on the quasi-identifiers, or where that makes none, how many rows each row matches. */
import type { MatchHistogram, SizeHistogram } from '../counts/index.ts';
import {
  commonestSizeOfRecord,
  distinction,
  meanSizeOfRecord,
  recordsBelow,
  riskOfMatches,
  separation,
} from '../measures/protection/index.ts';
import { type MeasuredRows, rowsMeasured } from './measured.ts';
import type { Numbers, Part } from './part.ts';

/** The targets that are in use: rows in classes below them are counted. */
const targets = [2, 3, 5, 11, 20];

// biome-ignore lint/correctness/useYield: a part is a generator, and this one has no steps.
export const classes: Part = function* (measured) {
  const { request, sizes, matches, subject } = measured;
  return {
    ...classNumbers(sizes, matches, subject === undefined ? undefined : measured.peopleMatches),
    ...(request.withRows && rowByRow(rowsMeasured(measured))),
  };
};

/** The numbers that need no more than sizes. `peopleMatches`: if rows name their people. */
export function classNumbers(
  sizes: SizeHistogram | undefined,
  matches: MatchHistogram,
  peopleMatches: MatchHistogram | undefined,
): Numbers {
  return {
    k: matches.matches[0] ?? 0,
    count: sizes?.counts.reduce((sum, count) => sum + count, 0),
    largest: matches.matches.at(-1) ?? 0,
    sizes: sizes && Object.fromEntries(Array.from(sizes.sizes, (size, i) => [size, sizes.counts[i]])),
    ...smallOnes(matches),
    distinction: sizes && distinction(sizes),
    separation: sizes && separation(sizes),
    optMean: sizes && meanSizeOfRecord(sizes),
    optMode: sizes && commonestSizeOfRecord(sizes),
    // The same for people, where rows say who they are about: their rows hide only other people.
    people:
      peopleMatches && matches.rows > 0
        ? { k: peopleMatches.matches[0], ...smallOnes(peopleMatches), orr: riskOfMatches(peopleMatches, 1).average }
        : undefined,
  };
}

function rowByRow({ classes, matchesOfClass, weightOfClass }: MeasuredRows): Numbers {
  const ofRows = <T>(ofClass: ArrayLike<T>) => Array.from(classes.classOfRow, (number) => ofClass[number]);
  return { rows: ofRows(matchesOfClass), weightedRows: weightOfClass && ofRows(weightOfClass) };
}

function smallOnes(found: MatchHistogram): Numbers {
  return {
    uniqueRows: recordsBelow(found, 2),
    rowsBelow: Object.fromEntries(targets.map((k) => [k, recordsBelow(found, k)])),
  };
}
