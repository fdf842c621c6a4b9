/** The databases that a package holds beside a protected file: which are counted in, and why others are not. */
import type { CountedDatabases, LeftOutDatabase } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import type { CardValue } from './card.ts';
import { formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** Databases that are left out, each with its reason. */
const MOST_NAMED = 3;

export function databaseSentences({ databases, leftOut }: CountedDatabases): string[] {
  const noised = leftOut.filter(({ why }) => why === 'noised');
  const others = leftOut.filter(({ why }) => why !== 'noised');
  const unnamed = others.slice(MOST_NAMED);
  return [
    ...usedSentence(databases),
    ...(noised.length > 1
      ? [
          t`The databases ${namesOf(noised)} are not used: they are noised themselves, so nobody can be counted in them.`,
        ]
      : noised.map(databaseLeftOut)),
    ...others.slice(0, MOST_NAMED).map(databaseLeftOut),
    ...(unnamed.length > 0 ? [t`These are not used either: ${namesOf(unnamed)}.`] : []),
  ];
}

function usedSentence(databases: CountedDatabases['databases']): string[] {
  if (databases.length === 0) return [];
  const names = nameList(databases.map(({ name, rate }) => `${name} (${formatShare(rate)})`));
  return [
    t`People with the same values in other samples of the population are counted, too: ${names}; in brackets the share of the population in each.`,
  ];
}

/** Each is drawn by itself, so some people are in several. */
export function databaseValues({ databases }: CountedDatabases): CardValue[] {
  if (databases.length === 0) return [];
  const inNone = databases.reduce((share, { rate }) => share * (1 - rate), 1);
  const name = databases.length === 1 ? t`People in the database` : t`People in at least one database`;
  return [{ name, value: formatShare(1 - inNone) }];
}

export function databaseLeftOut({ name, why, detail }: LeftOutDatabase): string {
  const shown = shownName(name);
  if (why === 'noised')
    return t`The database ${shown} is not used: it is noised itself, so nobody can be counted in it.`;
  if (why === 'lacking')
    return t`The database ${shown} is not used: it has no column ${shownName(detail)} to compare on.`;
  return t`The database ${shown} is not used: ${detail}`;
}

function namesOf(databases: readonly LeftOutDatabase[]): string {
  return nameList(databases.map(({ name }) => name));
}
