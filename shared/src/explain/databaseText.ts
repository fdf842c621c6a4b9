/** What is said of the databases that a package holds beside a protected file: which are counted in, and why others are not. */
import type { CountedDatabases, LeftOutDatabase } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import type { CardValue } from './card.ts';
import { formatShare } from './format.ts';
import { nameList, shownName } from './names.ts';

/** Of those that are left out. */
const MOST_TOLD = 3;

export function databaseSentences({ databases, leftOut }: CountedDatabases): string[] {
  const noised = leftOut.filter(({ why }) => why === 'noised');
  const others = leftOut.filter(({ why }) => why !== 'noised');
  const untold = others.slice(MOST_TOLD);
  return [
    ...usedSentence(databases),
    ...(noised.length > 1
      ? [
          t`The databases ${namesOf(noised)} are not made use of: they are noised themselves, so nobody can be counted in them.`,
        ]
      : noised.map(databaseLeftOut)),
    ...others.slice(0, MOST_TOLD).map(databaseLeftOut),
    ...(untold.length > 0 ? [t`Nor are these made use of: ${namesOf(untold)}.`] : []),
  ];
}

function usedSentence(databases: CountedDatabases['databases']): string[] {
  if (databases.length === 0) return [];
  const names = nameList(databases.map(({ name, rate }) => `${name} (${formatShare(rate)})`));
  return [
    t`Who has the same values in other samples of the population is counted in: ${names}; in brackets their shares of it.`,
  ];
}

/** Each is drawn by itself, so that some people are in several. */
export function databaseValues({ databases }: CountedDatabases): CardValue[] {
  if (databases.length === 0) return [];
  const inNone = databases.reduce((share, { rate }) => share * (1 - rate), 1);
  const name = databases.length === 1 ? t`People in the database` : t`People in at least one database`;
  return [{ name, value: formatShare(1 - inNone) }];
}

export function databaseLeftOut({ name, why, detail }: LeftOutDatabase): string {
  const shown = shownName(name);
  if (why === 'noised')
    return t`The database ${shown} is not made use of: it is noised itself, so nobody can be counted in it.`;
  if (why === 'lacking')
    return t`The database ${shown} is not made use of: it has no column ${shownName(detail)} to compare on.`;
  return t`The database ${shown} is not made use of: ${detail}`;
}

function namesOf(databases: readonly LeftOutDatabase[]): string {
  return nameList(databases.map(({ name }) => name));
}
