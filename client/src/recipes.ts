/** Recipes in the editor: what was done to a data file written down, and a recipe looked at and applied to another file. */
import {
  type ApplyRecipeParams,
  applyRecipeRequest,
  type ChosenRemedy,
  type SaveRecipeParams,
  type SaveRecipeResult,
  saveRecipeRequest,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, type QuickPickItem, type TextDocument, type Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeTable } from './activeTable.ts';
import { inert } from './inertText.ts';
import { askLong, fileName, showInformation, writeAgreed } from './messages.ts';

/** More are not worth a list. */
const MOST_RECIPES = 200;

/** `preview`: shows what was chosen, and offers to apply it; `orTell`: says what failed. */
export function registerRecipes(
  client: LanguageClient,
  preview: (chosen: ChosenRemedy) => Promise<void>,
  orTell: (work: Promise<void>) => Promise<void>,
): Disposable {
  return Disposable.from(
    commands.registerCommand('quasi.saveRecipe', () => {
      const document = dataFile();
      return document && orTell(saveRecipe(client, client.code2ProtocolConverter.asUri(document.uri)));
    }),
    commands.registerCommand('quasi.applyRecipe', (recipe?: Uri) => {
      const document = dataFile();
      return document && orTell(applyRecipe(client, preview, document, recipe));
    }),
  );
}

/** The active one. */
function dataFile(): TextDocument | undefined {
  const document = activeTable();
  if (!document) void showInformation(l10n.t('Open the data file that the recipe is about.'));
  return document;
}

/** Of `chosen`, which need not be applied; else of what was applied to the document since it was opened. */
export async function saveRecipe(client: LanguageClient, uri: string, chosen?: ChosenRemedy): Promise<void> {
  const save = (overwrites: boolean) => {
    const params: SaveRecipeParams = { uri, overwrites, ...(chosen && { chosen }) };
    return client.sendRequest<SaveRecipeResult>(saveRecipeRequest, params);
  };
  const fileOf = ({ uri: written = '' }: SaveRecipeResult) => client.protocol2CodeConverter.asUri(written);
  const saved = await writeAgreed(save, (first) => (first.isThere ? fileName(fileOf(first)) : ''));
  if (!saved) return;
  if (saved.uri === undefined) {
    void showInformation(saved.note);
    return;
  }
  const file = fileOf(saved);
  const name = fileName(file);
  const open = l10n.t('Open Recipe');
  // Not awaited: this message stays until it is closed.
  void showInformation(`${l10n.t('{0} was written.', name)} ${saved.note}`, open).then((answer) => {
    if (answer === open) void window.showTextDocument(file, { preview: false });
  });
}

interface RecipeItem extends QuickPickItem {
  readonly uri: Uri;
}

async function applyRecipe(
  client: LanguageClient,
  preview: (chosen: ChosenRemedy) => Promise<void>,
  document: TextDocument,
  given: Uri | undefined,
): Promise<void> {
  const recipe = given ?? (await chooseRecipe());
  if (!recipe) return;
  // As it is typed, if it is open.
  const text = (await workspace.openTextDocument(recipe)).getText();
  const { asUri } = client.code2ProtocolConverter;
  const params: ApplyRecipeParams = { uri: asUri(document.uri), recipe: { uri: asUri(recipe), text } };
  const title = l10n.t('Quasi looks at what the recipe would do');
  await preview(await askLong<ChosenRemedy>(client, title, applyRecipeRequest, params));
}

/** Those of the workspace, and those that are open. */
async function chooseRecipe(): Promise<Uri | undefined> {
  const open = workspace.textDocuments.map(({ uri }) => uri).filter(({ path }) => path.endsWith('.recipe.json'));
  const found = await workspace.findFiles('**/*.recipe.json', '**/node_modules/**', MOST_RECIPES);
  const all = new Map([...open, ...found].map((uri) => [uri.toString(), uri]));
  if (all.size === 0) {
    void showInformation(
      l10n.t('There is no recipe in this workspace: a recipe is a file whose name ends in .recipe.json.'),
    );
    return undefined;
  }
  const items = [...all.values()].map((uri): RecipeItem => {
    const path = workspace.asRelativePath(uri);
    const cut = path.lastIndexOf('/') + 1;
    return { label: inert(path.slice(cut)), description: inert(path.slice(0, cut)), uri };
  });
  const chosen = await window.showQuickPick(items, {
    placeHolder: l10n.t('The recipe to apply'),
    matchOnDescription: true,
  });
  return chosen?.uri;
}
