/** The rows that would be unique if columns that nobody recognised were known, too: beside the verdict, which goes by the recognised ones. */
import type { InsightFacts } from '../analysis/index.ts';
import { formatCount, formatCountOf, shownName } from '../explain/index.ts';
import { t } from '../words/index.ts';
import type { Cell, TableBlock } from './content.ts';
import { columnCell, type Shown } from './shown.ts';

export function worstCaseTable(facts: InsightFacts, shown: Shown): TableBlock[] {
  const { worstCase, table } = facts;
  if (!worstCase || worstCase.columns === 0) return [];
  const { compared, worst, columns, all, rare } = worstCase;
  const rows: Cell[][] = [];
  const counts = [facts.risk?.rowsBelow ?? 0];
  // The difference of two shares is a count of rows, too: one that is too near to another is left out.
  const add = (cell: Cell, share: number) => {
    const count = Math.round(share * table.rowCount);
    if (!counts.every((other) => shown.mayDiffer(Math.min(count, other), Math.max(count, other)))) return;
    counts.push(count);
    rows.push([cell, shown.share(share, table.rowCount)]);
  };
  add(t`the compared columns`, compared);
  if (worst) {
    const { text, place } = columnCell(facts, worst.column);
    add({ text: t`also ${text}`, place }, worst.alone);
  }
  if (columns > 1) add(t`also all ${formatCount(columns)} unrecognised columns`, all);
  const values = shown.isInternal ? rare : [];
  for (const { column, rows: count } of values) {
    const name = shownName(table.columns[column].name);
    rows.push([{ text: t`a rare value of ${name}`, place: { column } }, formatCountOf(count, t`row`, t`rows`)]);
  }
  if (rows.length === 0) return [];
  return [{ kind: 'table', name: t`If more were known`, heads: [t`Somebody knows`, t`Unique rows`], rows }];
}
