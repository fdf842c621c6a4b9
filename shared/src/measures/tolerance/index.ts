/** Approximate matching: rows that match what somebody knows where that may be a little off. */
export { bandOf } from './band.ts';
export { filled } from './filled.ts';
export { oneEdit } from './oneEdit.ts';
export type { TolerantColumn } from './tolerantColumn.ts';
export { type BoundedShare, type TolerantShares, tolerantShares } from './tolerantShares.ts';
export { type Tuples, tupleIndex } from './tupleIndex.ts';
