/** `inference`: what somebody who knows the quasi-identifiers learns of each sensitive column, beside a guess from the whole file. */
import { inferenceOf, naturalOrder, staged } from '../analysis/index.ts';
import type { Counting } from '../counts/index.ts';
import { valuesInClasses } from './diversity.ts';
import type { Measured } from './measured.ts';
import { columnNumber, namesOf } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

/** Of the columns of `--sensitive`, else of those that have this role. Absent without any. */
export const inference: Part = function* (measured) {
  const { table, request } = measured;
  const answers: Numbers[] = [];
  for (const name of request.sensitive.length > 0 ? request.sensitive : sensitiveIn(measured)) {
    const column = columnNumber(table, name);
    const stage = <T>(counting: Counting<T>) => staged('classes', table.rowCount, counting);
    const values = yield* stage(valuesInClasses(measured, column));
    const order = yield* stage(naturalOrder(table.columns[column].dictionary));
    answers.push({ sensitive: name, ...(yield* stage(inferenceOf(values, order))) });
  }
  return answers.length === 0 ? undefined : answers;
};

function sensitiveIn({ table, facts: { roles, quasiIdentifiers } }: Measured): string[] {
  const columns = roles.flatMap(({ role }, column) =>
    role === 'sensitive' && !quasiIdentifiers.includes(column) && !table.columns[column].beyond ? [column] : [],
  );
  return namesOf(table, columns);
}
