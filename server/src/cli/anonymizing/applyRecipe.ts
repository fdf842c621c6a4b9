/** Applies a recipe to a file. */
import { type Analysis, openDataSet, type Work } from '@quasi/shared/analysis';
import { shownName } from '@quasi/shared/explain';
import { describeReplayFault, type Recipe, type RecipeTools, replay } from '@quasi/shared/recipes';
import { FileProblem } from '../../files/index.ts';
import { requireClosedQuotes } from '../closedQuotes.ts';
import { type CopiedTable, openTable } from '../openTable.ts';
import { detailsOfCopy } from './detailsOfCopy.ts';
import { notesOn, TREATED_BY_RECIPE } from './notes.ts';
import type { Outcome } from './report.ts';
import { type CopyRequest, riskNumbers, writeCopy } from './writeCopy.ts';

export function* applyRecipe(
  request: CopiedTable,
  recipe: Recipe,
  tools: RecipeTools,
  copy: CopyRequest,
  withDetails: boolean,
): Work<Outcome> {
  // What the recipe says counts more than any `quasi.json`: its numbers are about these columns and this k.
  const { path, world } = request;
  const settings = { ...world.settings, quasiIdentifiers: recipe.quasiIdentifiers.slice(), k: recipe.k };
  const opened = yield* openTable(request);
  try {
    const analysis = openDataSet(opened, { ...world, settings });
    yield* requireClosedQuotes(path, analysis);
    const facts = yield* analysis.classes();
    const replayed = yield* replay(facts, recipe, tools);
    if ('fault' in replayed) throw new FileProblem(path, describeReplayFault(replayed.fault, shownName));
    const detailed = (after: Analysis) => detailsOfCopy(analysis, after, recipe, replayed, world.budget);
    const copied = yield* writeCopy(facts, opened, recipe, replayed, copy, withDetails ? detailed : undefined);
    opened.requireUnchanged();
    return {
      path,
      copy: copy.copy,
      recipe,
      replayed,
      // Quasi would choose columns where none is named, and the recipe is about none.
      before: recipe.quasiIdentifiers.length > 0 ? riskNumbers(facts) : undefined,
      copied,
      search: undefined,
      notes: notesOn(facts, opened, replayed, copied.left, TREATED_BY_RECIPE, copy.output.keeps(opened.table)),
    };
  } finally {
    opened.close();
  }
}
