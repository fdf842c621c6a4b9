/** `quasi check` on statistics, run as a process: with no data at hand, beside the data, and in a package. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quasi-check-statistics-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 1));
  return path;
}

const age = {
  name: 'age',
  role: 'quasi-identifier',
  frequencies: [
    ['20', 1],
    ['25', 3],
    ['35', 1],
  ],
};
const statistics = { statistics: 1, rows: 5, columns: [age] };
const data = 'age\n20\n25\n25\n25\n35\n';

interface FoundFinding {
  readonly slug: string;
  readonly line: number;
  readonly in?: string;
  readonly numbers: Readonly<Record<string, number>>;
}

function found(path: string, ...options: string[]): FoundFinding[] {
  const { out } = quasi(['check', path, '--format', 'json', ...options]);
  return JSON.parse(out).files.flatMap((file: { findings: FoundFinding[] }) => file.findings);
}

test('the risk to expect is a finding with its numbers; beside the data the truth is told, too', () => {
  const path = write('people.stats.json', statistics);
  const [finding, ...others] = found(path);
  assert.deepEqual(others, []);
  assert.deepEqual([finding?.slug, finding?.line], ['predicted-risk', 2]);
  assert.deepEqual(finding?.numbers, { risk: 0.6, expectedOrr: 0.6, low: 0.6, high: 0.6, limit: 0.2 });
  assert.match(quasi(['check', path]).out, /people\.stats\.json {2}5 records · 1 column · risk to expect 60 %\n/);
  write('people.csv', data);
  assert.match(quasi(['check', path]).out, /risk to expect 60 % · counted in the data 60 %\n/);
  assert.equal(quasi(['check', path]).code, 1);
  assert.equal(quasi(['check', path, '--fail-on', 'error']).code, 0);
});

test('counts of answers of randomised response tell the risk of nobody', () => {
  const path = write('people.stats.json', statistics);
  write('people.csv', data);
  write('quasi.json', { files: [{ glob: 'people.csv', epsilon: 1 }] });
  const { code, out } = quasi(['check', path]);
  assert.equal(code, 0);
  assert.match(out, /risk to expect 60 % · counts of answers, not of people\n/);
  const predicted = JSON.parse(quasi(['predict', path]).out);
  assert.deepEqual(predicted.counted, { rows: 5, lacking: [], unlike: [], noised: ['age'] });
  assert.match(
    quasi(['predict', path, '--format', 'text']).out,
    /answers of randomised response in age: the rows describe nobody/,
  );
});

test('what a schema says and its statistics leave out is told with the prediction', () => {
  const [one, other] = ['age', 'zip'].map((name) => ({ name, 'quasi:role': 'quasi-identifier' }));
  const counted = { ...one, 'quasi:epsilon': 1, 'quasi:statistics': { frequencies: age.frequencies } };
  const path = write('datapackage.json', { resources: [{ path: 'a.csv', schema: { fields: [counted, other] } }] });
  const { err } = quasi(['check', path]);
  assert.match(
    err,
    /1 quasi-identifier has no statistics and is left out, so the risk is larger than predicted: zip\./,
  );
  assert.match(err, /nothing that is predicted is about people: age\./);
});

test('statistics that a schema states twice are told, not passed over', () => {
  const fields = [{ name: 'age', 'quasi:statistics': { counts: [5] } }];
  const resource = { path: 'a.csv', 'quasi:rows': 4, 'quasi:statistics': statistics, schema: { fields } };
  const { code, out } = quasi(['check', write('datapackage.json', { resources: [resource] })]);
  assert.equal(code, 1);
  assert.match(out, /"quasi:rows" is 4, but "rows" of these statistics is 5 {2}/);
  assert.match(out, /The statistics of the whole table are stated, too/);
});

test('statistics of a field are held against the column that the header calls by its title', () => {
  const counts = { frequencies: age.frequencies };
  const columns = [{ name: 'years', titles: 'age', 'quasi:role': 'quasi-identifier', 'quasi:statistics': counts }];
  const context = { '@context': 'http://www.w3.org/ns/csvw' };
  const path = write('csv-metadata.json', { ...context, url: 'people.csv', tableSchema: { columns } });
  write('people.csv', data);
  assert.match(quasi(['check', path]).out, /risk to expect 60 % · counted in the data 60 %\n/);
  assert.deepEqual(JSON.parse(quasi(['predict', path]).out).counted, { rows: 5, orr: 0.6, lacking: [], unlike: [] });
});

test('what is wrong is told by line and column, and fails the check', () => {
  const path = write('people.stats.json', { ...statistics, rows: 6 });
  const { code, out } = quasi(['check', path, '--format', 'concise']);
  assert.equal(code, 1);
  assert.match(
    out,
    /people\.stats\.json:8:\d+: error bad-statistics: The counts of this column.* add up to 5, but there are 6 rows\n/,
  );
  assert.match(quasi(['check', path]).out, /people\.stats\.json {2}nothing predicted\n/);
});

test('quasi.json and its exceptions hold', () => {
  const path = write('people.stats.json', statistics);
  write('quasi.json', { rules: { 'predicted-risk': { risk: 0.7 } } });
  assert.deepEqual(found(path), []);
  write('quasi.json', { allow: [{ glob: '*.stats.json', rule: 'predicted-risk', reason: 'It stays inside.' }] });
  assert.deepEqual(found(path), []);
  write('quasi.json', { allow: [{ glob: '*.csv', rule: 'predicted-risk', reason: 'Others.' }] });
  assert.equal(found(path).length, 1);
});

test('a package is judged by the statistics it states before there are data, and by both when they come', () => {
  const field = { name: 'age', 'quasi:role': 'quasi-identifier', 'quasi:statistics': { frequencies: age.frequencies } };
  const resource = { name: 'people', path: 'people.csv', schema: { fields: [field] } };
  const path = write('datapackage.json', { resources: [resource] });
  assert.deepEqual(
    found(path).map(({ slug }) => slug),
    ['predicted-risk'],
  );
  write('people.csv', data);
  const { files } = JSON.parse(quasi(['check', path, '--format', 'json']).out);
  assert.equal(files.length, 2);
  assert.match(
    quasi(['check', path]).out,
    /people · 5 records · 1 column · risk to expect 60 % · counted in the data 60 %/,
  );
});

test('what is wrong in a file of statistics that a package names is told of that file', () => {
  write('people.stats.json', { ...statistics, rows: 6 });
  const resource = {
    name: 'people',
    path: 'people.csv',
    'quasi:statistics': 'people.stats.json',
    schema: { fields: [] },
  };
  const [finding] = found(write('datapackage.json', { resources: [resource] }));
  assert.equal(finding?.slug, 'bad-statistics');
  assert.match(finding?.in ?? '', /people\.stats\.json$/);
  assert.equal(finding?.line, 8);
});

const warnings = (path: string) =>
  JSON.parse(quasi(['check', path, '--format', 'json']).out)
    .files.flatMap((file: { findings: (FoundFinding & { severity: string; message: string })[] }) => file.findings)
    .filter(({ slug }: FoundFinding) => slug === 'bad-statistics')
    .map(({ severity, line, message }: FoundFinding & { severity: string; message: string }) => [
      severity,
      line,
      message,
    ]);

test('statistics that are not those of the data beside them are told of: rows, columns, frequencies', () => {
  const sex = { name: 'sex', frequencies: [['f', 5]] };
  const path = write('people.stats.json', { ...statistics, columns: [age, sex] });
  write('people.csv', 'age,sex\n20,f\n25,f\n25,f\n25,f\n35,f\n');
  assert.deepEqual(warnings(path), []);
  write('people.csv', 'age\n20\n20\n25\n35\n35\n');
  assert.deepEqual(warnings(path), [
    ['warning', 24, 'The data beside these statistics have no column of this name'],
    ['warning', 6, 'In the data beside these statistics the values of this column occur otherwise'],
  ]);
  assert.match(quasi(['check', path]).out, /not the statistics of these data/);
  write('people.csv', `${data}20\n`);
  assert.match(
    JSON.stringify(warnings(path)),
    /"warning",2,"These statistics are about 5 rows, the data beside them have 6 rows/,
  );
  const kept = { ...age, frequencies: [['25', 3]], suppressed: { values: 2, records: 2 } };
  write('people.stats.json', { ...statistics, below: 2, columns: [kept, { name: 'sex', counts: [5] }] });
  write('people.csv', 'age,sex\n20,f\n25,f\n25,f\n25,f\n35,f\n');
  assert.deepEqual(warnings(path), [], 'what is kept back or withheld contradicts nothing');
});

test('a table of a schema that has no such column is told of, and one that lacks a row', () => {
  write('people.stats.json', statistics);
  const table = (name: string) => ({
    resources: [
      { name: 'people', path: 'people.csv', 'quasi:statistics': 'people.stats.json', schema: { fields: [{ name }] } },
    ],
  });
  assert.deepEqual(warnings(write('datapackage.json', table('years'))), [
    ['error', 6, 'The schema of this table has no field of this name'],
  ]);
  write('datapackage.json', table('age'));
  write('people.csv', `${data}20\n`);
  assert.match(JSON.stringify(warnings(join(folder, 'datapackage.json'))), /the data beside them have 6 rows/);
});

test('UTF-16 is read, and what is no UTF-8 is said to be none', () => {
  const text = JSON.stringify({ ...statistics, columns: [{ ...age, name: 'größe' }] });
  const path = join(folder, 'people.stats.json');
  const littleEndian = Buffer.from(`\uFEFF${text}`, 'utf16le');
  for (const bytes of [littleEndian, Buffer.from(littleEndian).swap16()]) {
    writeFileSync(path, bytes);
    assert.match(quasi(['predict', path, '--format', 'text']).out, /known by 1 column: größe\./);
  }
  writeFileSync(path, Buffer.from(text, 'latin1'));
  for (const command of ['predict', 'check']) {
    const { code, err } = quasi([command, path]);
    assert.deepEqual([code, /It is not in UTF-8/.test(err)], [2, true], command);
  }
});

test('evidence says that statistics are no data; a file that is not there is a problem', () => {
  const path = write('people.stats.json', statistics);
  write('people.csv', data);
  const evidence = join(folder, 'evidence.json');
  quasi(['check', path, join(folder, 'people.csv'), '--evidence', evidence]);
  assert.match(readFileSync(evidence, 'utf8'), /people\.stats\.json.*These are statistics, not data\./);
  assert.match(quasi(['check', join(folder, 'none.stats.json')]).err, /none\.stats\.json/);
  assert.equal(quasi(['check', join(folder, 'none.stats.json')]).code, 2);
});

/** Statistics that Quasi wrote of a file, and each way to hold them against it. */
function heldAgainst(csv: string, package_: object | undefined, config: object | undefined): void {
  const people = write('people.csv', csv);
  const resource = { name: 'people', path: 'people.csv', 'quasi:statistics': 'people.stats.json', ...package_ };
  const schema = package_ && write('datapackage.json', { resources: [resource] });
  if (config) write('quasi.json', config);
  const { code, out, err } = quasi(['statistics', people]);
  assert.equal(code, 0, err);
  const path = write('people.stats.json', out);
  for (const each of [path, ...(schema ? [schema] : [])]) {
    assert.deepEqual(warnings(each), [], each);
    assert.match(quasi(['check', each]).out, /counted in the data \d/);
    const { counted } = JSON.parse(quasi(['predict', each]).out);
    assert.deepEqual([counted.rows, counted.lacking, counted.unlike], [8, [], []], each);
  }
}

