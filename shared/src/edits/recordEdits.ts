/** The edits that one record of a text needs: cells written, columns taken out, cells added that it is too short for. */
import { type Cell, CellKind } from '../table/index.ts';
import type { CellEdit } from './cellEdit.ts';
import { type CellStyle, cellText } from './cellText.ts';

/** The new content of one cell of a record. */
export interface CellChange {
  /** Its place in the record. */
  readonly index: number;
  readonly text: string;
  /** It gets quotes only where its text needs them, whatever it had. */
  readonly isFresh: boolean;
}

const PLAIN = { start: 0, end: 0, kind: CellKind.plain };

/** In the order of their places, as the changes are. */
export function recordEdits(
  cells: readonly Cell[],
  changes: readonly CellChange[],
  gone: ReadonlySet<number>,
  style: CellStyle,
): CellEdit[] {
  const first = cells.findIndex((_, i) => !gone.has(i));
  const stays = cells.length - cells.reduce((count, _, i) => count + (gone.has(i) ? 1 : 0), 0);
  const empty = cellText('', PLAIN, true, style);
  const all = { start: cells[0].start, end: cells[cells.length - 1].end };
  const added = addedCells(cells, changes, gone, style);
  // A record without anything left would be a blank line, which is no record.
  if (first < 0) return [{ ...all, text: added || empty }];
  const edits: CellEdit[] = first > 0 ? [{ start: all.start, end: cells[first].start, text: '' }] : [];
  const changeAt = new Map(changes.map((change) => [change.index, change]));
  for (let i = first; i < cells.length; i++) {
    const { start, end, kind } = cells[i];
    const change = changeAt.get(i);
    if (gone.has(i)) edits.push({ start: cells[i - 1].end, end, text: '' });
    else if (change !== undefined) {
      const was = change.isFresh ? PLAIN : { start, end, kind };
      edits.push({ start, end, text: cellText(change.text, was, stays === 1, style) });
    } else if (stays === 1 && start === end && cells.length > 1) edits.push({ start, end, text: empty });
  }
  if (added !== '') edits.push({ start: all.end, end: all.end, text: added });
  return joined(edits);
}

/** Edits that touch are one: an editor takes so many and no more. */
export function joined(edits: readonly CellEdit[]): CellEdit[] {
  const found: CellEdit[] = [];
  for (const edit of edits) {
    const last = found.at(-1);
    if (last?.end !== edit.start) found.push(edit);
    else found[found.length - 1] = { start: last.start, end: edit.end, text: last.text + edit.text };
  }
  return found;
}

/**
 * The new content of cells that the record is too short for; nothing where its quote is open, as the content would be read as part of its
 * value.
 */
function addedCells(
  cells: readonly Cell[],
  changes: readonly CellChange[],
  gone: ReadonlySet<number>,
  style: CellStyle,
): string {
  if (cells[cells.length - 1].kind === CellKind.unclosed) return '';
  const delimiter = String.fromCharCode(style.dialect.delimiter);
  let added = '';
  let length = cells.length;
  let isFirst = cells.every((_, i) => gone.has(i));
  for (const { index, text } of changes) {
    if (index < cells.length) continue;
    for (; length <= index; length++) {
      if (gone.has(length)) continue;
      if (!isFirst) added += delimiter;
      isFirst = false;
    }
    added += cellText(text, PLAIN, false, style);
  }
  return added;
}
