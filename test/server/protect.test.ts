/** Remedies that draw at random: answers instead of values, noise, samples and unlinked parts, in a server process; their announcements are of what is written. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { WorkspaceEdit } from 'vscode-languageserver-protocol/node';
import type {
  ChosenRemedy,
  DeclareNoiseResult,
  DetailsResult,
  PreviewResult,
  RemedyList,
  SafeCopyResult,
  SplitResult,
} from '../../shared/src/protocol/index.ts';
import { TestClient } from './client.ts';
import { choose, edited, resolving } from './menu.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-protect-'));
after(() => rmSync(folder, { recursive: true }));
let client: TestClient;
afterEach(() => client.stop());

const withCommands = { initializationOptions: { hasCommands: true } };
const settings = { quasiIdentifiers: ['sex', 'job', 'town'] };
const jobs = ['nurse', 'clerk', 'judge', 'cook, chief'];

const people = (rows: number) =>
  `${[
    'email,sex,job,town,income',
    ...Array.from({ length: rows }, (_, i) => {
      const job = jobs[(i * 7) % 4].includes(',') ? `"${jobs[(i * 7) % 4]}"` : jobs[(i * 7) % 4];
      return [`p${i}@x.org`, i % 3 ? 'f' : 'm', job, ['Ulm', 'Bonn', 'Köln'][(i >> 2) % 3], 1000 + 37 * i].join();
    }),
  ].join('\r\n')}\r\n`;

let documents = 0;
async function opened(text: string, uri = `untitled:protect-${++documents}.csv`): Promise<string> {
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

const request = <T>(method: string, params: object): Promise<T> => client.connection.sendRequest(method, params);
const cellsOf = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.match(/"[^"]*"|[^,]+/g) ?? []);

async function applied(text: string, chosen: ChosenRemedy): Promise<string> {
  const { edit } = await choose(client, { title: chosen.title, data: chosen.data });
  return edited(text, edit ?? {});
}

test('a column becomes answers: announced by people alone and by ε, shown as it is applied, all else as it was', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(400);
  const uri = await opened(text);
  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 1 });
  const answers = remedies.filter(({ chosen }) => chosen.isNoise);
  assert.deepEqual(
    answers.map(({ chosen }) => chosen.title),
    [4, 2, 1, 0.5].map((epsilon) => `Randomise sex (ε = ${epsilon})`),
  );
  for (const { effect } of answers) {
    assert.match(
      effect,
      /^\d+(\.\d)? % of cells stay true, people unique [\d.<> ]+% counted, [\d.<> ]+% by the answers$/,
    );
    assert.doesNotMatch(effect, /\bk\b/);
  }
  assert.match(answers[2].effect, /^73 % of cells stay true/);
  const { chosen } = answers[2];
  const { text: shown, note } = await request<PreviewResult>('quasi/preview', { chosen });
  assert.match(note, /no row can be taken for anybody's/);
  assert.match((await request<DetailsResult>('quasi/details', { chosen })).markdown, /no row can be taken/);
  const after = await applied(text, chosen);
  assert.equal(after, shown);
  const [before, written] = [cellsOf(text), cellsOf(after)];
  const changed = before.filter((cells, row) => cells[1] !== written[row][1]).length;
  // e / (e + 1) stay as they are; 400 rows are within five standard deviations.
  assert.ok(Math.abs(changed / 400 - 1 / (Math.E + 1)) < 0.11, `${changed}`);
  const rest = (cells: string[]) => cells.toSpliced(1, 1);
  assert.deepEqual(written.map(rest), before.map(rest));
  assert.ok(after.endsWith('\r\n'));
});

test('numbers get noise, told by how far they move', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const uri = await opened(people(300));
  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 4 });
  const noise = remedies.find(({ chosen }) => chosen.title.startsWith('Add Laplace noise'));
  assert.match(noise?.effect ?? '', /^moves numbers by \d+ on average, 95 % of them by less than \d+$/);
  assert.ok(noise && !noise.chosen.isNoise);
});

test('the whole file: answers, samples and parts, each told by people and never by the k of what is drawn', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(400);
  const uri = await opened(text);
  const { remedies } = await request<RemedyList>('quasi/protect', { uri });
  const titles = remedies.map(({ chosen }) => chosen.title);
  assert.equal(titles[0], 'Randomise sex, job, town (ε = 4 each)');
  assert.match(
    remedies[2].effect,
    /^\d+ % of rows stay true, ε 3 in all, people unique 0 % counted, .* by the answers$/,
  );
  const sample = remedies.find(({ chosen }) => chosen.title.startsWith('Publish a random sample of 10 %'));
  assert.match(sample?.effect ?? '', /^right row picked with \S+ % → \S+ %, a single match is right with \d/);
  assert.ok(sample);
  const drawn = await applied(text, sample.chosen);
  assert.equal(cellsOf(drawn).length, 40);
  const lines = new Set(text.split('\r\n'));
  assert.ok(drawn.split('\r\n').every((line) => lines.has(line)));
  assert.equal((await request<PreviewResult>('quasi/preview', { chosen: sample.chosen })).text, drawn);
  assert.match(titles.at(-1) ?? '', /^Split the table into \d unlinked files, without email$/);
  assert.match(remedies.at(-1)?.effect ?? '', /^at most \S+ % unique in a part: .*\(unique .*, k \d+, ORR [\d.<> ]+\)/);
});

test('parts are written beside the file, in orders of their own, and over others only when that is wanted', async () => {
  client = await TestClient.start(settings, resolving, withCommands);
  const text = people(200);
  const file = join(folder, 'people.csv');
  writeFileSync(file, text);
  const uri = await opened(text, pathToFileURL(file).href);
  const { remedies } = await request<RemedyList>('quasi/protect', { uri });
  const chosen = remedies.at(-1)?.chosen as ChosenRemedy;
  assert.ok(chosen.isSplit);
  writeFileSync(join(folder, 'people.part2.csv'), 'mine');
  const refused = await request<SplitResult>('quasi/split', { chosen, overwrites: false });
  assert.deepEqual(refused.there, [refused.uris[1]]);
  assert.equal(readFileSync(join(folder, 'people.part2.csv'), 'utf8'), 'mine');
  const { uris, there } = await request<SplitResult>('quasi/split', { chosen, overwrites: true });
  assert.deepEqual(there, []);
  const parts = uris.map((one) => readFileSync(new URL(one), 'utf8').trimEnd().split('\n'));
  const [names, ...rows] = text.trimEnd().split('\r\n');
  const header = names.split(',');
  const seen = new Set<string>();
  for (const [first, ...lines] of parts) {
    assert.equal(lines.length, 200);
    for (const name of first.split(',')) {
      assert.ok(header.includes(name) && name !== 'email' && !seen.has(name));
      seen.add(name);
    }
    const columns = first.split(',').map((name) => header.indexOf(name));
    const own = cellsOf(text).map((cells) => columns.map((column) => cells[column]).join());
    assert.deepEqual(lines.toSorted(), own.toSorted());
    assert.notDeepEqual(lines, own);
  }
  assert.equal(rows.length, 200);
});

/** What the server asks the editor to change, as it is asked. */
function editsAsked(): WorkspaceEdit[] {
  const edits: WorkspaceEdit[] = [];
  client.connection.onRequest('workspace/applyEdit', ({ edit }: { edit: WorkspaceEdit }) => {
    edits.push(edit);
    return { applied: true };
  });
  return edits;
}

