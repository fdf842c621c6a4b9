/** What frequencies alone tell of a row: of how many others are like it, in the file and in the population (TFRR). */
import { INDISTINGUISHABLE_TARGETS, type RowInsight } from '../analysis/index.ts';
import type { CardSection, CardValue } from './card.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';

export function indistinguishableSection({ printed, calibrated }: RowInsight): CardSection {
  return {
    title: 'From frequencies alone',
    sentences: [
      'Someone who sees how often each value occurs, but no rows, expects at least k rows with its values with these probabilities.',
      ...(calibrated
        ? ['In brackets: as printed (TFRR), as if columns were independent and the row might not be in the file.']
        : ['They are as printed (TFRR), as if columns were independent.']),
    ],
    values: INDISTINGUISHABLE_TARGETS.map((k, i) => ({
      name: `At least ${formatCount(k)} rows`,
      value: calibrated
        ? `${formatProbability(calibrated[i])} (${formatProbability(printed[i])})`
        : formatProbability(printed[i]),
    })),
  };
}

/** Nothing where no population is set. */
export function populationSection({ population }: RowInsight): CardSection[] {
  if (population === undefined) return [];
  const { size, rate, expected, alone, risk, indistinguishable } = population;
  const targets: CardValue[] = INDISTINGUISHABLE_TARGETS.map((k, i) => ({
    name: `At least ${formatCount(k)} people`,
    value: formatProbability(indistinguishable[i]),
  }));
  return [
    {
      title: `In a population of ${formatCount(size)}`,
      sentences: [
        `The file holds ${formatShare(rate)} of it. ${aboutPeople(expected)} to have these values, so someone who does not know who is in the file picks the right one with a probability of ${formatShare(risk)}.`,
      ],
      values: [
        { name: 'Chance of re-identification', value: formatShare(risk) },
        { name: 'Alone in the population', value: formatProbability(alone) },
        ...targets,
      ],
    },
  ];
}

function aboutPeople(expected: number): string {
  const people = Math.round(expected);
  return `About ${formatCountOf(people, 'person is', 'people are')} expected`;
}
