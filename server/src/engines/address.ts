/**
 * The address of a table in a database: `postgres://host/database/schema.table`, `clickhouse://host:8123/database.table?cluster=name`.
 * User and password are for the connection alone: nobody is shown them.
 */
import { t } from '@quasi/shared/words';
import { FileProblem } from '../files/index.ts';

export interface TableAddress {
  /** As it is shown: without user and password. */
  readonly shown: string;
  readonly host: string;
  readonly port: number | undefined;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** The database to connect to, if it stands before the table. */
  readonly database: string | undefined;
  readonly schema: string | undefined;
  readonly table: string;
  readonly options: URLSearchParams;
}

/** A name shown for a table → its address as somebody typed or saved it: user and password stay in this process. */
const typed = new Map<string, string>();

/** The address as it is shown, by which it can be opened afterwards. */
export function shownAddress(operand: string): string {
  if (typed.has(operand)) return operand;
  const { shown } = readAddress(operand);
  typed.set(shown, operand);
  return shown;
}

/** From now on a name stands for an address. */
export function nameAddress(name: string, address: string): void {
  typed.set(name, address);
}

/** The address that somebody typed or saved, for the name that is shown. */
export function wholeAddress(shown: string): string {
  return typed.get(shown) ?? shown;
}

export function addressOf(shown: string): TableAddress {
  const address = readAddress(wholeAddress(shown));
  return { ...address, shown: withoutUser(shown) };
}

/** Of a text that was typed. */
export function readAddress(operand: string): TableAddress {
  let url: URL;
  try {
    url = new URL(operand);
  } catch {
    throw new FileProblem(
      withoutUser(operand),
      t`The address of the table cannot be read. Write engine://host/database/schema.table.`,
    );
  }
  const parts = url.pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
  const name = parts.at(-1)?.split('.') ?? [];
  if (parts.length > 2 || name.length > 2 || !name.at(-1) || url.hostname === '') {
    throw new FileProblem(
      withoutUser(operand),
      t`The address names no table. Write engine://host/database/schema.table.`,
    );
  }
  return {
    shown: withoutUser(operand),
    host: decodeURIComponent(url.hostname),
    port: url.port === '' ? undefined : Number(url.port),
    user: url.username === '' ? undefined : decodeURIComponent(url.username),
    password: url.password === '' ? undefined : decodeURIComponent(url.password),
    database: parts.length > 1 ? parts[0] : undefined,
    schema: name.length > 1 ? name[0] : undefined,
    table: name.at(-1) as string,
    options: url.searchParams,
  };
}

/** Of anything that looks like an address, also of one that cannot be read. */
export function withoutUser(operand: string): string {
  return operand.replace(/^([a-z]+:\/\/)[^/]*@/i, '$1');
}
