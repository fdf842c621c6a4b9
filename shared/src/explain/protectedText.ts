/** The cards of a file of randomised response: its rows are noise, so all numbers are about the people behind them (SEI, measures.md 5.1.9). */
import {
  AT_MOST,
  type ClassFacts,
  guessedIn,
  type PeopleBehind,
  type ProfileFacts,
  type Protection,
} from '../analysis/index.ts';
import { t } from '../words/index.ts';
import type { Card, CardSection, CardValue } from './card.ts';
import { criterionAsked, criterionMet } from './criterionText.ts';
import { databaseSentences, databaseValues } from './databaseText.ts';
import { formatCount, formatCountOf, formatEpsilon, formatProbability, formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';
import { type PlacedRow, rowTitle } from './rowTitle.ts';
import { verdictSentence } from './verdictText.ts';

/** From this on a row is more likely than not the whole truth about its person. */
const MOSTLY_TRUE = 0.5;

/** `people`: once the model is fitted. */
export function protectedFileCard(
  title: string,
  facts: ClassFacts,
  protection: Protection,
  people: PeopleBehind | undefined,
): Card {
  const { table, verdict } = facts;
  return {
    title,
    sentences: [
      t`The file holds answers of randomised response: its ${formatCountOf(table.rowCount, t`row describes`, t`rows describe`)} nobody, so none is compared with others.`,
      ...(people && isMostlyTrue(people) ? [rowTruthSentence(people)] : []),
      verdictSentence(facts),
      ...peopleSentences(people),
    ],
    values: [
      { name: t`Noised columns`, value: formatCount(protection.noised.size) },
      { name: t`ε of all columns together`, value: formatEpsilon(protection.total) },
      ...(people ? [truthValue(people), ...peopleValues(people)] : []),
    ],
    sections: verdict
      ? [
          {
            title: t`Policy`,
            sentences: [],
            values: verdict.criteria.map((one) => ({ name: criterionAsked(one), value: criterionMet(one) })),
          },
        ]
      : [],
  };
}

function peopleSentences(people: PeopleBehind | undefined): string[] {
  if (!people) return [t`The people behind it are not estimated yet: open the file, or wait a moment.`];
  const { drawn, population, records } = people;
  if (!drawn) return [nobodySentence(people), ...databaseSentences(people)];
  const whose =
    population === records
      ? t`No population is set, so as many people as rows are assumed: ${formatCount(population)}.`
      : t`They are drawn from a population of ${formatCount(population)}.`;
  return [
    t`${formatShare(drawn.aloneShare)} of the people behind it are unique with their true values, by a model fitted to the answers.`,
    whose,
    ...databaseSentences(people),
    ...floorSentences(people),
    ...guessedSentences(people),
    ...undeclaredSentences(people),
    ...(people.isComplete ? [] : [t`There was no time to complete the model.`]),
  ];
}

function nobodySentence({ databases }: PeopleBehind): string {
  return databases.length > 0
    ? t`The people behind it could not be estimated: there was no time, or the databases leave no room for these people. Check their sampling rates and the population.`
    : t`There was no time to estimate the people behind it.`;
}

export function isMostlyTrue({ allTrue }: PeopleBehind): boolean {
  return allTrue >= MOSTLY_TRUE;
}

/** That rows describe nobody holds as far as their answers are likely to be false. */
export function rowTruthSentence(people: PeopleBehind): string {
  const [names, shown] = [answersText(people), formatProbability(people.allTrue)];
  return isMostlyTrue(people)
    ? t`With so little noise, the answers of a row to ${names} are all true with a probability of ${shown}: treat the file as if it were not noised.`
    : t`The answers of a row to ${names} are all true with a probability of only ${shown}.`;
}

function truthValue(people: PeopleBehind): CardValue {
  const name = t`Chance that the answers to ${answersText(people)} are all true`;
  return { name, value: formatProbability(people.allTrue) };
}

/** The noised columns that others could know. */
function answersText({ columns }: PeopleBehind): string {
  return nameList(columns.filter(({ epsilon }) => Number.isFinite(epsilon)).map(({ name }) => name));
}

/** Nothing where there are answers enough. */
export function guessedSentences(people: PeopleBehind): string[] {
  const names = guessedIn(people);
  if (names.length === 0) return [];
  return [
    t`That is a guess, and may be far too low or too high: the answers are too few for so much noise in ${nameList(names)}, where the share of a value can be off by more than half.`,
  ];
}

function undeclaredSentences({ columns }: PeopleBehind): string[] {
  return columns
    .filter(({ undeclared }) => undeclared > 0)
    .map(
      ({ name, undeclared }) =>
        t`In ${shownName(name)} ${formatCountOf(undeclared, t`answer is`, t`answers are`)} not declared, and taken as possible answers, too. Correct the "categories" of the column.`,
    );
}

function floorSentences({ drawn, cap }: PeopleBehind): string[] {
  if (!drawn || drawn.onFloor === 0 || cap === undefined) return [];
  return [
    t`${formatShare(drawn.onFloor)} of them are rarer than the model can show: their chance of being unique is only bounded, and taken as ${formatShare(cap)}.`,
  ];
}

function peopleValues(people: PeopleBehind): CardValue[] {
  const { drawn, cap, population } = people;
  if (!drawn) return [];
  return [
    { name: t`Population`, value: formatCount(population) },
    ...databaseValues(people),
    { name: t`Unique people`, value: formatShare(drawn.aloneShare) },
    // At most one person alike means unique.
    ...AT_MOST.flatMap((most, i) =>
      most === 1 ? [] : [{ name: t`At most ${formatCount(most)} people alike`, value: formatShare(drawn.atMost[i]) }],
    ),
    { name: t`Rarer than the model can show`, value: formatShare(drawn.onFloor) },
    // Of those only.
    ...(cap === undefined || drawn.onFloor === 0
      ? []
      : [{ name: t`Their chance of being unique, at most`, value: formatShare(cap) }]),
  ];
}

/** The card of a row that holds noise: what it is not. */
export function noiseCard(
  seen: Pick<ProfileFacts, 'table'> & PlacedRow,
  { noised, total }: Protection,
  people: PeopleBehind | undefined,
): Card {
  const names = nameList([...noised.keys()].map((column) => seen.table.columns[column].name));
  return {
    title: rowTitle(seen),
    sentences: [
      t`This row is noise. Its ${names} are answers of randomised response: each may be true or drawn by chance, and nothing shows which.`,
      people && isMostlyTrue(people)
        ? rowTruthSentence(people)
        : t`It does not describe the person behind it, or anybody else with these values. So the number of rows like it means nothing, and it is not compared.`,
      t`To judge a person with known true values against the whole file, use "Judge a Record…" in an editor, or "quasi explain --record" in a terminal.`,
    ],
    values: [
      { name: t`ε of all columns together`, value: formatEpsilon(total) },
      ...(people ? [truthValue(people)] : []),
    ],
    sections: [],
  };
}

/** Where only some columns are noised: rows are compared on the others. */
export function partlyNoisedSentence({ table, protection }: Pick<ProfileFacts, 'table' | 'protection'>): string[] {
  if (!protection || protection.isWhole) return [];
  const names = nameList([...protection.noised.keys()].map((column) => table.columns[column].name));
  return [t`Rows are not compared on the columns that hold answers of randomised response: ${names}.`];
}

/** The file in one line, to stand above its header. */
export function protectedLens(protection: Protection, people: PeopleBehind | undefined): string {
  const protectedBy = t`Randomised response: ε = ${formatEpsilon(protection.total)} in all`;
  const drawn = people?.drawn;
  if (!people || !drawn) return protectedBy;
  const [share, population] = [formatShare(drawn.aloneShare), formatCount(people.population)];
  const alone =
    guessedIn(people).length > 0
      ? t`perhaps ${share} of ${population} people unique`
      : t`${share} of ${population} people unique`;
  return `${protectedBy} · ${alone}`;
}

/** Sections of the card of a file that has noised columns. */
export function peopleSection(protection: Protection | undefined, people: PeopleBehind | undefined): CardSection[] {
  if (!protection || protection.isWhole) return [];
  return [
    {
      title: t`Behind the noised columns`,
      sentences: peopleSentences(people),
      values: people ? peopleValues(people) : [],
    },
  ];
}

/** For a status bar: `ε = 9, 4.2 % of people unique`. */
export function protectedInShort({ total }: Protection, people: PeopleBehind | undefined): string {
  const epsilon = `ε = ${formatEpsilon(total)}`;
  if (!people?.drawn) return epsilon;
  const share = formatShare(people.drawn.aloneShare);
  return guessedIn(people).length > 0
    ? t`${epsilon}, perhaps ${share} of people unique`
    : t`${epsilon}, ${share} of people unique`;
}
