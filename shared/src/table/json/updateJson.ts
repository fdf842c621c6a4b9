/** Brings the table of a JSON text up to date after an edit, as `updateTable` does with a delimited one. */
import { recordAt } from '../records.ts';
import { atOnce, MOST_CELLS, readUntilKnown, type TableChange, type TextChange } from '../update.ts';
import { beginsAsList } from './jsonReader.ts';
import type { JsonTable } from './jsonTable.ts';
import { JsonTokenizer } from './jsonTokenizer.ts';

/** Undefined when the text must be read again as a whole: also where the columns would then be others, or in another order. */
export function updateJson(table: JsonTable, text: Uint8Array, change: TextChange): TableChange | undefined {
  const { json } = table;
  const by = change.newEnd - change.oldEnd;
  if (change.start <= table.recordStarts[0] || beginsAsList(text) !== json.isArray) return undefined;
  const record = Math.max(0, recordAt(table, change.start - 1));
  const tokenizer = new JsonTokenizer(json, record, record === 0 ? undefined : table.firstLineEnd);
  tokenizer.startAtRecord(text, table.recordStarts[record]);
  const columns = json.columns.length;
  const next = readUntilKnown(tokenizer, table, text, change);
  const hasNewKeys = json.columns.length > columns;
  json.removeColumns(columns);
  if (next === undefined || hasNewKeys) return undefined;
  const removed = next - record;
  const inserted = tokenizer.records;
  if ((removed + inserted) * table.columns.length > MOST_CELLS) return undefined;
  if (record === 0 && (inserted === 0 || tokenizer.firstLineEnd !== table.firstLineEnd)) return undefined;
  const firsts = [...tokenizer.firsts].filter(([, first]) => first < record + inserted);
  const before = json.columns.flatMap(({ firstRecord }, column) =>
    firstRecord >= record && firstRecord < next ? [column] : [],
  );
  if (firsts.length !== before.length || firsts.some(([column], i) => column !== before[i])) return undefined;
  for (const about of json.columns) if (about.firstRecord >= next) about.firstRecord += inserted - removed;
  for (const [column, first] of firsts) json.columns[column].firstRecord = first;
  tokenizer.widths.fill(table.width, 0, inserted);
  const changed = atOnce(table.splice(record, removed, tokenizer, 0));
  if (by !== 0) table.shift(record + inserted, by);
  table.textLength = text.length;
  return { row: record, removed, inserted, columns: changed };
}
