/** The remedies: the only registry, and what the rest of the product may use of this folder. */
import type { ColumnToTreat, Remedy, Treatment } from './remedy.ts';
import { ageBands } from './values/ageBands.ts';
import { bands } from './values/bands.ts';
import { coarserDate } from './values/coarserDate.ts';
import { coarserTime } from './values/coarserTime.ts';
import { coordinateDecimals } from './values/coordinateDecimals.ts';
import { emailDomain } from './values/emailDomain.ts';
import { ipNetwork } from './values/ipNetwork.ts';
import { keepLast } from './values/keepLast.ts';
import { keepPrefix } from './values/keepPrefix.ts';
import { maskLast } from './values/maskLast.ts';
import { mergeRare } from './values/mergeRare.ts';
import { numberAnew } from './values/numberAnew.ts';
import { postcodePrefix } from './values/postcodePrefix.ts';
import { redact } from './values/redact.ts';
import { rounding } from './values/rounding.ts';
import { topBottom } from './values/topBottom.ts';

export { numberIn } from './numbers.ts';
export { type Recoded, recode } from './recode.ts';
export type { ColumnToTreat, Remedy, Treat, Treatment } from './remedy.ts';

/** Mildest first, as far as they can be compared. */
export const remedies: readonly Remedy[] = [
  topBottom,
  rounding,
  ageBands,
  bands,
  coarserDate,
  coarserTime,
  postcodePrefix,
  coordinateDecimals,
  mergeRare,
  emailDomain,
  ipNetwork,
  keepPrefix,
  maskLast,
  keepLast,
  numberAnew,
  redact,
];

/** What could be done to a column. */
export function treatmentsFor(column: ColumnToTreat): Treatment[] {
  return remedies.flatMap((remedy) => remedy.offers(column));
}

/** A treatment that a recipe names; undefined if there is no such remedy, or these are no parameters of it. */
export function treatmentNamed(name: string, parameters: unknown): Treatment | undefined {
  return remedies.find((remedy) => remedy.name === name)?.read(parameters);
}
