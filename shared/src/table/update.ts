/** Brings a table up to date after an edit by reading again only the records that can have changed. */
import type { ColumnarTable } from './columnarTable.ts';
import { detectDialect, SAMPLE_LENGTH } from './detectDialect.ts';
import { sameDialect } from './dialect.ts';
import { JsonTable } from './json/jsonTable.ts';
import { updateJson } from './json/updateJson.ts';
import { contentStart } from './readTable.ts';
import { recordAt } from './records.ts';
import type { ReadingOptions } from './table.ts';
import { LineEndKind, Tokenizer } from './tokenizer.ts';

/** A replaced range: bytes `start` to `oldEnd` of the text as it was read became `start` to `newEnd`. */
export interface TextChange {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** Which rows were replaced, and by which. */
export interface TableChange {
  readonly row: number;
  readonly removed: number;
  readonly inserted: number;
  /** Columns in which a value changed, or the name; all if the number of rows did. */
  readonly columns: readonly number[];
}

/** Bytes read before asking whether the old records are met again. */
const STEP = 4096;
/** More than this and the text is read again from its beginning, in slices: what is done here is done in one go. */
const MOST_BYTES = 128 * 1024;
export const MOST_CELLS = 50_000;
/** Values that no row holds any more, beyond which reading again costs less than keeping them. */
const MOST_UNUSED_CODES = 100_000;

/** Undefined when the table must be read again as a whole; the table is then unchanged. */
export function updateTable(
  table: ColumnarTable,
  text: Uint8Array,
  change: TextChange,
  options: ReadingOptions,
): TableChange | undefined {
  const by = change.newEnd - change.oldEnd;
  const begin = contentStart(text);
  if (table.recordCount === 0 || change.start < begin || text.length !== table.textLength + by) return undefined;
  if (table.columns.some(({ dictionary }) => dictionary.size > table.rowCount + MOST_UNUSED_CODES)) return undefined;
  if (table instanceof JsonTable) return updateJson(table, text, change);
  if (change.start < begin + SAMPLE_LENGTH) {
    const dialect = detectDialect(text.subarray(begin, begin + SAMPLE_LENGTH), options);
    if (!sameDialect(dialect, table.dialect)) return undefined;
  }
  // The byte before the change may join with it, as CR does with LF.
  const record = Math.max(0, recordAt(table, change.start - 1));
  const tokenizer = new Tokenizer(
    table.dialect,
    table.dialect.oneColumn,
    record === 0 ? LineEndKind.none : table.firstLineEnd,
  );
  const from = record === 0 ? begin + table.dialect.skippedBytes : table.recordStarts[record];
  tokenizer.startAt(from);
  const next = readUntilKnown(tokenizer, table, text, change);
  if (next === undefined) return undefined;
  const removed = next - record;
  const inserted = tokenizer.records;
  if ((removed + inserted) * table.columns.length > MOST_CELLS) return undefined;
  let renamed: number[] = [];
  if (record === 0) {
    const isNewFirst = removed === 0 || inserted === 0 || tokenizer.widths[0] !== table.width;
    if (isNewFirst || tokenizer.firstLineEnd !== table.firstLineEnd) return undefined;
    renamed = table.rename(tokenizer);
  }
  const changed = atOnce(table.splice(record, removed, tokenizer, 0));
  if (by !== 0) table.shift(record + inserted, by);
  table.textLength = text.length;
  const headers = record < table.headerRecords ? 1 : 0;
  return {
    row: record + headers - table.headerRecords,
    removed: removed - headers,
    inserted: inserted - headers,
    columns: [...new Set([...renamed, ...changed])],
  };
}

/**
 * Reads until a record begins where one began before the edit, behind the edit: from there on nothing has changed.
 * Returns the number that record had, or undefined if there is none within reach.
 */
export function readUntilKnown(
  tokenizer: Pick<Tokenizer, 'position' | 'records' | 'recordStarts' | 'recordStart' | 'run'>,
  table: ColumnarTable,
  text: Uint8Array,
  { oldEnd, newEnd }: TextChange,
): number | undefined {
  const by = newEnd - oldEnd;
  const stop = tokenizer.position + MOST_BYTES;
  let checked = 0;
  for (let end = tokenizer.position; ; ) {
    end = Math.min(end + STEP, text.length);
    const last = end === text.length;
    tokenizer.run(text, end, last);
    for (; checked <= tokenizer.records; checked++) {
      const isFinished = checked < tokenizer.records;
      const start = isFinished ? tokenizer.recordStarts[checked] : tokenizer.recordStart;
      if (start >= newEnd && start < text.length) {
        const known = recordAt(table, start - by);
        if (known >= 0 && table.recordStarts[known] === start - by && start - by >= oldEnd) {
          tokenizer.records = checked;
          return known;
        }
      }
      if (!isFinished) break;
    }
    if (last) return table.recordCount;
    if (end > stop) return undefined;
  }
}

/** The work is small here: it was measured by its cells. */
export function atOnce<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
