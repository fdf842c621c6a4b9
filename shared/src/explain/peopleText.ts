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
  return t`The probability that nobody else has them is ${formatProbability(alone)}.`;
}

export function atLeastSentence(least: number, probability: number): string {
  const people = formatCountOf(least, t`person has`, t`people have`);
  return t`The probability that at least ${people} them is ${formatProbability(probability)}.`;
}

export function decisionSentence(decision: Decision): string {
  if (decision === 'publish')
    return t`The case may be published: more than ${formatCount(MORE_THAN_OTHERS)} other people almost surely have these values (probability 0.95 or more).`;
  if (decision === 'delete') return t`The record must be deleted: the person is more likely unique than not.`;
  return t`The case may not be published: that takes more than ${formatCount(MORE_THAN_OTHERS)} other people with these values, with a probability of 0.95 or more. The record need not be deleted either: the person is not more likely unique than not.`;
}

/** A guess decides nothing. */
export function undecidedSentence(): string {
  return t`This does not decide whether the case may be published or the record must be deleted.`;
}

export function atMostValue(most: number, probability: number): CardValue {
  const name = most === 1 ? t`Unique in the population` : t`At most ${formatCount(most)} in the population`;
  return { name, value: formatProbability(probability) };
}
