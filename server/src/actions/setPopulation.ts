/** Asks for the size of the population, from the line of the header: without it nobody can say how sure a match with a row is. */
import type { Analysis } from '@quasi/shared/analysis';
import { recordAt } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { type CodeAction, CodeActionKind, type CodeActionParams, Command } from 'vscode-languageserver/node';
import { canWriteConfig } from '../config/configChange.ts';
import { pathOf } from '../config/configFile.ts';
import type { DocumentWatch } from '../documents/documentWatch.ts';
import type { Session } from '../session.ts';

/** The command is one of the editor's, which asks for the number. */
export function setPopulationAction(
  session: Session,
  { document }: DocumentWatch,
  { table, settings }: Analysis,
  { range }: CodeActionParams,
): CodeAction[] {
  const { uri, text } = document;
  const { abilities, configs } = session;
  const file = pathOf(uri);
  if (!abilities.commands || file === undefined || isKnown(settings) || table.rowCount === 0) return [];
  const isOnHeader =
    recordAt(table, text.offsetAt(range.start)) === 0 && recordAt(table, text.offsetAt(range.end)) === 0;
  if (!isOnHeader || !canWriteConfig(session, configs.placeFor(file))) return [];
  const title = t`Set population…`;
  return [{ title, kind: CodeActionKind.QuickFix, command: Command.create(title, 'quasi.setPopulation', uri) }];
}

/** Or will be, once a file of it is read. */
function isKnown({ population, populationFile, samplingRate }: Analysis['settings']): boolean {
  return population !== undefined || populationFile !== undefined || samplingRate !== undefined;
}
