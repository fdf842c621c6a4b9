/** The command line follows the schema beside a file, that of `--schema`, and a Data Package in the place of its files. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { takesAtMost } from '@quasi/shared/testing';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-schemas-'));
after(() => rmSync(folder, { recursive: true }));

const clinic = 'test/data/schemas/clinic';
const visits = `${clinic}/data/visits.csv`;

const rolesIn = (file: string, ...options: string[]) => {
  const { code, out, err } = quasi(['measure', file, '--only', 'columns', ...options]);
  assert.equal(code, 0, err);
  const { columns, delimiter } = JSON.parse(out);
  return {
    delimiter,
    roles: columns.map(({ name, role, missing }: Record<string, unknown>) => `${name} ${role} ${missing}`),
  };
};

/** A file with a Table Schema of its own. */
function written(name: string, schema: string, end = 'json'): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'a.csv'), 'x,y\n1,2\n1,3\n');
  writeFileSync(join(path, `a.schema.${end}`), schema);
  return join(path, 'a.csv');
}

test('measure reads a file as the Data Package above it says', () => {
  assert.deepEqual(rolesIn(visits), {
    delimiter: ';',
    roles: ['patient subject 0', 'colour quasi-identifier 0', 'shade insensitive 0', 'finding sensitive 1'],
  });
  assert.notDeepEqual(rolesIn(visits, '--schema', 'none'), rolesIn(visits));
});

test('a Data Package stands for the files it lists', () => {
  const checked = quasi(['check', `${clinic}/datapackage.yaml`, '--format', 'json', '--fail-on', 'never']);
  assert.deepEqual(
    JSON.parse(checked.out).files.map(({ file }: { file: string }) => file),
    [visits],
  );
  assert.deepEqual(rolesIn(`${clinic}/datapackage.yaml`), rolesIn(visits));
  const explained = quasi(['explain', `${clinic}/datapackage.yaml`, '--json']);
  assert.equal(explained.code, 0, explained.err);
});

test('CSVW metadata beside a file without a header', () => {
  assert.deepEqual(rolesIn('test/data/schemas/csvw/people.csv').roles, [
    'column 1 quasi-identifier 0',
    'column 2 sensitive 0',
  ]);
});

test('anonymize compares the columns that the schema marks', () => {
  const copy = join(folder, 'safe.csv');
  const { code, out, err } = quasi(['anonymize', visits, '-o', copy, '--k', '2', '--json']);
  assert.equal(code, 0, err);
  assert.deepEqual(JSON.parse(out).columns, ['colour']);
  assert.match(readFileSync(copy, 'utf8'), /^patient;colour;shade;finding\n/);
});

test('--schema names one for any file, and options count more than it', () => {
  const schema = join(folder, 'any.yaml');
  writeFileSync(schema, 'fields:\n  - {name: x, quasi:role: sensitive}\nmissingValues: ["3"]\n');
  const path = written('plain', '{"fields":[]}');
  assert.deepEqual(rolesIn(path, '--schema', schema).roles[0], 'x sensitive 0');
  assert.match(rolesIn(path, '--schema', schema).roles[1], /1$/);
  assert.match(rolesIn(path, '--schema', schema, '--missing-tokens', 'none').roles[1], /0$/);
  const missing = quasi(['check', path, '--schema', join(folder, 'none.json')]);
  assert.deepEqual([missing.code, /none\.json: There is no such file/.test(missing.err)], [2, true]);
  const other = quasi(['check', path, '--schema', `${clinic}/datapackage.yaml`]);
  assert.deepEqual([other.code, /It does not list/.test(other.err)], [2, true]);
});

