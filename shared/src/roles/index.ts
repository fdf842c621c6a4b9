/** What a column is: its role in re-identification, the kind of its values, and the evidence for both. */
export { type DateOrder, dateOrder, dateParts } from './dates.ts';
export type { Detector } from './detector.ts';
export { detectors } from './detectors/index.ts';
export { type Embedded, findEmbedded, holdsTexts, type Identifier, identifiersIn } from './embedded.ts';
export { type ColumnRole, type Declaration, declared, inferRole } from './inferRole.ts';
export { namesPeople } from './namesPeople.ts';
export { type Evidence, type Role, roles, type SafeHarborItem, type ValueKind, valueKinds } from './role.ts';
export { MOST_AGE, type SafeHarborBreach, safeHarborBreach, smallZipAreas } from './safeHarbor.ts';
export { sampleColumn } from './sample.ts';
