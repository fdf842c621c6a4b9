/** k-anonymity: the number of rows in the smallest class (Sweeney 2002, Definition 3), and its counterpart, the largest. */
import type { SizeHistogram } from '../counts/types.ts';

/** The k of a table; 0 without rows. */
export function anonymity({ sizes }: SizeHistogram): number {
  return sizes.length === 0 ? 0 : sizes[0];
}

/** The number of rows in the largest class; 0 without rows. */
export function largestClass({ sizes }: SizeHistogram): number {
  return sizes.length === 0 ? 0 : sizes[sizes.length - 1];
}
