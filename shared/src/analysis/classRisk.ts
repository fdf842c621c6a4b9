/** The numbers that everything else quotes of the classes: worked out here and nowhere else. */
import type { SizeHistogram } from '../counts/index.ts';
import { anonymity, overallRisk, rowsBelow, uniqueRows } from '../measures/index.ts';

export interface ClassRisk {
  /** The smallest class. */
  readonly k: number;
  readonly uniqueRows: number;
  /** Rows in classes below the target. */
  readonly rowsBelow: number;
  readonly orr: number;
}

export function classRisk(sizes: SizeHistogram, target: number): ClassRisk {
  return {
    k: anonymity(sizes),
    uniqueRows: uniqueRows(sizes),
    rowsBelow: rowsBelow(sizes, target),
    orr: overallRisk(sizes),
  };
}
