/** Counting: what other folders may ask of rows and values. */

export { countClasses } from './classes.ts';
export { ClassIndex, indexClasses } from './classIndex.ts';
export { type ClassRows, classRows } from './classRows.ts';
export { frequencyHistogram, sizeHistogram } from './sizes.ts';
export { type TopValues, topValues, type ValueCount } from './topValues.ts';
export type { RowClasses, SizeHistogram } from './types.ts';
export { type UsersPerValue, usersPerValue } from './usersPerValue.ts';
