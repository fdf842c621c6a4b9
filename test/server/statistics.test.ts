/** Statistics in the editor: files of them judged and explained, written from data, and records judged by them, in a server process as a user runs it. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { formatProbability } from '@quasi/shared/explain';
import type { JudgeRecordResult, RecordForm, WriteStatisticsResult } from '@quasi/shared/protocol';
import { comesWithin } from '@quasi/shared/testing';
import type { Hover, Position } from 'vscode-languageserver-protocol/node';
import { eventually } from '../eventually.ts';
import { quasi } from '../figures/quasi.ts';
import { able, Workspace } from './workspace.ts';

let workspace: Workspace;
afterEach(() => workspace.close());

const config = JSON.stringify({ quasiIdentifiers: ['age', 'sex', 'zip'] });
const rows = Array.from(
  { length: 200 },
  (_, i) => `${20 + ((i * 7) % 12)},${'fm'[i % 2]},${8001 + ((i * i) % 5)},n${i}@x.org`,
);
const data = `${['age,sex,zip,email', ...rows].join('\n')}\n`;

const small = {
  statistics: 1,
  rows: 5,
  columns: [
    {
      name: 'age',
      role: 'quasi-identifier',
      kind: 'age',
      frequencies: [
        ['20', 1],
        ['25', 3],
        ['35', 1],
      ],
    },
    {
      name: 'smoker',
      role: 'quasi-identifier',
      frequencies: [
        ['no', 3],
        ['yes', 2],
      ],
    },
  ],
};
const smallText = JSON.stringify(small, null, 1);

const open = async (files: Readonly<Record<string, string>>) => {
  workspace = await Workspace.open(files, able);
};
const request = <T>(method: string, params: object): Promise<T> =>
  workspace.client.connection.sendRequest(method, params);

async function openStatistics(name: string, text: string): Promise<string> {
  const uri = workspace.uri(name);
  await workspace.client.open(uri, text, 'json');
  await workspace.client.until(
    () => workspace.client.statuses.some((one) => one.uri === uri && one.inShort !== undefined),
    name,
  );
  return uri;
}

async function hoverAt(uri: string, text: string, word: string): Promise<string> {
  const before = text.slice(0, text.indexOf(word) + 1).split('\n');
  const position: Position = { line: before.length - 1, character: (before.at(-1) ?? '').length };
  const found = await request<Hover | null>('textDocument/hover', { textDocument: { uri }, position });
  return found ? (found.contents as { value: string }).value : '';
}

test('a file of statistics gets its predicted risk, on its head, and loses it when it is made coarser', async () => {
  await open({});
  const uri = await openStatistics('people.stats.json', smallText);
  const [finding, ...others] = workspace.client.shown(uri);
  assert.deepEqual(others, []);
  assert.equal(finding?.code, 'predicted-risk');
  assert.deepEqual(finding?.range, { start: { line: 1, character: 1 }, end: { line: 1, character: 13 } });
  assert.match(String(finding?.message), /^Expected overall risk is 78 %, limit 20 %\n/);
  const coarser = {
    ...small,
    rows: 500,
    columns: [
      {
        ...small.columns[1],
        frequencies: [
          ['no', 300],
          ['yes', 200],
        ],
      },
    ],
  };
  await workspace.client.change(uri, JSON.stringify(coarser));
  await workspace.client.until(() => workspace.client.shown(uri).length === 0, 'the finding to go');
  await workspace.client.close(uri);
});

test('what is wrong is marked where it stands, and put right it is gone', async () => {
  await open({});
  const wrong = smallText.replace('"rows": 5', '"rows": 6');
  const uri = await openStatistics('people.stats.json', wrong);
  const found = workspace.client.shown(uri);
  assert.deepEqual(
    found.map(({ code }) => code),
    ['bad-statistics', 'bad-statistics'],
  );
  assert.match(String(found[0]?.message), /add up to 5, but there are 6 rows/);
  const { start } = found[0]?.range ?? {};
  assert.equal(wrong.split('\n')[start?.line ?? 0]?.slice(start?.character).startsWith('"frequencies"'), true);
  assert.equal(await hoverAt(uri, wrong, '"rows"'), '');
  await workspace.client.change(uri, smallText);
  await workspace.client.until(() => workspace.client.shown(uri)[0]?.code === 'predicted-risk', 'the prediction');
});

test('quasi.json has its say on the rules, and the command line finds the same', async () => {
  await open({
    'quasi.json': '{ "rules": { "predicted-risk": { "risk": 0.7, "severity": "error" } } }',
    'a.stats.json': smallText,
  });
  const uri = await openStatistics('a.stats.json', smallText);
  assert.deepEqual(
    workspace.client.shown(uri).map(({ severity }) => severity),
    [1],
  );
  const { code, out } = quasi(['check', join(workspace.folder, 'a.stats.json'), '--format', 'json']);
  const [{ findings }] = JSON.parse(out).files;
  assert.equal(code, 1);
  assert.deepEqual(
    findings.map((one: { slug: string; line: number; message: string }) => [one.slug, one.line, one.message]),
    [['predicted-risk', 2, String(workspace.client.shown(uri)[0]?.message).split('\n')[0]]],
  );
});

test('hovers: the whole on names, a column in its object, with what coarser values would do, and how far predictions can be off', async () => {
  await open({ 'people.csv': 'age,smoker\n20,no\n25,no\n25,no\n25,yes\n35,yes\n' });
  const uri = await openStatistics('people.stats.json', smallText);
  await workspace.client.until(
    () => workspace.client.statuses.some(({ inShort }) => inShort?.includes('counted in the data 80 %') === true),
    'the truth',
  );
  const whole = await hoverAt(uri, smallText, '"rows"');
  assert.match(whole, /Expected risk \(exact mean\) \| 78 %/);
  assert.match(whole, /In the data it is 80 %/);
  assert.match(whole, /off by up to 50 percentage points/);
  assert.match(whole, /[▁▂▃▄▅▆▇█]{3,}/);
  let column = '';
  for (let tries = 0; tries < 100 && !column.includes('Left out'); tries++) {
    column = await hoverAt(uri, smallText, '"age"');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.match(column, /\*\*age\*\*/);
  assert.match(column, /Entropy \| 1\.37 bits/);
  assert.match(column, /Left out \| 40 %/);
  assert.match(column, /off by up to 50 percentage points/);
});

