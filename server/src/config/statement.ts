/** What somebody asked to have stated in the `quasi.json` of a data file; refused in a sentence where that cannot be done. */
import type { Settings, TextEdit } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import { refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { type ConfigChange, ConfigPlace } from './configChange.ts';

/** Of the text of a configuration, for the files of a glob, or for all. */
type Editing = (text: string, glob: string | undefined) => TextEdit[] | undefined;

/** Said of one file alone. */
export function statementOfFile(session: Session, file: string, editing: Editing): ConfigChange {
  const place = writablePlace(session, file);
  return changeOrRefusal(place, editing, place.glob);
}

/** Said of all files, or of this one alone where something nearer to it says otherwise; undefined where neither has an effect. */
export function statementThatCounts(
  session: Session,
  file: string,
  editing: Editing,
  counts: (settings: Settings) => boolean,
): ConfigChange | undefined {
  const place = writablePlace(session, file);
  for (const glob of new Set([undefined, place.glob])) {
    const change = changeOrRefusal(place, editing, glob);
    if (counts(place.settingsAfter(change))) return change;
  }
  return undefined;
}

export async function state(session: Session, label: string, { edit }: ConfigChange): Promise<void> {
  const answer: { applied?: boolean } | null = await session.connection.workspace.applyEdit({ label, edit });
  if (answer?.applied !== true) throw refusal(t`The editor did not change quasi.json. Try again.`);
}

function writablePlace(session: Session, file: string): ConfigPlace {
  const place = new ConfigPlace(session, file);
  if (place.isWritable) return place;
  throw refusal(t`This editor lets no quasi.json be made. Make one, then try again.`);
}

function changeOrRefusal(place: ConfigPlace, editing: Editing, glob: string | undefined): ConfigChange {
  const change = place.change((text) => editing(text, glob));
  if (change) return change;
  throw refusal(t`quasi.json has errors that keep it from being changed. Mend them first.`);
}
