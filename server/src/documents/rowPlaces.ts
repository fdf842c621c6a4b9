/** Where some rows stand in the text, so that they can be found again after an edit, whether they were read anew or not. */
import type { Dialect, Layout, Table, TextChange, TextSource } from '@quasi/shared/table';
import { recordAt } from '@quasi/shared/table';

/** The number a row has after an edit; undefined if it is gone, or no longer to be known for the same. */
export type NewRow = (row: number) => number | undefined;

interface Place {
  readonly start: number;
  /** Behind its line end. */
  readonly end: number;
}

export class RowPlaces {
  readonly #places = new Map<number, Place>();
  readonly #dialect: Dialect;
  readonly #isJson: boolean;
  readonly #width: number;

  /** Of the table before the edit. */
  constructor(table: Table, rows: Iterable<number>) {
    for (const row of rows) this.#places.set(row, placeOf(table, table.headerRecords + row));
    this.#dialect = table.dialect;
    this.#isJson = table.json !== undefined;
    this.#width = table.width;
  }

  /** `table` and `text` are those after the edit. Nothing is found again that is divided into cells in another way. */
  after(table: Table, text: TextSource, change: TextChange): NewRow {
    const { delimiter, quote, header } = table.dialect;
    const before = this.#dialect;
    const isReadAlike =
      delimiter === before.delimiter &&
      quote === before.quote &&
      header === before.header &&
      this.#isJson === (table.json !== undefined) &&
      table.width === this.#width;
    return (row) => {
      const place = this.#places.get(row);
      const record = place && isReadAlike ? foundAgain(table, text, place, change) : undefined;
      return record === undefined ? undefined : record - table.headerRecords;
    };
  }
}

function foundAgain(table: Layout, text: TextSource, { start, end }: Place, change: TextChange): number | undefined {
  const by = change.newEnd - change.oldEnd;
  if (end <= change.start) return recordFrom(table, start);
  const behind = start >= change.oldEnd ? recordFrom(table, start + by) : undefined;
  if (behind !== undefined) return behind;
  if (start > change.start || end < change.oldEnd) return undefined;
  const within = recordFrom(table, start);
  if (within === undefined) return undefined;
  // The edit is inside the record: it is the same if it still ends where it ended, or if lines came between it and its line end.
  const rest = text.bytes(change.newEnd, end + by);
  const isBeforeLineEnd = change.start === change.oldEnd && rest.every((byte) => byte === 0x0a || byte === 0x0d);
  return isBeforeLineEnd || placeOf(table, within).end === end + by ? within : undefined;
}

function recordFrom(table: Layout, start: number): number | undefined {
  const record = recordAt(table, start);
  return record >= 0 && table.recordStarts[record] === start ? record : undefined;
}

function placeOf({ recordStarts, recordCount, textLength }: Layout, record: number): Place {
  return { start: recordStarts[record], end: record + 1 < recordCount ? recordStarts[record + 1] : textLength };
}
