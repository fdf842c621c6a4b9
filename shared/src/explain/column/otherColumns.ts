/** How a column relates to others: which say the same, which few single rows out with it, which predict it and which it predicts. */
import { t } from '../../words/index.ts';
import { formatCount, formatCountOf, formatShare } from '../format.ts';
import { nameList, shownName } from '../names.ts';
import type { ColumnPart, ColumnSeen } from './part.ts';

/** So many keys and columns are named one by one. */
const MOST_NAMED = 3;

export const together: ColumnPart = {
  needs: 'together',
  sentences(seen) {
    const others = seen.known.together?.get(seen.column) ?? [];
    if (others.length === 0) return [];
    const names = nameList(namesOf(seen, others));
    return [t`It says nearly the same as ${names}, so treat them alike.`];
  },
};

export const smallKeys: ColumnPart = {
  sentences(seen) {
    const keys = keysIn(seen);
    if (keys.length === 0) return [];
    const shown = keys.slice(0, MOST_NAMED).map(({ columns, share }) => {
      const others = columns.filter((one) => one !== seen.column);
      const alone = formatShare(share);
      return others.length === 0 ? t`by itself ${alone}` : t`with ${nameList(namesOf(seen, others))} ${alone}`;
    });
    const list = shown.join('; ');
    const more = keys.length - shown.length;
    if (more === 0) return [t`Rows that it makes unique: ${list}.`];
    return [t`Rows that it makes unique: ${list}; and with ${formatCountOf(more, t`more key`, t`more keys`)}.`];
  },
  json: (seen) => ({
    smallKeys: keysIn(seen).map(({ columns, share }) => ({ columns: namesOf(seen, columns), share })),
  }),
};

/** Beyond chance. */
export const dependences: ColumnPart = {
  sentences(seen) {
    const { dependsOn, tells } = dependencesIn(seen);
    return [
      ...(dependsOn.length > 0 ? [t`It follows from ${dependencesText(dependsOn)}, beyond chance.`] : []),
      ...(tells.length > 0 ? [t`It predicts ${dependencesText(tells)}, beyond chance.`] : []),
    ];
  },
  json: dependencesIn,
};

interface Dependence {
  readonly column: string;
  /** g_adj. */
  readonly gain: number;
}

/** Columns that predict most of this one, and those that it predicts. */
function dependencesIn({ facts: { table }, known, column }: ColumnSeen) {
  const followers = known.insight?.followers ?? [];
  const named = (one: number, gain: number): Dependence => ({ column: table.columns[one].name, gain });
  return {
    dependsOn: followers.filter((one) => one.column === column).map(({ on, gain }) => named(on, gain)),
    tells: followers.filter(({ on }) => on === column).map((one) => named(one.column, one.gain)),
  };
}

function dependencesText(all: readonly Dependence[]): string {
  const shown = all.slice(0, MOST_NAMED).map(({ column, gain }) => `${shownName(column)} (${formatShare(gain)})`);
  const more = all.length - shown.length;
  const list = shown.join(', ');
  return more === 0 ? list : t`${list} and ${formatCount(more)} more`;
}

function keysIn({ known, column }: ColumnSeen) {
  return known.insight?.smallKeys.filter(({ columns }) => columns.includes(column)) ?? [];
}

function namesOf({ facts: { table } }: ColumnSeen, columns: readonly number[]): string[] {
  return columns.map((one) => table.columns[one].name);
}
