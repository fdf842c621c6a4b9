/** How many values a column has, in the counts that ITO's measures are made of. */
import type { UsersPerValue } from '../../counts/types.ts';

/** |D_X|: the distinct values of the column. */
export function valueCount({ values }: UsersPerValue): number {
  let count = 0;
  for (const n of values) count += n;
  return count;
}
