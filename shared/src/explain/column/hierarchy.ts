/** The levels by which a column can be told coarser: how many, where they come from, what each leaves apart. */
import { usable } from '../../analysis/index.ts';
import type { Level } from '../../hierarchies/index.ts';
import type { Ladder } from '../../remedies/index.ts';
import type { Dictionary } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import { formatCount, formatCountOf } from '../format.ts';
import { shownFile } from '../names.ts';
import type { ColumnPart } from './part.ts';

/** Of columns that rows are compared on, and of those for which settings name a hierarchy. */
export const hierarchy: ColumnPart<Ladder> = {
  look(analysis, { column }, mostValues) {
    return analysis.table.columns[column].dictionary.size > mostValues ? undefined : analysis.ladder(column);
  },
  sentences({ facts: { table, quasiIdentifiers, hierarchies }, column }, ladder) {
    const stated = usable(hierarchies[column]);
    if (!ladder || ladder.treatments.length === 0 || !(stated || quasiIdentifiers.includes(column))) return [];
    const { dictionary } = table.columns[column];
    const levels = formatCountOf(ladder.treatments.length, t`level`, t`levels`);
    const apart = ladder.hierarchy.levels.map((level) => formatCount(groupsWithRows(level, dictionary))).join(' → ');
    return [
      stated
        ? t`Hierarchy: ${levels}, from ${shownFile(stated.file)}; values told apart: ${apart}.`
        : t`Hierarchy: ${levels}, made by Quasi; values told apart: ${apart}.`,
    ];
  },
};

function groupsWithRows({ groupOf }: Level, { counts }: Dictionary): number {
  const groups = new Set<number>();
  for (const [code, rows] of counts.entries()) if (rows > 0) groups.add(groupOf[code]);
  return groups.size;
}
