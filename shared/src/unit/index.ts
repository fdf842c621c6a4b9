/** Finds out who the rows are about. */

export { People, Things } from './families.ts';
export { type Sign, type Unit, type UnitName, unitNames, unitWords } from './unit.ts';
export { unitOf } from './unitOf.ts';