const ages = ['20', 'nk', '25', '25', 'nk', 'nk', '35', '35'];
const csv = `age,sex\n${ages.map((each, i) => `${each},${'fm'[i % 2]}\n`).join('')}`;
const fields = [
  { name: 'age', 'quasi:role': 'quasi-identifier' },
  { name: 'sex', 'quasi:role': 'quasi-identifier' },
];

test('the data beside statistics are read as their schema says', () => {
  heldAgainst(csv, { schema: { missingValues: ['', 'nk'], fields } }, undefined);
});

test('the data beside statistics are read as quasi.json says of the data', () => {
  const quasiIdentifiers = ['age', 'sex'];
  heldAgainst(csv, undefined, { files: [{ glob: '*.csv', missingTokens: ['', 'nk'], quasiIdentifiers }] });
});

test('the data beside statistics are read in the encoding that their schema states', () => {
  const latin = Buffer.from(csv.replaceAll('nk', 'größer').replaceAll('sex', 'maß'), 'latin1');
  writeFileSync(join(folder, 'people.csv'), latin);
  const encoded = fields.map((each) => ({ ...each, name: each.name.replace('sex', 'maß') }));
  const resource = {
    name: 'people',
    path: 'people.csv',
    encoding: 'iso-8859-7',
    'quasi:statistics': 'people.stats.json',
    // The bytes of "maß" and "größer" are Greek in this encoding.
    schema: { fields: encoded.map((each) => ({ ...each, name: each.name.replace('ß', 'ί') })) },
  };
  const schema = write('datapackage.json', { resources: [resource] });
  const path = write('people.stats.json', quasi(['statistics', join(folder, 'people.csv')]).out);
  assert.match(readFileSync(path, 'utf8'), /maί/);
  for (const each of [path, schema]) {
    assert.deepEqual(warnings(each), [], each);
    assert.deepEqual(JSON.parse(quasi(['predict', each]).out).counted.unlike, [], each);
  }
});

