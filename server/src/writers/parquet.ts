/** Parquet, row group by row group, so that memory does not grow with the file. Each column may hold nulls. */
import type { Work } from '@quasi/shared/analysis';
import type { ByteWriter as Buffered, SchemaElement } from 'hyparquet-writer';
import { awaited } from '../readers/awaited.ts';
import type { Sort, TypedColumn } from './typedColumns.ts';
import type { Writer } from './writer.ts';

/** Most of a row group: whatever comes first. */
const ROWS = 50_000;
const CELLS = 500_000;
const BYTES = 32 * 1024 * 1024;
/** Cells a step. */
const STEP = 16_384;

const types: Readonly<Record<Sort, Partial<SchemaElement>>> = {
  boolean: { type: 'BOOLEAN' },
  int32: { type: 'INT32' },
  int64: { type: 'INT64' },
  double: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
};

const made: Readonly<Record<Sort, (text: string) => unknown>> = {
  boolean: (text) => text === 'true',
  int32: Number,
  int64: BigInt,
  double: Number,
  text: (text) => text,
};

export const parquet: Writer = {
  name: 'Parquet',
  endings: ['parquet', 'parq', 'pq', 'pqt'],
  isPacked: true,
  readAs: {},
  *write({ columns, rowCount }, write): Work<void> {
    const loading = import('hyparquet-writer');
    const { ByteWriter, ParquetWriter } = yield* awaited(loading, { stage: 'rows', share: 0 });
    const bytes = new ByteWriter();
    const handOver = () => flush(bytes, write);
    const writer = Object.assign(bytes, { flush: handOver, finish: handOver });
    const schema: SchemaElement[] = [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, sort }) => ({ name, repetition_type: 'OPTIONAL' as const, ...types[sort] })),
    ];
    const file = new ParquetWriter({ writer, schema, createdBy: 'quasi' });
    for (let from = 0; from < rowCount; ) {
      const to = yield* endOfGroup(columns, from, rowCount);
      const columnData: { name: string; data: unknown[] }[] = [];
      for (const column of columns) {
        columnData.push({ name: column.name, data: valuesIn(column, from, to) });
        yield { stage: 'rows', share: from / rowCount };
      }
      file.write({ columnData, rowGroupSize: to - from });
      from = to;
    }
    file.finish();
  },
};

/** The row behind the last that still goes into the group. */
function* endOfGroup(columns: readonly TypedColumn[], from: number, rowCount: number): Work<number> {
  const last = Math.min(rowCount, from + Math.max(1, Math.min(ROWS, Math.floor(CELLS / columns.length))));
  let bytes = 0;
  for (let row = from; row < last; row++) {
    for (const { codes, lengthOf } of columns) bytes += lengthOf(codes.at(row));
    if (bytes > BYTES) return row + 1;
    if ((row * columns.length) % STEP < columns.length) yield { stage: 'rows', share: row / rowCount };
  }
  return last;
}

function valuesIn({ sort, codes, textOf }: TypedColumn, from: number, to: number): unknown[] {
  const values = new Map<number, unknown>();
  return Array.from({ length: to - from }, (_, i) => {
    const code = codes.at(from + i);
    if (!values.has(code)) {
      const text = textOf(code);
      values.set(code, text === undefined ? null : made[sort](text));
    }
    return values.get(code);
  });
}

function flush(bytes: Buffered, write: (piece: Uint8Array) => void): void {
  write(bytes.getBytes().slice());
  bytes.index = 0;
}
