/** `quasi apply --sql`: a recipe printed as a view, for rows that stay in a database. */
import { shownName } from '@quasi/shared/explain';
import { describeReplayFault, type Recipe } from '@quasi/shared/recipes';
import { FileProblem, loadSideReader } from '../files/index.ts';
import { recipeView } from '../sqltext/recipeView.ts';
import { hierarchiesBeside } from './anonymizing/hierarchyFiles.ts';
import type { Arguments } from './arguments.ts';
import { type Options, print } from './command.ts';
import { statedData } from './dataReader.ts';
import { manyNames } from './manyNames.ts';
import { sayNotes, UsageProblem } from './problems.ts';
import { statementOf } from './settingsOf.ts';
import { dialectOf, tableNamed } from './sql.ts';

export const viewOptions: Options = {
  '--sql DIALECT': 'print the recipe as a view instead; RECIPE alone is named',
  '--table NAME': 'with --sql: the table, as schema.table (default: data)',
  '--columns COLUMNS': 'with --sql: all columns of the table; those that the recipe names if not given',
  '--user COLUMN': 'with --sql: the column that names the person of a row',
};

export async function printView(args: Arguments, recipeIn: (path: string) => Recipe): Promise<number> {
  const dialect = dialectOf(args, 'sql');
  const path = args.onlyOperand('apply --sql', 'Name a recipe.', 'recipe');
  for (const option of ['output', 'details', 'json']) {
    if (args.has(option)) throw new UsageProblem(`--${option} is for the copy of a file, and --sql makes none.`);
  }
  if (!dialect) throw new UsageProblem('--sql needs the name of a dialect.');
  const recipe = recipeIn(path);
  const { missingTokens, trim } = statedData(args, statementOf(args), { path: '-', schema: undefined }).settings;
  const columns = args.list('columns');
  const user = args.text('user');
  const table = tableNamed(args) ?? ['data'];
  const hierarchyFile = hierarchiesBeside(path);
  await loadSideReader();
  const view = recipeView(dialect, recipe, { table, columns, user, missingTokens, trim, hierarchyFile });
  if ('fault' in view) throw new FileProblem(path, describeReplayFault(view.fault, shownName));
  if ('noText' in view) {
    const sentence = `There is no SQL for ${manyNames(view.noText)} as this recipe has it. Apply it to a file: quasi apply RECIPE FILE -o COPY.`;
    throw new FileProblem(path, sentence);
  }
  if (!args.has('quiet')) {
    if (columns === undefined) {
      sayNotes(['the view has the columns that the recipe names; name all of the table with --columns.']);
    }
    if (recipe.suppress !== undefined && user === undefined) {
      sayNotes(['each row counts as a person; if several rows can be of one, name their column with --user.']);
    }
  }
  return print(view.text);
}
