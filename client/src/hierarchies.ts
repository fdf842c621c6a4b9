/** Opens the hierarchy of a column, which the server writes first where there is none. */
import {
  EDIT_HIERARCHY_COMMAND,
  type EditHierarchyParams,
  type EditHierarchyResult,
  editHierarchyRequest,
} from '@quasi/shared/protocol';
import { commands, type Disposable, l10n, window } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { orTell, showInformation } from './messages.ts';

/** `uri` and `column` as the server writes them, from the lightbulb. */
export function registerHierarchies(client: LanguageClient): Disposable {
  return commands.registerCommand(EDIT_HIERARCHY_COMMAND, async (uri?: string, column?: number) => {
    if (uri === undefined || column === undefined) {
      void showInformation(l10n.t('Choose this in the lightbulb on the name of a column.'));
      return;
    }
    const failed = l10n.t('That failed; the log says why.');
    await orTell(client, 'The hierarchy could not be opened.', failed, openHierarchy(client, { uri, column }));
  });
}

async function openHierarchy(client: LanguageClient, params: EditHierarchyParams): Promise<void> {
  const written = await client.sendRequest<EditHierarchyResult>(editHierarchyRequest, params);
  await window.showTextDocument(client.protocol2CodeConverter.asUri(written.uri), { preview: false });
}
