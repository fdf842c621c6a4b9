/** For the column of a header cell: to open its hierarchy, or to have the automatic one written and open that. */
import { declarationOf } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { EDIT_HIERARCHY_COMMAND } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { CodeActionKind, Command } from 'vscode-languageserver/node';
import { pathOf } from '../config/configFile.ts';
import { columnAt } from '../documents/columnAt.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';

export const editHierarchy: ActionMaker = {
  name: 'hierarchy',
  kinds: [CodeActionKind.QuickFix, CodeActionKind.RefactorRewrite],
  section: 'more',
  list,
};

/** Of columns that rows are compared on, which become coarser level by level, and of those for which settings name one. */
function list({ session, watch, analysis, params }: Asked): Entry[] {
  const { uri } = watch.document;
  const column = columnAt(watch, analysis, params.range);
  if (column === undefined || !session.abilities.commands || pathOf(uri) === undefined) return [];
  const { name } = analysis.table.columns[column];
  const isNamed = declarationOf(analysis.settings, name).hierarchy !== undefined;
  const isCompared = analysis.known.profile?.quasiIdentifiers.includes(column) === true;
  if (!isNamed && !isCompared) return [];
  const title = isNamed
    ? t`Edit the hierarchy of ${shownName(name)}…`
    : t`Edit the hierarchy of ${shownName(name)}… (written beside the file)`;
  const diagnostics = diagnosed(params, 'hierarchy');
  const command = Command.create(title, EDIT_HIERARCHY_COMMAND, uri, column);
  const section = diagnostics.length > 0 ? 'fix' : 'more';
  return [{ title, section, ...(diagnostics.length > 0 && { diagnostics }), command }];
}
