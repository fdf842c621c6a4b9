/** The tables of databases that configurations save under names, as an editor speaks of them. */
import { type Connection, type LoadedConfig, nameOf } from '@quasi/shared/config';
import { shownName } from '@quasi/shared/explain';
import { t } from '@quasi/shared/words';
import { addressText, connectionNamed, operandOf, tablePath } from './connections.ts';
import { engineOfAddress } from './engines/index.ts';

export interface SavedTable {
  readonly name: string;
  /** `connection:census`, by which a terminal and patterns for files know it. */
  readonly operand: string;
  /** Where its settings are looked for. */
  readonly path: string;
  readonly address: string;
  /** In words. */
  readonly place: string;
}

/** Those that a configuration has, with what it extends. */
export function savedTables({ connections, paths }: LoadedConfig): SavedTable[] {
  return Object.entries(connections).map(([name, connection]) => savedTable(paths[0], name, connection));
}

/** Undefined if nothing is saved there any more. */
export function savedTableAt(path: string, { connections, paths }: LoadedConfig): SavedTable | undefined {
  const name = connectionNamed(nameOf(path));
  if (name === undefined || !Object.hasOwn(connections, name) || tablePath(paths[0], name) !== path) return undefined;
  return savedTable(paths[0], name, connections[name]);
}

function savedTable(config: string, name: string, connection: Connection): SavedTable {
  const address = addressText(connection);
  const { host, port, database, table, cluster } = connection;
  const server = shownName(port === undefined ? host : `${host}:${port}`);
  const engine = engineOfAddress(address)?.title ?? connection.engine;
  const where = t`${engine} at ${server}, database ${shownName(database)}, table ${shownName(table)}`;
  const place = cluster === undefined ? where : t`${where}, cluster ${shownName(cluster)}`;
  return { name, operand: operandOf(name), path: tablePath(config, name), address, place };
}
