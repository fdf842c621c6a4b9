/** The curve of knowledge: what an attacker finds who knows some columns of a person, by how many they are. */

export { type LikelySets, likelySets, SetDrawer } from './likelySets.ts';
export {
  type EstimatedMean,
  estimatedMean,
  exactly,
  isAtLeast,
  isAtMost,
  MeanOverSets,
  type Range,
} from './meanOverSets.ts';