test('the ε of answers is declared for the file that has them, or for its copy', async () => {
  const file = join(folder, 'study.csv');
  const text = people(60);
  writeFileSync(file, text);
  client = await TestClient.start(settings, resolving, withCommands);
  const edits = editsAsked();
  const uri = await opened(text, pathToFileURL(file).href);
  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 1 });
  const { chosen } = remedies.find(({ chosen: one }) => one.isNoise) ?? assert.fail();
  await assert.rejects(request('quasi/declareNoise', { chosen, mayHoldValues: false }), /Nothing is known/);
  await applied(text, chosen);
  await request('quasi/declareNoise', { chosen, mayHoldValues: false });
  await request<SafeCopyResult>('quasi/safeCopy', { chosen, overwrites: true });
  await request('quasi/declareNoise', { chosen: { ...chosen, isLarge: true }, mayHoldValues: false });
  for (const [i, name] of ['study.csv', 'study.safe.csv'].entries()) {
    const written = JSON.stringify(edits[i]);
    assert.ok(written.includes(name), written);
    assert.match(written, /\\"sex\\": \{\s*(\\n)?\s*\\"epsilon\\": 4/);
    assert.ok(!written.includes('nurse'));
  }
});

test('where values would stand in quasi.json, that is said first, and they only do once somebody agreed', async () => {
  const file = join(folder, 'jobs.csv');
  // So many answers in so few rows that some are drawn by nobody.
  const text = `sex,job\r\n${Array.from({ length: 40 }, (_, i) => `${i % 2 ? 'f' : 'm'},trade${i % 38}`).join('\r\n')}\r\n`;
  writeFileSync(file, text);
  client = await TestClient.start({ ...settings, quasiIdentifiers: ['sex', 'job'] }, resolving, withCommands);
  const edits = editsAsked();
  const uri = await opened(text, pathToFileURL(file).href);
  const { remedies } = await request<RemedyList>('quasi/remedies', { uri, column: 1 });
  const { chosen } = remedies.find(({ chosen: one }) => one.isNoise) ?? assert.fail();
  await applied(text, chosen);
  const declaring = (mayHoldValues: boolean) =>
    request<DeclareNoiseResult>('quasi/declareNoise', { chosen, mayHoldValues });
  const { question = '' } = await declaring(false);
  assert.match(question, /^This writes 38 values of job into quasi\.json/);
  assert.ok(!question.includes('trade'));
  assert.equal(edits.length, 0, 'nothing is written before');
  assert.deepEqual(await declaring(true), {});
  assert.match(JSON.stringify(edits), /trade37/);
});
