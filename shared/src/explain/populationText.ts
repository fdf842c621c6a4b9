/** What the card of a file says of the population its rows are taken from: how it is known, how sure a match is, how many people are unique, and how far estimates agree. */
import { type FileInsight, INDISTINGUISHABLE_TARGETS, type InPopulation, type Population } from '../analysis/index.ts';
import { t, translatable, translated } from '../words/index.ts';
import type { CardSection, CardValue } from './card.ts';
import { formatCount, formatCountOf, formatProbability, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** Shares of unique people that are as good as the same, and such as are far apart. */
const SAME = 0.02;
const FAR = 0.1;
/** The targets that the means are told for. */
const TOLD = [2, 5] as const;

const sources: Readonly<Record<Population['source'], string>> = {
  file: translatable('Its size is that of the file of all its people.'),
  statistics: translatable('Its size is that of its statistics.'),
  stated: translatable('Its size is stated.'),
  rate: translatable('Its size follows from the rows and the sampling rate.'),
  weights: translatable('Its size is the sum of the weights.'),
};

/** `stated`: the population that the settings name, which may be too small to be true. `among`: once it is known. */
export function populationSectionOfFile(
  expected: FileInsight,
  stated: number | undefined,
  among: InPopulation | undefined,
  target: number,
): CardSection {
  const { population, matches } = expected;
  const dis: CardValue[] = matches.map(({ rate, dis: probability }) => ({
    name: population ? t`A unique match is right (DIS)` : t`The file is ${formatShare(rate)} of it`,
    value: probability === undefined ? t`no row is alone or one of two` : formatProbability(probability),
  }));
  if (!population) {
    return {
      title: t`If the file were a sample`,
      sentences: [...fileSentences(expected), supposedSentence(stated), disSentence()],
      values: dis,
    };
  }
  return {
    title: t`In a population of ${formatCount(population.size)}`,
    sentences: [
      t`${translated(sources[population.source])} The file holds ${formatShare(population.rate)} of it.`,
      ...fileSentences(expected),
      disSentence(),
      ...(among ? amongSentences(among, target) : []),
    ],
    values: [...dis, ...(among ? amongValues(among) : [])],
  };
}

function disSentence(): string {
  return t`Someone who finds just one row that fits a person is right with this probability (DIS).`;
}

function supposedSentence(stated: number | undefined): string {
  if (stated === undefined) return t`No population is set; what would hold then:`;
  return t`The population that is set, ${formatCount(stated)}, is smaller than the file, and is passed over; what would hold in others:`;
}

/** Why a file of the population is not made use of, or only for its size. */
function fileSentences({ populationFile, lacking }: FileInsight): string[] {
  if (!populationFile) return [];
  const name = shownName(populationFile.name);
  if (populationFile.problem !== undefined)
    return [t`The file of the population, ${name}, is not made use of: ${populationFile.problem}`];
  if (lacking.length === 0) return [];
  return [
    populationFile.table
      ? t`The file of the population, ${name}, has no ${nameList(lacking)}: only its number of people is made use of.`
      : t`The statistics of the population, ${name}, do not tell ${nameList(lacking)}: there the frequencies of this file count.`,
  ];
}

function amongSentences(among: InPopulation, target: number): string[] {
  const { rowsBelow, register } = among;
  const rows = formatCountOf(rowsBelow, t`row`, t`rows`);
  const k = formatCount(target);
  const below = register
    ? t`${rows} match fewer than ${k} of its people.`
    : t`For ${rows} it is not likely that ${k} of its people have the same values.`;
  const unmatched =
    register && register.unmatched > 0
      ? [
          t`${formatCountOf(register.unmatched, t`row matches`, t`rows match`)} nobody in it: it is not all of the population, or writes values otherwise.`,
        ]
      : [];
  return [
    rowsBelow === 0 ? t`Every row is likely to share its values with enough of its people.` : below,
    ...unmatched,
    ...agreement(among),
    ...(among.isComplete ? [] : [t`Not all dependencies between columns are allowed for, for want of time.`]),
  ];
}

/** How far the two models are from each other that say how many people are unique. */
function agreement({ uniqueness, alone }: InPopulation): string[] {
  if (!uniqueness) return [];
  const { dankar } = uniqueness;
  if (dankar === undefined) {
    return [t`No model of its classes fits, so that the estimate of unique people stands alone.`];
  }
  const apart = Math.abs(dankar - alone);
  const points = formatCountOf(Math.round(100 * apart), t`percentage point`, t`percentage points`);
  if (apart <= SAME) return [t`The two estimates of unique people agree.`];
  if (apart <= FAR) return [t`The two estimates of unique people are ${points} apart.`];
  return [
    t`The two estimates of unique people are ${points} apart: go by DIS, which needs no model of the population.`,
  ];
}

function amongValues({ uniqueness, alone, indistinguishable, register }: InPopulation): CardValue[] {
  const rule = uniqueness?.rule === 'zayatz' ? 'Zayatz' : 'Pitman';
  const means = TOLD.map((k) => ({
    name: t`At least ${formatCount(k)} people alike, on average`,
    value: formatProbability(indistinguishable[INDISTINGUISHABLE_TARGETS.indexOf(k)]),
  }));
  if (register) {
    const { kMap, journalist, presence } = register;
    return [
      { name: t`People that a row matches at least (k-map)`, value: formatCount(kMap) },
      {
        name: t`Risk to whom is looked for in it, at most and on average`,
        value: `${formatShare(journalist.highest)}, ${formatShare(journalist.average)}`,
      },
      ...(presence
        ? [
            {
              name: t`Chance that one of its people is in the file`,
              value: t`${formatShare(presence.min)} to ${formatShare(presence.max)}`,
            },
          ]
        : []),
      { name: t`Rows of unique people`, value: formatShare(alone) },
      ...means,
    ];
  }
  return [
    {
      name: t`Unique people (${rule})`,
      value: uniqueness?.dankar === undefined ? t`not available` : formatShare(uniqueness.dankar),
    },
    { name: t`Unique people (by frequencies, TFRR)`, value: formatShare(alone) },
    ...means,
  ];
}
