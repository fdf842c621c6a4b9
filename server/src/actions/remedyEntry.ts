/** An entry whose edit changes many cells, or needs a key: made when it is chosen, or handed to a command of the editor that does what an edit cannot. */
import { MOST_CELLS } from '@quasi/shared/edits';
import { formatCount } from '@quasi/shared/explain';
import { type ChosenRemedy, TREAT_COMMAND } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { Command } from 'vscode-languageserver/node';
import type { ActionData } from '../handlers/codeActionResolve.ts';
import { headerDoubt, refuseUnsureHeader } from '../headerDoubt.ts';
import { KEY_VARIABLE, pseudonymKey } from '../pseudonymKey.ts';
import type { Reading } from '../reading.ts';
import { type Entry, unavailable } from './actionMaker.ts';
import { inCopy } from './offerText.ts';
import { treatmentsIn } from './statedTreatments.ts';
import { stateOf } from './textState.ts';

export interface Remedied<Need> {
  readonly title: string;
  readonly cells: number;
  readonly needsKey: boolean;
  readonly need: Need;
}

type Place = Pick<Reading, 'session' | 'watch' | 'analysis'>;

export function remedyEntry<Need>(place: Place, maker: string, remedied: Remedied<Need>): Entry<Need> {
  const { title, cells, needsKey, need } = remedied;
  const doubt = headerDoubt(place.analysis.table);
  if (doubt !== undefined) return unavailable(title, doubt);
  const isTooLarge = cells > MOST_CELLS;
  if (place.session.abilities.commands && (isTooLarge || needsKey)) {
    const shown = isTooLarge ? inCopy(title, cells) : title;
    return { title: shown, command: Command.create(shown, TREAT_COMMAND, chosenRemedy(place, maker, remedied)) };
  }
  if (isTooLarge) {
    return unavailable(title, t`More than ${formatCount(MOST_CELLS)} cells are too many for one edit.`);
  }
  if (needsKey && pseudonymKey() === undefined) {
    return unavailable(title, t`Pseudonyms need a key: set the environment variable ${KEY_VARIABLE}.`);
  }
  return { title, need };
}

/** What the commands of the editor hand back to have it previewed, applied or written to a copy. */
export function chosenRemedy<Need>(
  { watch: { document }, analysis }: Place,
  maker: string,
  { title, cells, needsKey, need }: Remedied<Need>,
): ChosenRemedy {
  refuseUnsureHeader(analysis);
  const data: ActionData = { maker, uri: document.uri, ...stateOf(document, analysis), need };
  const fitsRecipe = treatmentsIn(need, analysis.table) !== undefined;
  return { title, uri: document.uri, isLarge: cells > MOST_CELLS, needsKey, data, fitsRecipe };
}
