/** The remedies by cell: the only registry. Shuffling a column is not among them: its rare values still name people, and it breaks all ties. */
import { lookAt } from '../lookAt.ts';
import type { ColumnToTreat } from '../remedy.ts';
import type { CellRemedy, CellTreatment } from './cellRemedy.ts';
import { noise } from './noise.ts';
import { randomisedResponse } from './randomisedResponse.ts';

export type { CellTreatment } from './cellRemedy.ts';
export { noiseOfShare } from './noise.ts';
export { canBeRandomised, offeredEpsilons } from './randomisedResponse.ts';
export { type Redrawn, redraw } from './redraw.ts';

export const cellRemedies: readonly CellRemedy[] = [noise, randomisedResponse];

/** Remedies for the cells of a column. Yields values looked at. */
export function* cellTreatmentsFor(column: ColumnToTreat): Generator<number, CellTreatment[]> {
  const lookedAt = yield* lookAt(column);
  return cellRemedies.flatMap((remedy) => remedy.offers(lookedAt));
}

/** A treatment that a recipe names; undefined if there is no such remedy, or these are no parameters of it. */
export function cellTreatmentNamed(name: string, parameters: unknown): CellTreatment | undefined {
  return cellRemedies.find((remedy) => remedy.name === name)?.read(parameters);
}
