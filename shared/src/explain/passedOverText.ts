/** A statement about the population that is not used because it cannot be true: which, and why, in one sentence; and a population file that the rows do not match. */
import type { PassedOver, Register, Released, Unweighted } from '../analysis/index.ts';
import { MOST_PEOPLE } from '../config/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

export function passedOverText(passed: PassedOver): string {
  switch (passed.kind) {
    case 'unreadableFile':
      return t`The population file ${shownName(passed.file)} is not used. ${passed.problem}`;
    case 'emptyFile':
      return t`The population file ${shownName(passed.file)} is not used: it has no records.`;
    case 'smallFile': {
      const records = formatCountOf(passed.records, t`record`, t`records`);
      return t`The population file ${shownName(passed.file)} is not used: it has ${records}, fewer than the ${releasedText(passed.released)} of this file.`;
    }
    case 'lackingFile':
      return t`The population file ${shownName(passed.file)} is not used: it lacks ${nameList(passed.columns)}.`;
    case 'smallPopulation':
      return t`The stated population of ${formatCount(passed.population)} is not used: this file has ${releasedText(passed.released)}.`;
    case 'wrongRate': {
      const { samplingRate, population, released } = passed;
      const expected = formatCount(Math.round(samplingRate * population));
      return t`The stated sampling rate of ${formatShare(samplingRate)} is not used: of ${formatCount(population)} people it would leave about ${expected}, and this file has ${releasedText(released)}.`;
    }
    case 'smallRate':
      return t`The stated sampling rate of ${String(passed.samplingRate)} is not used: the population would be more than ${formatCount(MOST_PEOPLE)} people.`;
    case 'largeWeights':
      return t`The weights in ${shownName(passed.name)} are not used: their sum is more than ${formatCount(MOST_PEOPLE)} people.`;
    case 'badWeights':
      return t`The weights in ${shownName(passed.name)} are not used: ${unweightedText(passed.unweighted)}. Decimals need a point.`;
    case 'smallWeights':
      return t`The weights in ${shownName(passed.name)} are not used: their sum is ${formatCount(passed.sum)}, and this file has ${releasedText(passed.released)}.`;
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
    ? t`${formatCount(unmatched)} rows, more than half, match nobody in the population file. It writes values differently, or is about other people.`
    : t`${formatCountOf(unmatched, t`row matches`, t`rows match`)} nobody in it: it is not the whole population, or writes values differently.`;
}

function releasedText({ count, arePeople }: Released): string {
  return arePeople ? formatCountOf(count, t`person`, t`people`) : formatCountOf(count, t`row`, t`rows`);
}
