/** The shared Data Packages are read, with the problems that are really in them, and checked in the place of their files. */
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse, stringify } from 'yaml';
import { readSchemaFile } from '../../server/src/files/index.ts';
import { drain } from '../../shared/src/analysis/index.ts';
import { defaultSettings } from '../../shared/src/config/index.ts';
import { readTable } from '../../shared/src/table/index.ts';
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

interface Field {
  readonly name: string;
  [property: string]: unknown;
}

interface Descriptor {
  resources: {
    readonly name: string;
    readonly path: string;
    schema: { fields: Field[] };
    [property: string]: unknown;
  }[];
}

const copies = mkdtempSync(join(tmpdir(), 'quasi-packages-'));
after(() => rmSync(copies, { recursive: true }));

/** A copy of a package with the counts of each table beside its fields, four of which are quasi-identifiers; the names of its tables. */
function withStatistics(name: string): { file: string; tables: string[]; data: string[] } {
  const folder = join(copies, name);
  cpSync(dataFile(`datapackages/${name}`), folder, { recursive: true, mode: 0 });
  const file = join(folder, readdirSync(folder).find((each) => each.startsWith('datapackage.')) ?? '');
  const descriptor: Descriptor = parse(readFileSync(file, 'utf8'));
  // Of one table the data are not shared.
  descriptor.resources = descriptor.resources.filter(({ path }) => existsSync(join(folder, path)));
  for (const resource of descriptor.resources) {
    const table = drain(
      readTable(readFileSync(join(folder, resource.path)), {
        missingTokens: defaultSettings.missingTokens,
        trim: false,
        header: true,
      }),
    );
    resource['quasi:rows'] = table.rowCount;
    let compared = 0;
    for (const field of resource.schema.fields) {
      const column = table.columns.find((each) => each.name === field.name);
      const { dictionary } = column ?? {};
      if (!dictionary || dictionary.size < 2) continue;
      const codes = Array.from({ length: dictionary.size - 1 }, (_, i) => i + 1);
      field['quasi:role'] = compared++ < 4 ? 'quasi-identifier' : 'insensitive';
      field['quasi:statistics'] = {
        frequencies: codes.map((code) => [dictionary.text(code), dictionary.counts[code]]),
        ...(dictionary.counts[0] > 0 && { missing: dictionary.counts[0] }),
      };
    }
  }
  rmSync(file);
  const text = file.endsWith('.json')
    ? JSON.stringify(descriptor, null, 1)
    : stringify(descriptor, { indent: 1, indentSeq: false });
  writeFileSync(file, text);
  return {
    file,
    tables: descriptor.resources.map((resource) => resource.name),
    data: descriptor.resources.map(({ path }) => join(folder, path)),
  };
}

test('each with added roles and statistics has a risk to expect, and with the data present the counted one beside it', () => {
  const packages = readdirSync(dataFile('datapackages')).map(withStatistics);
  const tables = packages.flatMap((each) => each.tables).sort();
  const told = () => {
    const { out, err } = quasi(['check', ...packages.map(({ file }) => file), '--fail-on', 'never', '--no-color']);
    assert.doesNotMatch(err, /^(?!.*has no effect beside "schema").*datapackage/m);
    const line =
      /^.*datapackage\.\w+ +(.+?) · [\d,]+ records · .*risk to expect (\S+ ?[\d.]* ?%)( · counted in the data .*%)?$/gm;
    return [...out.matchAll(line)].map(([, table, , counted]) => [table, counted !== undefined] as const);
  };
  const sorted = (counted: boolean) => tables.map((table) => [table, counted]);
  assert.deepEqual(
    told().sort(([one], [other]) => (one < other ? -1 : 1)),
    sorted(true),
  );
  for (const path of packages.flatMap(({ data }) => data)) rmSync(path);
  assert.deepEqual(
    told().sort(([one], [other]) => (one < other ? -1 : 1)),
    sorted(false),
  );
});
