/** The shared Data Packages are read, with the problems that are really in them, and checked in the place of their files. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { readSchemaFile } from '../../server/src/files/index.ts';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

/** Of others' making: keys beside the schema instead of in it. */
const misplaced: Readonly<Record<string, number>> = {
  'countries-and-currencies': 3,
  'donation-codes': 1,
  donations: 2,
  'geo-location-fk': 2,
};

for (const name of readdirSync(dataFile('datapackages'))) {
  test(`${name} is read`, () => {
    const folder = dataFile(`datapackages/${name}`).replaceAll('\\', '/');
    const file = readdirSync(folder).find((each) => each.startsWith('datapackage.'));
    const { format, resources, problems } = readSchemaFile(`${folder}/${file}`, folder);
    assert.equal(format, 'data-package');
    assert.ok(resources.every(({ files, fields }) => files.length > 0 && fields.length > 0));
    assert.deepEqual(
      problems.filter(({ message }) => !message.includes('has no effect beside "schema"')),
      [],
    );
    assert.equal(problems.length, misplaced[name] ?? 0);
  });
}

test('checked in the place of their files', () => {
  const { out, err } = quasi(['check', dataFile('datapackages/population/datapackage.json'), '--format', 'json']);
  assert.equal(err, '');
  assert.match(JSON.parse(out).files[0].file, /population\.csv$/);
});
