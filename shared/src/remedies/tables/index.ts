/** The remedies for whole tables: the only registry. */
import { blankCells } from './blankCells.ts';
import { removeColumns } from './removeColumns.ts';
import { removeRows } from './removeRows.ts';
import { sampleRows } from './sampleRows.ts';
import { splitColumns } from './splitColumns.ts';
import type { TableRemedy, TableTreatment } from './tableRemedy.ts';

export { blankCells, blankText } from './blankCells.ts';
export { describePlanFault, type PlanFault } from './planFault.ts';
export { removeColumns } from './removeColumns.ts';
export { removeRows } from './removeRows.ts';
export { sampleRows } from './sampleRows.ts';
export { splitColumns } from './splitColumns.ts';
export type { BlankedRow, Extract, Plan, TableRemedy, TableToTreat, TableTreatment } from './tableRemedy.ts';

export const tableRemedies: readonly TableRemedy[] = [removeColumns, removeRows, blankCells, splitColumns, sampleRows];

/** A treatment that a recipe names; undefined if there is no such remedy, or these are no parameters of it. */
export function tableTreatmentNamed(name: string, parameters: unknown): TableTreatment | undefined {
  return tableRemedies.find((remedy) => remedy.name === name)?.read(parameters);
}
