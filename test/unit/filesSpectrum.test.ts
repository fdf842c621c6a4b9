/** csv-spectrum: each of its files is read as the JSON beside it says. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drain } from '@quasi/shared/analysis';
import { readTableFile } from '../../server/src/files/index.ts';

const folder = fileURLToPath(new URL('../data/csv-spectrum', import.meta.url));
const names = readdirSync(`${folder}/csvs`).map((file) => basename(file, '.csv'));

test('there are twelve files', () => assert.equal(names.length, 12));

for (const name of names) {
  test(`${name} is read as it is meant`, () => {
    const options = { missingTokens: [], trim: false, header: true };
    const { table, source } = drain(readTableFile(`${folder}/csvs/${name}.csv`, options));
    source.close();
    const rows = Array.from({ length: table.rowCount }, (_, row) =>
      Object.fromEntries(table.columns.map(({ name, codes, dictionary }) => [name, dictionary.text(codes.at(row))])),
    );
    assert.deepEqual(rows, JSON.parse(readFileSync(`${folder}/json/${name}.json`, 'utf8')));
  });
}