test('where it is not known how the data are read, they are not compared, and the check says so', () => {
  write('people.csv', data);
  const path = write('people.stats.json', statistics);
  write('people.schema.json', { fields: [{ name: 'age', 'quasi:role': 'identifer' }] });
  const { code, out, err } = quasi(['check', path]);
  assert.equal(code, 2);
  assert.match(out, /risk to expect 60 %\n/);
  assert.match(err, /people\.schema\.json: Nothing of it counts until that is put right/);
});

test('statistics of several files are compared with none of them alone', () => {
  write('people.stats.json', statistics);
  write('people1.csv', 'age\n20\n25\n');
  const of = (path: unknown) => {
    const resource = { name: 'people', path, 'quasi:statistics': 'people.stats.json', schema: { fields: [fields[0]] } };
    return write('datapackage.json', { resources: [resource] });
  };
  for (const paths of [
    ['people1.csv', 'people2.csv'],
    ['people1.csv', 'https://example.org/people2.csv'],
  ]) {
    const path = of(paths);
    assert.deepEqual(warnings(path), [], String(paths));
    assert.doesNotMatch(quasi(['check', path]).out, /counted in the data/);
    assert.equal(JSON.parse(quasi(['predict', path]).out).counted, undefined);
  }
  assert.equal(warnings(of(['people1.csv'])).length, 1);
});
