/** Asks for the size of the population, from the line of the header: without it nobody can say how sure a match with a row is. */
import type { Analysis } from '@quasi/shared/analysis';
import { recordAt } from '@quasi/shared/table';
import { t } from '@quasi/shared/words';
import { Command } from 'vscode-languageserver/node';
import { configPlaceOf } from '../config/configChange.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';

export const setPopulation: ActionMaker = { name: 'population', section: 'more', list };

/** The command is one of the editor's, which asks for the number. */
function list({ session, watch: { document }, analysis: { table, settings }, params: { range } }: Asked): Entry[] {
  const { uri, text } = document;
  if (!session.abilities.commands || isKnown(settings) || table.rowCount === 0) return [];
  const isOnHeader =
    recordAt(table, text.offsetAt(range.start)) === 0 && recordAt(table, text.offsetAt(range.end)) === 0;
  if (!isOnHeader || !configPlaceOf(session, uri)) return [];
  const title = t`Set population…`;
  return [{ title, command: Command.create(title, 'quasi.setPopulation', uri) }];
}

/** Or will be, once a file of it is read. */
function isKnown({ population, populationFile, samplingRate }: Analysis['settings']): boolean {
  return population !== undefined || populationFile !== undefined || samplingRate !== undefined;
}
