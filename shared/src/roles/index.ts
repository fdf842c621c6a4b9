/** What a column is: its role in re-identification, the kind of its values, and the evidence for both. */
export { type DateOrder, dateOrder, dateParts } from './dates.ts';
export type { Detector } from './detector.ts';
export { detectors } from './detectors/index.ts';
export {
  type Embedded,
  findEmbedded,
  holdsTexts,
  type Identifier,
  identifiersIn,
  isOnlyReserved,
  namesFoundInTexts,
} from './embedded/index.ts';
export {
  type Header,
  isPhrase,
  longestPhrase,
  type Phrases,
  phrasesOf,
  readHeader,
  tellsNothing,
  wholePhrase,
  wordsOf,
} from './header.ts';
export { type ColumnRole, type Declaration, declared, inferRole } from './inferRole.ts';
export {
  type Battery,
  findBatteries,
  holdsPlaces,
  rolesInTable,
  waits,
  withoutDoubtfulNames,
} from './inTable/index.ts';
export { isGivenName, isSurname } from './names/index.ts';
export { namesPeople } from './namesPeople.ts';
export { numberFormOf, numberOf } from './numbers.ts';
export { withOwnOfPeople } from './ofPeople/index.ts';
export { once } from './once.ts';
export { type Evidence, type Role, roles, type SafeHarborItem, type ValueKind, valueKinds } from './role.ts';
export { MOST_AGE, type SafeHarborBreach, safeHarborBreach, smallZipAreas } from './safeHarbor.ts';
export { type ColumnCounts, type ColumnForm, type ColumnSample, formOf, sampleColumn } from './sample.ts';
export { wholesOf } from './spellings.ts';
export { findStray, strayIn } from './stray/index.ts';
