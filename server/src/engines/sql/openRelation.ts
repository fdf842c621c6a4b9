/** Makes a data set of a relation: its columns with their values, and the counts of its rows. */
import { isTooWide } from '@quasi/shared/table';
import type { ReadingProgress } from '../../files/index.ts';
import type { DataFile } from '../../readers/index.ts';
import { Asking } from './asking.ts';
import { type Connection, reading } from './connection.ts';
import type { Relation } from './grouping.ts';
import { rowsText } from './questions.ts';
import { type EngineColumn, engineColumn, type NamedColumn } from './sqlColumns.ts';
import { SqlCounts } from './sqlCounts.ts';
import { toCount } from './toCount.ts';

/** `name`: by which it is spoken of. Closes the connection unless it succeeds. */
export function* openRelation(
  name: string,
  connection: Connection,
  relation: Relation,
  named: readonly NamedColumn[],
  areNamed: boolean,
): Generator<ReadingProgress, DataFile> {
  let isOpen = false;
  try {
    const asking = new Asking(name, connection);
    const [[counted]] = yield* reading(asking.whole(rowsText(relation)));
    const rowCount = toCount(counted);
    const width = named.length;
    const columns: EngineColumn[] = [];
    for (const [i, column] of isTooWide({ width }) ? [] : named.entries()) {
      columns.push(yield* reading(engineColumn(asking, relation, i, column, rowCount), (i + 1) / width, rowCount));
    }
    const table = { columns: columns.map(({ column }) => column), width, rowCount, areNamed };
    const counts = new SqlCounts(
      asking,
      rowCount,
      relation,
      columns.map((column) => column.counted),
    );
    isOpen = true;
    return {
      kind: 'disk',
      table,
      source: undefined,
      encoding: undefined,
      engine: () => counts,
      close() {
        void connection.close();
      },
    };
  } finally {
    if (!isOpen) void connection.close();
  }
}
