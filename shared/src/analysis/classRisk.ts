/** The numbers that everything else quotes of the classes: worked out here and nowhere else. */
import type { RowClasses, SizeHistogram, UsersPerValue } from '../counts/index.ts';
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
  const rowsOfCrowd = new Map<number, number>();
  for (let one = 0; one < classCount; one++) {
    if (one % CLASSES_A_STEP === 0) yield { stage: 'classes', share: one / classCount };
    if (sizes[one] > 0) rowsOfCrowd.set(people[one], (rowsOfCrowd.get(people[one]) ?? 0) + sizes[one]);
  }
  return riskOfCrowds(rowsOfCrowd, target);
}

/** The same of classes that somebody else counted. */
export function countedCrowdRisk({ records, users, values }: UsersPerValue, target: number): ClassRisk | undefined {
  const rowsOfCrowd = new Map<number, number>();
  for (const [i, people] of users.entries()) {
    rowsOfCrowd.set(people, (rowsOfCrowd.get(people) ?? 0) + records[i] * values[i]);
  }
  return riskOfCrowds(rowsOfCrowd, target);
}

/** By ascending size: whatever the order of the classes, the sum is the same to the last bit. */
function riskOfCrowds(rowsOfCrowd: ReadonlyMap<number, number>, target: number): ClassRisk | undefined {
  const crowds = [...rowsOfCrowd].sort(([one], [other]) => one - other);
  const rowsIn = (some: typeof crowds) => some.reduce((sum, [, count]) => sum + count, 0);
  const rows = rowsIn(crowds);
  if (rows === 0) return undefined;
  return {
    k: crowds[0][0],
    uniqueRows: rowsOfCrowd.get(1) ?? 0,
    rowsBelow: rowsIn(crowds.filter(([size]) => size < target)),
    orr: crowds.reduce((sum, [size, count]) => sum + count / size, 0) / rows,
  };
}
