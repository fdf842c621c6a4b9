/** Every file of the data sets is read: as many rows and columns as are stated for it, and the cells that csv-parse reads. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { parse } from 'csv-parse/sync';
import { readTableFile, type TableFile } from '../../server/src/files/index.ts';
import { dataFile } from './data.ts';
import { sharedFiles } from './sharedFiles.ts';

/** Files whose header is not distinguished from data without help. */
const undetected: readonly string[] = [
  // The names are the numbers 1 to 7, over columns of numbers.
  'sdc/casc1.csv',
];

function read(path: string, header?: boolean): TableFile {
  const options = { missingTokens: [], trim: false, ...(header !== undefined && { header }) };
  const file = drain(readTableFile(dataFile(path), options));
  file.source.close();
  return file;
}

for (const [path, rows, columns, form] of sharedFiles) {
  test(`${path}: ${rows} rows of ${columns} columns, cell by cell as csv-parse reads them`, () => {
    const { table } = read(path, form !== 'no header');
    assert.equal(table.rowCount, rows);
    assert.equal(table.width, columns);
    const expected = byCsvParse(path, String.fromCharCode(table.dialect.delimiter)).slice(table.headerRecords);
    assert.equal(expected.length, rows);
    for (const { index, codes, dictionary } of table.columns) {
      const texts = Array.from({ length: dictionary.size }, (_, code) => dictionary.text(code));
      for (const [row, cells] of expected.entries()) {
        if (texts[codes.at(row)] !== (cells[index] ?? '')) assert.equal(texts[codes.at(row)], cells[index] ?? '');
      }
    }
  });
}

/** Without the blank lines, which it takes for records also where there are several columns. */
function byCsvParse(path: string, delimiter: string): string[][] {
  const records: string[][] = parse(readFileSync(dataFile(path)), {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  });
  return records.filter((cells) => cells.length > 1 || cells[0] !== '' || records[0].length === 1);
}

test('whether there is a header is told right, but for the exceptions', () => {
  const wrong = sharedFiles.filter(([path, , , form]) => read(path).table.dialect.header !== (form !== 'no header'));
  assert.deepEqual(
    wrong.map(([path]) => path),
    undetected,
  );
});
