/** Questions to a ClickHouse server, which may pass them on to a cluster: read only, and all shards or none. */
import type { Client } from '@clickhouse/client';
import { t, translatable, translated } from '@quasi/shared/words';
import { FileProblem } from '../../files/index.ts';
import type { TableAddress } from '../address.ts';
import { optionalPackage } from '../optionalPackage.ts';
import { IS_AWAY, isOfCertificate, NO_CERTIFICATE, NO_TABLE } from '../serverFaults.ts';
import { type AnswerRow, type Connection, TooLarge } from '../sql/connection.ts';
import { clickhouseDialect } from './dialect.ts';
import { loginOf } from './login.ts';

const PACKAGE = '@clickhouse/client@1.23.1';
const MOST_SECONDS = 30 * 60;
const USUAL_PORT = 8123;
const USUAL_SECURE_PORT = 8443;
/** Bytes from which on groups go to the disk of the server. */
const SPILL_FROM = 2 ** 30;

const settings = {
  readonly: '2',
  // Of a cluster without one of its servers there would be half a number.
  skip_unavailable_shards: 0,
  max_execution_time: MOST_SECONDS,
  max_bytes_before_external_group_by: String(SPILL_FROM),
  distributed_aggregation_memory_efficient: 1,
  // Exact, as texts; and what is NULL stays so.
  output_format_json_quote_64bit_integers: 1,
  output_format_decimal_trailing_zeros: 1,
  group_by_use_nulls: 0,
  // So that a long question is not taken for a dead one.
  send_progress_in_http_headers: 1,
  http_headers_progress_interval_ms: '10000',
};

export async function connectClickhouse(address: TableAddress): Promise<ClickhouseConnection> {
  const driver = await optionalPackage(address.shown, PACKAGE, () => import('@clickhouse/client'));
  const isSecure = address.options.get('secure') === 'true';
  const { host, port = isSecure ? USUAL_SECURE_PORT : USUAL_PORT } = address;
  const { user, password } = loginOf(address);
  const scheme = isSecure ? 'https' : 'http';
  const client = driver.createClient({
    url: `${scheme}://${host}:${port}`,
    ...(user !== undefined && { username: user }),
    ...(password !== undefined && { password }),
    application: 'quasi',
    request_timeout: 1000 * MOST_SECONDS,
    clickhouse_settings: settings,
    // Messages of the driver quote questions.
    log: { level: driver.ClickHouseLogLevel.OFF },
  });
  return new ClickhouseConnection(address, client);
}

export class ClickhouseConnection implements Connection {
  readonly dialect = clickhouseDialect;
  readonly isOwn = false;
  #asked: AbortController | undefined;

  constructor(
    private readonly address: TableAddress,
    private readonly client: Client,
  ) {}

  async query(text: string): Promise<readonly AnswerRow[]> {
    this.#asked = new AbortController();
    try {
      const answer = await this.client.query({
        query: text,
        format: 'JSONCompact',
        abort_signal: this.#asked.signal,
      });
      return (await answer.json()).data;
    } catch (error) {
      throw problemOf(this.address, error);
    }
  }

  cancel(): void {
    this.#asked?.abort();
  }

  async close(): Promise<void> {
    this.cancel();
    await this.client.close().catch(() => {});
  }
}

const NO_LOGIN = translatable(
  'ClickHouse refused the login. Check user and password: CLICKHOUSE_USER and CLICKHOUSE_PASSWORD, or its client’s config.xml.',
);
const NO_SHARD = translatable(
  'A server of the cluster does not answer, so that nothing was counted. Run it again when all are up.',
);
const NO_ROOM = translatable(
  'The server has no room left for what does not fit into memory. Make room in its temporary folder.',
);
const CANCELLED = translatable('The question was cancelled, or took longer than half an hour.');

const sentences: Readonly<Record<string, string>> = {
  60: NO_TABLE,
  81: NO_TABLE,
  701: translatable('There is no cluster of this name. SHOW CLUSTERS lists those there are.'),
  497: translatable('The user may not read this table. Ask for: GRANT SELECT.'),
  164: translatable(
    'The user may not read this table, or not with settings of its own: it needs readonly = 2 at most.',
  ),
  516: NO_LOGIN,
  192: NO_LOGIN,
  193: NO_LOGIN,
  194: NO_LOGIN,
  209: NO_SHARD,
  210: NO_SHARD,
  279: NO_SHARD,
  32: NO_SHARD,
  198: NO_SHARD,
  159: CANCELLED,
  394: CANCELLED,
  243: NO_ROOM,
  396: NO_ROOM,
  74: NO_ROOM,
  75: NO_ROOM,
};

function problemOf({ shown }: TableAddress, error: unknown): Error {
  if (error instanceof FileProblem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === '241') return new TooLarge('ClickHouse ran out of memory.');
  return new FileProblem(shown, sentenceOf(code, error instanceof Error ? error.message : ''));
}

function sentenceOf(code: string, message: string): string {
  if (sentences[code] !== undefined) return translated(sentences[code]);
  if (/abort/i.test(message)) return translated(CANCELLED);
  if (isOfCertificate(code)) return translated(NO_CERTIFICATE);
  if (/^E[A-Z]+$/.test(code) || /socket|timeout|hang up|terminated|JSON/i.test(message)) return translated(IS_AWAY);
  return t`ClickHouse cannot count this table (${code || 'an unknown error'}).`;
}
