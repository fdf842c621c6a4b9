/** Says in the configuration whether the first record of a file names its columns, where that had to be guessed. */
import { type Settings, withHeader } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import { configPlaceOf } from '../config/configChange.ts';
import type { ActionMaker, Asked, Entry } from './actionMaker.ts';
import { diagnosed } from './findingOf.ts';
import { statementEntries } from './statementEntries.ts';

export const sayHeader: ActionMaker = { name: 'header', list };

function list({ session, watch: { document }, analysis, params }: Asked): Entry[] {
  const diagnostics = diagnosed(params, 'header');
  if (diagnostics.length === 0 || analysis.settings.header !== 'auto') return [];
  const place = configPlaceOf(session, document.uri);
  const statement = (header: 'yes' | 'no', title: string) => ({
    title,
    edits: (text: string) => withHeader(text, place?.glob, header),
    counts: (settings: Settings) => settings.header === header,
  });
  const statements = [
    statement('yes', t`The first record names the columns (set "header" to "yes")`),
    statement('no', t`The first record is data (set "header" to "no")`),
  ];
  return place ? statementEntries(place, statements, diagnostics) : [];
}
