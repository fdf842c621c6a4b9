/** The texts as people write them: each is divided as a person would say, and csv-spectrum reads as it says without being helped. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { type ReadingOptions, readTable } from '@quasi/shared/table';
import { parse } from 'csv-parse/sync';
import { dataFile } from './data.ts';

interface Expected {
  readonly what: string;
  /** Null where more than one answer is fair. */
  readonly delimiter: string | null;
  readonly columns: number | null;
  readonly quote: string;
}

const free: ReadingOptions = { missingTokens: [], trim: false };
const read = (path: string, options = free) => drain(readTable(readFileSync(dataFile(path)), options));

const expected: Readonly<Record<string, Expected>> = JSON.parse(
  readFileSync(dataFile('dialects/expected.json'), 'utf8'),
);

test('there are files to read', () => assert.ok(Object.keys(expected).length >= 25));

for (const [name, { what, delimiter, columns, quote }] of Object.entries(expected)) {
  test(`dialects: ${what}`, () => {
    const { dialect, width } = read(`dialects/${name}`);
    if (delimiter !== null) assert.equal(String.fromCharCode(dialect.delimiter), delimiter);
    if (columns !== null) assert.equal(width, columns);
    assert.equal(String.fromCharCode(dialect.quote), quote);
  });
}

test('dialects: a title is no part of the table', () => {
  const { dialect, width } = read('dialects/title-line-above.csv');
  assert.deepEqual([dialect.skippedLines, width], [2, 3]);
});

/** Their JSON has another telephone number, and other line ends inside a cell, than their CSV: csv-parse judges these. */
const misprinted = ['location_coordinates.csv', 'newlines_crlf.csv'];

for (const file of readdirSync(dataFile('csv-spectrum/csvs'))) {
  test(`csv-spectrum: ${file}, with nothing stated but the header`, () => {
    const { columns, rowCount } = read(`csv-spectrum/csvs/${file}`, { ...free, header: true });
    const rows = Array.from({ length: rowCount }, (_, row) =>
      Object.fromEntries(columns.map(({ name, codes, dictionary }) => [name, dictionary.text(codes.at(row))])),
    );
    const csv = readFileSync(dataFile(`csv-spectrum/csvs/${file}`));
    const json = readFileSync(dataFile(`csv-spectrum/json/${basename(file, '.csv')}.json`), 'utf8');
    assert.deepEqual(
      rows,
      misprinted.includes(file) ? parse(csv, { columns: true, relax_quotes: true }) : JSON.parse(json),
    );
  });
}

test('of the labelled tables none has lines above it, and each has the columns that are labelled', () => {
  const labels: Record<string, { readonly columns: readonly unknown[] }> = JSON.parse(
    readFileSync(dataFile('corpus/labels.json'), 'utf8'),
  );
  for (const [name, { columns }] of Object.entries(labels)) {
    const { dialect, width } = read(`corpus/files/${name}`);
    assert.deepEqual([dialect.skippedLines, width], [0, columns.length], name);
  }
});
