/**
 * The command "Open Sample Data Set": opens a copy of a small made-up data set, to be looked at and changed.
 *
 * The copy is a file in a folder of its own in the extension's storage: a document that was never saved would have no place for a
 * `quasi.json`, so that nothing could be marked or allowed; and the user's workspace is not the place to put things unasked.
 */
import {
  commands,
  type ExtensionContext,
  l10n,
  TabInputText,
  type TextDocumentShowOptions,
  Uri,
  window,
  workspace,
} from 'vscode';
import { showError } from './messages.ts';

export async function openSample({ extensionUri, globalStorageUri }: ExtensionContext): Promise<void> {
  const folder = Uri.joinPath(globalStorageUri, 'sample');
  const copy = Uri.joinPath(folder, 'patients.csv');
  try {
    if (!isInUse(folder)) await copyAfresh(Uri.joinPath(extensionUri, 'samples', 'patients.csv'), folder, copy);
    // As a person opens it: a document that an extension opened would outlive its tab.
    await commands.executeCommand('vscode.open', copy, { preview: false } satisfies TextDocumentShowOptions);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    void showError(l10n.t('The sample could not be opened: {0}', reason));
  }
}

/** While somebody has the sample or its configuration in a tab, it is as they left it. */
function isInUse(folder: Uri): boolean {
  const inputs = window.tabGroups.all.flatMap(({ tabs }) => tabs.map(({ input }) => input));
  return inputs.some((input) => input instanceof TabInputText && input.uri.toString().startsWith(`${folder}/`));
}

/** Without what was changed in it and marked beside it. What an installed file may be, such as read-only, the copy is not. */
async function copyAfresh(original: Uri, folder: Uri, copy: Uri): Promise<void> {
  // Made first, since what is not there cannot be deleted.
  await workspace.fs.createDirectory(folder);
  await workspace.fs.delete(folder, { recursive: true });
  await workspace.fs.writeFile(copy, await workspace.fs.readFile(original));
}
