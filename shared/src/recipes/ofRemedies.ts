/** The recipe of remedies: of those that were applied to a text, or of one that is only looked at. */
import type { Treatment } from '../remedies/index.ts';
import type { Starting } from './applied.ts';
import type { Otherwise, Recipe, RiskNumbers, Step } from './recipe.ts';

/** The treatment of a column; undefined: the column is removed. */
interface Done {
  readonly column: string;
  readonly treatment: Treatment | undefined;
  readonly otherwise: Otherwise;
}

/** It promises nothing of rows that few look like, since it removes none. */
export function recipeOf(done: readonly Done[], before: Starting, after: RiskNumbers | undefined): Recipe {
  const { quasiIdentifiers, k, risk } = before;
  const nothing = { suppress: undefined, diversity: undefined, loss: undefined };
  return { quasiIdentifiers, k, ...nothing, steps: stepsOf(done), before: risk, after };
}

/** Columns are removed last: that does not matter to the others. */
function stepsOf(done: readonly Done[]): Step[] {
  const removed = done.flatMap(({ column, treatment }) => (treatment ? [] : [column]));
  const steps = done.flatMap(({ column, treatment, otherwise }): Step[] =>
    treatment ? [{ column, treatment, otherwise }] : [],
  );
  return removed.length > 0 ? [...steps, { columns: removed }] : steps;
}
