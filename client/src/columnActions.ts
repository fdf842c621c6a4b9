/**
 * What can be done about a column, chosen from a list: the entries of the lightbulb on its header. The server is asked, not
 * `vscode.executeCodeActionProvider`, which leaves out what cannot be done now and why, and mixes in what other extensions offer.
 */
import { type EntrySort, MARKING } from '@quasi/shared/protocol';
import { commands, l10n, languages, type QuickPickItem, window, workspace } from 'vscode';
import {
  type CodeAction,
  CodeActionRequest,
  CodeActionResolveRequest,
  CodeActionTriggerKind,
  type LanguageClient,
} from 'vscode-languageclient/node';
import type { ColumnNode } from './columnsTree.ts';
import { inert } from './inertText.ts';
import { showError, showInformation } from './messages.ts';

interface Choice extends QuickPickItem {
  readonly action: CodeAction;
}

export async function chooseRole(client: LanguageClient, node: ColumnNode): Promise<void> {
  const actions = (await actionsOn(client, node)).filter(isRole);
  const question = l10n.t('What {0} is', inert(node.entry.name));
  await choose(client, actions, question, l10n.t('No other role can be given to this column here.'));
}

export async function chooseFix(client: LanguageClient, node: ColumnNode): Promise<void> {
  const actions = (await actionsOn(client, node)).filter((action) => !isRole(action) && !isOfFile(action));
  const question = l10n.t('What to do about {0}', inert(node.entry.name));
  await choose(client, actions, question, l10n.t('There is nothing to fix in this column.'));
}

async function actionsOn(client: LanguageClient, { uri, entry }: ColumnNode): Promise<CodeAction[]> {
  const { protocol2CodeConverter, code2ProtocolConverter } = client;
  const range = protocol2CodeConverter.asRange(entry.range);
  // What is found of the whole file stands on all of the header, and is not about this column.
  const own = languages
    .getDiagnostics(protocol2CodeConverter.asUri(uri))
    .filter((one) => one.source === 'quasi' && range.contains(one.range));
  const found = await client.sendRequest(CodeActionRequest.type, {
    textDocument: { uri },
    range: entry.range,
    context: {
      diagnostics: await code2ProtocolConverter.asDiagnostics(own),
      triggerKind: CodeActionTriggerKind.Invoked,
    },
  });
  return (found ?? []).filter((one): one is CodeAction => typeof one.command !== 'string');
}

function isRole({ data }: CodeAction): boolean {
  return (data as EntrySort | undefined)?.maker === MARKING;
}

/** Not about the column that the menu was opened on. */
function isOfFile({ kind = '', command }: CodeAction): boolean {
  return kind.startsWith('source') || command?.command === 'quasi.setPopulation';
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
