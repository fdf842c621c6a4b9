/** What a card says of the levels by which a column can be told coarser: how many, where they come from, what each leaves apart. */
import { type ProfileFacts, usable } from '../analysis/index.ts';
import type { Level } from '../hierarchies/index.ts';
import type { Ladder } from '../remedies/index.ts';
import type { Dictionary } from '../table/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf } from './format.ts';
import { shownName } from './names.ts';

/** Of columns that rows are compared on, and of those for which settings name a hierarchy. */
export function hierarchySentences(facts: ProfileFacts, column: number, ladder: Ladder | undefined): string[] {
  const { table, quasiIdentifiers, hierarchies } = facts;
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
}

/** The name of a file without its folder, as a sentence can hold it. */
export function shownFile(path: string): string {
  return shownName(path.slice(path.lastIndexOf('/') + 1));
}

function groupsWithRows({ groupOf }: Level, { counts }: Dictionary): number {
  const groups = new Set<number>();
  for (const [code, rows] of counts.entries()) if (rows > 0) groups.add(groupOf[code]);
  return groups.size;
}
