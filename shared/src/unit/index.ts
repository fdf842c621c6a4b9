/** Whom rows are about. */

export { type CountColumns, countColumns, IS_KEY } from './counts.ts';
export { Things } from './families.ts';
export { type Sign, type Unit, type UnitName, unitNames, unitWords } from './unit.ts';
export { unitOf } from './unitOf.ts';
