/**
 * The remedies for a column or a finding, chosen from a list: entries of the lightbulb. The server is asked, not
 * `vscode.executeCodeActionProvider`, which leaves out what cannot be done now and why, and mixes in what other extensions offer.
 */
import {
  ALLOW_COMMAND,
  ALLOW_KIND,
  CHANGE_ROLE_COMMAND,
  type EntrySort,
  FIX_IDENTIFIERS_COMMAND,
  MARKING,
  type PlaceInText,
  REACH_COMMAND,
  ROLE_KIND,
} from '@quasi/shared/protocol';
import { commands, Disposable, l10n, languages, type QuickPickItem, window, workspace } from 'vscode';
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  CodeActionTriggerKind,
  type LanguageClient,
} from 'vscode-languageclient/node';
import { isEdited } from './columnItems.ts';
import type { ColumnNode } from './columnsTree.ts';
import { declareRole } from './declareRole.ts';
import { inert } from './inertText.ts';
import { orTell, showError, showInformation } from './messages.ts';

interface Choice extends QuickPickItem {
  readonly action: CodeAction;
}

/** Where the menu was asked for. */
interface Place {
  readonly uri: string;
  readonly range: PlaceInText;
}

/** The commands that the entries "Change role…" and "Allow…" name: the document, and where the menu was asked for. */
export function registerChoices(client: LanguageClient): Disposable {
  const opens = (command: string, open: (place: Place) => Promise<void>) =>
    commands.registerCommand(command, (uri: string, range: PlaceInText) => {
      const failed = l10n.t('That failed; the log says why.');
      return orTell(client, 'A choice could not be shown.', failed, open({ uri, range }));
    });
  return Disposable.from(
    opens(CHANGE_ROLE_COMMAND, async (place) => {
      const actions = await actionsOn(client, place, ROLE_KIND);
      await choose(client, actions, l10n.t('What this column is'), noRole());
    }),
    opens(ALLOW_COMMAND, async (place) => {
      const actions = await actionsOn(client, place, ALLOW_KIND);
      await choose(client, actions, l10n.t('Which finding to allow'), l10n.t('There is no finding to allow here.'));
    }),
  );
}

export async function chooseRole(client: LanguageClient, node: ColumnNode): Promise<void> {
  const { uri, entry } = node;
  if (!entry.range || !isEdited(node)) return await declareRole(client, uri, entry);
  const actions = await actionsOn(client, { uri, range: entry.range }, ROLE_KIND);
  await choose(client, actions, l10n.t('What {0} is', inert(entry.name)), noRole());
}

function noRole(): string {
  return l10n.t('No other role can be given to this column here.');
}

export async function chooseFix(client: LanguageClient, { uri, entry }: ColumnNode): Promise<void> {
  if (!entry.range) return;
  const found = await actionsOn(client, { uri, range: entry.range });
  const actions = found.filter((action) => !isRole(action) && !isOfFile(action));
  const question = l10n.t('What to do about {0}', inert(entry.name));
  await choose(client, actions, question, l10n.t('There is nothing to fix in this column.'));
}

async function actionsOn(client: LanguageClient, place: Place, only?: string): Promise<CodeAction[]> {
  const { protocol2CodeConverter, code2ProtocolConverter } = client;
  const range = protocol2CodeConverter.asRange(place.range);
  // A finding on the whole header is about the file: the menu of a column does not have it, that of its own place does.
  const own = languages
    .getDiagnostics(protocol2CodeConverter.asUri(place.uri))
    .filter(
      (one) =>
        one.source === 'quasi' && (only === ALLOW_KIND ? one.range.intersection(range) : range.contains(one.range)),
    );
  const found = await client.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: place.uri },
    range: place.range,
    context: {
      diagnostics: await code2ProtocolConverter.asDiagnostics(own),
      triggerKind: CodeActionTriggerKind.Invoked,
      ...(only !== undefined && { only: [only] }),
    },
  });
  return (found ?? []).filter((one): one is CodeAction => typeof one.command !== 'string');
}

function isRole({ data }: CodeAction): boolean {
  return (data as EntrySort | undefined)?.maker === MARKING;
}

/** Commands for the whole file, which stand in the menu of a column too. */
const ofFile: readonly string[] = ['quasi.setPopulation', REACH_COMMAND, FIX_IDENTIFIERS_COMMAND];

/** Not about the column that the menu was opened on. */
function isOfFile({ kind = '', command }: CodeAction): boolean {
  return kind.startsWith('source') || (command !== undefined && ofFile.includes(command.command));
}

async function choose(
  client: LanguageClient,
  actions: readonly CodeAction[],
  placeHolder: string,
  nothing: string,
): Promise<void> {
  if (actions.length === 0) {
    void showInformation(nothing);
    return;
  }
  const chosen = await window.showQuickPick(actions.map(choiceOf), { placeHolder });
  if (!chosen || chosen.action.disabled) return;
  await apply(client, chosen.action);
}

/** A list has no entries that cannot be chosen: what cannot be done says why, and does nothing. */
function choiceOf(action: CodeAction): Choice {
  const label = inert(action.title);
  if (!action.disabled) return { label, action };
  return { label, description: l10n.t('not possible now'), detail: inert(action.disabled.reason), action };
}

async function apply(client: LanguageClient, chosen: CodeAction): Promise<void> {
  const isWhole = chosen.edit !== undefined || chosen.data === undefined;
  const action = isWhole ? chosen : await client.sendRequest(CodeActionResolveRequest.type, chosen);
  const edit = action.edit && (await client.protocol2CodeConverter.asWorkspaceEdit(action.edit));
  if (edit && !(await workspace.applyEdit(edit))) {
    void showError(l10n.t('The file has changed meanwhile, so nothing was done. Try again.'));
    return;
  }
  if (action.command) await commands.executeCommand(action.command.command, ...(action.command.arguments ?? []));
}
