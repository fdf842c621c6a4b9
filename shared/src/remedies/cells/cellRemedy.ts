/** What a remedy by cell is: each cell gets its own draw, so that equal values need not stay equal and no cell can be trusted. */
import type { Random } from '../../random/index.ts';
import type { Codes } from '../../table/index.ts';
import type { ColumnLookedAt } from '../lookAt.ts';
import type { ColumnToTreat, RemedyHead } from '../remedy.ts';
import type { Answers } from './answers.ts';

/** The values drawn for the rows of a column. */
export interface DrawnCells {
  /** Code → text; undefined for the missing value. The first codes are those of the column. */
  readonly texts: readonly (string | undefined)[];
  /** Row → code. */
  readonly codes: Uint32Array;
  /** Rows whose value is not of the sort that the remedy is made for; nothing of them is left. */
  readonly unfitRows: number;
  /** Where cells are answers: what was chosen among. */
  readonly answers?: Answers;
}

/**
 * Yields rows done. `random` decides whether the protection holds: who knows its seed can take the noise away, so it is drawn anew
 * for each file, and neither a recipe nor a log keeps it.
 */
type Draw = (codes: Codes, random: Random) => Generator<number, DrawnCells>;

interface CellRemedyDefinition<P> extends RemedyHead<P> {
  offers(column: ColumnLookedAt): P[];
  title(column: string, parameters: P): string;
  draw(parameters: P, column: ColumnToTreat): Draw;
}

/** A remedy by cell with its parameters. Its effect is given by P(alone) of people, never by the k of what it wrote. */
export interface CellTreatment {
  readonly remedy: string;
  readonly sort: 'noisy';
  readonly parameters: unknown;
  title(column: string): string;
  draw(column: ColumnToTreat): Draw;
}

export interface CellRemedy extends RemedyHead<unknown> {
  readonly sort: 'noisy';
  offers(column: ColumnLookedAt): CellTreatment[];
  read(parameters: unknown): CellTreatment | undefined;
}

export function cellRemedyOf<P>(definition: CellRemedyDefinition<P>): CellRemedy {
  const { name, remains, notWhen, parameters: shape } = definition;
  const treatment = (parameters: P): CellTreatment => ({
    remedy: name,
    sort: 'noisy',
    parameters,
    title: (column) => definition.title(column, parameters),
    draw: (column) => definition.draw(parameters, column),
  });
  return {
    name,
    sort: 'noisy',
    remains,
    notWhen,
    parameters: shape,
    offers: (column) => definition.offers(column).map(treatment),
    read(given) {
      const { success, data } = shape.safeParse(given);
      return success ? treatment(data) : undefined;
    },
  };
}
