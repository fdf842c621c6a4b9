/** How many people each class holds where rows identify their people: several rows of one person hide nobody. */
import { Codes } from '../table/index.ts';
import { countClasses } from './classes.ts';
import { blockRows } from './codedColumns.ts';
import { advancing } from './progress.ts';
import type { RowClasses } from './types.ts';

export interface ClassPeople {
  /** Row → person; a row that names nobody is a person of its own. */
  readonly personOfRow: Uint32Array;
  /** The rows divided by class and person. */
  readonly pairs: RowClasses;
  /** Row → 1 for the first row of each person in a class. */
  readonly isFirst: Uint8Array;
  /** The classes, each as large as it has people. */
  readonly crowds: RowClasses;
}

/** `people`: how many codes the column of subjects has. Yields how many rows were handled. */
export function* classPeople(classes: RowClasses, subject: Codes, people: number): Generator<number, ClassPeople> {
  const { classOfRow, classCount } = classes;
  const rows = classOfRow.length;
  const personOfRow = new Uint32Array(rows);
  subject.copyTo(personOfRow, 0, rows);
  for (let row = 0; row < rows; row++) {
    if (row % blockRows === 0) yield row;
    if (personOfRow[row] === 0) personOfRow[row] = people + row;
  }
  const progress = { done: rows };
  const codes = [codesOf(classOfRow, classCount), codesOf(personOfRow, people + rows)];
  const pairs = yield* advancing(progress, countClasses(codes, rows));
  const peopleOfClass = new Uint32Array(classes.sizeOfClass.length);
  const seen = new Uint8Array(pairs.classCount);
  const isFirst = new Uint8Array(rows);
  for (let row = 0; row < rows; row++) {
    if (row % blockRows === 0) yield progress.done + row;
    const pair = pairs.classOfRow[row];
    if (seen[pair] === 1) continue;
    seen[pair] = 1;
    isFirst[row] = 1;
    peopleOfClass[classOfRow[row]]++;
  }
  return { personOfRow, pairs, isFirst, crowds: { ...classes, sizeOfClass: peopleOfClass } };
}

function codesOf(numbers: Uint32Array, largest: number): Codes {
  const codes = new Codes();
  codes.splice(0, 0, numbers, largest);
  return codes;
}
