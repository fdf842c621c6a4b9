/** `quasi/notAboutPeople`: writes into the configuration that counts for a document that its rows are things. */
import { rowsOf, withUnit } from '@quasi/shared/config';
import type { NotAboutPeopleParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { ConfigPlace } from '../config/configChange.ts';
import { state, statementOfFile } from '../config/statement.ts';
import { fileOf, refusal } from '../refusal.ts';
import type { Session } from '../session.ts';

export async function notAboutPeople(session: Session, { uri }: NotAboutPeopleParams): Promise<void> {
  const unsaved = t`Save the document first: this is stated in quasi.json, beside files on this machine.`;
  const file = fileOf(uri, unsaved);
  const change = statementOfFile(session, file, (text, glob) => withUnit(text, glob, 'things'));
  const { unit } = new ConfigPlace(session, file).settingsAfter(change);
  if (unit === undefined || rowsOf(unit) !== 'things') {
    throw refusal(t`An entry further down in quasi.json states another unit for this file. Change it there.`);
  }
  await state(session, t`Not about people`, change);
}
