/** The numbers of a table that only counts are known of: those of `quasi measure`, as far as counts say them. */
import { drain } from '@quasi/shared/analysis';
import { matchHistogram, type SensitiveValues, type SizeHistogram } from '@quasi/shared/counts';
import { entropy } from '@quasi/shared/measures';
import { guesses } from '@quasi/shared/measures/inference';
import { riskOfMatches } from '@quasi/shared/measures/protection';
import { classNumbers, diversityNumbers } from '@quasi/shared/measuring';
import { expectedOfSizes, predictedNumbers } from '@quasi/shared/predicting';
import { decodedText, LARGEST_TEXT, readSideFile } from '../files/index.ts';
import { type ReadCounts, readCounts } from '../sqltext/readCounts.ts';

/** Parts that need rows, or the values of other columns. */
export const NOT_COUNTED =
  'columns, unit, knowledge, dependency, combinations, sensitivity, frequency, background, population, suda, unicity, approximate, verdict, random tables, tOrdered and guesses of numbers';

export function measureCounts(path: string) {
  const counts = readCounts(path, decodedText(readSideFile(path, LARGEST_TEXT)));
  const { asked, rows, sizes } = counts;
  const matches = matchesOf(sizes);
  const peopleMatches = matchesOfPeople(counts);
  const prosecutor = riskOfMatches(peopleMatches ?? matches, asked.k);
  return {
    file: path,
    rows,
    missing: asked.missing,
    quasiIdentifiers: asked.quasiIdentifiers,
    classes: classNumbers(sizes, matches, peopleMatches),
    overall: overallOf(counts),
    diversity: bySensitive(counts, (values) => drain(diversityNumbers(values, undefined))),
    inference: bySensitive(counts, (values) => drain(guesses(values))),
    models: { prosecutor, marketer: prosecutor.average },
  };
}

function bySensitive({ asked, sensitive }: ReadCounts, measured: (values: SensitiveValues) => object | undefined) {
  if (asked.sensitive.length === 0) return undefined;
  return asked.sensitive.map((name, i) => ({ sensitive: name, ...measured(sensitive[i]) }));
}

function overallOf({ rows, sizes, columns }: ReadCounts) {
  const expected = drain(expectedOfSizes(rows, columns));
  return {
    orr: riskOfMatches(matchesOf(sizes), 1).average,
    entropyMax: expected.entropyMax,
    entropyExperience: expected.entropyExperience,
    entropyRandomExact: expected.entropyRandom,
    entropyData: entropy(sizes),
    // Random tables are drawn from values in their order, which is not known.
    ...predictedNumbers({ ...expected, shuffled: undefined }, { semiRandom: undefined, tree: undefined }, false),
  };
}

function matchesOf({ rows, sizes, counts }: SizeHistogram) {
  return { rows, matches: sizes, records: sizes.map((size, i) => size * counts[i]) };
}

function matchesOfPeople({ people }: ReadCounts) {
  if (!people) return undefined;
  const { users, records, values } = people;
  return drain(
    matchHistogram(
      users,
      records.map((rows, i) => rows * values[i]),
    ),
  );
}
