/** Tables of databases under saved names: which there are, how one is saved, and having one checked. Nothing connects but `quasi/checkTable`. */

/** Client → server: the connections that configurations save, by the addresses of these. */
export const connectionsRequest = 'quasi/connections';
export interface ConnectionsParams {
  readonly configs: readonly string[];
}
export interface SavedConnection {
  readonly name: string;
  /** Of the document that stands for the table: findings are published under it. */
  readonly uri: string;
  /** Where the table is, without user and password: what somebody agrees to connect to. */
  readonly address: string;
  /** The same in words: engine, host, database and table. */
  readonly place: string;
  readonly config: string;
}

/** Client → server: writes a connection into the `quasi.json` of a folder. */
export const addConnectionRequest = 'quasi/addConnection';
export interface AddConnectionParams {
  /** Of the folder. */
  readonly uri: string;
  readonly name: string;
  /** `postgres://host/database/schema.table`, without user and password. */
  readonly address: string;
}

/** Client → server: connects, analyses the table and publishes its findings. Takes a `workDoneToken` for progress; can be cancelled. */
export const checkTableRequest = 'quasi/checkTable';
export interface CheckTableParams {
  readonly uri: string;
  /** The address that somebody agreed to: a configuration that names another by now is not followed. */
  readonly address: string;
  readonly workDoneToken?: string | number;
}

/** Client → server: the text of the document that stands for a table; null if it has not been checked. */
export const tableTextRequest = 'quasi/tableText';
export interface TableTextParams {
  readonly uri: string;
}
