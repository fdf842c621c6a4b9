/** The card of a row in a line or two: whether it can be found, by what, and the one step that helps it most. Of a safe row nothing is said. */
import type { ClassFacts, Protection, RowInsight } from '../../analysis/index.ts';
import type { Columns } from '../../table/index.ts';
import { t } from '../../words/index.ts';
import type { Card } from '../card.ts';
import { formatCount, formatCountOf, formatEpsilon } from '../format.ts';
import { shortList, shownName } from '../names.ts';
import { type PlacedRow, rowTitle } from '../rowTitle.ts';

interface RowSeen extends PlacedRow {
  readonly table: Columns;
  /** Rows that share its values, this one included; people, where rows name theirs. */
  readonly classSize: number;
  readonly subjects: ClassFacts['subjects'];
  readonly target: number;
}

/** Undefined for a row that reaches the target. `insight`: once it is known. */
export function shortRowCard(seen: RowSeen, insight: RowInsight | undefined): Card | undefined {
  if (seen.classSize >= seen.target) return undefined;
  return {
    title: `${rowTitle(seen)}: ${foundBy(seen, insight)}`,
    sentences: insight ? helps(seen, insight) : [],
    values: [],
    sections: [],
  };
}

function foundBy({ table, classSize, subjects, target }: RowSeen, insight: RowInsight | undefined): string {
  if (classSize > 1) {
    const goal = formatCount(target);
    return subjects
      ? t`${formatCount(classSize)} people share its values (target ${goal})`
      : t`${formatCount(classSize)} rows share its values (target ${goal})`;
  }
  const [smallest] = insight?.sets ?? [];
  if (!smallest) return t`unique`;
  const names = shortList(smallest.map((column) => table.columns[column].name));
  return smallest.length === 1 ? t`unique (${names} is enough)` : t`unique (${names} are enough)`;
}

/** The single step on one column that makes most rows like it; nothing where none does. */
function helps({ table, classSize, subjects }: RowSeen, { coarser = [] }: RowInsight): string[] {
  const [best] = coarser.toSorted((one, other) => other.classSize - one.classSize);
  if (!best || best.classSize === classSize) return [];
  const step = best.treatment.title(shownName(table.columns[best.column].name));
  const alike = subjects
    ? formatCountOf(best.classSize, t`person`, t`people`)
    : formatCountOf(best.classSize, t`row`, t`rows`);
  return [t`${step}: then ${alike} share its values.`];
}

/** Of a row that holds noise. */
export function shortNoiseCard(row: PlacedRow, { total }: Protection): Card {
  const title = t`${rowTitle(row)}: noise with ε = ${formatEpsilon(total)} in all, so it describes nobody`;
  return { title, sentences: [], values: [], sections: [] };
}
