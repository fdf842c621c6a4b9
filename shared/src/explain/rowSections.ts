/** What frequencies alone tell of a row: of how many others are like it, in the file and in the population (TFRR). */
import { INDISTINGUISHABLE_TARGETS, type RowInsight } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import type { CardSection, CardValue } from './card.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';

export function indistinguishableSection({ printed, calibrated }: RowInsight): CardSection {
  return {
    title: t`From frequencies alone`,
    sentences: [
      t`Someone who sees how often each value occurs, but no rows, expects at least k rows with its values with these probabilities.`,
      ...(calibrated
        ? [t`In brackets: as printed (TFRR), as if columns were independent and the row might not be in the file.`]
        : [t`They are as printed (TFRR), as if columns were independent.`]),
    ],
    values: INDISTINGUISHABLE_TARGETS.map((k, i) => ({
      name: t`At least ${formatCount(k)} rows`,
      value: calibrated
        ? `${formatProbability(calibrated[i])} (${formatProbability(printed[i])})`
        : formatProbability(printed[i]),
    })),
  };
}

/** Nothing where no population is set. */
export function populationSection({ population }: RowInsight): CardSection[] {
  if (population === undefined) return [];
  const { size, rate, expected, alone, risk, indistinguishable, matches } = population;
  const title = t`In a population of ${formatCount(size)}`;
  if (matches === 0) {
    const nobody = t`Nobody in the file of the population has these values: it is not all of the population, or writes values otherwise. So it does not tell how rare this person is.`;
    return [{ title, sentences: [nobody], values: [] }];
  }
  // Of people who are counted there is nothing left to guess.
  const guessed = (): CardValue[] => [
    { name: t`Alone in the population`, value: formatShare(alone) },
    ...INDISTINGUISHABLE_TARGETS.map((k, i) => ({
      name: t`At least ${formatCount(k)} people`,
      value: formatShare(indistinguishable[i]),
    })),
  ];
  return [
    {
      title,
      sentences: [
        matches === undefined
          ? t`The file holds ${formatShare(rate)} of it. About ${peopleAre(expected)} expected to have these values, so someone who does not know who is in the file picks the right one with a probability of ${formatShare(risk)}.`
          : t`${formatCountOf(matches, t`person has`, t`people have`)} these values in the file of the population, so someone who does not know who is in the file picks the right one with a probability of ${formatShare(risk)}.`,
      ],
      values: [
        { name: t`Chance of re-identification`, value: formatShare(risk) },
        ...(matches === undefined ? guessed() : []),
      ],
    },
  ];
}

function peopleAre(expected: number): string {
  return formatCountOf(Math.round(expected), t`person is`, t`people are`);
}
