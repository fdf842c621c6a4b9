/** `unicity`: how often a few known records of somebody are nobody else's, as they are and with time and place less exact. */
import { columnsOfRecords, deadlineOf, type KnownRecords, partOf, unicityOf } from '../analysis/index.ts';
import { rowsIn } from '../counts/index.ts';
import type { Measured } from './measured.ts';
import { namesOf, numbersOf } from './namedColumns.ts';
import type { Numbers, Part } from './part.ts';

/** Choices of a user and records that are drawn for each number of known records. */
const DRAWS = 10_000;
const MOST_STEPS = 3;

/** Absent where no column names the user of a record, or nobody has two different records. */
export const unicity: Part = function* (measured) {
  const { table, request, facts, subject, peopleCount } = measured;
  if (subject === undefined) return undefined;
  const rows = rowsIn(facts.counts);
  const deadline = deadlineOf(request.budget);
  const sets = setsOf(measured, subject);
  const found: KnownRecords[] = [];
  for (const [i, columns] of sets.entries()) {
    const until = partOf(deadline, 1 / (sets.length - i));
    const question = { facts, rows, subject, columns, steps: MOST_STEPS, draws: DRAWS, seed: request.seed };
    found.push(...(yield* unicityOf({ ...question, deadline: until })));
  }
  if (found.length === 0) return undefined;
  return {
    user: table.columns[subject].name,
    users: peopleCount,
    records: found.map(({ columns, steps, coarser, points, known }) => ({
      columns: namesOf(table, columns),
      steps,
      coarser: coarser.length > 0 ? coarser : undefined,
      points,
      known: known.map((one, place): Numbers => ({ known: place + 1, ...one })),
    })),
  };
};

/** Those of `--set`, else time and place together, else all columns together. Nobody knows a noised value of a person. */
function setsOf({ table, request, facts, columns }: Measured, subject: number): (readonly number[])[] {
  if (request.sets.length > 0) return request.sets.map((names) => numbersOf(table, names));
  const noised = facts.protection?.noised;
  const asked = columns.filter((column) => column !== subject && !noised?.has(column));
  return asked.length === 0 ? [] : [columnsOfRecords(facts, asked)];
}