test('what is wrong in Quasi’s properties ends the check with its place; other things are notes', () => {
  const grave = quasi(['check', written('grave', '{ "fields": [\n  { "name": "x", "quasi:role": "sensitiv" } ] }')]);
  assert.equal(grave.code, 2);
  assert.match(grave.err, /a\.schema\.json:2:32: "quasi:role" needs one of .* Did you mean "sensitive"\?/);
  assert.match(grave.err, /a\.schema\.json: Nothing of it counts .*, so the data it is about were not looked at\.\n$/);
  const noted = written('noted', '{ "fields": [ { "name": "x", "type": "interger" } ] }');
  const note = quasi(['check', noted, '--fail-on', 'never']);
  assert.deepEqual([note.code, /a\.schema\.json:1:\d+: "interger" is no type/.test(note.err)], [0, true]);
  assert.equal(quasi(['check', noted, '--fail-on', 'never', '--quiet']).err, '');
  const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghij'].map((letter, i) => `${letter}: &${letter} [${Array(9).fill(`*${'abcdefghi'[i]}`)}]\n`).join('')}fields: []\n`;
  const refused = quasi(['check', written('bomb', bomb, 'yaml')]);
  assert.deepEqual([refused.code, /more than 100000 parts/.test(refused.err)], [2, true]);
});

test('a schema of 50 MB is refused at once', () => {
  const path = written('large', `{"fields":[${' '.repeat(50_000_000)}]}`);
  const { code, err } = takesAtMost(3000, () => quasi(['check', path]));
  assert.equal(code, 2);
  assert.match(err, /longer than the 2000000 characters/);
});

test('a Data Package whose data are elsewhere, or of several files where one is asked for', () => {
  const path = join(folder, 'datapackage.json');
  const whyOf = (resources: string) => {
    writeFileSync(path, `{"resources":${resources}}`);
    const { code, err } = quasi(['check', path]);
    assert.equal(code, 2);
    return err.replaceAll(/quasi: .*?datapackage\.json:/g, '').trim();
  };
  assert.equal(
    whyOf('[{"name":"a","path":"https://example.org/a.csv"}]'),
    '1:34: Nothing is fetched from the web. Put a copy beside the schema and name that.\n It names no file that can be read.',
  );
  assert.equal(
    whyOf('[{"name":"a","path":5}]'),
    '1:34: "path" needs a text or a list of texts; the value here has no effect.\n It names no file that can be read.',
  );
  assert.match(whyOf('[5]'), /^1:15: A resource needs to be an object; .*\n It names no file that can be read\.$/);
  assert.match(
    whyOf('[{"path":"/a.csv"}]'),
    /^1:23: This is an unsafe path.*\n Nothing of it counts until that is put right\.$/,
  );
  assert.equal(whyOf('[{"name":"a","data":[]}]'), 'It names no files: its data are in itself, or missing.');
  writeFileSync(path, '{"resources":[{"name":"a","path":["a.csv","b.csv"]}]}');
  assert.match(quasi(['measure', path]).err, /It lists 2 files; name one of them/);
});

test('a file that is not there is told of with the schema that lists it, and the others are checked', () => {
  const path = join(folder, 'datapackage.json');
  writeFileSync(join(folder, 'there.csv'), 'x,y\n1,2\n');
  writeFileSync(path, '{"resources":[{"name":"a","path":"gone.csv"},{"name":"b","path":"there.csv"}]}');
  const { code, out, err } = quasi(['check', path]);
  assert.deepEqual([code, /there\.csv/.test(out)], [2, true]);
  assert.match(err, /gone\.csv: There is no such file\. .*datapackage\.json lists it: correct the name there/);
  writeFileSync(path, '{"resources":[{"name":"a","path":"gone.csv"}]}');
  assert.match(quasi(['measure', path]).err, /datapackage\.json lists it/);
  const own = quasi(['check', join(folder, 'gone.csv')]).err;
  assert.match(own, /gone\.csv: There is no such file\.\n$/);
});

test('predict says that a schema which is not understood predicts nothing', () => {
  const path = join(folder, 'datapackage.json');
  writeFileSync(
    path,
    '{"resources":[{"name":"a","path":"a.csv","schema":{"fields":[{"name":"x","quasi:rol":"weight"}]}}]}',
  );
  const { code, err } = quasi(['predict', path]);
  assert.deepEqual([code, /so nothing is predicted\.\n$/.test(err)], [2, true], err);
});

