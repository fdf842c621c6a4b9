/** Says in the configuration whom the rows of a file are about, where Quasi had to guess. */
import { folderOf, globOf, rowsOf, settingsFor, type UnitName, withUnit } from '@quasi/shared/config';
import { t, translatable, translated } from '@quasi/shared/words';
import { CodeActionKind } from 'vscode-languageserver/node';
import { canWriteConfig, changeOfConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';
import { unavailableConfig } from './unavailable.ts';

export const sayUnit: ActionMaker = {
  name: 'unit',
  // Also without a finding: rows about nobody have none.
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite],
  list,
};

const titles: Readonly<Record<Exclude<UnitName, 'unclear'>, string>> = {
  people: translatable('The rows are people'),
  events: translatable('The rows are events of people'),
  groups: translatable('The rows are counts of people'),
  things: translatable('The rows are about nobody'),
};

async function list({ session, watch: { document }, analysis, params, kind, answer }: Asked): Promise<Entry[]> {
  const file = pathOf(document.uri);
  const diagnostics = diagnosed(params, 'unit');
  const isAtTop = params.range.start.line === 0;
  if (file === undefined || !isAtTop || (kind === CodeActionKind.QuickFix && diagnostics.length === 0)) return [];
  const facts = analysis.known.profile ?? (await answer(analysis.profile()));
  const path = session.configs.placeFor(file);
  if (!facts || !canWriteConfig(session, path)) return [];
  const glob = globOf(folderOf(path), file);
  const entries: Entry[] = [];
  for (const [rows, words] of Object.entries(titles) as [Exclude<UnitName, 'unclear'>, string][]) {
    if (rows === facts.unit.rows) continue;
    const change = changeOfConfig(session, path, (text) => withUnit(text, glob, rows));
    if (!change) return [unavailableConfig()];
    const { unit } = settingsFor({}, session.configs.readAs(path, change.after.getText()), file);
    // What stands elsewhere in the configuration may count more.
    if (unit === undefined || rowsOf(unit) !== rows) continue;
    entries.push({ title: t`${translated(words)} (set "unit" to "${rows}")`, diagnostics, edit: change.edit });
  }
  return entries;
}
