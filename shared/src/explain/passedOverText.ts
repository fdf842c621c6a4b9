/** What is said of a population is not used where it cannot be true: which, and why, in one sentence. */
import type { PassedOver, Released } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf } from './format.ts';
import { nameList, shownName } from './names.ts';

export function passedOverText(passed: PassedOver): string {
  switch (passed.kind) {
    case 'unreadableFile':
      return t`The file of the population, ${shownName(passed.file)}, is not used: ${passed.problem}`;
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
    case 'badWeights': {
      const rows = formatCountOf(passed.rows, t`row has`, t`rows have`);
      return t`The weights in ${shownName(passed.name)} are not used: ${rows} no number above 0, with a point before decimals.`;
    }
    case 'smallWeights':
      return t`The sum of the weights in ${shownName(passed.name)}, ${formatCount(passed.sum)}, is not used as the population: it is smaller than the ${releasedText(passed.released)} of this file.`;
  }
}

function releasedText({ count, arePeople }: Released): string {
  return arePeople ? formatCountOf(count, t`person`, t`people`) : formatCountOf(count, t`row`, t`rows`);
}