test('data that are not those of the statistics are told of where it stands, in the hover and in the status line', async () => {
  await open({ 'people.csv': 'age,smoker\n20,no\n20,no\n25,no\n35,yes\n35,yes\n' });
  const uri = await openStatistics('people.stats.json', smallText);
  await workspace.client.until(() => workspace.client.shown(uri).length === 2, 'the contradiction');
  const [finding] = workspace.client.shown(uri).filter(({ code }) => code === 'bad-statistics');
  assert.equal(finding?.severity, 2);
  assert.match(String(finding?.message), /the values of this column occur otherwise/);
  assert.equal(smallText.split('\n')[finding?.range.start.line ?? 0]?.trim(), '"name": "age",');
  assert.match(await hoverAt(uri, smallText, '"rows"'), /the values of age have other frequencies/);
  assert.match(workspace.client.statuses.at(-1)?.inShort ?? '', /not the statistics of the data beside them/);
});

test('a schema tells of its statistics where the data that it lists are others, and of a column that it does not have', async () => {
  const field = { name: 'age', 'quasi:role': 'quasi-identifier', 'quasi:statistics': { frequencies: [['20', 5]] } };
  const people = { name: 'people', path: 'people.csv', schema: { fields: [field] } };
  await open({ 'people.csv': 'age\n20\n20\n' });
  const schema = workspace.uri('datapackage.json');
  const told = () => workspace.client.shown(schema).filter(({ code }) => code === 'bad-statistics');
  await workspace.client.open(schema, JSON.stringify({ resources: [people] }), 'json');
  await workspace.client.until(() => told().length === 1, 'the rows');
  assert.match(String(told()[0]?.message), /are about 5 rows, the data beside them have 2 rows/);
  assert.equal(told()[0]?.severity, 2);
  const years = { name: 'people', 'quasi:statistics': small, schema: { fields: [{ name: 'age' }] } };
  await workspace.client.change(schema, JSON.stringify({ resources: [years] }));
  await workspace.client.until(() => told()[0]?.severity === 1, 'the column');
  assert.match(String(told()[0]?.message), /no field of this name/);
});

