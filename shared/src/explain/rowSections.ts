/** What frequencies alone say about a row: how many others are like it, in the file and in the population (TFRR). */
import { INDISTINGUISHABLE_TARGETS, type RowInsight } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import type { CardSection, CardValue } from './card.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';
import { ofClassValues } from './scalingText.ts';

export function indistinguishableSection({ printed, calibrated }: RowInsight): CardSection {
  return {
    title: t`From frequencies alone`,
    sentences: [
      t`The probability that at least k rows have its values, judged by how often each value occurs.`,
      ...(calibrated
        ? [t`In brackets: with independent columns, as if the row might be missing from the file.`]
        : [t`Columns are taken as independent.`]),
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
export function populationSection({ population, ofClass }: RowInsight): CardSection[] {
  if (population === undefined) return [];
  const { size, rate, expected, alone, risk, indistinguishable, matches } = population;
  const title = t`In a population of ${formatCount(size)}`;
  if (matches === 0) {
    const nobody = t`Nobody in the population file has these values: it is incomplete, or writes values differently. So it cannot show how rare this person is.`;
    return [{ title, sentences: [nobody], values: [] }];
  }
  // Where the people are counted there is nothing left to guess.
  const guessed = (): CardValue[] => [
    { name: t`Unique in the population`, value: formatShare(alone) },
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
          ? t`The file holds ${formatShare(rate)} of it. About ${peopleAre(expected)} expected to have these values, so someone who does not know if the person is in the file picks the right one with a probability of ${formatShare(risk)}.`
          : t`${formatCountOf(matches, t`person has`, t`people have`)} these values in the population file, so someone who does not know if the person is in the file picks the right one with a probability of ${formatShare(risk)}.`,
      ],
      values: [
        { name: t`Chance of re-identification`, value: formatShare(risk) },
        ...(matches === undefined ? [...guessed(), ...ofClassValues(ofClass)] : []),
      ],
    },
  ];
}

function peopleAre(expected: number): string {
  return formatCountOf(Math.round(expected), t`person is`, t`people are`);
}
