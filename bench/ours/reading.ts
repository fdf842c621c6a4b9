/** How Quasi reads and counts here: as the product does by default. */
import type { Codes, ReadingOptions, Table } from '@quasi/shared/table';
import { defaultMissingTokens } from '@quasi/shared/table';

export const readingOptions: ReadingOptions = { missingTokens: defaultMissingTokens, trim: false };

export function codesOf(table: Table, names: readonly string[]): Codes[] {
  return names.map((name) => {
    const column = table.columns.find((candidate) => candidate.name === name);
    if (column === undefined) throw new Error(`The generated table has no column ${name}.`);
    return column.codes;
  });
}

/** Runs a generator to its end. */
export function drain<Result>(generator: Generator<unknown, Result>): Result {
  for (let step = generator.next(); ; step = generator.next()) if (step.done === true) return step.value;
}
