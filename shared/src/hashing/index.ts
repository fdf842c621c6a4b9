/** Tables found by a hash that nobody can foresee. */
export { freshTable } from './freshTable.ts';
export { hashEnd, hashed, hashStart, MOST_PROBES, slotCount } from './hash.ts';
export { directNumbering, type Numbering, pairNumbering, wordNumbering } from './numbering.ts';
export { PairTable } from './pairTable.ts';
