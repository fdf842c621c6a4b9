/** A prediction in plain words. */
import {
  type Card,
  type CardSection,
  type CardValue,
  formatBits,
  formatCount,
  formatCountOf,
  formatProbability,
  formatShare,
  nameList,
  shownName,
  toText,
} from '@quasi/shared/explain';
import { shownPath } from '../shownPath.ts';
import type { FoundReleases, PredictedFile, Prediction } from './predict.ts';

/** Class sizes that are shown of a record. */
const SHOWN_TARGETS = [2, 3, 5, 10, 20];
/** Columns that are listed as drivers. */
const MOST_DRIVERS = 12;

const methods = { exact: 'exact mean', grid: 'mean on a grid', binomial: 'binomial mean' } as const;

export function summaryOf({ numbers, isSuppressed }: Prediction): string {
  const { file, rows, quasiIdentifiers, overall } = numbers;
  const columns = nameList(quasiIdentifiers);
  const card: Card = {
    title: file === '-' ? 'Standard input' : shownPath(file),
    sentences: [
      `${formatCountOf(rows, 'record', 'records')}, known by ${formatCountOf(quasiIdentifiers.length, 'column', 'columns')}: ${columns}.`,
      `The risk to expect is ${formatShare(overall.expectedOrr)}: the chance to pick the right record among those that look alike, on average.`,
      // R3A's bounds do not hold on real data (measures.md 1.1), which is said wherever a prediction is shown.
      'It takes columns as independent. Where they depend on each other the risk is usually smaller: on parts of a census this was off by more than 20 percentage points, and with the tree of pairs by up to 7.',
      ...(isSuppressed ? ['Small counts are kept back; the records they stand for are shared out evenly.'] : []),
    ],
    values: overallValues(numbers),
    sections: [driverSection(numbers), curveSection(numbers), ...recordSections(numbers), ...releaseSections(numbers)],
  };
  return toText(card);
}

function overallValues({ overall }: PredictedFile): CardValue[] {
  const { algorithm1, algorithm2, treeOrr } = overall;
  const draws = (one: { readonly mean: number; readonly low: number; readonly high: number; readonly draws: number }) =>
    `${formatShare(one.mean)} (${formatShare(one.low)} to ${formatShare(one.high)} in ${formatCountOf(one.draws, 'draw', 'draws')})`;
  return [
    { name: `Expected risk (${methods[overall.expectedOrrMethod]})`, value: formatShare(overall.expectedOrr) },
    ...(algorithm1 ? [{ name: 'Random tables (Algorithm 1)', value: draws(algorithm1) }] : []),
    ...(algorithm2 ? [{ name: 'With frequent pairs (Algorithm 2)', value: draws(algorithm2) }] : []),
    ...(treeOrr === undefined ? [] : [{ name: 'With the tree of pairs', value: formatShare(treeOrr) }]),
    { name: 'Entropy at most', value: formatBits(overall.entropyMax) },
    { name: 'Entropy of the columns together', value: formatBits(overall.entropyExperience) },
    { name: 'Entropy to expect', value: formatBits(overall.entropyRandomExact) },
  ];
}

function driverSection({ drivers }: PredictedFile): CardSection {
  return {
    title: 'Which column drives it',
    sentences: ['The risk to expect if one column were left out.'],
    values: drivers
      .slice(0, MOST_DRIVERS)
      .map(({ column, without }) => ({ name: shownName(column), value: formatShare(without) })),
  };
}

function curveSection({ curve }: PredictedFile): CardSection {
  return {
    title: 'More or fewer records',
    sentences: ['The risk to expect of so many of the records, or of more with the same shares of values.'],
    values: curve.map(({ records, expectedOrr }) => ({
      name: formatCountOf(records, 'record', 'records'),
      value: formatShare(expectedOrr),
    })),
  };
}

function recordSections({ record, population }: PredictedFile): CardSection[] {
  if (!record) return [];
  const { alone, expected, atLeast, atMost, cap, calibrated, indistinguishable } = record;
  const sentences = [
    `Among ${formatCountOf(population, 'person', 'people')} ${formatProbability(expected) === '1' ? 'about one has' : `about ${formatCount(expected)} have`} these values.`,
    `Nobody else has them with probability ${formatProbability(alone)}: then it must be deleted to protect the person.`,
    ...Object.entries(atLeast)
      .filter(([least]) => Number(least) > 1)
      .map(
        ([least, probability]) =>
          `At least ${formatCountOf(Number(least), 'person has', 'people have')} them with probability ${formatProbability(probability)}: then the case may be published.`,
      ),
    ...(cap === undefined
      ? []
      : [`The values are so rare that P(alone) is at its cap for such data, ${formatProbability(cap)}.`]),
  ];
  const values = SHOWN_TARGETS.map((k) => ({
    name: `${k} or more alike`,
    value: `${formatProbability(calibrated[k] ?? 0)} (as printed ${formatProbability(indistinguishable[k] ?? 0)})`,
  }));
  const thresholds = Object.entries(atMost).map(([most, probability]) => ({
    name: `At most ${most} in the population`,
    value: formatProbability(probability),
  }));
  return [{ title: 'The record', sentences, values: [...values, ...thresholds] }];
}

function releaseSections({ release, releases }: PredictedFile): CardSection[] {
  const planned = release
    ? [
        {
          title: 'The planned release',
          sentences: [
            `It shows ${formatShare(release.shownAlone)} of its people to be alone in the population, more likely than not.`,
            anyway(release.shownAnyway),
          ],
          values: [],
        },
      ]
    : [];
  return releases ? [...planned, foundSection(releases)] : planned;
}

function foundSection({ limit, found, shownAnyway }: FoundReleases): CardSection {
  return {
    title: `Releases that show fewer than ${formatShare(limit)} of their people to be alone`,
    sentences: [
      found.length > 0 ? 'A larger sample and a larger ε keep more of the data.' : 'Of those tried there is none.',
      anyway(shownAnyway),
    ],
    values: found.map(({ sample, epsilon, shownAlone }) => ({
      name: `${formatShare(sample)} of the population, ${epsilon === undefined ? 'as it is' : `ε = ${epsilon}`}`,
      value: formatShare(shownAlone),
    })),
  };
}

function anyway(share: number): string {
  return `The statistics by themselves show ${formatShare(share)}: no sample and no ε takes that back, only coarser values do.`;
}
