/** While an open quote swallows rows, the menu offers its fix and entries that do not depend on rows, and no treatment. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestClient } from './client.ts';
import { askMenu, choose, edited, resolving } from './menu.ts';

const uri = 'untitled:open-quote.csv';
const people = `email,age,sex,zip\n${Array.from({ length: 60 }, (_, i) =>
  [`p${i}@x.org`, 20 + ((i * 37) % 60), i % 2 ? 'f' : 'm', 10_000 + 7 * ((i * 13 + (i >> 3)) % 40)].join(),
).join('\n')}\n`;
const broken = people.replace('\np5@x.org,', '\n"p5@x.org,');

let client: TestClient;
before(async () => {
  client = await TestClient.start({}, resolving, { initializationOptions: { hasCommands: true } });
});
after(() => client.stop());

async function change(text: string): Promise<void> {
  await client.change(uri, text);
  await client.settled(uri);
}

/** On every place and every finding, opened by a person. */
async function titles(): Promise<string[]> {
  const asked = [
    ...client.shown(uri).map((diagnostic) => ({ diagnostics: [diagnostic], isInvoked: true })),
    ...[0, 2, 6].map((line) => {
      const place = { line, character: 12 };
      return { range: { start: place, end: place }, isInvoked: true };
    }),
  ];
  const found: string[] = [];
  for (const question of asked) found.push(...(await askMenu(client, uri, question)).map(({ title }) => title));
  return [...new Set(found)];
}

test('a quote that is opened takes all treatments from the menu, and its fix brings them back', async () => {
  await client.open(uri, people);
  await client.settled(uri);
  assert.ok((await titles()).some((title) => /^Mark|^Change role|^Reach|Fix All/.test(title)));

  await change(broken);
  const offered = await titles();
  assert.ok(
    offered.some((title) => title.startsWith('Close the quote ')),
    offered.join('\n'),
  );
  const others = offered.filter((title) => !/^(Close the quote |Allow|This file has|The first)/.test(title));
  assert.deepEqual(others, []);

  const [quote] = client.shown(uri).filter(({ code }) => code === 'unclosed-quote');
  assert.ok(quote);
  const fix = (await askMenu(client, uri, { diagnostics: [quote] })).find(({ title }) => /^Close/.test(title));
  assert.ok(fix);
  const { edit } = await choose(client, fix);
  assert.ok(edit);
  await change(edited(broken, edit));
  assert.ok((await titles()).some((title) => /^Mark|^Change role|^Reach|Fix All/.test(title)));
});

test('plans, remedies and lists of columns are refused with the line of the quote, and findings of before say that they are', async () => {
  await change(people);
  const before = client.shown(uri);
  assert.ok(before.length > 0);
  await change(broken);
  for (const request of ['quasi/reach', 'quasi/identifiers', 'quasi/protect', 'quasi/review']) {
    await assert.rejects(client.connection.sendRequest(request, { uri }), /^Error: Line 7 has an unclosed quote, /);
  }
  await assert.rejects(client.connection.sendRequest('quasi/remedies', { uri, column: 1 }), /Close the quote first\.$/);
  const frozen = client.shown(uri).filter(({ code }) => code !== 'unclosed-quote');
  assert.ok(frozen.length > 0);
  const headlines = before.map(({ message }) => String(message).split('\n')[0]);
  for (const { message } of frozen) {
    const [headline, details] = String(message).split('\n');
    assert.ok(headlines.includes(headline ?? ''), headline);
    assert.match(details ?? '', /^Found before the quote in line 7 opened; checked again once it is closed\. /);
  }
});
