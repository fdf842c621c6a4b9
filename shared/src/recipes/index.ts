/** Recipes: remedies kept in files without values, found for a goal, and applied to other files of the same form. */
export { fileNeededBy, type HierarchyFile } from './fileHierarchy.ts';
export { type Ladders, laddersFor, type NamedHierarchy, reachOn } from './leastLoss.ts';
export {
  type ColumnStep,
  type Diversity,
  type Loss,
  type LossMeasure,
  lossMeasures,
  type Otherwise,
  type Recipe,
  type RemovalStep,
  type RiskNumbers,
  type Step,
} from './recipe.ts';
export { readRecipe, statementOf } from './recipeFile.ts';
export { mostRemoved, type RecipeTools, type Replayed, replay } from './replay.ts';
export { describeReplayFault, type ReplayFault } from './replayFault.ts';
export { rewrite } from './rewrite.ts';
