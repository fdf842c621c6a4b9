/** Rows that are alone in their class: sample uniques, each of them singled out by the columns looked at. */
import type { SizeHistogram } from '../counts/types.ts';

export function uniqueRows({ sizes, counts }: SizeHistogram): number {
  return sizes.length > 0 && sizes[0] === 1 ? counts[0] : 0;
}
