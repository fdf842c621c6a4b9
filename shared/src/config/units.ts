/** The kinds of unit that the rows of a file can be about: settings, schemas and judgement share these words. */
import * as z from 'zod/mini';
import { choice, described } from './described.ts';

/** Each unit with what a row then is. */
export const unitWords = {
  people: 'Each row is one person.',
  events: 'Each row is something that happened to a person, who may return.',
  groups: 'Each row counts people.',
  things: 'No row is about a person.',
  unclear: 'Nobody knows who the rows are about.',
} as const;

export type UnitName = keyof typeof unitWords;

export const unitNames = Object.keys(unitWords) as readonly UnitName[];

/** The bare word, or the word with its reason, which helps a later reader of the verdict. */
export const unitSchema = () =>
  described(
    'The subject of the rows. Give a reason, as { "rows", "reason" }, if no row is about a person: rows are then not compared.',
    z.union([
      choice(unitWords),
      z.strictObject({
        rows: described('The subject of the rows.', choice(unitWords)),
        reason: described('The reason, for later readers of the verdict.', z.string().check(z.minLength(1))),
      }),
    ]),
  );

export type UnitStatement = z.infer<ReturnType<typeof unitSchema>>;

export function rowsOf(stated: UnitStatement): UnitName {
  return typeof stated === 'string' ? stated : stated.rows;
}
