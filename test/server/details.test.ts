/** What a remedy would do in full, and the offers for findings that k does not describe: background knowledge, and HIPAA's safe harbor. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { ChosenRemedy, DetailsResult, PreviewResult, RemedyList } from '@quasi/shared/protocol';
import type { CodeAction, Range } from 'vscode-languageserver-protocol/node';
import { registerOf } from '../../shared/src/effects/details/testRegister.ts';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, resolving } from './menu.ts';

let client: TestClient;
afterEach(() => client.stop());

let documents = 0;
async function opened(text: string): Promise<string> {
  const uri = `untitled:details-${++documents}.csv`;
  await client.open(uri, text);
  await client.settled(uri);
  return uri;
}

function cellOf(text: string, name: string): Range {
  const start = text.slice(0, text.indexOf('\n')).split(',').indexOf(name);
  const before = text.split(',').slice(0, start).join().length + (start > 0 ? 1 : 0);
  return { start: { line: 0, character: before }, end: { line: 0, character: before + name.length } };
}

/** The entries for one finding of a column, measured by who opens the menu some times. */
async function remediesFor(uri: string, text: string, name: string, ...codes: string[]): Promise<CodeAction[]> {
  const range = cellOf(text, name);
  const diagnostics = client
    .shown(uri)
    .filter(({ code, range: { start } }) => codes.includes(String(code)) && start.character === range.start.character);
  assert.equal(diagnostics.length, codes.length, `${codes} on ${name}`);
  const ask = () => askMenu(client, uri, { range, diagnostics, isInvoked: true });
  for (let tries = 0; tries < 4; tries++) await ask();
  return (await ask()).filter(
    ({ title }) => !/^(Mark|Allow|Set|More|Edit|Declare|Reach|Not about|The rows)/.test(title),
  );
}

async function chosenFor(uri: string, column: number, title: RegExp): Promise<ChosenRemedy> {
  const list: RemedyList | null = await client.connection.sendRequest('quasi/remedies', { uri, column });
  const found = list?.remedies.find(({ chosen }) => title.test(chosen.title));
  assert.ok(found, list?.remedies.map(({ chosen }) => chosen.title).join('; '));
  return found.chosen;
}

const pad = (number: number) => String(number).padStart(2, '0');
const purchases = `customer_id,time,article\n${Array.from(
  { length: 400 },
  (_, i) => `c${(i * 7) % 45},${pad(8 + ((i * 5) % 12))}:${pad((i * 17) % 60)},a${i % 4}`,
).join('\n')}\n`;

/** R(X) of ITO, counted without our code: the mean over rows of 1 / users of the row's value. */
function riskIn(text: string, column: number): string {
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const users = new Map<string, Set<string>>();
  for (const row of rows) users.set(row[column], (users.get(row[column]) ?? new Set()).add(row[0]));
  const sum = rows.reduce((all, row) => all + 1 / (users.get(row[column])?.size ?? 0), 0);
  return String(Number((sum / rows.length).toFixed(2)));
}

test('background knowledge: what is offered lowers R', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['time'] }, resolving);
  const uri = await opened(purchases);
  const found = await remediesFor(uri, purchases, 'time', 'background-knowledge');
  assert.ok(found.length > 0);
  for (const action of found.filter(({ title }) => title.includes('background'))) {
    assert.match(action.title, /\(lowers what background knowledge gives away\)$/);
    const { edit } = await choose(client, action);
    assert.ok(Number(riskIn(edited(purchases, edit ?? {}), 1)) < Number(riskIn(purchases, 1)), action.title);
    assert.ok(action.diagnostics?.every(({ code }) => code === 'background-knowledge'));
  }
});

