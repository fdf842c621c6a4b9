/** The remedies: the only registry, and what the rest of the product may use of this folder. */
import { changesSomething } from './changesSomething.ts';
import { lookAt } from './lookAt.ts';
import type { ColumnToTreat, Remedy, Treatment } from './remedy.ts';
import { ageBands } from './values/ageBands.ts';
import { bands } from './values/bands.ts';
import { coarserDate } from './values/coarserDate.ts';
import { coarserTime } from './values/coarserTime.ts';
import { coordinateDecimals } from './values/coordinateDecimals.ts';
import { cutAtSeparators } from './values/cutAtSeparators.ts';
import { emailDomain } from './values/emailDomain.ts';
import { hierarchyLevel } from './values/hierarchyLevel.ts';
import { ipNetwork } from './values/ipNetwork.ts';
import { keepLast } from './values/keepLast.ts';
import { keepPrefix } from './values/keepPrefix.ts';
import { maskLast } from './values/maskLast.ts';
import { mergeRare } from './values/mergeRare.ts';
import { microaggregate } from './values/microaggregate.ts';
import { numberAnew } from './values/numberAnew.ts';
import { phoneCountry } from './values/phoneCountry.ts';
import { postcodePrefix } from './values/postcodePrefix.ts';
import { pseudonymise } from './values/pseudonymise.ts';
import { redact } from './values/redact.ts';
import { redactIdentifiers } from './values/redactIdentifiers.ts';
import { rounding } from './values/rounding.ts';
import { topBottom } from './values/topBottom.ts';
import { urlHost } from './values/urlHost.ts';
import { usZip3 } from './values/usZip3.ts';

export {
  type CellTreatment,
  canBeRandomised,
  cellRemedies,
  cellTreatmentNamed,
  cellTreatmentsFor,
  noiseOfShare,
  offeredEpsilons,
  type Redrawn,
  redraw,
} from './cells/index.ts';
export { automaticLadder, type Ladder, ladderFor, ladderOf, ladderOfFile, withoutErasing } from './ladders/index.ts';
export { dateOrderIn } from './lookAt.ts';
export { decimalsOf, numberIn, writtenAs } from './numbers.ts';
export { type Recoded, recode } from './recode.ts';
export type { ColumnToTreat, Tools, Treatment } from './remedy.ts';
export * from './tables/index.ts';

/** By value. Mildest first, as far as they can be compared. */
export const remedies: readonly Remedy[] = [
  redactIdentifiers,
  topBottom,
  rounding,
  microaggregate,
  ageBands,
  bands,
  coarserDate,
  coarserTime,
  postcodePrefix,
  usZip3,
  coordinateDecimals,
  cutAtSeparators,
  mergeRare,
  hierarchyLevel,
  urlHost,
  emailDomain,
  ipNetwork,
  phoneCountry,
  keepPrefix,
  maskLast,
  keepLast,
  numberAnew,
  pseudonymise,
  redact,
];

/** Remedies for a column with the tools at hand. Yields values looked at. */
export function* treatmentsFor(column: ColumnToTreat): Generator<number, Treatment[]> {
  const lookedAt = yield* lookAt(column);
  const has = { key: column.tools?.hmac !== undefined, hierarchy: column.stated !== undefined };
  const treatments: Treatment[] = [];
  for (const remedy of remedies) {
    // Where somebody has stated the levels of a column, others would only stand in their way.
    const isReplaced = has.hierarchy && remedy.sort === 'coarser' && remedy !== hierarchyLevel && remedy !== redact;
    if (isReplaced || (remedy.needs !== undefined && !has[remedy.needs])) continue;
    for (const treatment of remedy.offers(lookedAt)) {
      if (yield* changesSomething(treatment, column)) treatments.push(treatment);
    }
    yield column.values.size;
  }
  return treatments;
}

/** A treatment that a recipe names; undefined if there is no such remedy, or these are no parameters of it. */
export function treatmentNamed(name: string, parameters: unknown): Treatment | undefined {
  return remedies.find((remedy) => remedy.name === name)?.read(parameters);
}
