/** What a missing cell equals when classes are formed: another missing cell, nothing at all, or its row does not count. */
import type { Codes } from '../table/index.ts';
import { countClasses } from './classes.ts';
import { blockRows } from './codedColumns.ts';
import { advancing } from './progress.ts';
import type { RowClasses } from './types.ts';

/**
 * `value`: missing is one more value, as for an attacker who knows what is not known. `distinct`: a missing cell equals
 * nothing, so its row is alone. `ignore`: its row is left out, in a class of size 0. The fourth policy, `wildcard`, forms
 * no classes: see `wildcardMatches`.
 */
export type MissingPolicy = 'value' | 'distinct' | 'ignore';

/** Yields how many rows were handled so far, over all steps. */
export function* countClassesByPolicy(
  columns: readonly Codes[],
  rows: number,
  policy: MissingPolicy,
): Generator<number, RowClasses> {
  const progress = { done: 0 };
  const classes = yield* advancing(progress, countClasses(columns, rows));
  if (policy === 'value') return classes;
  const complete = yield* advancing(progress, completeRows(columns, rows));
  if (!complete.includes(0)) return classes;
  return yield* advancing(progress, setIncompleteAside(classes, complete, policy));
}

/** Row → 1, or 0 if one of its cells is missing. */
export function* completeRows(columns: readonly Codes[], rows: number): Generator<number, Uint8Array> {
  const complete = new Uint8Array(rows).fill(1);
  const block = new Uint32Array(Math.min(rows, blockRows));
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    for (const codes of columns) {
      codes.copyTo(block, from, to);
      for (let i = 0; i < to - from; i++) if (block[i] === 0) complete[from + i] = 0;
      yield to;
    }
  }
  return complete;
}

/**
 * Takes incomplete rows out of their classes. A class is of complete rows only or of incomplete ones only, so the others
 * keep their sizes. Rows that are left out are class 0, of size 0.
 */
function* setIncompleteAside(
  { classOfRow, sizeOfClass, classCount }: RowClasses,
  complete: Uint8Array,
  policy: 'distinct' | 'ignore',
): Generator<number, RowClasses> {
  const rows = classOfRow.length;
  const numberOf = new Uint32Array(classCount);
  const moved = new Uint32Array(rows);
  const sizes = new Uint32Array(rows + 1);
  let next = policy === 'ignore' ? 1 : 0;
  for (let from = 0; from < rows; from += blockRows) {
    const to = Math.min(rows, from + blockRows);
    for (let row = from; row < to; row++) {
      const before = classOfRow[row];
      if (complete[row] === 1) {
        if (numberOf[before] === 0) {
          sizes[next++] = sizeOfClass[before];
          numberOf[before] = next;
        }
        moved[row] = numberOf[before] - 1;
      } else if (policy === 'distinct') {
        sizes[next] = 1;
        moved[row] = next++;
      }
    }
    yield to;
  }
  return { classOfRow: moved, sizeOfClass: sizes.subarray(0, next), classCount: next };
}
