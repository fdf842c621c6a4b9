/** What the menu on a row that stands alone offers: the column that helps it most made coarser, or the row taken out; with what that does. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, resolving } from './menu.ts';

let client: TestClient;
before(async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex'], k: 2 }, resolving);
});
after(() => client.stop());

const rows = Array.from({ length: 40 }, (_, i) => `${30 + 10 * (i % 2)},f`);
const text = ['age,sex', ...rows, '31,f', ''].join('\n');

test('the column that helps most is told coarser, which leaves no row alone', async () => {
  const uri = 'untitled:alone.csv';
  await client.open(uri, text);
  await client.settled(uri);
  const finding = client.shown(uri).find(({ code }) => code === 'row-stands-alone');
  assert.equal(finding?.range.start.line, 41);
  const actions = await askMenu(client, uri, { diagnostics: [finding], isInvoked: true });
  const titles = actions.map(({ title }) => title);
  const coarser = actions.find(({ title }) => /^Generalise age to /.test(title));
  assert.ok(coarser, titles.join('; '));
  assert.ok(titles.some((title) => title.startsWith('Remove this row')));
  assert.deepEqual(coarser.diagnostics, [finding]);
  const treated = edited(text, (await choose(client, coarser)).edit ?? {});
  const ages = treated.split('\n').map((line) => line.split(',')[0]);
  assert.equal(ages[41], ages[1], 'it is like those it stood beside');
  await client.change(uri, treated);
  await client.settled(uri);
  assert.ok(client.shown(uri).every(({ code }) => code !== 'row-stands-alone'));
  const byItself = await askMenu(client, uri, { diagnostics: [finding], isInvoked: false });
  assert.ok(
    byItself.every(({ title }) => !title.startsWith('Generalise')),
    'nobody waits for that by itself',
  );
});
