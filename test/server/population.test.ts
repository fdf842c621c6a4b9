/** The size of the population: written into the configuration that counts, from the command or the lightbulb, and in force at once. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { type JudgeRecordResult, type RecordForm, setPopulationRequest } from '@quasi/shared/protocol';
import type { ApplyWorkspaceEditParams } from 'vscode-languageserver-protocol/node';
import { able, Workspace } from './workspace.ts';

const people = 'age,sex,zip\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n31,f,02138\n77,m,02139\n';

let workspace: Workspace;
afterEach(() => workspace.close());

async function open(files: Readonly<Record<string, string>>, capabilities: object = able): Promise<Workspace> {
  workspace = await Workspace.open(files, capabilities, { initializationOptions: { hasCommands: true } });
  workspace.client.connection.onRequest('workspace/applyEdit', async ({ edit }: ApplyWorkspaceEditParams) => {
    await workspace.apply(edit);
    return { applied: true };
  });
  return workspace;
}

const set = (uri: string, population: number) =>
  workspace.client.connection.sendRequest(setPopulationRequest, { uri, population });
const statusOf = (uri: string) =>
  workspace.client.statuses.findLast((one) => one.uri === uri && one.state === 'ready' && !one.isPartial);
const isTold = (uri: string, population: number) =>
  workspace.client.until(() => statusOf(uri)?.population === population, `a population of ${population}`);

test('where there is no quasi.json one is made, and the card then speaks of the population', async () => {
  const { client } = await open({ 'a/people.csv': people });
  const uri = await workspace.openData('a/people.csv');
  assert.match(statusOf(uri)?.card ?? '', /No population is set/);
  await set(uri, 8_400_000);
  assert.equal(workspace.text('quasi.json'), '{\n  "population": 8400000\n}\n');
  await isTold(uri, 8_400_000);
  assert.match(statusOf(uri)?.card ?? '', /In a population of 8,400,000/);
  assert.equal(client.log.length, 0, client.log.join());
});

test('the nearest quasi.json is edited; comments stay, and what is said of all files is replaced there', async () => {
  const config = '{\n\t// Canton of Zürich.\n\t"population": 1500000, // 2020\n\t"k": 3\n}';
  await open({ 'quasi.json': '{}', 'a/quasi.json': config, 'a/people.csv': people });
  const uri = await workspace.openData('a/people.csv');
  await isTold(uri, 1_500_000);
  await set(uri, 1_600_000);
  assert.equal(workspace.text('a/quasi.json'), config.replace('1500000', '1600000'));
  assert.equal(workspace.text('quasi.json'), '{}');
  await isTold(uri, 1_600_000);
});

test('where an entry of "files" says otherwise, it is said of this file', async () => {
  const all = { glob: '*.csv', population: 100 };
  await open({ 'quasi.json': JSON.stringify({ files: [all] }), 'people.csv': people, 'others.csv': people });
  const uri = await workspace.openData('people.csv');
  await set(uri, 5000);
  assert.deepEqual(JSON.parse(workspace.text('quasi.json')), {
    files: [all, { glob: './people.csv', population: 5000 }],
  });
  await isTold(uri, 5000);
  const other = await workspace.openData('others.csv');
  assert.equal(statusOf(other)?.population, 100);
});

test('what cannot be written is refused with a reason, and nothing is changed', async () => {
  const files = [{ glob: './people.csv' }, { glob: '*.csv', population: 100 }];
  const config = JSON.stringify({ files });
  await open({ 'quasi.json': config, 'people.csv': people, 'b/quasi.json': '{ "k": }', 'b/people.csv': people });
  const uri = await workspace.openData('people.csv');
  await assert.rejects(set(uri, 5000), /An entry further down in quasi\.json/);
  await assert.rejects(set(uri, 0), /a whole number above 0/);
  await assert.rejects(set(uri, 2.5), /a whole number above 0/);
  await assert.rejects(set(uri, 1e12), /at most 100,000,000,000 people/);
  await assert.rejects(set(workspace.uri('b/people.csv'), 5000), /has errors.*Mend them first/);
  await assert.rejects(set('untitled:Untitled-1', 5000), /Save the document first/);
  assert.equal(workspace.text('quasi.json'), config);
});

test('an editor that refuses the change is told of', async () => {
  await open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  workspace.client.connection.onRequest('workspace/applyEdit', () => ({ applied: false }));
  await assert.rejects(set(uri, 5000), /did not change quasi\.json/);
});

test('the lightbulb on the header asks for it while none is set', async () => {
  await open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const offered = async (line: number) =>
    (await workspace.actions(uri, line, 5)).filter(({ command }) => command?.command === 'quasi.setPopulation');
  const [action, ...others] = await offered(0);
  assert.deepEqual([others.length, action?.title, action?.kind], [0, 'Set population…', 'quickfix']);
  assert.deepEqual(action?.command?.arguments, [uri]);
  assert.deepEqual(await offered(2), [], 'not on a row');
  await set(uri, 5000);
  await isTold(uri, 5000);
  assert.deepEqual(await offered(0), [], 'not once it is set');
});

test('the lightbulb says nothing of it to a client without the command', async () => {
  workspace = await Workspace.open({ 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  assert.ok((await workspace.actions(uri, 0, 5)).every(({ command }) => command?.command !== 'quasi.setPopulation'));
});

test('one that is smaller than the file is a finding and no size, until a true one is set', async () => {
  const { client } = await open({ 'quasi.json': '{ "population": 5 }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  const problem = () => client.shown(uri).find(({ code }) => code === 'bad-population');
  assert.match(String(problem()?.message), /stated population of 5 is not used: this file has 6 rows/);
  assert.equal(statusOf(uri)?.population, undefined);
  await set(uri, 600);
  await isTold(uri, 600);
  await client.until(() => problem() === undefined, 'nothing is wrong');
});

test('where several rows are about one person it is the people that must be in the population', async () => {
  const visits = Array.from({ length: 200 }, (_, i) => `p${i % 20},${30 + (i % 4)},${'fm'[i % 2]}`);
  const config = { columns: { who: 'subject', age: 'quasi-identifier', sex: 'quasi-identifier' } };
  await open({ 'quasi.json': JSON.stringify(config), 'visits.csv': `who,age,sex\n${visits.join('\n')}\n` });
  const uri = await workspace.openData('visits.csv');
  await assert.rejects(set(uri, 19), /The file has 20 people: the population/);
  await set(uri, 100);
  await isTold(uri, 100);
});

test('a number that would not count beside a file of the population is refused, and the file is named', async () => {
  const config = JSON.stringify({ quasiIdentifiers: ['age', 'sex', 'zip'], populationFile: 'all.csv' });
  const all = `${people}${people.split('\n').slice(1).join('\n')}`;
  await open({ 'quasi.json': config, 'people.csv': people, 'all.csv': all });
  const uri = await workspace.openData('people.csv');
  await isTold(uri, 12);
  await assert.rejects(set(uri, 5000), /known by the file all\.csv, which counts more than a number/);
  assert.equal(workspace.text('quasi.json'), config);
});

test('a file of the population that cannot be used keeps no number from counting', async () => {
  await open({ 'quasi.json': '{ "populationFile": "none.csv" }', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  await set(uri, 5000);
  await isTold(uri, 5000);
});

test('a record is judged anew once the file of the population is another', async () => {
  const config = JSON.stringify({ quasiIdentifiers: ['age', 'sex', 'zip'], populationFile: 'all.csv' });
  const rows = people.split('\n').slice(1).join('\n');
  await open({ 'quasi.json': config, 'people.csv': people, 'all.csv': `${people}${rows}` });
  const uri = await workspace.openData('people.csv');
  const { connection } = workspace.client;
  const judge = async () => {
    await connection.sendRequest<RecordForm>('quasi/recordForm', { uri });
    const values = ['77', 'm', '02139'];
    return (await connection.sendRequest<JudgeRecordResult>('quasi/judgeRecord', { uri, values })).text;
  };
  await isTold(uri, 12);
  const among12 = await judge();
  workspace.write('all.csv', `${people}${rows.repeat(9)}`);
  await workspace.changed('all.csv');
  await isTold(uri, 60);
  assert.notEqual(await judge(), among12);
});
