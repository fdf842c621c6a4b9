/** `quasi/openConfig`: shows the `quasi.json` that counts for a document, and makes one where there is none. */
import { newConfig } from '@quasi/shared/config';
import type { OpenConfigParams } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { uriOf } from '../config/configFile.ts';
import { state, statementOfFile } from '../config/statement.ts';
import { fileOf } from '../refusal.ts';
import type { Session } from '../session.ts';

export async function openConfig(session: Session, { uri }: OpenConfigParams): Promise<void> {
  const file = fileOf(uri, t`Save the document first: quasi.json stands beside files on this machine.`);
  const path = session.configs.placeFor(file);
  if (!session.configs.isThere(path)) {
    const empty = statementOfFile(session, file, (text) => [{ offset: 0, length: text.length, text: newConfig }]);
    await state(session, t`Create quasi.json`, empty);
  }
  if (!session.abilities.documentReveal) return;
  await session.connection.window.showDocument({ uri: uriOf(path), takeFocus: true });
}
