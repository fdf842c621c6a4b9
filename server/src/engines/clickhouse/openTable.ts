/** Opens a table of ClickHouse: one that is distributed, or one that each server of a cluster holds a part of. */
import type { ReadingProgress } from '../../files/index.ts';
import type { DataFile } from '../../readers/index.ts';
import { addressOf, type TableAddress } from '../address.ts';
import { Asking } from '../sql/asking.ts';
import { answered, reading } from '../sql/connection.ts';
import { openRelation } from '../sql/openRelation.ts';
import type { OpeningOptions } from '../tableEngine.ts';
import { connectClickhouse } from './connection.ts';
import { clickhouseDialect } from './dialect.ts';
import { typedColumn } from './types.ts';

export function* openTable(operand: string, options: OpeningOptions): Generator<ReadingProgress, DataFile> {
  const address = addressOf(operand);
  const opening = connectClickhouse(address);
  let isOpen = false;
  try {
    const connection = yield* reading(answered(opening, { cancel() {} }));
    const from = fromOf(address);
    const described = yield* reading(new Asking(operand, connection).whole(`DESCRIBE TABLE ${from}`));
    const columns = described.map(([name, type]) => typedColumn(String(name), String(type), options));
    const relation = { dialect: clickhouseDialect, from, columns: columns.map(({ text }) => text) };
    isOpen = true;
    return yield* openRelation(operand, connection, relation, columns, true);
  } finally {
    // Also one that is made after the work was left.
    if (!isOpen) opening.then((connection) => connection.close()).catch(() => {});
  }
}

function fromOf({ database, schema, table, options }: TableAddress): string {
  const { identifier, literal } = clickhouseDialect;
  const names = [schema ?? database ?? 'default', table].map(identifier).join('.');
  const cluster = options.get('cluster');
  return cluster === null ? names : `cluster(${literal(cluster)}, ${names})`;
}
