/** The unit of the rows, and how many would be unique in the worst case, for programs. */
import type { WorstCase } from '../analysis/index.ts';
import type { Columns } from '../table/index.ts';
import type { Unit } from '../unit/index.ts';

export function unitInNumbers(
  { rows, inferred, isDeclared, confidence, evidence }: Unit,
  { columns }: Columns,
): unknown {
  return {
    rows,
    confidence,
    ...(isDeclared && { declared: true, inferred }),
    evidence: evidence.map(({ what, speaksFor, weight, columns: places }) => ({
      what,
      speaksFor,
      weight,
      columns: places.map((column) => columns[column].name),
    })),
  };
}

export function worstCaseInNumbers(
  { compared, columns, worst, all, rare, isComplete }: WorstCase,
  table: Columns,
): unknown {
  const nameOf = (column: number) => table.columns[column].name;
  return {
    compared,
    unknownColumns: columns,
    worst: worst && { column: nameOf(worst.column), alone: worst.alone },
    all,
    rare: rare.map(({ column, values, rows }) => ({ column: nameOf(column), values, rows })),
    complete: isComplete,
  };
}
