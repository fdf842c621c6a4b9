/** Rainbow CSV changes the language of a document to what its delimiter stands for: nothing is read again, and nothing flickers. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestClient } from './client.ts';
import { csvOfSize } from './csvOfSize.ts';

let client: TestClient;
before(async () => {
  client = await TestClient.start();
});
after(() => client.stop());

/** Large enough that reading it takes longer than the status waits before it reports it. */
const byCommas = csvOfSize(6_000_000, false);
const large: Readonly<Record<string, string>> = {
  'csv (semicolon)': byCommas.replaceAll(',', ';'),
  'csv (pipe)': byCommas.replaceAll(',', '|'),
  'dynamic csv': byCommas,
};

const statusesOf = (uri: string) => client.statuses.filter((one) => one.uri === uri);
const hasRead = (uri: string) => statusesOf(uri).some(({ state }) => state === 'analysing');

for (const [language, text] of Object.entries(large)) {
  test(`a change from csv to ${language} finds what was found, and reads nothing again`, async () => {
    const uri = `file:///flips/${language.replace(/\W+/g, '-')}.csv`;
    await client.open(uri, text);
    await client.settled(uri);
    assert.ok(hasRead(uri), 'the first reading is told of');
    const [findings, ready] = [client.shown(uri), statusesOf(uri).at(-1)];
    client.statuses.length = 0;
    client.publications.length = 0;
    await client.close(uri);
    await client.open(uri, text, language);
    await client.settled(uri);
    assert.equal(hasRead(uri), false);
    assert.deepEqual(
      client.publications.filter((one) => one.uri === uri),
      [],
    );
    assert.deepEqual(statusesOf(uri).at(-1), { ...ready, version: 2 });
    assert.ok(findings.length > 0);
    await client.close(uri);
  });
}

test('a language that stands for another delimiter than was found has the text read with that one', async () => {
  const uri = 'file:///flips/other.csv';
  const text = 'a,b;c\n1,2\n4,5\n';
  await client.open(uri, text);
  await client.settled(uri);
  assert.equal(statusesOf(uri).at(-1)?.delimiter, ',');
  await client.close(uri);
  await client.open(uri, text, 'csv (semicolon)');
  await client.settled(uri);
  assert.equal(statusesOf(uri).at(-1)?.delimiter, ';');
});