test('of two thousand columns the finding comes soon, and a hover at once', async () => {
  await open({});
  const columns = Array.from({ length: 2000 }, (_, i) => ({
    name: `c${i}`,
    role: 'quasi-identifier',
    kind: 'category',
    frequencies: [
      ['a', 10],
      ['b', 9],
    ],
  }));
  const text = JSON.stringify({ statistics: 1, rows: 19, columns });
  let copies = 0;
  const uri = await comesWithin(5000, () => openStatistics(`many${++copies}.stats.json`, text));
  assert.equal(workspace.client.shown(uri)[0]?.code, 'predicted-risk');
  // On a slow machine the first answer is that it is still being worked out.
  const known = await eventually(async () => {
    const answer = await hoverAt(uri, text, '"c1500"');
    assert.match(answer, /Left out \| 100 %/);
    return answer;
  });
  const nine = async () => {
    for (let i = 0; i < 9; i++) assert.equal(await hoverAt(uri, text, '"c1500"'), known);
  };
  await comesWithin(9 * 50, nine);
});

test('statistics of a data file are written beside it as the command line writes them, and over another only if told', async () => {
  await open({ 'quasi.json': config, 'people.csv': data });
  const uri = await workspace.openData('people.csv');
  const params = { uri, below: 12, pairs: true, tree: true, overwrites: false };
  const written = await request<WriteStatisticsResult>('quasi/writeStatistics', params);
  assert.equal(written.uri, workspace.uri('people.stats.json'));
  assert.equal(written.isThere, false);
  assert.match(written.note, /Left out as identifiers.*: email\./);
  const path = join(workspace.folder, 'people.stats.json');
  const inShell = quasi([
    'statistics',
    join(workspace.folder, 'people.csv'),
    '--suppress-below',
    '12',
    '--pairs',
    '--tree',
    '--quiet',
  ]);
  assert.equal(readFileSync(path, 'utf8'), inShell.out);
  const plain = { uri, pairs: false, tree: false };
  const again = await request<WriteStatisticsResult>('quasi/writeStatistics', { ...plain, overwrites: false });
  assert.equal(again.isThere, true);
  assert.equal(readFileSync(path, 'utf8'), inShell.out);
  await request('quasi/writeStatistics', { ...plain, overwrites: true });
  assert.equal(readFileSync(path, 'utf8'), quasi(['statistics', join(workspace.folder, 'people.csv'), '--quiet']).out);
  await assert.rejects(request('quasi/writeStatistics', { ...params, below: 1.5 }), /whole number from 2/);
  assert.equal(existsSync(join(workspace.folder, 'people.csv.tmp')), false);
});

const record = ['20', 'f', '8001'];
const judge = (uri: string, values: readonly string[] = record, more: object = {}) =>
  request<JudgeRecordResult>('quasi/judgeRecord', { uri, values, ...more });

