/** All columns that identify people, each with what is proposed for it: those that stay ticked are treated in one go. */
import {
  type ChosenRemedy,
  type FixIdentifiersParams,
  fixIdentifiersRequest,
  type IdentifierList,
  type IdentifiersParams,
  identifiersRequest,
  type PlannedColumn,
} from '@quasi/shared/protocol';
import { l10n, type QuickPickItem, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { inert } from './inertText.ts';
import { askLong, showInformation } from './messages.ts';

interface Item extends QuickPickItem {
  readonly column: number;
}

/** Undefined where there are none, which is said then, or none was chosen. */
export async function pickIdentifiers(client: LanguageClient, uri: string): Promise<ChosenRemedy | undefined> {
  const title = l10n.t('Quasi looks for identifiers');
  const list = await askLong<IdentifierList | null>(client, title, identifiersRequest, {
    uri,
  } satisfies IdentifiersParams);
  if (!list || list.identifiers.length === 0) {
    void showInformation(l10n.t('No column of this file identifies people.'));
    return undefined;
  }
  const chosen = await window.showQuickPick(list.identifiers.map(itemOf), {
    canPickMany: true,
    matchOnDetail: true,
    title: l10n.t('Fix all identifiers in this file'),
    placeHolder: l10n.t('What stays ticked is treated; a preview comes first.'),
  });
  if (!chosen || chosen.length === 0) return undefined;
  const params: FixIdentifiersParams = { uri, columns: chosen.map(({ column }) => column) };
  return await client.sendRequest<ChosenRemedy>(fixIdentifiersRequest, params);
}

function itemOf({ column, name, what, example }: PlannedColumn): Item {
  return { column, label: inert(name), description: inert(example ?? ''), detail: inert(what), picked: true };
}
