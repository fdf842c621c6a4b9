/** Saved connections: what `quasi.json` says of a table becomes an address, and its name a place beside that file, by which the table is spoken of. */
import { type Connection, folderOf, joined } from '@quasi/shared/config';
import { t } from '@quasi/shared/words';
import { pathOf, uriOf } from './config/configFile.ts';
import { readAddress } from './engines/address.ts';
import { engineOfAddress } from './engines/index.ts';
import { FileProblem } from './files/index.ts';

const PREFIX = 'connection:';
/** Of the document that stands for a table in an editor. */
const SCHEME = 'quasi-table:';

/** Undefined of an operand that means a file. */
export function connectionNamed(operand: string): string | undefined {
  return operand.startsWith(PREFIX) ? operand.slice(PREFIX.length) : undefined;
}

export function operandOf(name: string): string {
  return PREFIX + name;
}

/** As it could be typed; user and password are the engine's to find. */
export function addressText({ engine, host, port, database, table, cluster, secure }: Connection): string {
  const place = [database, table].map(encodeURIComponent).join('/');
  const options = new URLSearchParams({ ...(cluster && { cluster }), ...(secure && { secure: 'true' }) });
  const asked = options.size > 0 ? `?${options}` : '';
  return `${engine}://${encodeURIComponent(host)}${port === undefined ? '' : `:${port}`}/${place}${asked}`;
}

/** An address that somebody typed, as it is saved. */
export function connectionOf(typed: string): Connection {
  const { host, port, user, password, database, schema, table, options } = readAddress(typed);
  const engine = engineOfAddress(typed)?.name;
  if (engine !== 'postgres' && engine !== 'clickhouse') {
    throw new FileProblem(typed, t`The address begins with postgres:// or clickhouse://.`);
  }
  if (user !== undefined || password !== undefined) {
    throw new FileProblem(
      typed,
      t`Leave out user and password: they come from the environment or the engine’s own files.`,
    );
  }
  // ClickHouse knows no schemas: what stands before the dot is the database.
  const isOneName = engine === 'clickhouse' && database === undefined;
  const named = isOneName ? schema : database;
  if (named === undefined) throw new FileProblem(typed, t`Name the database too: engine://host/database/schema.table.`);
  const cluster = options.get('cluster');
  return {
    engine,
    host,
    ...(port !== undefined && { port }),
    database: named,
    table: isOneName || schema === undefined ? table : `${schema}.${table}`,
    ...(cluster && { cluster }),
    ...(options.get('secure') === 'true' && { secure: true }),
  };
}

/** Where its settings are looked for: beside the configuration that saves it. */
export function tablePath(config: string, name: string): string {
  return joined(folderOf(config), operandOf(name));
}

export function tableUri(path: string): string {
  return uriOf(path).replace(/^file:/, SCHEME);
}

/** Undefined of any other document. */
export function pathOfTable(uri: string): string | undefined {
  return uri.startsWith(SCHEME) ? pathOf(`file:${uri.slice(SCHEME.length)}`) : undefined;
}
