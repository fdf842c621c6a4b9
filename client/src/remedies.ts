/** Remedies that are more than an edit: chosen from a list, previewed, in need of a key, or written to a copy of the file. */
import {
  type ChosenRemedy,
  type ReachParams,
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
import { activeTable } from './activeTable.ts';
import { inert } from './inertText.ts';
import { Previews } from './preview.ts';
import { handOverKey, setKey } from './pseudonymKey.ts';

interface Tools {
  readonly client: LanguageClient;
  readonly secrets: SecretStorage;
  readonly previews: Previews;
}

export function registerRemedies(client: LanguageClient, secrets: SecretStorage): Disposable {
  const tools: Tools = { client, secrets, previews: new Previews(client) };
  const orTell = (work: Promise<void>) => work.catch((error: unknown) => tell(client, error));
  return Disposable.from(
    tools.previews,
    commands.registerCommand(TREAT_COMMAND, (chosen: ChosenRemedy) => orTell(treat(tools, chosen))),
    commands.registerCommand('quasi.moreRemedies', (uri: string, column: number) =>
      orTell(chooseRemedy(tools, { uri, column })),
    ),
    commands.registerCommand('quasi.reachK', (uri?: string) => orTell(reachK(tools, uri))),
    commands.registerCommand('quasi.setPseudonymKey', () => orTell(setKey(client, secrets))),
  );
}

function tell(client: LanguageClient, error: unknown): void {
  client.error('A remedy failed.', error, false);
  void window.showErrorMessage(error instanceof Error ? error.message : l10n.t('Nothing was done; the log says why.'));
}

async function treat({ client, secrets }: Tools, chosen: ChosenRemedy): Promise<void> {
  if (chosen.needsKey && !(await handOverKey(client, secrets))) return;
  if (chosen.isLarge) await writeCopy(client, chosen);
  else await apply(client, chosen);
}

async function apply(client: LanguageClient, { title, data }: ChosenRemedy): Promise<void> {
  const { edit } = await client.sendRequest(CodeActionResolveRequest.type, { title, data });
  const workspaceEdit = edit && (await client.protocol2CodeConverter.asWorkspaceEdit(edit));
  if (workspaceEdit && (await workspace.applyEdit(workspaceEdit))) return;
  void window.showErrorMessage(l10n.t('The file has changed meanwhile, so nothing was done. Try again.'));
}

/** Then shows what differs. */
async function writeCopy(client: LanguageClient, chosen: ChosenRemedy): Promise<void> {
  const write = (overwrites: boolean) =>
    window.withProgress({ location: ProgressLocation.Notification, title: l10n.t('Quasi writes a copy') }, () =>
      client.sendRequest<SafeCopyResult>(safeCopyRequest, { chosen, overwrites }),
    );
  let written = await write(false);
  const { asUri } = client.protocol2CodeConverter;
  const copy = asUri(written.uri);
  const name = inert(copy.path.slice(copy.path.lastIndexOf('/') + 1));
  if (written.isThere) {
    const replace = l10n.t('Replace');
    const sentence = l10n.t('{0} is there already. Replace it?', name);
    if ((await window.showWarningMessage(sentence, { modal: true }, replace)) !== replace) return;
    written = await write(true);
  }
  await commands.executeCommand('vscode.diff', asUri(chosen.uri), copy, l10n.t('{0}: the copy', name));
}

interface Choice extends QuickPickItem {
  readonly chosen: ChosenRemedy;
}

/** All remedies for a column; each can be previewed by the button behind it. */
async function chooseRemedy(tools: Tools, params: RemediesParams): Promise<void> {
  const list = await tools.client.sendRequest<RemedyList | null>(remediesRequest, params);
  if (!list || list.remedies.length === 0) {
    void window.showInformationMessage(l10n.t('There is nothing to do about this column.'));
    return;
  }
  const preview = { iconPath: new ThemeIcon('open-preview'), tooltip: l10n.t('Preview') };
  const picker = window.createQuickPick<Choice>();
  picker.placeholder = l10n.t('How to treat {0}', inert(list.name));
  picker.matchOnDetail = true;
  picker.items = list.remedies.map(({ chosen, effect }) => ({
    label: inert(chosen.title),
    detail: inert(effect),
    buttons: [preview],
    chosen,
  }));
  const then = (work: Promise<void>) => {
    picker.hide();
    void work.catch((error: unknown) => tell(tools.client, error));
  };
  picker.onDidTriggerItemButton(({ item }) => then(previewOf(tools, item.chosen)));
  picker.onDidAccept(() => {
    const [choice] = picker.selectedItems;
    if (choice) then(treat(tools, choice.chosen));
  });
  picker.onDidHide(() => picker.dispose());
  picker.show();
}

/** Shown first; what is shown can then be applied. */
async function previewOf(tools: Tools, chosen: ChosenRemedy): Promise<void> {
  if (chosen.needsKey && !(await handOverKey(tools.client, tools.secrets))) return;
  const note = await tools.previews.show(chosen);
  const doIt = l10n.t('Apply');
  const told = note === '' ? chosen.title : `${chosen.title}. ${note}`;
  // Not awaited: such a message stays until it is closed.
  void window.showInformationMessage(inert(told), doIt).then((answer) => {
    if (answer === doIt) treat(tools, chosen).catch((error: unknown) => tell(tools.client, error));
  });
}

/** `uri`: as the server writes it, from the lightbulb; else the active document is meant. */
async function reachK(tools: Tools, uri: string | undefined): Promise<void> {
  const { client } = tools;
  const document = activeTable();
  const meant = uri ?? (document && client.code2ProtocolConverter.asUri(document.uri));
  if (meant === undefined) {
    void window.showInformationMessage(l10n.t('Open the data file that is to reach its k.'));
    return;
  }
  const title = l10n.t('Quasi looks for what loses least');
  const params: ReachParams = { uri: meant };
  const chosen = await window.withProgress({ location: ProgressLocation.Notification, title }, () =>
    client.sendRequest<ChosenRemedy | null>(reachRequest, params),
  );
  if (chosen) await previewOf(tools, chosen);
  else void window.showInformationMessage(l10n.t('It reaches its k already, or no generalisation makes it.'));
}
