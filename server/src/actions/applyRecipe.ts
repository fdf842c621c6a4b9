/** A recipe as something that is chosen, and so previewed, applied in one edit or written to a copy as remedies are. */
import { posix } from 'node:path';
import { type Analysis, type ClassFacts, type ProfileFacts, staged, type Work } from '@quasi/shared/analysis';
import { folderOf, joined } from '@quasi/shared/config';
import { type CellEdit, rewritingEdits, withEdits } from '@quasi/shared/edits';
import { alikeIn, claimedColumns } from '@quasi/shared/effects';
import { formatCountOf, nameList, shownName } from '@quasi/shared/explain';
import {
  describeReplayFault,
  type Recipe,
  type RecipeTools,
  type Replayed,
  readRecipe,
  replay,
} from '@quasi/shared/recipes';
import type { Table } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { pathOf } from '../config/configFile.ts';
import type { OpenDocument } from '../documents/openDocument.ts';
import { fields, text } from '../edge/shape.ts';
import { HierarchyFiles } from '../files/index.ts';
import { hmacWith, measuringTools, pseudonymKey } from '../pseudonymKey.ts';
import { refusal } from '../refusal.ts';
import type { ActionMaker } from './actionMaker.ts';
import { namingColumns, notReadyText } from './notReady.ts';
import { riskChange } from './offerText.ts';
import type { Remedied } from './remedyEntry.ts';
import { reread } from './reread.ts';

/** The recipe, and its address, to which its hierarchy files are relative. */
interface RecipeNeed {
  readonly uri: string;
  readonly text: string;
}

export const RECIPE = 'recipe';

/** The recipe itself has the rest. */
const MOST_TOLD = 5;

/** It stands in no menu: a command asks for it. */
export const applyRecipeMaker: ActionMaker<RecipeNeed> = {
  name: RECIPE,
  act: 'recipe',
  needed: () => fields({ uri: text, text }),
  *edits(document, analysis, need) {
    const recipe = recipeIn(need);
    const key = pseudonymKey();
    const facts = yield* asRecipeSays(document, analysis, recipe).profile();
    return yield* editsOf(
      document,
      analysis.table,
      facts,
      recipe,
      yield* replayed(facts, recipe, need, key ? hmacWith(key) : undefined),
    );
  },
  note: (need) => toldSteps(recipeIn(need)),
};

/** What it would do, measured on the text as it would be read afterwards; fails where it does not fit. */
export function* measuredRecipe(
  document: OpenDocument,
  analysis: Analysis,
  need: RecipeNeed,
): Work<Remedied<RecipeNeed>> {
  const recipe = recipeIn(need);
  const facts = yield* asRecipeSays(document, analysis, recipe).classes();
  const done = yield* replayed(facts, recipe, need, measuringTools.hmac);
  const edits = yield* editsOf(document, analysis.table, facts, recipe, done);
  if (edits.length === 0) throw refusal(t`The recipe would change nothing in this file.`);
  const after = yield* factsAfter(document, analysis, recipe, done, edits);
  const name = shownName(posix.basename(pathOf(need.uri) ?? t`the recipe`));
  const unfit = done.unfitRows.reduce((sum, rows) => sum + rows, 0);
  const effect = [
    recipe.quasiIdentifiers.length > 0
      ? riskChange(facts.risk, after.risk, facts.table.rowCount, after.table.rowCount)
      : undefined,
    done.removedRows > 0 ? t`${formatCountOf(done.removedRows, t`row`, t`rows`)} removed` : undefined,
    unfit > 0 ? t`nothing left in ${formatCountOf(unfit, t`row`, t`rows`)}` : undefined,
    notReadyText(recipe.quasiIdentifiers.length > 0 ? after.verdict : undefined, namingColumns(after)),
  ].filter((part) => part !== undefined);
  const title = t`Apply ${name}`;
  return {
    title: effect.length > 0 ? t`${title} (${effect.join(', ')})` : title,
    cells: edits.length,
    needsKey: recipe.steps.some((step) => !('columns' in step) && step.treatment.needs === 'key'),
    need,
  };
}

/** What it does, step by step; of many steps the first. */
function toldSteps({ steps }: Recipe): string {
  const titles = steps.map((step) =>
    'columns' in step ? t`Remove the columns ${nameList(step.columns)}` : step.treatment.title(shownName(step.column)),
  );
  const shown = titles.slice(0, MOST_TOLD).join('; ');
  const more = titles.length - MOST_TOLD;
  return more > 0 ? t`${shown}; and ${formatCountOf(more, t`more step`, t`more steps`)}.` : `${shown}.`;
}

function recipeIn({ text }: RecipeNeed): Recipe {
  const read = readRecipe(text);
  if ('problem' in read) throw refusal(read.problem);
  return read.recipe;
}

/** What the recipe says counts more than any `quasi.json`: its numbers are about these columns and this k. */
function asRecipeSays(
  document: OpenDocument,
  { table, settings }: Analysis,
  { quasiIdentifiers, k }: Recipe,
): Analysis {
  return document.analysisWith(table, { ...settings, quasiIdentifiers: [...quasiIdentifiers], k });
}

function* replayed(
  facts: ProfileFacts,
  recipe: Recipe,
  { uri }: RecipeNeed,
  hmac: RecipeTools['hmac'],
): Work<Replayed> {
  const path = pathOf(uri);
  const find = new HierarchyFiles().together();
  const hierarchyFile: RecipeTools['hierarchyFile'] = (file) => {
    const found = path === undefined ? undefined : find(joined(folderOf(path), file));
    return found && 'records' in found ? found : undefined;
  };
  const done = yield* replay(facts, recipe, { hmac, hierarchyFile });
  if ('fault' in done) throw refusal(describeReplayFault(done.fault, shownName));
  return done;
}

function* editsOf(
  { text }: OpenDocument,
  table: Table,
  facts: ProfileFacts,
  recipe: Recipe,
  done: Replayed,
): Work<CellEdit[]> {
  // Where nothing is compared nothing is claimed.
  const claimed = recipe.quasiIdentifiers.length > 0 ? claimedColumns(facts) : [];
  const changes = yield* alikeIn(claimed, table, text, done);
  return yield* staged('rows', table.recordCount, rewritingEdits(table, text, changes));
}

/** The facts of the text after it, which has to be read back as it is meant. */
function* factsAfter(
  document: OpenDocument,
  analysis: Analysis,
  recipe: Recipe,
  done: Replayed,
  edits: readonly CellEdit[],
): Work<ClassFacts> {
  const { table } = analysis;
  const bytes = yield* staged('rows', edits.length, withEdits(document.text.all, edits));
  const read = yield* reread(document, analysis, bytes);
  const facts = yield* read.analysis(recipe.quasiIdentifiers).classes();
  const rows = table.rowCount - done.removedRows;
  const columns = table.columns.length - done.removed.size;
  const isWhole = rows === 0 || (read.table.rowCount === rows && read.table.columns.length === columns);
  const holds = recipe.suppress === undefined || (facts.risk?.k ?? recipe.k) >= recipe.k;
  if (isWhole && holds) return facts;
  throw refusal(t`The file would not be read back as it is meant: mend what Quasi finds of its structure first.`);
}
