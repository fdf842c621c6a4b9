/** The curve of knowledge: what an attacker finds who knows some columns of a person, by how many they are. */
export { SetDrawer } from './drawnSets.ts';
export { type EstimatedMean, estimatedMean } from './estimatedMean.ts';
export { type LikelySets, likelySets } from './likelySets.ts';
export { MeanOverSets } from './meanOverSets.ts';
export { exactly, isAtLeast, isAtMost, type Range } from './range.ts';
