/** The card of one record that is judged before it is released: by statistics alone, or by the people behind a protected file. Holds no value of it. */
import type { JudgedRecord as JudgedPerson, PeopleBehind } from '../analysis/index.ts';
import { decisionOf, type JudgedReleases, type JudgedValues, PUBLISHED_FROM } from '../predicting/index.ts';
import { t } from '../words/index.ts';
import type { Card, CardSection, CardValue } from './card.ts';
import { databaseSentences } from './databaseText.ts';
import { formatCount, formatCountOf, formatEpsilon, formatProbability, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';
import {
  aloneSentence,
  atLeastSentence,
  atMostValue,
  decisionSentence,
  expectedSentence,
  undecidedSentence,
} from './peopleText.ts';
import { guessedSentences } from './protectedText.ts';

/** What a card says beside the record that statistics judge. */
interface RecordContext {
  /** The columns that it is judged by. */
  readonly columns: readonly string[];
  readonly population: number;
  /** Sentences on what the judgement leaves out. */
  readonly caveats: readonly string[];
  /** Releases that show fewer people than `limit` as unique and keep most of the data; undefined: there was no time to look. */
  readonly releases: FoundReleases | undefined;
}

export interface FoundReleases {
  readonly limit: number;
  readonly shownAnyway: number;
  readonly found: JudgedReleases['releases'];
}

/** The record itself, which the command line shows, too: among the population, then among the rows of the table. */
export function recordSections(record: JudgedValues, population: number): CardSection[] {
  // No rows are like a record that is not there.
  return [recordSection(record, population), ...(record.isUnseen ? [] : [likenessSection(record)])];
}

function recordSection(record: JudgedValues, population: number): CardSection {
  const { cap, isUnseen, unknown, neverMissing, keptBack } = record;
  return {
    title: t`The record`,
    sentences: [
      ...unknown.map((name) => t`No record has this value of ${shownName(name)}: check its spelling.`),
      ...neverMissing.map((name) => t`No record lacks a value of ${shownName(name)}.`),
      ...(keptBack.length > 0
        ? [t`The value is not listed, so it counts as one of those that are kept back: ${nameList(keptBack)}.`]
        : []),
      ...(isUnseen ? unseenSentences(population) : peopleSentences(record, population)),
      ...(cap === undefined
        ? []
        : [t`The values are so rare that P(unique) is at its cap for this data, ${formatProbability(cap)}.`]),
    ],
    values: isUnseen
      ? []
      : Object.entries(record.atMost).map(([most, probability]) => atMostValue(Number(most), probability)),
  };
}

/** A guess decides nothing, so it is no number here. */
function unseenSentences(population: number): string[] {
  const people = formatCountOf(population, t`person`, t`people`);
  return [
    t`By these statistics no record of the table has these values together.`,
    t`How many of ${people} have them would be a guess from how often each value occurs by itself. ${undecidedSentence()}`,
  ];
}

/** The answer comes first. */
function peopleSentences({ alone, expected, atLeast, decision }: JudgedValues, population: number): string[] {
  return [
    ...(decision ? [decisionSentence(decision)] : []),
    expectedSentence(expected, population),
    aloneSentence(alone),
    ...Object.entries(atLeast)
      .filter(([least]) => Number(least) > 1)
      .map(([least, probability]) => atLeastSentence(Number(least), probability)),
  ];
}

/** For each class size the calibrated probability, then the one of the printed formula. */
function targetValues({ calibrated, indistinguishable }: JudgedValues): CardValue[] {
  const targets = Object.keys(calibrated).map(Number);
  return targets.map((k) => ({
    name: t`${formatCount(k)} or more alike`,
    value: t`${formatProbability(calibrated[k] ?? 0)} (as printed ${formatProbability(indistinguishable[k] ?? 0)})`,
  }));
}

export function recordCard(record: JudgedValues, { columns, population, caveats, releases }: RecordContext): Card {
  const [own, ...sections] = recordSections(record, population);
  return {
    ...own,
    sentences: [
      ...own.sentences,
      ...caveats,
      t`Judged by ${nameList(columns)}, without looking at rows; ${dependenceText(record.dependence)}.`,
    ],
    sections: [...sections, ...(releases ? [releasesSection(releases)] : [])],
  };
}

function likenessSection(record: JudgedValues): CardSection {
  return {
    title: t`How many rows of the table are like it`,
    sentences: [
      t`The probability that at least so many rows are alike, if the record is one of them: calibrated, and as the formula is printed.`,
    ],
    values: targetValues(record),
  };
}

function dependenceText(dependence: JudgedValues['dependence']): string {
  if (dependence === 'tree') return t`columns depend on each other as the tree of pairs says`;
  if (dependence === 'pair') return t`one pair of values that belong together counts, all else is taken as independent`;
  return t`columns are taken as independent, which is wrong where they are not`;
}

/** SEI's third question: which sample and which ε leave nobody unique. */
export function releasesSection({ limit, found, shownAnyway }: FoundReleases): CardSection {
  return {
    title: t`Releases that show fewer than ${formatShare(limit)} of their people as unique`,
    sentences: [
      found.length > 0 ? t`A larger sample and a larger ε keep more of the data.` : t`None of those tried does.`,
      shownAnywaySentence(shownAnyway),
    ],
    values: found.map(({ sample, epsilon, shownAlone }) => ({
      name: t`${formatShare(sample)} of the population, ${epsilon === undefined ? t`as it is` : `ε = ${formatEpsilon(epsilon)}`}`,
      value: formatShare(shownAlone),
    })),
  };
}

export function shownAnywaySentence(share: number): string {
  if (share === 0) return t`The statistics by themselves show nobody as unique.`;
  return t`The statistics by themselves show ${formatShare(share)} of people as unique: no sample and no ε undoes that, only coarser values do.`;
}

/** By the model of the people behind a file of randomised response. */
export function personCard(
  { expected, alone, atMost, isOnFloor, cap, unknown }: JudgedPerson,
  people: PeopleBehind,
): Card {
  const { columns, population } = people;
  const guesses = guessedSentences(people);
  const isDecided = guesses.length === 0 && unknown.length === 0;
  const enough = atMost
    .filter(({ most }) => most === PUBLISHED_FROM - 1)
    .map(({ probability }) => Math.max(0, 1 - probability));
  return {
    title: t`The record`,
    sentences: [
      ...(isDecided ? enough.map((probability) => decisionSentence(decisionOf(alone, probability))) : []),
      ...unknown.map((name) => t`No row has this answer in ${shownName(name)}: check its spelling.`),
      expectedSentence(expected, population),
      aloneSentence(alone),
      ...enough.map((probability) => atLeastSentence(PUBLISHED_FROM, probability)),
      ...guesses,
      ...(isDecided ? [] : [undecidedSentence()]),
      ...(isOnFloor
        ? [t`The values are so rare that P(unique) is at its cap for this data, ${formatProbability(cap)}.`]
        : []),
      t`Judged by ${nameList(columns.map(({ name }) => name))}, with a model of the people behind the answers: no row of this file belongs to anybody.`,
      ...databaseSentences(people),
    ],
    values: atMost.map(({ most, probability }) => atMostValue(most, probability)),
    sections: [],
  };
}
