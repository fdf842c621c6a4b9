/** What stands between and behind the lines of a file: the verdict above its header, and the class of each row at its end. */
import type { ClassFacts, PeopleBehind } from '../analysis/index.ts';
import { t } from '../words/index.ts';
import { formatCount, formatCountOf } from './format.ts';
import { nameList } from './names.ts';
import { protectedLens } from './protectedText.ts';
import { verdictWords } from './verdictText.ts';

/** One text a lens; none where there is nothing to judge. `people`: those behind a protected file. */
export function lensTitles(facts: ClassFacts, people?: PeopleBehind): string[] {
  const { protection } = facts;
  if (protection?.isWhole) return [protectedLens(protection, people)];
  if (!facts.verdict) return [];
  const { state, identifiers, unique, others } = verdictWords(facts);
  const first = unique === undefined ? state : t`${state} · ${unique}`;
  return [first, ...(identifiers === undefined ? [] : [identifiers]), ...others].map(withoutIcons);
}

/** VS Code draws `$(name)` in a lens as an icon; from a file's header it is to stay text. */
function withoutIcons(title: string): string {
  return title.replaceAll('$(', '$ (');
}

/** `k=3` */
export function hintLabel(classSize: number): string {
  return `k=${formatCount(classSize)}`;
}

/** `columns`: the names of the quasi-identifiers; `target`: the class size aimed at. */
export function hintTooltip(
  classSize: number,
  { table, subjects }: Pick<ClassFacts, 'table' | 'subjects'>,
  columns: readonly string[],
  target: number,
): string {
  const names = nameList(columns);
  const all = formatCountOf(table.rowCount, t`row`, t`rows`);
  if (subjects) {
    return classSize === 1
      ? t`No row of anybody else has these values of ${names}; the target is ${formatCount(target)}.`
      : t`Rows of ${formatCount(classSize)} people share these values of ${names}, this one included; the target is ${formatCount(target)}.`;
  }
  return classSize === 1
    ? t`No other of ${all} has these values of ${names}; the target is ${formatCount(target)}.`
    : t`${formatCount(classSize)} of ${all} share these values of ${names}, this one included; the target is ${formatCount(target)}.`;
}
