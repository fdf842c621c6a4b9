/** Recipes, saved and applied. */
import type { ChosenRemedy } from './remedies.ts';

/** Client → server: writes a recipe beside the file of an open document: of the remedies that were applied to it, or of one that was chosen. */
export const saveRecipeRequest = 'quasi/saveRecipe';
export interface SaveRecipeParams {
  readonly uri: string;
  readonly chosen?: ChosenRemedy;
  readonly overwrites: boolean;
}
export interface SaveRecipeResult {
  /** Of the recipe; absent where there is nothing to save. */
  readonly uri?: string;
  /** It was not written, as there is a file of that name. */
  readonly isThere: boolean;
  /** How many remedies it holds, and what it could not hold, in words. */
  readonly note: string;
}

/** Client → server: what a recipe would do to an open document, measured; fails where it does not fit. */
export const applyRecipeRequest = 'quasi/applyRecipe';
export interface ApplyRecipeParams {
  readonly uri: string;
  /** Of the recipe, to which hierarchy files are relative, and its text. */
  readonly recipe: { readonly uri: string; readonly text: string };
}
