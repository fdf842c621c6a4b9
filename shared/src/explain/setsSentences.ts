/** Which few columns single a row out, and which cells to blank so that it is no longer unique, in words. */
import type { RowInsight } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf } from './format.ts';
import { nameList, shownName } from './names.ts';

const MOST_SETS = 5;

/** `columns`: the quasi-identifiers. */
export function setsSentences({ columns: all }: Columns, columns: readonly number[], insight: RowInsight): string[] {
  const { classSize, sets, setsAreAll, hasWiderSets, blank, attacker } = insight;
  if (classSize > 1) return [];
  const namesOf = (set: readonly number[]) => nameList(set.map((column) => all[column].name));
  const width = Math.min(columns.length, typeof attacker.kappa === 'number' ? attacker.kappa : columns.length);
  const knower = t`the attacker ${shownName(attacker.name)}, who knows at most ${formatCountOf(width, t`column`, t`columns`)}`;
  if (sets.length === 0) {
    if (!setsAreAll) return [t`There was no time to find out which of these columns are enough to find it.`];
    return hasWiderSets ? [t`No set of columns is enough for ${knower}.`] : [];
  }
  const shown = sets.slice(0, MOST_SETS).map(namesOf).join('; ');
  const found = t`${countText(sets.length, setsAreAll)}: ${shown}.`;
  const isLimited = setsAreAll && hasWiderSets;
  return [isLimited ? `${found} ${t`Larger sets are out of reach for ${knower}.`}` : found, ...blankSentence()];

  function blankSentence(): string[] {
    if (blank === undefined || blank.columns.length === 0) return [];
    return [t`With ${namesOf(blank.columns)} blank, this row is no longer unique.`];
  }
}

function countText(count: number, areAll: boolean): string {
  const enough = formatCountOf(count, t`set of columns is enough`, t`sets of columns are enough`);
  const sets = areAll ? enough : t`At least ${enough}`;
  return count > MOST_SETS ? t`${sets}, among them the ${formatCount(MOST_SETS)} smallest` : sets;
}
