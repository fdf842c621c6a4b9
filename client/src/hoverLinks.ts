/** What the links of a hover do: the lightbulb's menu at its place, and the card with all that is known of it. */
import { type CardAtParams, type CardAtResult, cardAtRequest, hoverCommands } from '@quasi/shared/protocol';
import { commands, Disposable, l10n, Position, Selection, Uri, window, workspace } from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { activeTable } from './activeTable.ts';
import type { Cards } from './cards.ts';
import { orTell, showInformation } from './messages.ts';

type Place = CardAtParams['position'];

export function registerHoverLinks(client: LanguageClient, cards: Cards): Disposable {
  const failed = l10n.t('That failed; the log says why.');
  const run = (work: Promise<void>) => orTell(client, 'A link of a hover failed.', failed, work);
  return Disposable.from(
    commands.registerCommand(hoverCommands.fix, (uri: string, place: Place) => run(openMenu(uri, place))),
    commands.registerCommand(hoverCommands.details, (uri?: string, place?: Place) =>
      run(showCard(client, cards, uri, place)),
    ),
  );
}

/** The menu belongs to the cursor, so the cursor goes there first. */
async function openMenu(uri: string, { line, character }: Place): Promise<void> {
  const document = await workspace.openTextDocument(Uri.parse(uri));
  const shown = window.visibleTextEditors.find((editor) => editor.document === document);
  const column = shown?.viewColumn === undefined ? {} : { viewColumn: shown.viewColumn };
  const editor = await window.showTextDocument(document, column);
  const cursor = new Position(line, character);
  editor.selection = new Selection(cursor, cursor);
  await commands.executeCommand('editor.action.quickFix');
}

/** Without a place, as from the palette, of where the cursor is. */
async function showCard(client: LanguageClient, cards: Cards, given?: string, place?: Place): Promise<void> {
  const uri = given ?? activeUriOf(client);
  const position = place ?? window.activeTextEditor?.selection.active;
  if (uri === undefined || !position) return;
  const params: CardAtParams = {
    textDocument: { uri },
    position: { line: position.line, character: position.character },
  };
  const card = await client.sendRequest<CardAtResult>(cardAtRequest, params);
  if (card) await cards.show(`${Uri.parse(uri).path}.details`, card);
  else void showInformation(l10n.t('Nothing is known of this place yet.'));
}

function activeUriOf(client: LanguageClient): string | undefined {
  const document = activeTable();
  return document && client.code2ProtocolConverter.asUri(document.uri);
}