test('a character is only said not to be UTF-8 where its bytes are not', () => {
  const path = written('replaced', '{"fields":[{"name":"x","title":"\uFFFD"}]}');
  assert.doesNotMatch(quasi(['check', path, '--fail-on', 'never']).err, /UTF-8/);
  const latin = Buffer.from('{"fields":[{"name":"x","title":"\u00E9"}]}', 'latin1');
  writeFileSync(path.replace('.csv', '.schema.json'), latin);
  assert.match(quasi(['check', path, '--fail-on', 'never']).err, /A character here is not in UTF-8/);
});

test('check tells in the schema, as a file of its own, what it and the data say against each other', () => {
  const path = join(folder, 'against');
  mkdirSync(path, { recursive: true });
  const people = Array.from({ length: 12 }, (_, i) => `u${i}@example.org,${30 + (i % 2)},x\n`).join('');
  writeFileSync(join(path, 'p.csv'), `mail,age,note\n${people}`);
  const fields = [{ name: 'mail', 'quasi:role': 'insensitive' }, { name: 'age' }, { name: 'gone' }];
  const schema = JSON.stringify({ resources: [{ path: 'p.csv', schema: { fields } }] }, null, 1);
  const named = join(path, 'datapackage.json');
  writeFileSync(named, schema);
  const { files } = JSON.parse(quasi(['check', named, '--format', 'json', '--fail-on', 'never']).out);
  assert.deepEqual(
    files.map(({ file }: { file: string }) => file),
    [join(path, 'p.csv'), named],
  );
  const told = files.map(({ findings }: { findings: Record<string, unknown>[] }) =>
    findings
      .filter(({ slug }) => /role|schema/.test(String(slug)))
      .map(({ code, line, column }) => `${code} ${line} ${column}`),
  );
  const lineOf = (text: string) => schema.slice(0, schema.indexOf(text)).split('\n').length;
  assert.deepEqual(told, [
    ['QS605 1 note'],
    [`QS603 ${lineOf('"age"')} age`, `QS604 ${lineOf('"insensitive"')} mail`, `QS605 ${lineOf('"gone"')} gone`],
  ]);
  const off = {
    rules: { 'undeclared-role': 'off', 'schema-mismatch': 'off' },
    allow: [{ rule: 'QS604', column: 'mail', reason: 'ours' }],
  };
  writeFileSync(join(path, 'quasi.json'), JSON.stringify(off));
  const { out } = quasi(['check', named, '--quiet', '--fail-on', 'never']);
  assert.doesNotMatch(out, /role|mismatch/);
});

test('a first record of the names that the schema has is a header, and its columns are what it says', () => {
  const path = written('years', '{"fields":[{"name":"2019","quasi:role":"sensitive"},{"name":"2020"}]}');
  writeFileSync(path, '2019,2020\n1,5\n2,6\n3,6\n');
  assert.equal(rolesIn(path).roles[0], '2019 sensitive 0');
  const { out } = quasi(['check', path, '--fail-on', 'never']);
  assert.doesNotMatch(out, /bad-header|schema-mismatch/);
});

test('a schema in UTF-16, as PowerShell writes it; statistics and data that are links to elsewhere', () => {
  const path = written('wide', '');
  const schema = '\uFEFF{"fields":[{"name":"x","quasi:role":"sensitive"},{"name":"y"}]}';
  writeFileSync(path.replace('.csv', '.schema.json'), schema, 'utf16le');
  assert.equal(rolesIn(path).roles[0], 'x sensitive 0');
  const linked = join(folder, 'linked');
  mkdirSync(linked, { recursive: true });
  symlinkSync(path, join(linked, 'link.csv'));
  symlinkSync(path, join(linked, 'link.stats.json'));
  const named = join(linked, 'datapackage.json');
  writeFileSync(named, '{"resources":[{"path":"link.csv","quasi:statistics":"link.stats.json"}]}');
  const { code, out, err } = quasi(['check', named]);
  assert.deepEqual([code, out.includes('no such file'), out.includes('link.csv')], [2, false, false]);
  assert.equal(err.match(/:1:\d+: This path leads outside of the workspace/g)?.length, 2);
  assert.equal(quasi(['check', join(linked, 'link.csv')]).code, 2, 'what the schema says of it is not passed over');
});

