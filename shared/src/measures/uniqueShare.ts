/** Share of rows that are alone in their class; for one column, the proportion of uniques (POU) among COL's baselines. */
import type { SizeHistogram } from '../counts/types.ts';
import { uniqueRows } from './uniqueRows.ts';

/** 0 for a table without rows. */
export function uniqueShare(sizes: SizeHistogram): number {
  return sizes.rows === 0 ? 0 : uniqueRows(sizes) / sizes.rows;
}
