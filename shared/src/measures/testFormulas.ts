/** What is asked of class sizes by tests alone. */
import type { SizeHistogram } from '../counts/types.ts';

/** The number of rows in the largest class; 0 without rows. */
export function largestClass({ sizes }: SizeHistogram): number {
  return sizes.length === 0 ? 0 : sizes[sizes.length - 1];
}
