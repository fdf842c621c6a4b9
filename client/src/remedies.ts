/** Remedies that are more than an edit: chosen from a list, previewed, in need of a key, or written to a copy of the file. */
import {
  type ChosenRemedy,
  FIX_IDENTIFIERS_COMMAND,
  type NotAboutPeopleParams,
  notAboutPeopleRequest,
  REACH_COMMAND,
  type ReachParams,
  type ReachResult,
  type RemediesParams,
  type RemedyList,
  reachRequest,
  remediesRequest,
  type SafeCopyResult,
  safeCopyRequest,
  TREAT_COMMAND,
} from '@quasi/shared/protocol';
import {
  commands,
  Disposable,
  l10n,
  ProgressLocation,
  type QuickPickItem,
  type SecretStorage,
  ThemeIcon,
  window,
  workspace,
} from 'vscode';
import { CodeActionResolveRequest, type LanguageClient } from 'vscode-languageclient/node';
import { activeUri } from './activeTable.ts';
import { acceptBaseline } from './baseline.ts';
import type { Cards } from './cards.ts';
import { pickIdentifiers } from './identifiersPick.ts';
import { inert } from './inertText.ts';
import { askLong, fileName, showError, showFailure, showInformation, showWarning, writeAgreed } from './messages.ts';
import { Previews } from './preview.ts';
import { type PreviewActs, registerPreviewTitle } from './previewTitle.ts';
import { offerToDeclare, remediesForFile, writeParts } from './protect.ts';
import { handOverKey, setKey } from './pseudonymKey.ts';
import { pickPlan } from './reachPick.ts';
import { registerRecipes, saveRecipe } from './recipes.ts';

/** For our own views: the argument is a `ChosenRemedy`. */
export const PREVIEW_COMMAND = 'quasi.previewRemedy';
export const SAVE_RECIPE_COMMAND = 'quasi.saveRecipeOf';

interface Tools {
  readonly client: LanguageClient;
  readonly secrets: SecretStorage;
  readonly previews: Previews;
}

export function registerRemedies(client: LanguageClient, secrets: SecretStorage, cards: Cards): Disposable {
  const tools: Tools = { client, secrets, previews: new Previews(client, cards) };
  const orTell = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((error: unknown) => tell(client, error));
  };
  return Disposable.from(
    tools.previews,
    commands.registerCommand(TREAT_COMMAND, (chosen: ChosenRemedy) => orTell(treat(tools, chosen))),
    commands.registerCommand(PREVIEW_COMMAND, (chosen: ChosenRemedy) => orTell(previewOf(tools, chosen))),
    commands.registerCommand(SAVE_RECIPE_COMMAND, (chosen: ChosenRemedy) =>
      orTell(saveRecipe(client, chosen.uri, chosen)),
    ),
    commands.registerCommand('quasi.moreRemedies', (uri: string, column: number) =>
      orTell(chooseRemedy(tools, { uri, column })),
    ),
    registerPreviewTitle(tools.previews, previewActs(tools), orTell),
    commands.registerCommand(REACH_COMMAND, (uri?: string) => orTell(reachK(tools, uri))),
    commands.registerCommand(FIX_IDENTIFIERS_COMMAND, (uri?: string) => orTell(fixIdentifiers(tools, uri))),
    commands.registerCommand('quasi.acceptBaseline', (uri?: string) => orTell(acceptBaseline(client, uri))),
    commands.registerCommand('quasi.notAboutPeople', (uri?: string) => orTell(notAboutPeople(client, uri))),
    registerRecipes(client, (chosen) => previewOf(tools, chosen), orTell),
    commands.registerCommand('quasi.protectFile', () => orTell(protectFile(tools))),
    commands.registerCommand('quasi.setPseudonymKey', () => orTell(setKey(client, secrets))),
  );
}

function tell(client: LanguageClient, error: unknown): void {
  client.error('A remedy failed.', error, false);
  showFailure(error, l10n.t('Nothing was done; the log says why.'));
}

/** Returns whether the file was changed, or a copy written. */
async function treat({ client, secrets }: Tools, chosen: ChosenRemedy): Promise<boolean> {
  if (chosen.needsKey && !(await handOverKey(client, secrets))) return false;
  if (chosen.isSplit) {
    await writeParts(client, chosen);
    return false;
  }
  const isDone = chosen.isLarge ? await writeCopy(client, chosen) : await apply(client, chosen);
  if (isDone && chosen.isNoise) offerToDeclare(client, chosen, (error) => tell(client, error));
  return isDone;
}

/** What the buttons of a preview lead to. */
function previewActs(tools: Tools): PreviewActs {
  return {
    apply: (chosen) => treat(tools, chosen),
    showDetails: (chosen) => detailsOf(tools, chosen),
    saveRecipe: (chosen) => saveRecipe(tools.client, chosen.uri, chosen),
  };
}

/** Returns whether it was done. */
async function apply(client: LanguageClient, { title, data }: ChosenRemedy): Promise<boolean> {
  const { edit } = await client.sendRequest(CodeActionResolveRequest.type, { title, data });
  const workspaceEdit = edit && (await client.protocol2CodeConverter.asWorkspaceEdit(edit));
  if (workspaceEdit && (await workspace.applyEdit(workspaceEdit))) return true;
  void showError(l10n.t('The file has changed meanwhile, so nothing was done. Try again.'));
  return false;
}

