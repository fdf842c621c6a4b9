/** Sensitive values within classes: what somebody learns of a person whose class, but not whose row, is known. */
export { betaLikeness, enhancedBeta } from './betaLikeness.ts';
export { deltaDisclosure } from './deltaDisclosure.ts';
export { distinctDiversity } from './distinctDiversity.ts';
export { entropyDiversity } from './entropyDiversity.ts';
export { equalCloseness } from './equalCloseness.ts';
export { largestShare } from './largestShare.ts';
export { orderedCloseness } from './orderedCloseness.ts';
export { recursiveRatio } from './recursiveDiversity.ts';
