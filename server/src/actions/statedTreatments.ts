/** Treatments of columns as they go to the client with an entry and come back: names and parameters, never a cell's value. */
import type { ClassFacts } from '@quasi/shared/analysis';
import { aimedAt, type Treatments } from '@quasi/shared/effects';
import { type Tools, type Treatment, treatmentNamed } from '@quasi/shared/remedies';
import type { Columns } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { anything, fields, ifThere, type Shape, such, text, wholeBelow } from '../edge/shape.ts';
import { pseudonymKey, toolsWith } from '../pseudonymKey.ts';
import { refusal } from '../refusal.ts';

export interface StatedTreatment {
  /** Its number in the table. */
  readonly column: number;
  /** Absent where the column is removed. */
  readonly remedy?: string;
  readonly parameters?: unknown;
}

export function statedTreatment({ columns }: Columns): Shape<StatedTreatment> {
  const shape = fields<StatedTreatment>({
    column: wholeBelow(columns.length),
    remedy: ifThere(text),
    parameters: anything,
  });
  return such(
    shape,
    ({ remedy, parameters }) => remedy === undefined || treatmentNamed(remedy, parameters) !== undefined,
  );
}

export function stated(treatments: Treatments): StatedTreatment[] {
  return [...treatments].map(([column, treatment]) =>
    treatment ? { column, remedy: treatment.remedy, parameters: treatment.parameters } : { column },
  );
}

/** Undefined where something else is needed than treatments of columns. */
export function treatmentsIn(need: unknown, table: Columns): Treatments | undefined {
  const isTreating = typeof need === 'object' && need !== null && 'treatments' in need;
  return isTreating ? treatmentsOf(need.treatments as readonly StatedTreatment[], table) : undefined;
}

/** Beside its treatments a plan takes out the rows that miss the goal all the same. */
export function dropsRows(need: unknown): boolean {
  return typeof need === 'object' && need !== null && 'dropsRows' in need && need.dropsRows === true;
}

/** The facts that a remedy goes by: a plan may be for another k than the settings have. */
export function aimedFor(facts: ClassFacts, need: unknown): ClassFacts {
  const isAiming = typeof need === 'object' && need !== null && 'k' in need && typeof need.k === 'number';
  return isAiming ? aimedAt(facts, need.k as number) : facts;
}

export function treatedNames(treatments: Treatments | undefined, { columns }: Columns): string[] {
  return [...(treatments?.keys() ?? [])].map((column) => columns[column].name);
}

/** Fails where the table has no such column or there is no such remedy. */
export function treatmentsOf(statements: readonly StatedTreatment[], table: Columns): Treatments {
  const treatments = new Map<number, Treatment | undefined>();
  for (const { column, remedy, parameters } of statements) {
    const treatment = remedy === undefined ? undefined : treatmentNamed(remedy, parameters);
    if (!table.columns[column] || (remedy !== undefined && !treatment)) throw new Error('no such treatment');
    treatments.set(column, treatment);
  }
  return treatments;
}

/** The tools that treatments need when they are applied; fails where the key for pseudonyms is not known. */
export function toolsFor(treatments: Treatments): Tools | undefined {
  if (![...treatments.values()].some((one) => one?.needs === 'key')) return undefined;
  const key = pseudonymKey();
  if (key === undefined) throw refusal(t`Pseudonyms need a key.`);
  return toolsWith(key);
}
