/** Whole numbers between bounds that fulfil sums: what is left of each. */
export type { Equation } from './bounds.ts';
export { derive, type HeldBack } from './derive.ts';
