/** How many people share the values of a record, and what follows from it: sentences of its card. */
import { type Decision, MORE_THAN_OTHERS } from '../predicting/index.ts';
import { t } from '../words/index.ts';
import type { CardValue } from './card.ts';
import { formatCount, formatCountOf, formatProbability } from './format.ts';

export function expectedSentence(expected: number, population: number): string {
  const people = formatCountOf(population, t`person`, t`people`);
  return formatCount(expected) === '1'
    ? t`Among ${people} about one has these values.`
    : t`Among ${people} about ${formatCount(expected)} have these values.`;
}

export function aloneSentence(alone: number): string {
  return t`That nobody else has them has a probability of ${formatProbability(alone)}.`;
}

export function atLeastSentence(least: number, probability: number): string {
  const people = formatCountOf(least, t`person has`, t`people have`);
  return t`That at least ${people} them has a probability of ${formatProbability(probability)}.`;
}

export function decisionSentence(decision: Decision): string {
  if (decision === 'publish')
    return t`That more than ${formatCount(MORE_THAN_OTHERS)} other people have these values is almost sure (0.95 or more), so the case may be published.`;
  if (decision === 'delete')
    return t`The person is more likely alone with these values than not, so the record must be deleted to protect them.`;
  return t`There may be too few people like this one to publish the case: it would take more than ${formatCount(MORE_THAN_OTHERS)} other people with these values, with a probability of 0.95 or more. Nor does it follow that the record must be deleted: the person is not more likely alone than not.`;
}

/** A guess decides nothing. */
export function undecidedSentence(): string {
  return t`Whether the case may be published, or the record must be deleted, cannot be told from that.`;
}

export function atMostValue(most: number, probability: number): CardValue {
  const name = most === 1 ? t`Alone in the population` : t`At most ${formatCount(most)} in the population`;
  return { name, value: formatProbability(probability) };
}
