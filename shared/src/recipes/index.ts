/** Recipes: remedies kept in files without values, found for a goal, and applied to other files of the same form. */
export { type AppliedRemedy, remembered, stillHolding } from './applied.ts';
export { fileNeededBy } from './fileHierarchy.ts';
export { type LevelsAsked, laddersFor, lookAtLevels, reachOn } from './leastLoss.ts';
export { recipeOf } from './ofRemedies.ts';
export { reachChanges } from './reachChanges.ts';
export {
  type ColumnStep,
  type Diversity,
  type Loss,
  type LossMeasure,
  lossMeasures,
  type Recipe,
  type RiskNumbers,
  type Step,
} from './recipe.ts';
export { readRecipe, statementOf } from './recipeFile.ts';
export { type RecipeTools, type Replayed, replay } from './replay.ts';
export { describeReplayFault, type ReplayFault } from './replayFault.ts';
export { rewrite } from './rewrite.ts';
export { sidesOfCopy } from './sidesOfCopy.ts';
