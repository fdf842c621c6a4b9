/** Says in the configuration whether the first record of a file names its columns, where that had to be guessed. */
import { folderOf, globOf, settingsFor, withHeader } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import { CodeActionKind } from 'vscode-languageserver/node';
import { canWriteConfig, changeOfConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';
import { unavailableConfig } from './unavailable.ts';

export const sayHeader: ActionMaker = { name: 'header', kinds: [CodeActionKind.QuickFix], list };

function list({ session, watch: { document }, analysis, params }: Asked): Entry[] {
  const file = pathOf(document.uri);
  const diagnostics = diagnosed(params, 'header');
  if (file === undefined || diagnostics.length === 0 || analysis.settings.header !== 'auto') return [];
  const path = session.configs.placeFor(file);
  if (!canWriteConfig(session, path)) return [];
  const glob = globOf(folderOf(path), file);
  const entries: Entry[] = [];
  for (const [header, title] of [
    ['yes', t`The first record names the columns (set "header" to "yes")`],
    ['no', t`The first record is data (set "header" to "no")`],
  ] as const) {
    const change = changeOfConfig(session, path, (text) => withHeader(text, glob, header));
    if (!change) return [unavailableConfig()];
    const settings = settingsFor({}, session.configs.readAs(path, change.after.getText()), file);
    // What stands elsewhere in the configuration may count more.
    if (settings.header === header) entries.push({ title, diagnostics, edit: change.edit });
  }
  return entries;
}
