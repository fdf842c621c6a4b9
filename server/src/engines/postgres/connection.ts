/** A session of PostgreSQL that only reads: one transaction, so that all questions see the same rows. */
import { t, translatable, translated } from '@quasi/shared/words';
import type { Client } from 'pg';
import { FileProblem } from '../../files/index.ts';
import type { TableAddress } from '../address.ts';
import { optionalPackage } from '../optionalPackage.ts';
import { IS_AWAY, isOfCertificate, NO_CERTIFICATE, NO_TABLE } from '../serverFaults.ts';
import { type AnswerRow, type Connection, TooLarge } from '../sql/connection.ts';
import { postgresDialect } from './dialect.ts';

const PACKAGE = 'pg@8.23.1';
const MOST_MILLISECONDS = 30 * 60 * 1000;
const MOST_MILLISECONDS_TO_CONNECT = 10_000;

const beginning = [
  `SET statement_timeout = ${MOST_MILLISECONDS}`,
  "SET datestyle = 'ISO'",
  "SET timezone = 'UTC'",
  "SET intervalstyle = 'iso_8601'",
  'SET extra_float_digits = 1',
  'BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY',
];

export async function connectPostgres(address: TableAddress): Promise<PostgresConnection> {
  const { default: pg } = await optionalPackage(address.shown, PACKAGE, () => import('pg'));
  const settings = settingsOf(address);
  const client = new pg.Client(settings);
  try {
    await client.connect();
    for (const text of beginning) await client.query({ text, rowMode: 'array' });
  } catch (error) {
    await client.end().catch(() => {});
    throw problemOf(address, error);
  }
  const cancel = async () => {
    const other = new pg.Client(settings);
    await other.connect();
    await other.query({ text: `SELECT pg_cancel_backend(${client.processID})`, rowMode: 'array' });
    await other.end();
  };
  return new PostgresConnection(address, client, cancel);
}

/** All that is left out comes from the environment, or the files of PostgreSQL. */
function settingsOf({ host, port, user, password, database, options }: TableAddress) {
  const stated = {
    ...(options.get('secure') === 'true' && { ssl: true }),
    ...(port !== undefined && { port }),
    ...(user !== undefined && { user }),
    ...(password !== undefined && { password }),
    ...(database !== undefined && { database }),
  };
  return { host, ...stated, application_name: 'quasi', connectionTimeoutMillis: MOST_MILLISECONDS_TO_CONNECT };
}

export class PostgresConnection implements Connection {
  readonly dialect = postgresDialect;
  readonly isOwn = false;
  /** A question is being answered. */
  #isAsked = false;

  constructor(
    private readonly address: TableAddress,
    private readonly client: Client,
    private readonly cancelOther: () => Promise<void>,
  ) {
    // Without a listener a server that goes away would end the process; the question that waits is refused anyway.
    client.on('error', () => {});
  }

  async query(text: string): Promise<readonly AnswerRow[]> {
    this.#isAsked = true;
    try {
      return (await this.client.query({ text, rowMode: 'array' })).rows;
    } catch (error) {
      throw problemOf(this.address, error);
    } finally {
      this.#isAsked = false;
    }
  }

  cancel(): void {
    if (!this.#isAsked) return;
    this.#isAsked = false;
    // A question that cannot be cancelled ends by its time limit.
    this.cancelOther().catch(() => {});
  }

  async close(): Promise<void> {
    this.cancel();
    await this.client.end().catch(() => {});
  }
}

const NO_LOGIN = translatable(
  'PostgreSQL refused the login. Check user and password: PGUSER and PGPASSWORD, or ~/.pgpass.',
);

const sentences: Readonly<Record<string, string>> = {
  '28P01': NO_LOGIN,
  '28000': translatable('PostgreSQL refused the login. Check the user (PGUSER) and what pg_hba.conf allows it.'),
  '3D000': translatable('There is no database of this name. Check the name in the address, or in quasi.json.'),
  '3F000': translatable('There is no schema of this name. Check the name in the address, or in quasi.json.'),
  '42P01': NO_TABLE,
  '42501': translatable('The user may not read this table. Ask for: GRANT SELECT.'),
  '53100': translatable(
    'The server has no room left for what does not fit into memory. Make room in its temporary folder.',
  ),
  '53400': translatable(
    'The server allows no more temporary files (temp_file_limit). Ask for more, or count fewer columns.',
  ),
  '57014': translatable('The question was cancelled, or took longer than half an hour.'),
  '57P01': translatable('The server ended the session. Run it again when the server is up.'),
  '57P03': translatable('The server is starting or stopping. Run it again in a while.'),
};

function problemOf({ shown }: TableAddress, error: unknown): Error {
  if (error instanceof FileProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '53200') return new TooLarge('PostgreSQL ran out of memory.');
  return new FileProblem(shown, sentenceOf(code, error instanceof Error ? error.message : ''));
}

function sentenceOf(code: string, message: string): string {
  if (sentences[code] !== undefined) return translated(sentences[code]);
  if (/password must be a string|no password supplied/i.test(message)) return translated(NO_LOGIN);
  if (/does not support SSL/i.test(message))
    return t`The server does not encrypt connections. Ask for TLS there, or take "secure" out.`;
  if (isOfCertificate(code)) return translated(NO_CERTIFICATE);
  if (/^E[A-Z]+$/.test(code) || /terminated|timeout expired|not queryable|closed/i.test(message))
    return translated(IS_AWAY);
  return t`PostgreSQL cannot count this table (${code || 'an unknown error'}).`;
}