/** Then shows what differs. Returns whether it was written. */
async function writeCopy(client: LanguageClient, chosen: ChosenRemedy): Promise<boolean> {
  const title = l10n.t('Quasi writes a copy');
  const write = (overwrites: boolean) =>
    askLong<SafeCopyResult>(client, title, safeCopyRequest, { chosen, overwrites });
  const { asUri } = client.protocol2CodeConverter;
  const written = await writeAgreed(write, ({ isThere, uri }) => (isThere ? fileName(asUri(uri)) : ''));
  if (!written) return false;
  const copy = asUri(written.uri);
  const name = fileName(copy);
  await commands.executeCommand('vscode.diff', asUri(chosen.uri), copy, l10n.t('{0}: the copy', name));
  if (written.note) showWarning(written.note);
  if (chosen.fitsRecipe) offerToKeep(client, chosen, name);
  return true;
}

/** A recipe says how a copy was made. Not awaited: this message stays until it is closed. */
function offerToKeep(client: LanguageClient, chosen: ChosenRemedy, copy: string): void {
  const keepIt = l10n.t('Save Recipe');
  void showInformation(l10n.t('{0} was written.', copy), keepIt)
    .then((answer) => (answer === keepIt ? saveRecipe(client, chosen.uri, chosen) : undefined))
    .then(undefined, (error: unknown) => tell(client, error));
}

interface Choice extends QuickPickItem {
  readonly chosen: ChosenRemedy;
  /** The same, titled with what it does, as it is in the lightbulb's menu. */
  readonly told: ChosenRemedy;
}

/** All remedies for a column; each can be previewed, and its details shown, by the buttons behind it. */
async function chooseRemedy(tools: Tools, params: RemediesParams): Promise<void> {
  const list = await tools.client.sendRequest<RemedyList | null>(remediesRequest, params);
  if (!list || list.remedies.length === 0) {
    void showInformation(l10n.t('There is nothing to do about this column.'));
    return;
  }
  pick(tools, l10n.t('Treat {0}', inert(list.name)), list);
}

async function protectFile(tools: Tools): Promise<void> {
  const list = await remediesForFile(tools.client);
  if (list) pick(tools, l10n.t('Protect the whole file'), list);
}

function pick(tools: Tools, title: string, { remedies }: RemedyList): void {
  const preview = { iconPath: new ThemeIcon('open-preview'), tooltip: l10n.t('Preview') };
  const details = { iconPath: new ThemeIcon('info'), tooltip: l10n.t('Details') };
  const picker = window.createQuickPick<Choice>();
  picker.title = title;
  picker.placeholder = l10n.t('Your choice is applied; its buttons show it first, or say more about its effect.');
  picker.matchOnDetail = true;
  picker.items = remedies.map(({ chosen, effect }) => ({
    label: inert(chosen.title),
    detail: inert(effect),
    buttons: chosen.isSplit ? [details] : [preview, details],
    chosen,
    told: effect === '' ? chosen : { ...chosen, title: l10n.t('{0}: {1}', chosen.title, effect) },
  }));
  const then = (work: Promise<unknown>) => {
    picker.hide();
    void work.catch((error: unknown) => tell(tools.client, error));
  };
  picker.onDidTriggerItemButton(({ item: { told }, button }) =>
    then(button === details ? detailsOf(tools, told) : previewOf(tools, told)),
  );
  picker.onDidAccept(() => {
    const [choice] = picker.selectedItems;
    if (choice) then(treat(tools, choice.chosen));
  });
  picker.onDidHide(() => picker.dispose());
  picker.show();
}

/** Shown first; what is shown can then be applied by the buttons of its editor. */
async function previewOf(tools: Tools, chosen: ChosenRemedy): Promise<void> {
  if (chosen.needsKey && !(await handOverKey(tools.client, tools.secrets))) return;
  await tools.previews.show(chosen);
}

async function detailsOf({ previews }: Tools, chosen: ChosenRemedy): Promise<void> {
  const title = l10n.t('Quasi works out what it would do');
  await window.withProgress({ location: ProgressLocation.Window, title }, () => previews.showDetails(chosen));
}

/** `uri`: as the server writes it, from the lightbulb; else the active document is meant. */
async function reachK(tools: Tools, uri: string | undefined): Promise<void> {
  const { client } = tools;
  const meant = uri ?? activeUri(client, l10n.t('Open the data file that is to reach its k.'));
  if (meant === undefined) return;
  const title = l10n.t('Quasi looks for what loses least');
  const params: ReachParams = { uri: meant };
  const plan = await askLong<ReachResult | null>(client, title, reachRequest, params);
  if (!plan) {
    void showInformation(l10n.t('It reaches its k already, or no plan makes it.'));
    return;
  }
  const chosen = await pickPlan(plan);
  if (chosen) await previewOf(tools, chosen);
}

async function fixIdentifiers(tools: Tools, uri: string | undefined): Promise<void> {
  const meant = uri ?? activeUri(tools.client, l10n.t('Open the data file whose identifiers are to be fixed.'));
  const chosen = meant === undefined ? undefined : await pickIdentifiers(tools.client, meant);
  if (chosen) await previewOf(tools, chosen);
}

async function notAboutPeople(client: LanguageClient, uri: string | undefined): Promise<void> {
  const meant = uri ?? activeUri(client, l10n.t('Open the data file that is not about people.'));
  if (meant !== undefined) {
    await client.sendRequest(notAboutPeopleRequest, { uri: meant } satisfies NotAboutPeopleParams);
  }
}
