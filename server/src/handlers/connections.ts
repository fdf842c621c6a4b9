/** `quasi/connections` and `quasi/addConnection`: the tables of databases that configurations save, and one more. Nothing connects. */
import { type Connection, folderOf, isConnectionName, joined, withConnection } from '@quasi/shared/config';
import type { AddConnectionParams, ConnectionsParams, SavedConnection } from '@quasi/shared/protocol';
import { t } from '@quasi/shared/words';
import { isConfig, pathOf, uriOf } from '../config/configFile.ts';
import { state, statementOfFile } from '../config/statement.ts';
import { connectionOf, operandOf, tableUri } from '../connections.ts';
import { FileProblem } from '../files/index.ts';
import { fileOf, refusal } from '../refusal.ts';
import { type SavedTable, savedTables } from '../savedTables.ts';
import type { Session } from '../session.ts';

export function connections(session: Session, { configs }: ConnectionsParams): SavedConnection[] {
  return configs.flatMap((uri) => {
    const path = isConfig(uri) ? pathOf(uri) : undefined;
    return path === undefined ? [] : savedTables(session.configs.read(path)).map(toClient);
  });
}

export async function addConnection(
  session: Session,
  { uri, name, address }: AddConnectionParams,
): Promise<SavedConnection> {
  const folder = fileOf(uri, t`Open a folder first: connections are saved in its quasi.json.`);
  if (!isConnectionName(name)) throw refusal(t`A name has letters, digits, - and _ only. Choose another one.`);
  const file = joined(folder, operandOf(name));
  const config = session.configs.placeFor(file);
  if (Object.hasOwn(session.configs.for(file).connections, name)) {
    throw refusal(t`There is a connection of this name already. Choose another name.`);
  }
  const connection = connectionIn(address);
  await state(
    session,
    t`Add connection`,
    statementOfFile(session, file, (text) => withConnection(text, name, connection)),
  );
  const [saved] = savedTables({ ...session.configs.for(file), connections: { [name]: connection }, paths: [config] });
  return toClient(saved);
}

function connectionIn(address: string): Connection {
  try {
    return connectionOf(address);
  } catch (error) {
    throw error instanceof FileProblem ? refusal(error.message) : error;
  }
}

function toClient({ name, path, address, place }: SavedTable): SavedConnection {
  return { name, uri: tableUri(path), address, place, config: uriOf(joined(folderOf(path), 'quasi.json')) };
}
