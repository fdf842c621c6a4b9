/** Tables of databases under names of one's own: where each is, and never a word on who may read it. */
import * as z from 'zod/mini';
import { t } from '../words/index.ts';
import { choice, described, pattern } from './described.ts';

export const connectionShape = {
  engine: described(
    'The database that holds the table.',
    choice({
      postgres: 'PostgreSQL. User and password: PGUSER and PGPASSWORD, or ~/.pgpass.',
      clickhouse: 'ClickHouse. User and password: CLICKHOUSE_USER and CLICKHOUSE_PASSWORD, or its client’s config.xml.',
    }),
  ),
  host: described('The server. User and password are never stated here.', pattern()),
  port: z.optional(
    described(
      'The port of the server. If left out, the usual one of the engine.',
      z.int().check(z.minimum(1), z.maximum(65_535)),
    ),
  ),
  database: described('The database that the table is in.', pattern()),
  table: described(
    'The table, with or without its schema: "people" or "public.people".',
    pattern().check(
      z.refine((name) => /^[^.]+(\.[^.]+)?$/.test(name), {
        error: () => t`A table is named "table" or "schema.table", so this connection has no effect. Correct the name.`,
      }),
    ),
  ),
  cluster: z.optional(described('Of ClickHouse: the cluster whose servers each hold a part of the table.', pattern())),
  secure: z.optional(described('Whether the connection is encrypted (TLS).', z.boolean())),
};

const connectionSchema = z.strictObject(connectionShape);

export type Connection = Readonly<z.infer<typeof connectionSchema>>;

/** As it can stand in an address, a pattern for files and a command line. */
export function isConnectionName(name: string): boolean {
  return name.length <= 100 && /^[\p{L}\p{N}_-]+$/u.test(name);
}

export const connectionsSchema = z.record(
  pattern().check(
    z.refine(isConnectionName, {
      error: () => t`The name of a connection has letters, digits, - and _ only; this one has no effect.`,
    }),
  ),
  connectionSchema,
);
