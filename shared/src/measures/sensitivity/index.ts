/** How much single columns give away: sensitivity by unique combinations, its baselines, and SUDA. */

export { columnSensitivity, RowWeightedSum, SensitivitySum } from './columnSensitivity.ts';
export { type ExactSensitivity, exactSensitivity } from './exactSensitivity.ts';
export { type Baselines, baselines, ranks, ranksWithin } from './ranks.ts';
export { sensitivityUpperBound } from './sensitivityBounds.ts';
export { disSuda, sudaContributions, sudaScores } from './suda.ts';
