/** Applies a recipe to a file. */
import type { Analysis, Work } from '@quasi/shared/analysis';
import { shownName } from '@quasi/shared/explain';
import { describeReplayFault, type Recipe, type RecipeTools, replay } from '@quasi/shared/recipes';
import { FileProblem } from '../../files/index.ts';
import { analysisOnDisk } from '../analysisOnDisk.ts';
import { openTable, type TableRequest } from '../openTable.ts';
import { requireSureHeader } from '../requireSureHeader.ts';
import { detailsOfCopy } from './detailsOfCopy.ts';
import { notesOn, TREATED_BY_RECIPE } from './notes.ts';
import type { Outcome } from './report.ts';
import { type CopyRequest, riskNumbers, writeCopy } from './writeCopy.ts';

export interface Applied extends Outcome {
  readonly notes: readonly string[];
}

/** `budget`: seconds for each part of the details, if these are asked for. */
export function* applyRecipe(
  request: TableRequest,
  recipe: Recipe,
  tools: RecipeTools,
  copy: CopyRequest,
  withDetails: boolean,
  budget: number | undefined,
): Work<Applied> {
  // What the recipe says counts more than any `quasi.json`: its numbers are about these columns and this k.
  const settings = { ...request.settings, quasiIdentifiers: recipe.quasiIdentifiers.slice(), k: recipe.k };
  const { table, source, encoding, requireUnchanged } = yield* openTable(request);
  const written = { table, source, encoding };
  try {
    requireSureHeader(request.path, table);
    const analysis = analysisOnDisk(written, settings, request.path, request);
    const facts = yield* analysis.classes();
    const replayed = yield* replay(facts, recipe, tools);
    if ('fault' in replayed) throw new FileProblem(request.path, describeReplayFault(replayed.fault, shownName));
    const detailed = (after: Analysis) => detailsOfCopy(analysis, after, recipe, replayed, budget);
    const copied = yield* writeCopy(facts, written, recipe, replayed, copy, withDetails ? detailed : undefined);
    requireUnchanged();
    return {
      path: request.path,
      copy: copy.copy,
      recipe,
      replayed,
      // Quasi would choose columns where none is named, and the recipe is about none.
      before: recipe.quasiIdentifiers.length > 0 ? riskNumbers(facts) : undefined,
      copied,
      search: undefined,
      notes: notesOn(facts, written, replayed, copied.left, TREATED_BY_RECIPE),
    };
  } finally {
    source.close();
  }
}
