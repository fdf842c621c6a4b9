/** A population that cannot be true is not used: which, and why, in one sentence; and what is wrong with a population file that rows do not match. */
import type { PassedOver, Register, Released, Unweighted } from '../analysis/index.ts';
import { MOST_PEOPLE } from '../config/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

export function passedOverText(passed: PassedOver): string {
  switch (passed.kind) {
    case 'unreadableFile':
      return t`The population file, ${shownName(passed.file)}, is not used. ${passed.problem}`;
    case 'emptyFile':
      return t`The population file, ${shownName(passed.file)}, is not used: it has no records.`;
    case 'smallFile': {
      const records = formatCountOf(passed.records, t`record`, t`records`);
      return t`The population file, ${shownName(passed.file)}, is not used: it has ${records}, fewer than the ${releasedText(passed.released)} of this file.`;
    }
    case 'lackingFile':
      return t`The population file, ${shownName(passed.file)}, is not used: it lacks ${nameList(passed.columns)}, which rows are compared on.`;
    case 'smallPopulation':
      return t`The stated population, ${formatCount(passed.population)}, is not used: it is smaller than the ${releasedText(passed.released)} of this file.`;
    case 'wrongRate': {
      const { samplingRate, population, released } = passed;
      const expected = formatCount(Math.round(samplingRate * population));
      return t`The stated sampling rate, ${formatShare(samplingRate)}, is not used: of ${formatCount(population)} people it would leave about ${expected} in this file, which has ${releasedText(released)}.`;
    }
    case 'smallRate':
      return t`The stated sampling rate, ${String(passed.samplingRate)}, is not used: with the ${releasedText(passed.released)} of this file it means more than ${formatCount(MOST_PEOPLE)} people.`;
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

/** Undefined where every row matches somebody. */
export function unmatchedText({ unmatched, isForeign }: Register): string | undefined {
  if (unmatched === 0) return undefined;
  return isForeign
    ? t`More than half of the rows, ${formatCount(unmatched)}, match nobody in the population file: it writes values differently, or is about other people.`
    : t`${formatCountOf(unmatched, t`row matches`, t`rows match`)} nobody in it: it is incomplete, or writes values differently.`;
}

function releasedText({ count, arePeople }: Released): string {
  return arePeople ? formatCountOf(count, t`person`, t`people`) : formatCountOf(count, t`row`, t`rows`);
}
