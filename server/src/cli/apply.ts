/** `quasi apply`: a recipe applied to another file of the same form. */
import { dirname, resolve } from 'node:path';
import { fileNeededBy, type Recipe, readRecipe } from '@quasi/shared/recipes';
import { decodedText, FileProblem, readSideFile } from '../files/index.ts';
import { applyRecipe } from './anonymizing/applyRecipe.ts';
import { copying, copyOptions, copyOptionsOf, tellOutcome } from './anonymizing/copying.ts';
import { hierarchiesBeside } from './anonymizing/hierarchyFiles.ts';
import { keyedHmac } from './anonymizing/keyedHmac.ts';
import { numbersOf } from './anonymizing/report.ts';
import type { Command } from './command.ts';
import { UsageProblem } from './problems.ts';
import { printView, viewOptions } from './recipeAsSql.ts';
import { budgetOf } from './settingsOf.ts';

/** Bytes; a recipe has some hundreds for each column. */
const LARGEST = 4_000_000;

export const apply: Command = {
  name: 'apply',
  operands: 'RECIPE FILE',
  summary: 'replay a recipe on a file of the same form',
  options: {
    ...copyOptions,
    '--json': 'print { columns, suppressedRows, before, after, verdict }',
    '--budget SECONDS': 'time for each part of the details (default 10), or "none"',
    ...viewOptions,
  },
  async run(args) {
    if (args.has('sql')) return printView(args, recipeIn);
    const budget = budgetOf(args);
    if (args.has('budget') && !args.has('details'))
      throw new UsageProblem(
        '--budget is the time for the details, which --details asks for: nothing else takes long here.',
      );
    const [recipePath, path, ...others] = args.operands;
    if (recipePath === undefined || path === undefined)
      throw new UsageProblem('Name a recipe and a file to apply it to.');
    if (others.length > 0) throw new UsageProblem('Name one file; apply takes no more.');
    const recipe = recipeIn(recipePath);
    const isKeyed = recipe.steps.some((step) => !('columns' in step) && step.treatment.needs === 'key');
    const tools = { hmac: isKeyed ? keyedHmac() : undefined, hierarchyFile: hierarchiesBeside(recipePath) };
    const options = copyOptionsOf(args, 'apply a recipe to', path, [recipePath, ...filesOf(recipe, recipePath)]);
    const made = await copying(args, options, [], budget, (table, copy) =>
      applyRecipe(table, recipe, tools, copy, args.has('details')),
    );
    return tellOutcome(args, options, made, { columns: made.copied.compared, ...numbersOf(made) });
  },
};

/** The hierarchy files that it needs. */
function filesOf({ steps }: Recipe, path: string): string[] {
  return steps.flatMap((step) => {
    const needed = 'columns' in step ? undefined : fileNeededBy(step.treatment);
    return needed ? [resolve(dirname(path), needed.file)] : [];
  });
}

function recipeIn(path: string): Recipe {
  const read = readRecipe(decodedText(readSideFile(path, LARGEST)));
  if ('problem' in read) throw new FileProblem(path, read.problem);
  return read.recipe;
}
