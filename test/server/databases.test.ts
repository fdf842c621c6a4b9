/** A protected file in a package with other samples of its population, as an editor sees it: they are counted in, in cards and in records that are judged. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { formatProbability, formatShare } from '@quasi/shared/explain';
import { checkFileRequest, type JudgeRecordResult, type RecordForm } from '@quasi/shared/protocol';
import type { Hover } from 'vscode-languageserver-protocol/node';
import { answersOf, columnNames, peopleOf } from '../../shared/src/analysis/protected/testAnswers.ts';
import { measured } from '../figures/quasi.ts';
import { able, Workspace } from './workspace.ts';

interface Numbers {
  readonly protected: { readonly aloneShare: number; readonly cap: number };
}

const everyone = peopleOf(800);
const textOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;
const linesOf = (people: readonly (readonly string[])[]) => [columnNames.join(), ...people.map((one) => one.join())];
const noised = textOf(answersOf(everyone.slice(0, 400), 4));
const fourth = everyone.filter((_, i) => i % 4 === 0);
const data = {
  'noised.csv': noised,
  'fourth.csv': textOf(linesOf(fourth)),
  'half.csv': textOf(linesOf(everyone.slice(0, 400))),
};

const schema = { fields: columnNames.map((name) => ({ name, type: 'string', 'quasi:role': 'quasi-identifier' })) };
const protection = { mechanism: 'randomized-response', epsilon: 4 };
const resource = (name: string, more: object) => ({ name, path: `${name}.csv`, schema, ...more });
const noisedOne = resource('noised', { 'quasi:protection': protection, 'quasi:population': 800 });
const fourthOne = resource('fourth', { 'quasi:samplingRate': 0.25 });
const halfOne = resource('half', { 'quasi:samplingRate': 0.5 });
const packageOf = (...resources: readonly object[]) => JSON.stringify({ resources });

let workspace: Workspace;
afterEach(() => workspace.close());

async function open(...resources: readonly object[]): Promise<string> {
  workspace = await Workspace.open({ ...data, 'datapackage.json': packageOf(...resources) }, able);
  return await workspace.openData('noised.csv');
}

const cardOf = (uri: string) =>
  workspace.client.statuses.findLast((one) => one.uri === uri && one.state === 'ready' && !one.isPartial)?.card ?? '';
const isTold = (uri: string, pattern: RegExp) => workspace.client.until(() => pattern.test(cardOf(uri)), `${pattern}`);
const request = <T>(method: string, params: object) => workspace.client.connection.sendRequest<T>(method, params);

async function fileHover(uri: string): Promise<string> {
  const position = { line: 0, character: 1 };
  const found = await request<Hover>('textDocument/hover', { textDocument: { uri }, position });
  return (found.contents as { value: string }).value;
}

async function judge(uri: string, values: readonly string[]): Promise<string> {
  const form = await request<RecordForm>('quasi/recordForm', { uri });
  assert.equal(form.columns.length, values.length);
  const { text } = await request<JudgeRecordResult>('quasi/judgeRecord', { uri, values });
  return /Unique in the population +(.+)/.exec(text)?.[1] ?? text;
}

function asMeasured(...options: readonly string[]): Numbers['protected'] {
  const file = join(workspace.folder, 'noised.csv');
  return (measured(file, '--only', 'protected', ...options) as unknown as Numbers).protected;
}

/** Somebody of the fourth who is the only one of all with these values. */
const onlyOne = fourth.find((one) => everyone.filter((other) => other.join() === one.join()).length === 1) ?? [];

test('the cards tell of the databases, with the numbers of `quasi measure --database`', async () => {
  const uri = await open(noisedOne, fourthOne, halfOne);
  const hover = await fileHover(uri);
  const at = (name: string) => join(workspace.folder, name);
  const named = ['--database', `${at('fourth.csv')}:0.25`, '--database', `${at('half.csv')}:0.5`];
  const byOption = asMeasured(...named);
  const byPackage = asMeasured();
  assert.deepEqual([byPackage.aloneShare, byPackage.cap], [byOption.aloneShare, byOption.cap]);
  const alone = formatShare(byOption.aloneShare);
  for (const card of [hover, cardOf(uri)]) {
    assert.ok(card.includes(`${alone} of the people behind it are unique`), card);
    assert.match(card, /are counted, too: fourth\\\.csv \(25 %\), half\\\.csv \(50 %\);/);
    assert.match(card, /People in at least one database.*63 %/);
  }
  workspace.write('datapackage.json', packageOf(noisedOne));
  await workspace.changed('datapackage.json');
  const without = formatShare(asMeasured().aloneShare);
  assert.notEqual(without, alone);
  await workspace.client.until(() => cardOf(uri).includes(`${without} of the people behind it`), 'the same without');
  assert.doesNotMatch(cardOf(uri), /atabase/);
  assert.deepEqual(workspace.client.log, []);
});

test('a record is judged by what databases hold, and anew once one of them is another', async () => {
  const uri = await open(noisedOne);
  const without = await judge(uri, onlyOne);
  assert.notEqual(without, '1');
  workspace.write('datapackage.json', packageOf(noisedOne, fourthOne));
  await workspace.changed('datapackage.json');
  await isTold(uri, /are counted, too: fourth/);
  const held = await judge(uri, onlyOne);
  assert.notEqual(held, without);
  // A database of everybody knows.
  workspace.write('datapackage.json', packageOf(noisedOne, { ...fourthOne, 'quasi:samplingRate': 1 }));
  workspace.write('fourth.csv', textOf(linesOf(everyone)));
  await workspace.changed('fourth.csv');
  await isTold(uri, /fourth\\\.csv \(100 %\)/);
  assert.equal(await judge(uri, onlyOne), formatProbability(1));
  const before = cardOf(uri);
  workspace.write('fourth.csv', textOf(linesOf([...everyone, ...everyone])));
  await workspace.changed('fourth.csv');
  await workspace.client.until(() => cardOf(uri) !== before, 'another card');
  assert.equal(await judge(uri, onlyOne), '0');
});

test('a database that is gone is told of, and made use of when it comes', async () => {
  const uri = await open(noisedOne, resource('late', { 'quasi:samplingRate': 0.5 }));
  assert.match(cardOf(uri), /database late\\\.csv is not used: There is no such file\\?\./);
  workspace.write('late.csv', data['half.csv']);
  await workspace.changed('late.csv');
  await isTold(uri, /are counted, too: late\\\.csv \(50 %\);/);
});

test('a file that is checked from disk counts them in, and again when one changes', async () => {
  workspace = await Workspace.open({ ...data, 'datapackage.json': packageOf(noisedOne, fourthOne) }, able);
  const uri = workspace.uri('noised.csv');
  await workspace.client.connection.sendRequest(checkFileRequest, { uri });
  const told = () =>
    workspace.client
      .shown(uri)
      .filter(({ code }) => code === 'weak-noise')
      .map(({ message }) => String(message))
      .join();
  const before = told();
  const share = formatShare(asMeasured().aloneShare);
  assert.ok(before.includes(`About ${share} of people are unique`), before);
  workspace.write('fourth.csv', textOf(linesOf(fourth.slice(0, 20))));
  await workspace.changed('fourth.csv');
  await workspace.client.until(() => told() !== before, 'another finding');
});
