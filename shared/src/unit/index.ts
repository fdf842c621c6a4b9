/** Whom rows are about. */

export { Things } from './families.ts';
export { type Sign, type Unit, type UnitName, unitNames, unitWords } from './unit.ts';
export { unitOf } from './unitOf.ts';