test('links in a loop, names that no file can have, and pipes in the place of a file are told of, not waited for', () => {
  const place = join(folder, 'odd');
  mkdirSync(place, { recursive: true });
  const data = join(place, 'a.csv');
  writeFileSync(data, 'x,y\n1,2\n1,3\n');
  const named = join(place, 'datapackage.json');
  const checked = (text: string) => {
    writeFileSync(named, text);
    const { code, out, err } = quasi(['check', named, '--fail-on', 'never']);
    assert.doesNotMatch(err, /error in Quasi/);
    return [code, err || out];
  };
  const [, ofStatistics] = checked('{"resources":[{"path":"a.csv","quasi:statistics":"s\\u0000.json"}]}');
  assert.match(String(ofStatistics), /no such file/i);
  if (process.platform !== 'win32') {
    execFileSync('mkfifo', [join(place, 'pipe.json')]);
    const [code, told] = checked('{"resources":[{"path":"a.csv","schema":"pipe.json"}]}');
    assert.equal(code, 2);
    assert.match(String(told), /:1:40: This file is missing or cannot be read/);
  }
  rmSync(named);
  symlinkSync('datapackage.json', named);
  const { code, err } = quasi(['check', data, '--fail-on', 'never']);
  assert.deepEqual([code, err], [0, '']);
  assert.match(quasi(['check', named]).err, /datapackage\.json: /);
});

test('many findings in one schema are placed at once', () => {
  const names = Array.from({ length: 2000 }, (_, i) => `{"name":"c${i}"}`);
  const path = written('many', `{"description":"${'x'.repeat(1_000_000)}","fields":[\n${names.join(',\n')}]}`);
  const { out } = takesAtMost(4000, () => quasi(['check', path, '--fail-on', 'never', '--format', 'concise']));
  assert.match(
    out,
    /a\.schema\.json:2:\d+: warning schema-mismatch: Schema and data disagree on 2,000 columns: c0, c1, c2 and 1,997 more\n/,
  );
});

test('tags of dbt and of data contracts say what columns are at least, and are contradicted by data', () => {
  const place = join(folder, 'tagged');
  mkdirSync(place, { recursive: true });
  const data = join(place, 'people.csv');
  const rows = Array.from({ length: 40 }, (_, i) => `p${i}@mail.de,K${i % 4},${i % 7}\n`);
  writeFileSync(data, `EMAIL,GRP,AMOUNT\n${rows.join('')}`);
  const columnsOf = () =>
    JSON.parse(quasi(['columns', data, '--json']).out).columns.map(
      ({ name, role, why }: Record<string, string>) => `${name} ${role} ${why}`,
    );
  const untagged = columnsOf();
  writeFileSync(
    join(place, 'datacontract.yaml'),
    `apiVersion: v3.0.2
kind: DataContract
schema:
  - name: people
    properties:
      - {name: email, classification: public}
      - {name: grp, tags: [pii]}
      - {name: amount, classification: restricted}
`,
  );
  const contract = columnsOf();
  assert.deepEqual(contract.slice(1), [
    'GRP quasi-identifier "tags: pii" in datacontract.yaml',
    'AMOUNT sensitive "classification: restricted" in datacontract.yaml',
  ]);
  assert.equal(contract[0], untagged[0]);
  const { out } = quasi(['check', data, '--format', 'concise']);
  assert.match(
    out,
    /datacontract\.yaml:6:39: warning contradicted-role: email is tagged "classification: public", but/,
  );
  rmSync(join(place, 'datacontract.yaml'));
  writeFileSync(
    join(place, 'schema.yml'),
    'seeds: [{name: people, columns: [{name: grp, meta: {contains_pii: true}}]}]\n',
  );
  assert.equal(columnsOf()[1], 'GRP quasi-identifier "contains_pii: true" in schema.yml');
  assert.deepEqual(quasi(['check', data, '--fail-on', 'never']).err, '');
});
