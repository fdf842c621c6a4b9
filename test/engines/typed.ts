/** Columns that a database has types for become the texts that our reader of Parquet makes of them: the hard table of formats says which. */
import assert from 'node:assert/strict';
import { defaultSettings } from '@quasi/shared/config';
import { drive } from '../../server/src/cli/drive.ts';
import { openData } from '../../server/src/cli/openTable.ts';
import { ProgressBar } from '../../server/src/cli/progressBar.ts';
import { onlySettings } from '../../server/src/datasets/worldOf.ts';
import { type HardColumn, type HardType, hardTable, type Text } from '../formats/hardTable.ts';
import { run } from './clickhouseCluster.ts';
import type { Servers, Test } from './conformance.ts';
import { pathOf } from './outcome.ts';

/** What a type is called; a value is written as a text that the database reads. Nested values and bytes have no text in both alike. */
const types: Readonly<Partial<Record<HardType, readonly [postgres: string, clickhouse: string]>>> = {
  text: ['text', 'String'],
  whole: ['bigint', 'Int64'],
  float: ['double precision', 'Float64'],
  decimal: ['numeric(20,2)', 'Decimal(20,2)'],
  date: ['date', 'Date32'],
  moment: ['timestamp', ''],
  instant: ['timestamptz', "DateTime64(3, 'UTC')"],
  flag: ['boolean', 'Bool'],
};
/** PostgreSQL alone. */
const clock = ['time', ''] as const;

export async function typedColumns(test: Test, { postgres, cluster }: Servers): Promise<void> {
  const typed = hardTable.filter(({ type }) => type in types || type === 'clock');
  await test('typed columns of PostgreSQL are as those of Parquet', async () => {
    const columns = typed.map(({ name, type }) => `"${name}" ${(types[type] ?? clock)[0]}`).join(', ');
    postgres.psql([`CREATE TABLE typed (${columns})`, `INSERT INTO typed VALUES ${rowsOf(typed, postgresLiteral)}`]);
    await assertTexts(`postgres://quasi:${postgres.password}@127.0.0.1:${postgres.port}/postgres/public.typed`, typed);
  });
  await test('typed columns of ClickHouse are as those of Parquet', async () => {
    const [node] = cluster.nodes;
    if (!node) throw new Error('There is no server.');
    // Its dates begin in 1900 and end in 2299, and all its moments are instants.
    const columns = typed
      .filter(({ type }) => type !== 'clock' && type !== 'moment')
      .map((column) => ({
        ...column,
        texts: column.texts.map((text) => (isDateBeyond(column, text) ? undefined : text)),
      }));
    const declared = columns.map(({ name, type }) => `\`${name}\` Nullable(${types[type]?.[1]})`).join(', ');
    await run(node, `CREATE TABLE typed (${declared}) ENGINE = MergeTree ORDER BY tuple()`);
    await run(node, 'INSERT INTO typed VALUES', rowsOf(columns, clickhouseLiteral));
    await assertTexts(`clickhouse://reader:s3cret@127.0.0.1:${node.http}/default.typed`, columns);
  });
}

function isDateBeyond({ type }: HardColumn, text: Text): boolean {
  return type === 'date' && text !== undefined && (text < '1900' || text > '2299');
}

function rowsOf(columns: readonly HardColumn[], literal: (text: string, type: HardType) => string): string {
  const rows = (columns[0]?.texts ?? []).map((_, row) =>
    columns.map(({ texts, type }) => {
      const text = texts[row];
      return text === undefined ? 'NULL' : literal(text, type);
    }),
  );
  return rows.map((row) => `(${row.join(', ')})`).join(', ');
}

const postgresLiteral = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** A moment is read without its zone. */
const clickhouseLiteral = (text: string, type: HardType) => {
  const written = type === 'instant' ? text.replace(/Z$/, '') : text;
  return `'${written.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
};

/** Value → rows, of each column. */
async function assertTexts(address: string, columns: readonly HardColumn[]): Promise<void> {
  const settings = { ...defaultSettings, missingTokens: [] };
  const world = onlySettings(settings, undefined);
  const request = { path: pathOf(address), world, input: undefined, isCounted: true };
  const { table, close } = await drive(openData(request), new ProgressBar(process.stderr, false));
  try {
    for (const [i, { name, texts }] of columns.entries()) {
      const { dictionary } = table.columns[i] ?? assert.fail(name);
      const found = Array.from({ length: dictionary.size - 1 }, (_, code) => dictionary.text(code + 1));
      assert.deepEqual(found.sort(), [...new Set(texts.filter((text) => text !== undefined))].sort(), name);
      assert.equal(dictionary.count(0), texts.filter((text) => text === undefined).length, `${name}: missing`);
    }
  } finally {
    close();
  }
}
