/** What the values of a column are like by themselves: how many there are, how often they occur, which are rare, and how they can be made coarser. */
import { usable } from '../../analysis/index.ts';
import type { Level } from '../../hierarchies/index.ts';
import type { Ladder } from '../../remedies/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { formatBits, formatCount, formatCountOf, formatShare } from '../format.ts';
import { shownFile } from '../names.ts';
import type { ColumnPart } from './part.ts';

export const counts: ColumnPart = {
  values({ facts: { table, profiles }, column }) {
    const { distinct, missing, uniqueValues, entropy } = profiles[column];
    const rows = table.rowCount;
    const withShare = (count: number) =>
      rows === 0 ? formatCount(count) : t`${formatCount(count)} (${formatShare(count / rows)} of rows)`;
    return [
      { name: t`Distinct values`, value: formatCount(distinct) },
      { name: t`Missing`, value: withShare(missing) },
      { name: t`Values that occur once`, value: withShare(uniqueValues) },
      { name: t`Entropy`, value: formatBits(entropy) },
    ];
  },
  json({ facts: { table, profiles }, column }) {
    const { distinct, missing, uniqueValues, entropy } = profiles[column];
    const rows = table.rowCount;
    return { rows, distinct, missing, uniqueShare: rows === 0 ? 0 : uniqueValues / rows, entropy };
  },
};

export const countsInWords: ColumnPart = {
  sentences({ facts: { table, profiles }, column }) {
    if (table.rowCount === 0) return [t`The file has no rows.`];
    const { distinct, missing } = profiles[column];
    const values = formatCountOf(distinct, t`distinct value`, t`distinct values`);
    const all = formatCountOf(table.rowCount, t`row`, t`rows`);
    return [missing > 0 ? t`${values} in ${all}; the missing cells count as one value.` : t`${values} in ${all}.`];
  },
};

export const rareInWords: ColumnPart = {
  sentences({ known, column }) {
    const { values = 0, rows = 0 } = known.insight?.rare[column] ?? {};
    if (values === 0) return [];
    return [
      values === 1
        ? t`1 value is rare: ${formatCountOf(rows, t`row has`, t`rows have`)} it, fewer than the target.`
        : t`${formatCount(values)} values are rare: each is in fewer rows than the target, ${formatCountOf(rows, t`row`, t`rows`)} in all.`,
    ];
  },
};

export const rare: ColumnPart = { json: ({ known, column }) => ({ rare: known.insight?.rare[column] }) };

/** The levels that make it coarser, and how many values each leaves; for columns that are compared, and for those with a hierarchy in the settings. */
export const hierarchy: ColumnPart<Ladder> = {
  look(analysis, { column }, mostValues) {
    return analysis.table.columns[column].dictionary.size > mostValues ? undefined : analysis.ladder(column);
  },
  sentences({ facts: { table, quasiIdentifiers, hierarchies }, column }, ladder) {
    const stated = usable(hierarchies[column]);
    if (!ladder || ladder.treatments.length === 0 || !(stated || quasiIdentifiers.includes(column))) return [];
    const { dictionary } = table.columns[column];
    const levels = formatCountOf(ladder.treatments.length, t`level`, t`levels`);
    const left = ladder.hierarchy.levels.map((level) => formatCount(groupsWithRows(level, dictionary))).join(' → ');
    return [
      stated
        ? t`Hierarchy: ${levels}, from ${shownFile(stated.file)}; distinct values: ${left}.`
        : t`Hierarchy: ${levels}, made by Quasi; distinct values: ${left}.`,
    ];
  },
};

function groupsWithRows({ groupOf }: Level, { counts: rowsOf }: Dictionary): number {
  const groups = new Set<number>();
  for (const [code, rows] of rowsOf.entries()) if (rows > 0) groups.add(groupOf[code]);
  return groups.size;
}
