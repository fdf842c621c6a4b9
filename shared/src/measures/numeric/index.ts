/** The numerical ground: special functions, two laws, random numbers, and a spanning forest. */

export { type Random, randomBelow, seededRandom, shuffle } from '../../random/index.ts';
export { areaUnderCurveSteps } from './areaUnderCurve.ts';
export { binomialLowerTail, binomialProbability, binomialUpperTail } from './binomial.ts';
export { chiSquareUpperTail } from './chiSquare.ts';
export { logGamma, logGammaRise } from './gamma.ts';
export { addHypergeometric, hypergeometricProbability } from './hypergeometric.ts';
export { regularizedIncompleteBeta } from './incompleteBeta.ts';
export { normalBetween, normalCdf, normalQuantile } from './normal.ts';
export { atLeastOnce, orderFreeProduct } from './safeForms.ts';
export { shareInterval } from './shareInterval.ts';
export { spanningForest, type TreeEdge } from './spanningForest.ts';