test('a record of a data file is judged with the numbers of the command line, in less than 100 ms', async () => {
  await open({ 'quasi.json': config, 'people.csv': data });
  const uri = await workspace.openData('people.csv');
  const form = await request<RecordForm>('quasi/recordForm', { uri });
  assert.deepEqual(
    form.columns.map(({ name }) => name),
    ['age', 'sex', 'zip'],
  );
  assert.deepEqual(form.columns[1]?.values.toSorted(), ['f', 'm']);
  const { text } = await judge(uri);
  const statistics = quasi(['statistics', join(workspace.folder, 'people.csv'), '--pairs', '--tree', '--quiet']).out;
  const said = JSON.parse(quasi(['predict', '-', '--record', 'age=20,sex=f,zip=8001'], statistics).out).record;
  for (let k = 2; k <= 20; k++) {
    const [calibrated, printed] = [said.calibrated[k], said.indistinguishable[k]].map(formatProbability);
    assert.match(text, new RegExp(`^${k} or more alike +${calibrated} \\(as printed ${printed}\\)$`, 'm'));
  }
  assert.ok(text.includes(`The probability that nobody else has them is ${formatProbability(said.alone)}.`), text);
  assert.ok(
    text.includes(`The probability that at least 10 people have them is ${formatProbability(said.atLeast[10])}.`),
    text,
  );
  assert.match(text, /Releases that show fewer than 5 % of their people/);
  assert.match(text, /columns depend on each other as the tree of pairs says/);
  assert.ok(!text.includes('8001'), 'no value of the record is repeated');
  await comesWithin(100, () => judge(uri, ['21', 'm', 'elsewhere']));
});

test('a record is judged by statistics and by a schema too; where there is nothing to judge by, that is said', async () => {
  await open({});
  const uri = await openStatistics('people.stats.json', smallText);
  assert.match((await judge(uri, ['20', 'no'])).text, /Among 5 people/);
  await assert.rejects(judge(uri, ['20', '']), /Every record has a value of smoker: choose or type one\./);
  const table = (name: string) => ({
    name,
    path: `${name}.csv`,
    'quasi:population': 1000,
    schema: {
      fields: [{ name: 'age', 'quasi:role': 'quasi-identifier', 'quasi:statistics': { frequencies: [['20', 5]] } }],
    },
  });
  const schema = workspace.uri('datapackage.json');
  await workspace.client.open(schema, JSON.stringify({ resources: [table('one'), table('two')] }), 'json');
  const form = await request<RecordForm>('quasi/recordForm', { uri: schema });
  assert.deepEqual(form, { tables: ['one', 'two'], columns: [] });
  const chosen = await request<RecordForm>('quasi/recordForm', { uri: schema, table: 'two' });
  assert.deepEqual(chosen.columns, [{ name: 'age', values: ['20'], canBeMissing: false }]);
  assert.match(
    (await judge(schema, ['20'], { table: 'two' })).text,
    /Among 1,000 people about 1,000 have these values/,
  );
  const fields = [...table('wider').schema.fields, { name: 'zip', 'quasi:role': 'quasi-identifier' }];
  await workspace.client.change(schema, JSON.stringify({ resources: [{ ...table('wider'), schema: { fields } }] }));
  assert.match((await judge(schema, ['20'])).text, /1 quasi-identifier has no statistics and is left out, .*: zip\./);
  const nameless = { ...table('one'), name: undefined };
  await workspace.client.change(schema, JSON.stringify({ resources: [nameless, { ...nameless }, table('two')] }));
  const { tables } = await request<RecordForm>('quasi/recordForm', { uri: schema });
  assert.deepEqual(tables, ['one.csv (table 1)', 'one.csv (table 2)', 'two']);
  assert.match((await judge(schema, ['20'], { table: 'one.csv (table 2)' })).text, /Among 1,000 people/);
  for (const broken of [
    JSON.stringify({ resources: [{ ...table('one'), 'quasi:subject': '' }] }),
    '{ "resources": [',
  ]) {
    await workspace.client.change(schema, broken);
    await assert.rejects(request('quasi/recordForm', { uri: schema }), /Put right what is wrong in the schema first/);
  }
  const none = await openStatistics('none.stats.json', '{ "statistics": 1, "rows": 1, "columns": [] }');
  await assert.rejects(request('quasi/recordForm', { uri: none }), /no column to judge a record by/);
});

