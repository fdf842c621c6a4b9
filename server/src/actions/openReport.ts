/** Leads from the finding on a whole file to its report, where an editor can show that: a page says more of a file than a message. */
import { openReportCommand } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { Command } from 'vscode-languageserver/node';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';

export const openReport: ActionMaker = { name: 'report', section: 'more', list };

function list({ session, watch, params }: Asked): Entry[] {
  const diagnostics = diagnosed(params, 'report');
  if (!session.abilities.commands || diagnostics.length === 0) return [];
  const title = t`Open report`;
  return [{ title, diagnostics, command: Command.create(title, openReportCommand, watch.document.uri) }];
}
