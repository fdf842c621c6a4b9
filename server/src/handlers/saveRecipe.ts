/**
 * `quasi/saveRecipe`: writes a recipe beside a data file, as `name.recipe.json`: of what was applied to it since it was opened and still
 * holds, or of a remedy that is only looked at. Over an existing file only on request.
 */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import type { SaveRecipeParams, SaveRecipeResult } from '@quasi/shared/protocol';
import { statementOf } from '@quasi/shared/recipes';
import { t } from '@quasi/shared/words';
import { madeOfChosen } from '../actions/chosen.ts';
import { type MadeRecipe, recipeOfApplied, recipeOfChosen } from '../actions/recipeOfRemedies.ts';
import { uriOf } from '../config/configFile.ts';
import { refuseUnsureHeader } from '../headerDoubt.ts';
import { readingOrRefusal } from '../reading.ts';
import { contentModified, fileOf } from '../refusal.ts';
import type { Session } from '../session.ts';
import { writeBeside } from '../writeBeside.ts';
import type { ActionData } from './codeActionResolve.ts';

const MILLISECONDS_TO_MAKE = 30_000;

export async function saveRecipe(session: Session, params: SaveRecipeParams): Promise<SaveRecipeResult> {
  const file = fileOf(params.uri, t`Save the document first: the recipe is written beside its file.`);
  const { dir, name } = posix.parse(file);
  const path = posix.join(dir, `${name}.recipe.json`);
  const { recipe, note } = await made(session, params);
  if (recipe === undefined) return { isThere: false, note };
  const uri = uriOf(path);
  if (!params.overwrites && existsSync(path)) return { uri, isThere: true, note };
  const content = `${JSON.stringify(statementOf(recipe), undefined, 2)}\n`;
  return { uri, isThere: !(await writeBeside(file, [{ place: path, content }], params.overwrites)), note };
}

async function made(session: Session, { uri, chosen }: SaveRecipeParams): Promise<MadeRecipe> {
  if (chosen) {
    const data = chosen.data as ActionData;
    return await madeOfChosen(session, data, (_, analysis) => recipeOfChosen(analysis, data.need));
  }
  const reading = readingOrRefusal(session, uri);
  reading.requireClosedQuotes();
  const { watch, analysis } = reading;
  refuseUnsureHeader(analysis);
  const recipe = await watch.answer(recipeOfApplied(watch.document, analysis), MILLISECONDS_TO_MAKE);
  if (recipe === undefined) throw contentModified();
  return recipe;
}
