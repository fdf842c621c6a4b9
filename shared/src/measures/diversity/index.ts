/** Sensitive values within classes: what somebody learns of a person whose class, but not whose row, is known. */

export { distinctDiversity, entropyDiversity, largestShare, recursiveRatio } from './diversities.ts';
export { inValueOrder } from './inValueOrder.ts';
export { betaLikeness, deltaDisclosure, enhancedBeta, equalCloseness } from './likeness.ts';
export { orderedCloseness } from './orderedCloseness.ts';
