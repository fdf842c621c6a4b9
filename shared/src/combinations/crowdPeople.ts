/** The people of a table as crowds are counted: rows that are alike on all columns are looked at once, and those of a person stand together. */
import type { ClassPeople, RowClasses } from '../counts/index.ts';
import { blockRows } from './searchColumns.ts';

export interface CrowdPeople {
  /** One row for all that are alike and about the same person, person by person. */
  readonly rows: Uint32Array;
  /** Row → its person, numbered from 0. */
  readonly personOfRow: Uint32Array;
  /** Person → the people it stands for: where no column names them each row is one, and those that are alike are counted together. */
  readonly weights: Uint32Array;
  /** How many people there are. */
  readonly people: number;
  /** The smallest crowd on all columns. */
  readonly smallest: number;
  /** People with some row that shares its values on all columns with fewer than k people, themselves included. */
  readonly belowOnAll: number;
}

/** `classes`: on all columns that will be asked about, or more. Yields how many rows were handled. */
export function* crowdPeople(
  classes: RowClasses,
  subjects: ClassPeople | undefined,
  k: number,
): Generator<number, CrowdPeople> {
  return subjects ? yield* peopleOfSubjects(classes, subjects, k) : yield* peopleOfRows(classes, k);
}

function* peopleOfRows({ classOfRow, sizeOfClass, classCount }: RowClasses, k: number): Generator<number, CrowdPeople> {
  const rows = new Uint32Array(classCount);
  const weights = new Uint32Array(classCount);
  const personOfRow = new Uint32Array(classOfRow.length);
  const isSeen = new Uint8Array(classCount);
  const found = { people: 0, belowOnAll: 0, smallest: Number.POSITIVE_INFINITY };
  let count = 0;
  for (let row = 0; row < classOfRow.length; row++) {
    if (row % blockRows === 0) yield row;
    const one = classOfRow[row];
    const size = sizeOfClass[one];
    if (isSeen[one] === 1 || size === 0) continue;
    isSeen[one] = 1;
    weights[count] = size;
    personOfRow[row] = count;
    rows[count++] = row;
    found.people += size;
    if (size < k) found.belowOnAll += size;
    if (size < found.smallest) found.smallest = size;
  }
  return { rows: rows.subarray(0, count), personOfRow, weights: weights.subarray(0, count), ...found };
}

function* peopleOfSubjects(
  { classOfRow, sizeOfClass }: RowClasses,
  { personOfRow: named, isFirst, crowds }: ClassPeople,
  k: number,
): Generator<number, CrowdPeople> {
  const total = classOfRow.length;
  let largest = 0;
  for (let row = 0; row < total; row++) {
    if (row % blockRows === 0) yield row;
    if (named[row] > largest) largest = named[row];
  }
  // One more than the number of the person, 0 for those not met yet.
  const numberOf = new Uint32Array(largest + 1);
  let people = 0;
  const personOfRow = new Uint32Array(total);
  const rowsOfPerson = new Uint32Array(total + 1);
  const isBelow = new Uint8Array(total);
  const found = { belowOnAll: 0, smallest: Number.POSITIVE_INFINITY };
  for (let row = 0; row < total; row++) {
    if (row % blockRows === 0) yield row;
    const one = classOfRow[row];
    if (isFirst[row] === 0 || sizeOfClass[one] === 0) continue;
    if (numberOf[named[row]] === 0) numberOf[named[row]] = ++people;
    const person = numberOf[named[row]] - 1;
    personOfRow[row] = person;
    rowsOfPerson[person + 1]++;
    const crowd = crowds.sizeOfClass[one];
    if (crowd < found.smallest) found.smallest = crowd;
    if (crowd >= k || isBelow[person] === 1) continue;
    isBelow[person] = 1;
    found.belowOnAll++;
  }
  for (let person = 0; person < people; person++) rowsOfPerson[person + 1] += rowsOfPerson[person];
  const rows = new Uint32Array(rowsOfPerson[people]);
  for (let row = 0; row < total; row++) {
    if (row % blockRows === 0) yield row;
    if (isFirst[row] === 1 && sizeOfClass[classOfRow[row]] > 0) rows[rowsOfPerson[personOfRow[row]]++] = row;
  }
  return { rows, personOfRow, weights: new Uint32Array(people).fill(1), people, ...found };
}
