/** A file of randomised response, and rows of a sample judged against their population, as an editor sees them. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { heatRequest, type ReportResult, reportRequest } from '@quasi/shared/protocol';
import type { CodeLens, Hover, InlayHint } from 'vscode-languageserver-protocol/node';
import { answersOf, peopleOf } from '../../shared/src/analysis/protected/testAnswers.ts';
import { able, Workspace } from './workspace.ts';

const noised = `${answersOf(peopleOf(400), 4).join('\n')}\n`;
const columns = { place: 'quasi-identifier', work: 'quasi-identifier', sex: 'sensitive', group: 'quasi-identifier' };
const config = (more: object) => JSON.stringify({ columns, epsilon: 4, ...more });

let workspace: Workspace;
afterEach(() => workspace.close());

async function open(files: Readonly<Record<string, string>>): Promise<Workspace> {
  workspace = await Workspace.open(files, able, { initializationOptions: { hasCommands: true } });
  workspace.client.settings = { structureDelay: 0, idleDelay: 0, hover: 'full', codeLens: true, inlayHints: true };
  await workspace.client.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
  return workspace;
}

const statusOf = (uri: string) =>
  workspace.client.statuses.findLast((one) => one.uri === uri && one.state === 'ready' && !one.isPartial);
const codesOf = (uri: string) => [...new Set(workspace.client.shown(uri).map(({ code }) => code))].sort();
async function hoverAt(uri: string, line: number, character = 1): Promise<string> {
  const found: Hover = await workspace.client.connection.sendRequest('textDocument/hover', {
    textDocument: { uri },
    position: { line, character },
  });
  return (found.contents as { value: string }).value;
}

async function reportOn(uri: string): Promise<string> {
  const found = await workspace.client.connection.sendRequest<ReportResult | null>(reportRequest, { uri });
  return found?.html ?? '';
}

test('a protected file: no k anywhere, what is told is of the people behind it', async () => {
  const { client } = await open({ 'quasi.json': config({}), 'noised.csv': noised });
  const uri = await workspace.openData('noised.csv');
  const status = statusOf(uri);
  assert.deepEqual(
    [status?.k, status?.uniqueRows, status?.rowsBelow, status?.verdictState],
    [undefined, undefined, undefined, undefined],
  );
  assert.match(status?.inShort ?? '', /^ε = 16, [\d.]+ % of people unique$/);
  assert.match(status?.card ?? '', /answers of randomised response: its 400 rows describe nobody/);
  assert.doesNotMatch(status?.card ?? '', /ORR|Unique rows|Target k/);
  assert.deepEqual(codesOf(uri), ['privacy-budget', 'weak-noise']);
  assert.match(await hoverAt(uri, 3), /This row is noise/);
  assert.doesNotMatch(await hoverAt(uri, 3), /Class size|k =/);
  const header = await hoverAt(uri, 0);
  assert.match(header, /randomised response with ε \\= 4: each is the truth with a probability of/);
  assert.match(header, /Together with the 3 other noised columns, ε is 16/);
  assert.match(header, /True values of people, reconstructed/);
  const range = { start: { line: 0, character: 0 }, end: { line: 50, character: 0 } };
  const textDocument = { uri };
  const hints: InlayHint[] = await client.connection.sendRequest('textDocument/inlayHint', { textDocument, range });
  assert.deepEqual(hints, []);
  const heat = await client.connection.sendRequest(heatRequest, { uri, ranges: [range] });
  assert.deepEqual(heat, { cells: [], identifiers: [], worst: [] });
  const [lens]: CodeLens[] = await client.connection.sendRequest('textDocument/codeLens', { textDocument });
  assert.match(
    lens?.command?.title ?? '',
    /^\$\(shield\)\u00A0Randomised response: ε = 16 in all · [\d.]+ % of \d+ people unique/,
  );
  assert.deepEqual(client.log, []);
});

test('a change of a severity holds at once, and the card stays', async () => {
  const { client } = await open({ 'quasi.json': config({}), 'noised.csv': noised });
  const uri = await workspace.openData('noised.csv');
  const before = statusOf(uri)?.card;
  workspace.write('quasi.json', config({ rules: { 'weak-noise': 'off' } }));
  await workspace.changed('quasi.json');
  await client.until(() => !codesOf(uri).includes('weak-noise'), 'the finding is gone');
  await client.until(() => statusOf(uri)?.card === before, 'the same card');
});

const people = ['sex,zip', ...Array.from({ length: 30 }, () => 'f,1'), 'm,3', 'm,4'];
const sample = (more: object) => JSON.stringify({ unit: 'people', quasiIdentifiers: ['sex', 'zip'], k: 2, ...more });

test('rows of a sample that few of the population are like, and their fixes', async () => {
  await open({ 'quasi.json': sample({ population: 40 }), 'people.csv': `${people.join('\n')}\n` });
  const uri = await workspace.openData('people.csv');
  const found = workspace.client.shown(uri).filter(({ code }) => code === 'population-unique');
  assert.deepEqual(
    found.map(({ range }) => range.start.line),
    [31, 32],
  );
  assert.match(String(found[0].message), /^Probably fewer than 2 of 40 people match this row\n/);
  const titles = (await workspace.actions(uri, 31, 0)).map(({ title }) => title);
  assert.ok(
    titles.some((title) => title.startsWith('Remove this row')),
    titles.join('; '),
  );
  assert.match(
    await reportOn(uri),
    /Of 40 people[\s\S]*People in the population<[^0-9]*40<[\s\S]*by a model[\s\S]*by the scaling law/,
  );
});

test('the rows below the limit can be taken out together, where only some are marked', async () => {
  const config = sample({ population: 40, maxRowFindings: 1 });
  await open({ 'quasi.json': config, 'people.csv': `${people.join('\n')}\n` });
  const uri = await workspace.openData('people.csv');
  const titles = (await workspace.actions(uri, 0, 0)).map(({ title }) => title);
  assert.ok(
    titles.some((title) => title.startsWith('Remove the 2 rows that few people of the population are like')),
    titles.join('; '),
  );
});

test('a file of the population is read from beside quasi.json, and its people are counted', async () => {
  const register = ['zip,sex,name', ...Array.from({ length: 60 }, (_, i) => `1,f,n${i}`), '3,m,a', '3,m,b', '4,m,c'];
  await open({
    'quasi.json': sample({ populationFile: 'all/register.csv' }),
    'all/register.csv': `${register.join('\n')}\n`,
    'people.csv': `${people.join('\n')}\n`,
  });
  const uri = await workspace.openData('people.csv');
  const found = workspace.client.shown(uri).filter(({ code }) => code === 'population-unique');
  assert.deepEqual(
    found.map(({ range }) => range.start.line),
    [32],
  );
  assert.match(String(found[0].message), /^1 person matches this row in a population of 63 \(target 2\)\n/);
  assert.match(await reportOn(uri), /People in the population<[^0-9]*63<[\s\S]*Rows that match too few people/);
  assert.match(await hoverAt(uri, 31), /2 people have these values in the population file/);
});

test('a file of the population that is not there, or too small, is a finding on the header, and mending it is heard of', async () => {
  await open({ 'quasi.json': sample({ populationFile: 'none.csv' }), 'people.csv': `${people.join('\n')}\n` });
  const uri = await workspace.openData('people.csv');
  assert.match(await reportOn(uri), /none\.csv is not used\. There is no such file\./);
  const problem = () => workspace.client.shown(uri).find(({ code }) => code === 'bad-population');
  assert.match(String(problem()?.message), /none\.csv is not used\nThere is no such file\./);
  assert.deepEqual(problem()?.range.start, { line: 0, character: 0 });
  assert.ok(!codesOf(uri).includes('population-unique'));
  workspace.write('none.csv', 'zip,sex\n1,f\n');
  await workspace.changed('none.csv');
  await workspace.client.until(() => /has 1 record, fewer/.test(String(problem()?.message)), 'it is too small');
  workspace.write('none.csv', `zip,sex\n${'1,f\n'.repeat(60)}`);
  await workspace.changed('none.csv');
  await workspace.client.until(() => codesOf(uri).includes('population-unique'), 'its people are counted');
  assert.equal(problem(), undefined);
});
