/** `suda` of one row: its score, and the file's chance of a correct match as far as it falls on the row (SUDA2, DIS-SUDA). */
import { deadlineOf, staged, unlessOver, type Work } from '../analysis/index.ts';
import { countSampleUniques } from '../combinations/index.ts';
import type { RowCounts } from '../counts/index.ts';
import { disSuda, sudaScores } from '../measures/sensitivity/index.ts';
import { SUDA_KAPPA } from './suda.ts';

interface RowSuda {
  readonly score: number;
  /** Undefined for a unique row that only wider sets single out: it is not safe. */
  readonly disSuda: number | undefined;
  /** The widest sets that count. */
  readonly kappa: number;
}

/** `columns` as for `suda`; `rate`: the share of the population that is in the file; undefined if all rows could not be looked at in so many seconds. */
export function* sudaOfRow(
  counts: RowCounts,
  columns: readonly number[],
  row: number,
  kappa: number | undefined,
  rate: number | undefined,
  budget: number | undefined,
): Work<RowSuda | undefined> {
  const widest = Math.min(SUDA_KAPPA, kappa ?? SUDA_KAPPA);
  const counting = staged(
    'combinations',
    counts.rowCount,
    countSampleUniques(counts.codes(columns), counts.rowCount, widest),
  );
  const uniques = yield* unlessOver(counting, deadlineOf(budget));
  if (uniques === undefined) return undefined;
  const { riskOf } = disSuda(uniques.countOfSize, uniques.sizeOfRow, columns.length, rate);
  const score = sudaScores(uniques.countOfSize, columns.length)[row];
  return { score, disSuda: riskOf(row), kappa: uniques.kappa };
}
