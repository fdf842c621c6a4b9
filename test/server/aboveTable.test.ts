/** A document with lines above its table: findings stand on the lines of the editor, edits keep what stands above, the card says it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, resolving } from './menu.ts';

let client: TestClient;
before(async () => {
  client = await TestClient.start({}, resolving);
});
after(() => client.stop());

const above = '# made by a program\nReport of May\n\n';
const table = 'name,age,town\nAnn,31,Bern\nBob,44\nCem,=1+1,Chur\n';

test('findings stand on the lines of the editor, and an edit keeps what stands above', async () => {
  const uri = 'untitled:above.csv';
  await client.open(uri, above + table);
  await client.settled(uri);
  const ragged = client.shown(uri).find(({ code }) => code === 'ragged-row');
  assert.equal(ragged?.range.start.line, 5);
  const formula = client.shown(uri).find(({ code }) => code === 'formula-cell');
  assert.ok(formula);
  // It is about the column, so it stands at its name.
  assert.equal(formula.range.start.line, 3);
  const actions = await askMenu(client, uri, { diagnostics: [formula], isInvoked: true });
  const action = actions.find(({ title }) => title.startsWith('Put an apostrophe'));
  assert.ok(action);
  const { edit } = await choose(client, action);
  const now = edited(above + table, edit ?? {});
  assert.ok(now.startsWith(`${above}name,age,town\n`));
  assert.ok(now.includes("Cem,'=1+1,Chur"));
  await client.change(uri, now);
  await client.settled(uri);
  assert.equal(client.shown(uri).find(({ code }) => code === 'ragged-row')?.range.start.line, 5);
});

test('when a line is put above, findings go down with their rows', async () => {
  const uri = 'untitled:lower.csv';
  await client.open(uri, table);
  await client.settled(uri);
  assert.equal(client.shown(uri).find(({ code }) => code === 'ragged-row')?.range.start.line, 2);
  await client.change(uri, `# x\n${table}`);
  await client.settled(uri);
  assert.equal(client.shown(uri).find(({ code }) => code === 'ragged-row')?.range.start.line, 3);
});
