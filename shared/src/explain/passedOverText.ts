/** What is said of a population is not used where it cannot be true: which, and why, in one sentence; and what is wrong with a file of it that rows do not match. */
import type { PassedOver, Register, Released, Unweighted } from '../analysis/index.ts';
import { MOST_PEOPLE } from '../config/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

export function passedOverText(passed: PassedOver): string {
  switch (passed.kind) {
    case 'unreadableFile':
      return t`The file of the population, ${shownName(passed.file)}, is not used. ${passed.problem}`;
    case 'emptyFile':
      return t`The file of the population, ${shownName(passed.file)}, is not used: it has no records.`;
    case 'smallFile': {
      const records = formatCountOf(passed.records, t`record`, t`records`);
      return t`The file of the population, ${shownName(passed.file)}, is not used: it has ${records}, fewer than the ${releasedText(passed.released)} of this file.`;
    }
    case 'lackingFile':
      return t`The file of the population, ${shownName(passed.file)}, is not used: it lacks ${nameList(passed.columns)}, which rows are compared on.`;
    case 'smallPopulation':
      return t`The population that is stated, ${formatCount(passed.population)}, is not used: it is smaller than the ${releasedText(passed.released)} of this file.`;
    case 'wrongRate': {
      const { samplingRate, population, released } = passed;
      const expected = formatCount(Math.round(samplingRate * population));
      return t`The sampling rate that is stated, ${formatShare(samplingRate)}, is not used: of ${formatCount(population)} people it would leave about ${expected} in this file, which has ${releasedText(released)}.`;
    }
    case 'smallRate':
      return t`The sampling rate that is stated, ${String(passed.samplingRate)}, is not used: the ${releasedText(passed.released)} of this file would be those of more than ${formatCount(MOST_PEOPLE)} people.`;
    case 'largeWeights':
      return t`The sum of the weights in ${shownName(passed.name)} is not used as the population: it is more than ${formatCount(MOST_PEOPLE)}, about as many people as have ever lived.`;
    case 'badWeights':
      return t`The weights in ${shownName(passed.name)} are not used: ${unweightedText(passed.unweighted)}, with a point before decimals.`;
    case 'smallWeights':
      return t`The sum of the weights in ${shownName(passed.name)}, ${formatCount(passed.sum)}, is not used as the population: it is smaller than the ${releasedText(passed.released)} of this file.`;
  }
}

/** `2 rows (3, 9) have no number above 0`: rows count from 1, as cards count them. */
export function unweightedText({ rows, first }: Unweighted): string {
  const listed = first.map((row) => formatCount(row + 1)).join(', ');
  const numbers = first.length < rows ? `${listed}, …` : listed;
  return rows === 1
    ? t`1 row (${numbers}) has no number above 0`
    : t`${formatCount(rows)} rows (${numbers}) have no number above 0`;
}

/** Undefined where all rows match somebody. */
export function unmatchedText({ unmatched, isForeign }: Register): string | undefined {
  if (unmatched === 0) return undefined;
  return isForeign
    ? t`More than half of the rows, ${formatCount(unmatched)}, match nobody in the file of the population: it writes values otherwise, or is one of other people.`
    : t`${formatCountOf(unmatched, t`row matches`, t`rows match`)} nobody in it: it is not all of the population, or writes values otherwise.`;
}

function releasedText({ count, arePeople }: Released): string {
  return arePeople ? formatCountOf(count, t`person`, t`people`) : formatCountOf(count, t`row`, t`rows`);
}
