/** Changes that mend small and derivable cells, tried before they are offered. */
import type { Column } from '../../table/index.ts';
import { CellIs, type CountTable, countOf, kindAt, rowOf, valueAt } from '../countTable.ts';
import type { Groups } from '../groupFacts.ts';
import { hiddenIn, isClean } from './audit.ts';
import type { CellFix, NewCell } from './cellFix.ts';
import { merging } from './merge.ts';
import { mergedCells } from './mergedCells.ts';
import { rounded, roundedTable, writtenLike } from './round.ts';
import { suppression } from './suppress.ts';

export type { CellFix } from './cellFix.ts';

export const cellFixes = ['suppress', 'round', 'merge'] as const;

export type CellFixName = (typeof cellFixes)[number];

/** Undefined where there is nothing to do, or nothing was found that helps. Yields now and then. */
export function* fixCells(
  { table, sums, isCut, facts }: Groups,
  columns: readonly Column[],
  name: CellFixName,
  missingTokens: readonly string[],
): Generator<number, CellFix | undefined> {
  const { limit } = facts;
  if (isCut || (facts.small.cells === 0 && facts.derivable.cells === 0)) return undefined;
  // Of a rate nothing is rounded or added as of a count.
  if (name !== 'suppress' && table.counts.some(({ isRate }) => isRate)) return undefined;
  if (name === 'round') {
    const after = roundedTable(table, limit);
    return (yield* isClean(after, columns, [], limit)) ? yield* roundCells(table, columns, limit) : undefined;
  }
  if (name === 'merge') {
    const found = yield* merging(table, columns, limit);
    // Totals are no sums that were found before: they are looked for anew in the table that is left.
    return found && (yield* isClean(found.merged.table, columns, [], limit))
      ? yield* mergedCells(table, columns, found)
      : undefined;
  }
  const found = yield* suppression(table, sums, limit);
  if (!found) return undefined;
  const hidden = [...found.primary, ...found.complementary].sort((a, b) => a - b);
  if (!(yield* isClean(hiddenIn(table, hidden), columns, sums, limit))) return undefined;
  const mark = markIn(table, columns, missingTokens);
  const cells = hidden.map((cell) => ({
    row: rowOf(table, cell),
    column: table.counts[countOf(table, cell)].column,
    text: mark,
  }));
  return { cells, complementary: found.complementary.length, base: undefined, removedRows: [] };
}

const BLOCK = 2048;

function* roundCells(table: CountTable, columns: readonly Column[], base: number): Generator<number, CellFix> {
  const cells: NewCell[] = [];
  for (let row = 0; row < table.rows; row++) {
    if (row % BLOCK === 0) yield row;
    for (const column of table.counts) {
      if (kindAt(column, row) !== CellIs.count) continue;
      const value = valueAt(column, row);
      const to = rounded(value, base);
      if (to === value) continue;
      const { codes, dictionary } = columns[column.column];
      cells.push({ row, column: column.column, text: writtenLike(dictionary.text(codes.at(row)), to) });
    }
  }
  return { cells, complementary: 0, base, removedRows: [] };
}

const marks = ['*', 'x', 'c', '(D)'];

/** The mark that the table has already, else one that does not mean anything else in it. */
function markIn(table: CountTable, columns: readonly Column[], missingTokens: readonly string[]): string {
  for (const { column, kinds, most } of table.counts) {
    const { dictionary } = columns[column];
    for (let code = 1; code < dictionary.size; code++) {
      if (kinds[code] === CellIs.suppressed && most[code] < 0 && dictionary.count(code) > 0)
        return dictionary.text(code);
    }
  }
  const missing = new Set(missingTokens.map((token) => token.trim()));
  return marks.find((mark) => !missing.has(mark)) ?? marks[0];
}
