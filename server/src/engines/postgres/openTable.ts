/** Opens a table, view or foreign table of PostgreSQL. */
import { translated } from '@quasi/shared/words';
import { FileProblem, type ReadingProgress } from '../../files/index.ts';
import type { DataFile } from '../../readers/index.ts';
import { addressOf } from '../address.ts';
import { NO_TABLE } from '../serverFaults.ts';
import { Asking } from '../sql/asking.ts';
import { answered, reading } from '../sql/connection.ts';
import { openRelation } from '../sql/openRelation.ts';
import type { OpeningOptions } from '../tableEngine.ts';
import { connectPostgres } from './connection.ts';
import { postgresDialect } from './dialect.ts';
import { typedColumn } from './types.ts';

export function* openTable(operand: string, options: OpeningOptions): Generator<ReadingProgress, DataFile> {
  const address = addressOf(operand);
  const { identifier, literal } = postgresDialect;
  const opening = connectPostgres(address);
  const from = [address.schema, address.table]
    .flatMap((name) => (name === undefined ? [] : [identifier(name)]))
    .join('.');
  const catalogue = `SELECT attname, format_type(atttypid, NULL) FROM pg_attribute WHERE attrelid = to_regclass(${literal(from)}) AND attnum > 0 AND NOT attisdropped ORDER BY attnum`;
  let isOpen = false;
  try {
    const connection = yield* reading(answered(opening, { cancel() {} }));
    const described = yield* reading(new Asking(operand, connection).whole(catalogue));
    if (described.length === 0) {
      throw new FileProblem(operand, translated(NO_TABLE));
    }
    const columns = described.map(([name, type]) => typedColumn(String(name), String(type), options));
    const relation = { dialect: postgresDialect, from, columns: columns.map(({ text }) => text) };
    isOpen = true;
    return yield* openRelation(operand, connection, relation, columns, true);
  } finally {
    // Also one that is made after the work was left.
    if (!isOpen) opening.then((connection) => connection.close()).catch(() => {});
  }
}
