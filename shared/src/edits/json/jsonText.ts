/** How a value is written in a JSON text: as a number or a truth value only where the column holds those already, `null` for a missing one. */
import { type Cell, CellKind, recordReader, type Table, type TextSource } from '../../table/index.ts';

const BARE = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|true|false)$/;
const QUOTE = 0x22;
const NULL_START = 0x6e;
const LIST_START = 0x5b;
const OBJECT_START = 0x7b;

/** The same for all cells of a column; `isBare`: the column holds numbers or truth values. */
export function jsonText(value: string, isBare: boolean): string {
  if (value === '') return 'null';
  return isBare && BARE.test(value) ? value : JSON.stringify(value);
}

/** In the place of a value, which is of some sort already. */
export function jsonTextFor(value: string, first: number, isBare: boolean): string {
  if (first === QUOTE) return jsonText(value, false);
  if (first === LIST_START || first === OBJECT_START) return isNested(value) ? value : jsonText(value, false);
  // In the place of null it is written as the column's other values are.
  return jsonText(value, first !== NULL_START || isBare);
}

function isNested(value: string): boolean {
  if (!/^[[{]/.test(value)) return false;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Whether the first value of a column is a number or a truth value. Of each column it is looked at once. */
export function bareColumns(table: Table, text: TextSource): (place: number) => boolean {
  const known = new Map<number, boolean>();
  const cellsOf = recordReader(table, text);
  const look = (place: number) => {
    const codes = table.columns.find(({ index }) => index === place)?.codes.view;
    const row = codes?.findIndex((code) => code !== 0) ?? -1;
    const cell = row < 0 ? undefined : cellsOf(table.headerRecords + row)[place];
    return cell !== undefined && isBareCell(cell, text);
  };
  return (place) => {
    const found = known.get(place) ?? look(place);
    known.set(place, found);
    return found;
  };
}

export function isBareCell({ start, end, kind }: Cell, text: TextSource): boolean {
  if (kind !== CellKind.plain && kind !== CellKind.encoded) return false;
  const [first] = text.bytes(start, Math.min(start + 1, end));
  return first !== QUOTE && first !== LIST_START && first !== OBJECT_START;
}
