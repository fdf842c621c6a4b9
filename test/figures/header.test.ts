/**
 * Whether the first record names the columns, on the labelled tables: of those with a header at most 2 % are doubted, and no row of data is
 * taken for one for sure; neither where the header is cut off a table, so that one row after the other comes first.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { namesColumns, type ReadingOptions, readTable } from '@quasi/shared/table';
import { readTableFile } from '../../server/src/files/index.ts';
import { dataFile } from './data.ts';

const options: ReadingOptions = { missingTokens: [], trim: false };
const labels: Record<string, { readonly header: boolean }> = JSON.parse(
  readFileSync(dataFile('corpus/labels.json'), 'utf8'),
);
const tables = Object.entries(labels).map(([name, { header }]) => ({
  path: dataFile(`corpus/files/${name}`),
  name,
  header,
}));

/** A row of data here and there reads like a header: descriptions of columns, and templates of messages. */
const MOST_ROWS_TAKEN = 0.002;
const FIRST_ROWS = 12;
const ROWS_BELOW = 40;

test('of tables with a header at most 2 % are doubted, and none of the others is taken for one', () => {
  const judged = tables.map((table) => {
    const file = drain(readTableFile(table.path, options));
    file.source.close();
    return { ...table, isSure: namesColumns(file.table.dialect) };
  });
  const headed = judged.filter(({ header }) => header);
  const doubted = headed.filter(({ isSure }) => !isSure).map(({ name }) => name);
  assert.ok(headed.length >= 200 && headed.length < judged.length);
  assert.ok(doubted.length <= 0.02 * headed.length, doubted.join(', '));
  assert.deepEqual(
    judged.filter(({ header, isSure }) => !header && isSure).map(({ name }) => name),
    [],
  );
});

test('rows of data that come first are not taken for a header', () => {
  let judged = 0;
  const taken: string[] = [];
  for (const { path, name, header } of tables) {
    const file = drain(readTableFile(path, { ...options, header }));
    const { recordStarts, recordCount, headerRecords, dialect } = file.table;
    const delimiter = String.fromCharCode(dialect.delimiter);
    for (let first = headerRecords; first < headerRecords + FIRST_ROWS && first + 2 < recordCount; first++) {
      const last = Math.min(recordCount - 1, first + ROWS_BELOW);
      const text = file.source.bytes(recordStarts[first], recordStarts[last]);
      judged++;
      if (namesColumns(drain(readTable(text, { ...options, delimiter })).dialect)) taken.push(`${name} ${first}`);
    }
    file.source.close();
  }
  assert.ok(judged > 2500);
  assert.ok(taken.length <= MOST_ROWS_TAKEN * judged, taken.join(', '));
});