test('what helps with several findings of a column is one entry for all of them', async () => {
  client = await TestClient.start({ policy: 'hipaa-safe-harbor' }, resolving);
  const text = `email,n\n${Array.from({ length: 60 }, (_, i) => `p${i}@example.org,${i % 3}`).join('\n')}\n`;
  const found = await remediesFor(await opened(text), text, 'email', 'direct-identifier', 'safe-harbor');
  const titles = found.map(({ title }) => title);
  assert.equal(titles[0], 'Remove the column email (as safe harbor asks)');
  assert.deepEqual(found[0].diagnostics?.map(({ code }) => code).sort(), ['direct-identifier', 'safe-harbor']);
  assert.equal(titles.filter((title) => title.startsWith('Remove')).length, 1);
  for (const { diagnostics } of found.slice(1)) assert.ok(diagnostics?.every(({ code }) => code !== 'safe-harbor'));
});

test("under HIPAA's policy the offer for ZIP codes is the one it asks for, and the finding is gone once it is applied", async () => {
  client = await TestClient.start({ policy: 'hipaa-safe-harbor' }, resolving);
  const cells = ['02138', '02139', '10001', '94110', '03601', '60614'];
  const text = `zip_code,birth_date,n\n${Array.from(
    { length: 90 },
    (_, i) => `${cells[i % 6]},${1930 + (i % 60)}-0${1 + (i % 9)}-11,${i % 3}`,
  ).join('\n')}\n`;
  const uri = await opened(text);
  for (const [name, title] of [
    ['zip_code', /^Keep the first 3 digits of zip_code, of small US areas none \(as safe harbor asks\)$/],
    ['birth_date', /^Generalise birth_date to years, all before \d{4} as one \(as safe harbor asks\)$/],
  ] as const) {
    const [first] = await remediesFor(uri, text, name, 'safe-harbor');
    assert.match(first.title, title);
    const { edit } = await choose(client, first);
    const after = await opened(edited(text, edit ?? {}));
    const { start } = cellOf(text, name);
    const left = client
      .shown(after)
      .filter(({ code, range }) => code === 'safe-harbor' && range.start.character === start.character);
    assert.deepEqual(left, []);
  }
});

test('the details are a card: risk, policy, sensitivities and what the data are still worth, before and after', async () => {
  client = await TestClient.start({ quasiIdentifiers: ['time'] }, resolving);
  const uri = await opened(purchases);
  const chosen = await chosenFor(uri, 1, /^Generalise time to hours$/);
  const { markdown }: DetailsResult = await client.connection.sendRequest('quasi/details', { chosen });
  assert.match(markdown, /^\*\*Generalise time to hours\*\*\n/);
  for (const title of [
    'Policy',
    'Background knowledge',
    'Sensitivity among quasi-identifiers',
    'What the data are still worth',
  ]) {
    assert.ok(markdown.includes(`**${title}`), markdown);
  }
  assert.match(markdown, new RegExp(`\\| time \\| ${riskIn(purchases, 1).replace('.', '\\.')} → 0\\.\\d+ \\|`));
});

test('the message of a preview names the masked column that falls and those that rise for it', async () => {
  const register = `${registerOf(1500, 7)}\n`;
  const quasiIdentifiers = register.slice(0, register.indexOf('\n')).split(',');
  client = await TestClient.start({ quasiIdentifiers }, resolving);
  const uri = await opened(register);
  const mask = await chosenFor(uri, 2, /^(Erase|Remove|Keep|Mask) /);
  for (const [characters, after] of [
    [1, '0.48'],
    [2, '0.42'],
    [3, '0.34'],
  ] as const) {
    const treatments = [{ column: 2, remedy: 'mask-last', parameters: { characters } }];
    const chosen = { ...mask, data: { ...(mask.data as object), need: { treatments } } };
    const { note }: PreviewResult = await client.connection.sendRequest('quasi/preview', { chosen });
    assert.ok(note.startsWith(`Sensitivity among quasi-identifiers: CtfId 0.5 → ${after}. Others rise, `), note);
    assert.match(note, /Zip 0\.32 → 0\.(43|41|38)/);
  }
});
