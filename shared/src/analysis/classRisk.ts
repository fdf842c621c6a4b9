/** The numbers that everything else quotes of the classes: worked out here and nowhere else. */
import type { RowClasses, SizeHistogram } from '../counts/index.ts';
import { anonymity, overallRisk, rowsBelow, uniqueRows } from '../measures/index.ts';
import type { Work } from './progress.ts';

const CLASSES_A_STEP = 16_384;

export interface ClassRisk {
  /** The smallest class, in people where rows name theirs. */
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

/** The same of classes that hide a row among people: `crowds` as large as they have people, `sizes` as they have rows. */
export function* crowdRisk(
  { sizeOfClass: people, classCount }: Pick<RowClasses, 'sizeOfClass' | 'classCount'>,
  sizes: Uint32Array,
  target: number,
): Work<ClassRisk | undefined> {
  let k = Number.POSITIVE_INFINITY;
  let rows = 0;
  let uniqueRows = 0;
  let rowsBelow = 0;
  const rowsOfCrowd = new Map<number, number>();
  for (let one = 0; one < classCount; one++) {
    if (one % CLASSES_A_STEP === 0) yield { stage: 'classes', share: one / classCount };
    if (sizes[one] === 0) continue;
    rows += sizes[one];
    k = Math.min(k, people[one]);
    if (people[one] === 1) uniqueRows += sizes[one];
    if (people[one] < target) rowsBelow += sizes[one];
    rowsOfCrowd.set(people[one], (rowsOfCrowd.get(people[one]) ?? 0) + sizes[one]);
  }
  // By ascending size: whatever the order of the classes, the sum is the same to the last bit.
  const crowds = [...rowsOfCrowd].sort(([one], [other]) => one - other);
  const risk = crowds.reduce((sum, [size, count]) => sum + count / size, 0);
  return rows === 0 ? undefined : { k, uniqueRows, rowsBelow, orr: risk / rows };
}
