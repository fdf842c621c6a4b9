/** What somebody asked to have stated in the `quasi.json` of a data file; refused in a sentence where that cannot be done. */
import { folderOf, globOf, type Settings, settingsFor, type TextEdit } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import { refusal } from '../refusal.ts';
import type { Session } from '../session.ts';
import { type ConfigChange, canWriteConfig, changeOfConfig } from './configChange.ts';

/** Of the text of a configuration, for the files of a glob, or for all. */
type Editing = (text: string, glob: string | undefined) => TextEdit[] | undefined;

/** Said of one file alone. */
export function statementOfFile(session: Session, file: string, editing: Editing): ConfigChange {
  const path = writablePlace(session, file);
  return changeOrRefusal(session, path, globOf(folderOf(path), file), editing);
}

/** Said of all files, or of this one alone where something nearer to it says otherwise; undefined where neither has an effect. */
export function statementThatCounts(
  session: Session,
  file: string,
  editing: Editing,
  counts: (settings: Settings) => boolean,
): ConfigChange | undefined {
  const path = writablePlace(session, file);
  for (const glob of new Set([undefined, globOf(folderOf(path), file)])) {
    const change = changeOrRefusal(session, path, glob, editing);
    if (counts(settingsFor({}, session.configs.readAs(path, change.after.getText()), file))) return change;
  }
  return undefined;
}

export async function state(session: Session, label: string, { edit }: ConfigChange): Promise<void> {
  const answer: { applied?: boolean } | null = await session.connection.workspace.applyEdit({ label, edit });
  if (answer?.applied !== true) throw refusal(t`The editor did not change quasi.json. Try again.`);
}

function writablePlace(session: Session, file: string): string {
  const path = session.configs.placeFor(file);
  if (canWriteConfig(session, path)) return path;
  throw refusal(t`This editor lets no quasi.json be made. Make one, then try again.`);
}

function changeOrRefusal(session: Session, path: string, glob: string | undefined, editing: Editing): ConfigChange {
  const change = changeOfConfig(session, path, (text) => editing(text, glob));
  if (change) return change;
  throw refusal(t`quasi.json has errors that keep it from being changed. Mend them first.`);
}
