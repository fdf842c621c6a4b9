/** How many people have a value, or two values together, where several rows can be about one person: one person's rows are no crowd. */
import { type ProfileFacts, staged, subjectAmong, type Work } from '../analysis/index.ts';
import { rowsIn } from '../counts/index.ts';

/** How many people have the values of the columns with these codes. */
export type PeopleOf = (...codes: readonly number[]) => number;

const ROWS_A_STEP = 4096;

/**
 * All combinations of the columns' values; undefined where no column identifies the person of a row, as each row then is about another
 * person. `columns`: one or two.
 */
export function* peopleOfValues(
  { table, counts, roles }: ProfileFacts,
  columns: readonly number[],
): Work<PeopleOf | undefined> {
  const subject = subjectAmong(roles);
  if (subject === undefined) return undefined;
  const rows = rowsIn(counts);
  const { rowCount } = rows;
  const codes = rows.codes(columns);
  const classes = yield* staged('classes', rowCount, rows.classes(columns));
  const { crowds } = yield* staged('classes', rowCount, rows.people(classes, subject));
  const others = columns.slice(1).map((column) => table.columns[column].dictionary.size);
  const keyOf = (own: readonly number[]) => own.reduce((key, code, i) => key * others[i - 1] + code);
  const known = new Map<number, number>();
  const met = new Uint8Array(classes.classCount);
  for (let row = 0; row < rowCount; row++) {
    if (row % ROWS_A_STEP === 0) yield { stage: 'classes', share: row / rowCount };
    const ofRow = classes.classOfRow[row];
    if (met[ofRow] === 1) continue;
    met[ofRow] = 1;
    known.set(keyOf(codes.map((own) => own.at(row))), crowds.sizeOfClass[ofRow]);
  }
  return (...own) => known.get(keyOf(own)) ?? 0;
}
