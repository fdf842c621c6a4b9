/** The list of what a remedy changes is made in steps that hold the loop for no more than 5 ms, of long tables and of wide ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain, staged, type Work } from '@quasi/shared/analysis';
import { removedBy, rewritingEdits, withEdits } from '@quasi/shared/edits';
import { valueChanges } from '@quasi/shared/effects';
import { changesText } from '@quasi/shared/explain';
import { readTable } from '@quasi/shared/table';
import { holds } from './longestStep.ts';

const options = { missingTokens: [], trim: false, delimiter: ',', header: true };

/** Every cell is written anew. */
function listOf(rows: number, columns: number, cell: (row: number, column: number) => string): () => Work<string> {
  const record = (row: number) => Array.from({ length: columns }, (_, column) => cell(row, column)).join();
  const header = Array.from({ length: columns }, (_, column) => `c${column}`).join();
  const text = new TextEncoder().encode(
    `${[header, ...Array.from({ length: rows }, (_, row) => record(row))].join('\n')}\n`,
  );
  const before = drain(readTable(text, options));
  const source = { bytes: (start: number, end: number) => text.subarray(start, end) };
  const written = new Map(
    before.columns.map(({ dictionary }, column) => [
      column,
      Array.from({ length: dictionary.size }, (_, code) => `*${code % 7}`),
    ]),
  );
  const edits = drain(rewritingEdits(before, source, { written, removed: new Set(), isKept: undefined }));
  const after = drain(readTable(drain(withEdits(text, edits)), options));
  return function* () {
    const removed = yield* staged('rows', before.recordCount, removedBy(before, source, edits));
    const changes = (yield* valueChanges(before, after, removed)) ?? assert.fail();
    return yield* staged('columns', columns, changesText(changes));
  };
}

const tables: Record<string, () => () => Work<string>> = {
  '150,000 rows, a column of keys among them': () =>
    listOf(150_000, 4, (row, column) => (column === 0 ? `key ${row}` : String((row * 7919) % 10 ** (column + 1)))),
  '200 columns': () => listOf(5000, 200, (row, column) => String((row * 7919 + column) % 997)),
};

for (const [name, make] of Object.entries(tables)) test(name, () => holds(make()));
