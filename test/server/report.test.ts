/** `quasi/report`: the page on an open document, with lines that lead to their places, and without a value of the file. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { openReportCommand, type ReportResult, reportPlaceCommand, reportRequest } from '@quasi/shared/protocol';
import { TestClient } from './client.ts';
import { askMenu, resolving } from './menu.ts';

let client: TestClient;
afterEach(() => client.stop());

const people = `sex,"age, in years"\nf,91\n${'m,30\nf,31\n'.repeat(40)}`;

function links(html: string): unknown[] {
  return Array.from(html.matchAll(/href="command:([^?"]*)\?([^"]*)"/g), ([, command, args = '']) => {
    assert.equal(command, reportPlaceCommand);
    return JSON.parse(decodeURIComponent(args));
  });
}

test('its lines and columns lead to their places, and it follows the text', async () => {
  client = await TestClient.start({}, {}, { initializationOptions: { hasCommands: true } });
  const uri = 'untitled:report.csv';
  await client.open(uri, people);
  await client.settled(uri);
  const ask = async () =>
    (await client.connection.sendRequest<ReportResult | null>(reportRequest, { uri }))?.html ?? '';
  const html = await ask();
  assert.match(html, /Disclosure risk of report\.csv/);
  assert.doesNotMatch(html, /<script/);
  const found = links(html);
  assert.deepEqual(
    found.find((args) => JSON.stringify(args) === JSON.stringify([uri, 1, 0])),
    [uri, 1, 0],
  );
  assert.deepEqual(
    found.find((args) => JSON.stringify(args) === JSON.stringify([uri, 0, 4])),
    [uri, 0, 4],
  );
  // In the tables of figures as in that of roles.
  assert.ok(found.filter((args) => JSON.stringify(args) === JSON.stringify([uri, 0, 4])).length > 1);
  await client.change(uri, people.replace('f,91\n', ''));
  await client.settled(uri);
  assert.notEqual(await ask(), html);
});

test('where our commands are not there, nothing leads anywhere', async () => {
  client = await TestClient.start();
  const uri = 'untitled:report.csv';
  await client.open(uri, people);
  await client.settled(uri);
  const result = await client.connection.sendRequest<ReportResult | null>(reportRequest, { uri });
  assert.deepEqual(links(result?.html ?? ''), []);
});

test('the finding on the whole file leads to it from its menu, where an editor shows it', async () => {
  const uri = 'untitled:menu.csv';
  const ages = ['sex,age', ...Array.from({ length: 60 }, (_, i) => `${'fm'[i % 2]},${20 + i}`)].join('\n');
  for (const hasCommands of [true, false]) {
    client = await TestClient.start({}, resolving, { initializationOptions: { hasCommands } });
    await client.open(uri, ages);
    await client.settled(uri);
    const diagnostics = client.shown(uri).filter(({ code }) => code === 'small-classes');
    assert.equal(diagnostics.length, 1);
    const menu = await askMenu(client, uri, { diagnostics, isInvoked: true });
    const found = menu.filter(({ command }) => command?.command === openReportCommand);
    assert.deepEqual(
      found.map(({ title, command }) => [title, command?.arguments]),
      hasCommands ? [['Open report', [uri]]] : [],
    );
    if (hasCommands) await client.stop();
  }
});

test('a document that is not open has none', async () => {
  client = await TestClient.start();
  assert.equal(await client.connection.sendRequest(reportRequest, { uri: 'untitled:other.csv' }), null);
});
