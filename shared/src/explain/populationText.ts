/** What the card of a file says about the population behind its rows: how it is known, how sure a match is, how many people are unique, and how far estimates agree. */
import { type FileInsight, INDISTINGUISHABLE_TARGETS, type InPopulation, type Population } from '../analysis/index.ts';

import { t, translatable, translated } from '../words/index.ts';
import type { CardSection, CardValue } from './card.ts';
import { formatCount, formatCountOf, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';
import { passedOverText, unmatchedText } from './passedOverText.ts';

/** Shares of unique people that are as good as the same, and shares that are far apart. */
const SAME = 0.02;
const FAR = 0.1;
/** The targets that means are listed for. */
const TARGETS_OF_MEANS = [2, 5] as const;

const sources: Readonly<Record<Population['source'], string>> = {
  file: translatable('Its size is that of the population file.'),
  statistics: translatable('Its size is in its statistics.'),
  stated: translatable('Its size is stated.'),
  rate: translatable('Its size follows from the rows and the sampling rate.'),
  weights: translatable('Its size is the sum of the weights.'),
};

/** `among`: once it is known. */
export function populationSectionOfFile(
  expected: FileInsight,
  among: InPopulation | undefined,
  target: number,
): CardSection {
  const { population } = expected;
  const matches = matchesIn(expected, among);
  const dis: CardValue[] = matches.map(({ rate, dis: probability }) => ({
    name: population ? t`A unique match is right (DIS)` : t`The file is ${formatShare(rate)} of it`,
    value: probability === undefined ? t`no row is unique or one of two` : formatShare(probability),
  }));
  if (!population) {
    return {
      title: t`If the file were a sample`,
      sentences: [
        ...expected.passedOver.map(passedOverText),
        ...likelySentence(expected),
        supposedSentence(expected),
        t`Someone who finds exactly one row that fits a person would be right with these probabilities (DIS).`,
      ],
      values: dis,
    };
  }
  return {
    title: t`In a population of ${formatCount(population.size)}`,
    sentences: [
      t`${translated(sources[population.source])} The file holds ${formatShare(population.rate)} of it.`,
      ...expected.passedOver.map(passedOverText),
      ...statisticsSentences(expected),
      ...disSentence(matches[0]?.dis),
      ...(among ? amongSentences(among, target) : []),
    ],
    values: [...dis, ...(among && !among.register?.isForeign ? amongValues(among) : [])],
  };
}

function disSentence(probability: number | undefined): string[] {
  if (probability === undefined) return [];
  return [
    t`Someone who finds exactly one row that fits a person is right with a probability of ${formatShare(probability)} (DIS).`,
  ];
}

function supposedSentence({ passedOver }: FileInsight): string {
  return passedOver.length === 0
    ? t`No population is set; these numbers would hold:`
    : t`So no population is known; these numbers would hold:`;
}

/** With the rows of all people it is counted, and not known before. */
function matchesIn({ populationFile, matches }: FileInsight, among: InPopulation | undefined): FileInsight['matches'] {
  if (!populationFile?.table) return matches;
  return among ? [{ rate: among.population.rate, dis: among.dis }] : [];
}

/** Nobody has said that they are weights: a sum of other numbers would make the file look safe. */
function likelySentence({ likelyWeights }: FileInsight): string[] {
  if (likelyWeights === undefined) return [];
  return [
    t`${shownName(likelyWeights)} looks like sampling weights: declare the column as weight, and their sum counts as the population.`,
  ];
}

function statisticsSentences({ populationFile, lacking }: FileInsight): string[] {
  return populationFile && lacking.length > 0 ? [uncountedText(populationFile.name, lacking)] : [];
}

/** Compared columns that the statistics of the population leave out. */
export function uncountedText(file: string, columns: readonly string[]): string {
  return t`The statistics of the population, ${shownName(file)}, do not count ${nameList(columns)}: there the frequencies of this file are used.`;
}

function amongSentences(among: InPopulation, target: number): string[] {
  const { rowsBelow, register } = among;
  const unmatched = register && unmatchedText(register);
  if (register?.isForeign && unmatched !== undefined) return [unmatched];
  const rows = formatCountOf(rowsBelow, t`row`, t`rows`);
  const k = formatCount(target);
  const below = register
    ? t`${rows} match fewer than ${k} of its people.`
    : t`${rows} probably share their values with fewer than ${k} of its people.`;
  return [
    rowsBelow === 0 ? t`Every row probably shares its values with enough of its people.` : below,
    ...(unmatched === undefined ? [] : [unmatched]),
    ...agreement(among),
    ...(among.isComplete ? [] : [t`There was no time to allow for all dependencies between columns.`]),
  ];
}

/** How far apart the two estimates of unique people are. */
function agreement({ uniqueness, apart }: InPopulation): string[] {
  if (!uniqueness) return [];
  if (apart === undefined) {
    return [t`No model of its classes fits, so there is only one estimate of unique people.`];
  }
  const points = formatCountOf(Math.round(100 * apart), t`percentage point`, t`percentage points`);
  if (apart <= SAME) return [t`The two estimates of unique people agree.`];
  if (apart <= FAR) return [t`The two estimates of unique people are ${points} apart.`];
  return [
    t`The two estimates of unique people are ${points} apart: go by DIS, which needs no model of the population.`,
  ];
}

function amongValues({ uniqueness, alone, indistinguishable, register }: InPopulation): CardValue[] {
  const means = TARGETS_OF_MEANS.map((k) => ({
    name: t`At least ${formatCount(k)} people alike, on average`,
    value: formatShare(indistinguishable[INDISTINGUISHABLE_TARGETS.indexOf(k)]),
  }));
  if (register) {
    const { kMap, journalist, presence } = register;
    return [
      { name: t`People that a row matches at least (k-map)`, value: formatCount(kMap) },
      { name: t`Chance to identify a row with it, on average`, value: formatShare(journalist.average) },
      { name: t`Chance to identify a row with it, at most`, value: formatShare(journalist.highest) },
      ...(presence
        ? [
            {
              name: t`Chance that one of its people is in the file`,
              value: t`${formatShare(presence.min)} to ${formatShare(presence.max)}`,
            },
          ]
        : []),
      { name: t`Unique people among those of the file`, value: formatShare(alone) },
      ...means,
    ];
  }
  return [
    ...(uniqueness ? ofModel(uniqueness) : []),
    { name: t`Unique people (by frequencies)`, value: formatShare(alone) },
    ...means,
  ];
}

/** Nothing where the frequencies take the place of a model of the classes: their number has a line of its own. */
function ofModel({ rule, dankar }: NonNullable<InPopulation['uniqueness']>): CardValue[] {
  if (rule === 'frequencies') return [];
  const name = t`Unique people (${rule === 'zayatz' ? 'Zayatz' : 'Pitman'})`;
  return [{ name, value: dankar === undefined ? t`not available` : formatShare(dankar) }];
}
