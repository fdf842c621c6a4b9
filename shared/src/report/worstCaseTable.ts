/** The risk if somebody knew columns that Quasi did not recognise, too: beside the verdict, which goes by the recognised ones. */
import type { InsightFacts } from '../analysis/index.ts';
import { formatCount, formatCountOf, shownName } from '../explain/index.ts';
import { t } from '../words/index.ts';
import type { Cell, TableBlock } from './content.ts';
import { columnCell, type Shown } from './shown.ts';

export function worstCaseTable(facts: InsightFacts, shown: Shown): TableBlock[] {
  const { worstCase, table } = facts;
  if (!worstCase || worstCase.columns === 0) return [];
  const { compared, worst, columns, all, rare } = worstCase;
  const share = (value: number) => shown.share(value, table.rowCount);
  const rows: Cell[][] = [[t`the compared columns`, share(compared)]];
  if (worst) {
    const { text, place } = columnCell(facts, worst.column);
    rows.push([{ text: t`also ${text}`, place }, share(worst.alone)]);
  }
  if (columns > 1) rows.push([t`also all ${formatCount(columns)} unrecognised columns`, share(all)]);
  const values = shown.isInternal ? rare : [];
  for (const { column, rows: count } of values) {
    const name = shownName(table.columns[column].name);
    rows.push([{ text: t`a rare value of ${name}`, place: { column } }, formatCountOf(count, t`row`, t`rows`)]);
  }
  return [{ kind: 'table', name: t`If more were known`, heads: [t`Somebody knows`, t`Unique rows`], rows }];
}
