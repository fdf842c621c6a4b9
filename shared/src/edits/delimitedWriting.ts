/** Changes of a delimited text. */
import { recordReader, type Table, type TextSource } from '../table/index.ts';
import { cellStyleOf } from './cellText.ts';
import { recordEdits } from './recordEdits.ts';
import type { Writing } from './writing.ts';

export function delimitedWriting(table: Table, text: TextSource): Writing {
  const { recordStarts, recordCount, textLength } = table;
  const style = cellStyleOf(table.dialect, text);
  const cellsOf = recordReader(table, text);
  return {
    recordEdits: (record, changes, gone) => recordEdits(cellsOf(record), changes, gone, style),
    removal(record) {
      const end = record + 1 < recordCount ? recordStarts[record + 1] : textLength;
      return { start: recordStarts[record], end, text: '' };
    },
    separatorBehind: () => undefined,
  };
}
