/** How much single columns give away: sensitivity by unique combinations, its baselines, and SUDA. */
export { type Baselines, baselines } from './baselines.ts';
export { columnSensitivity, SensitivitySum } from './columnSensitivity.ts';
export { disSuda } from './disSuda.ts';
export { type ExactSensitivity, exactSensitivity } from './exactSensitivity.ts';
export { ranks, ranksWithin } from './ranks.ts';
export { RowWeightedSum } from './rowWeighted.ts';
export { sensitivityUpperBound } from './sensitivityBounds.ts';
export { sudaContributions, sudaScores } from './suda.ts';
