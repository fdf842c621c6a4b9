/** Overall re-identification risk (ORR): the mean of 1 / class size, which is distinct tuples / rows (R3A eq. 6). */
import type { SizeHistogram } from '../counts/types.ts';

/** 0 for a table without rows. */
export function overallRisk({ rows, counts }: SizeHistogram): number {
  if (rows === 0) return 0;
  let classes = 0;
  for (const count of counts) classes += count;
  return classes / rows;
}