test('behind a protected file the fitted model judges, and no row of it', async () => {
  await open({
    'quasi.json': JSON.stringify({ quasiIdentifiers: ['age', 'sex', 'zip'], epsilon: 3, population: 5000 }),
    'people.csv': data,
  });
  const uri = await workspace.openData('people.csv');
  const form = await request<RecordForm>('quasi/recordForm', { uri });
  assert.deepEqual(
    form.columns.map(({ name }) => name),
    ['age', 'sex', 'zip'],
  );
  await assert.rejects(judge(uri, ['', 'f', '8001']), /Every record has a value of age/);
  const { text } = await judge(uri);
  assert.match(text, /no row of this file belongs to anybody/);
  assert.match(text, /Among 5,000 people about/);
  assert.match(text, /at least 12 people have them/);
});

test('the data beside statistics are read as quasi.json and the schema of the data say, whenever these change', async () => {
  const people = 'age,sex\n20,f\nnk,m\n25,f\n25,m\nnk,f\nnk,m\n35,f\n35,m\n';
  const missingTokens = { files: [{ glob: '*.csv', missingTokens: ['', 'nk'], quasiIdentifiers: ['age', 'sex'] }] };
  const package_ = (missingValues: string[]) =>
    JSON.stringify({ resources: [{ name: 'people', path: 'people.csv', schema: { missingValues, fields: [] } }] });
  await open({ 'people.csv': people, 'quasi.json': JSON.stringify(missingTokens) });
  const { out } = quasi(['statistics', join(workspace.folder, 'people.csv')]);
  const uri = await openStatistics('people.stats.json', out);
  const compared = (isOther: boolean) =>
    workspace.client.until(
      () => {
        const { inShort } = workspace.client.statuses.filter((one) => one.uri === uri).at(-1) ?? {};
        const codes = workspace.client.shown(uri).map(({ code }) => code);
        return /counted in the data/.test(inShort ?? '') && codes.includes('bad-statistics') === isOther;
      },
      `the comparison${isOther ? ' to fail' : ''}`,
    );
  await compared(false);
  workspace.write('quasi.json', '{ "quasiIdentifiers": ["age", "sex"] }');
  await workspace.changed('quasi.json');
  await compared(true);
  workspace.write('datapackage.json', package_(['', 'nk']));
  await workspace.changed('datapackage.json');
  await compared(false);
  workspace.write('datapackage.json', package_(['']));
  await workspace.changed('datapackage.json');
  await compared(true);
  workspace.write('datapackage.json', package_(['']).replace('"path"', '"quasi:rol":"x","path"'));
  await workspace.changed('datapackage.json');
  await workspace.client.until(() => workspace.client.shown(uri).length === 1, 'what cannot be compared to be left');
});

test('in a schema a file that is one of several is held against nothing, and coarser values go by the k of the data', async () => {
  const names = [...'abcdefghijkl'];
  const frequencies = names.map((name, i) => [name, i < 6 ? 40 : 2 + i]);
  const field = {
    name: 'job',
    'quasi:role': 'quasi-identifier',
    'quasi:kind': 'category',
    'quasi:statistics': { frequencies },
  };
  const text = JSON.stringify({
    resources: [{ name: 'people', path: ['people.csv', 'others.csv'], schema: { fields: [field] } }],
  });
  await open({ 'people.csv': `job\n${'a\n'.repeat(9)}` });
  const uri = workspace.uri('datapackage.json');
  await workspace.client.open(uri, text, 'json');
  for (const k of [12, 10]) {
    workspace.write('quasi.json', JSON.stringify({ files: [{ glob: '*.csv', k }] }));
    await workspace.changed('quasi.json');
    const merged = new RegExp(`fewer than ${k} rows`);
    let hover = '';
    for (let tries = 0; tries < 100 && !merged.test(hover); tries++) {
      hover = await hoverAt(uri, text, '"job"');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.match(hover, merged);
  }
  assert.match(await hoverAt(uri, text, '"path"'), /The expected risk is/);
  assert.doesNotMatch(await hoverAt(uri, text, '"path"'), /Counted in the data/);
  assert.deepEqual(
    workspace.client.shown(uri).filter(({ code }) => code === 'bad-statistics'),
    [],
  );
});
