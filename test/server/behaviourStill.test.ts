/** Nothing flickers: what has not changed is not published again, however the text came to be what it is. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TestClient } from './client.ts';
import { EditedDocument } from './editedDocument.ts';

let client: TestClient;
before(async () => {
  client = await TestClient.start({ quasiIdentifiers: ['age', 'sex', 'zip'], idleDelay: 20 });
});
after(() => client.stop());

let documents = 0;
const rows = Array.from({ length: 40 }, (_, i) => `${31 + (i % 2)},f,0213${i % 3},note ${i}`);
const people = `age,sex,zip,note\n${rows.join('\n')}\n77,m,02139,last\n`;

async function opened(text = people): Promise<EditedDocument> {
  const document = new EditedDocument(client, `file:///quasi-test/still-${++documents}.csv`, text);
  await document.open();
  await document.settled();
  return document;
}

/** How often something was published while this was done and all waves ended. */
async function published(document: EditedDocument, act: () => Promise<unknown>): Promise<number> {
  const before = document.publications.length;
  await act();
  await document.settled();
  return document.publications.length - before;
}

const placeOf = (document: EditedDocument, text: string) => document.text.indexOf(text);

test('typing in a cell that nothing depends on publishes nothing', async () => {
  const document = await opened();
  const type = async () => {
    const from = placeOf(document, 'note 20') + 4;
    for (const character of 'quietly') {
      await document.edit({ from, text: character });
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  assert.equal(await published(document, type), 0);
});

test('the same text sent whole, in lines of the same ends, publishes nothing, and nothing is worked out again', async () => {
  const document = await opened();
  assert.equal(await published(document, () => document.edit({ text: document.text })), 0);
  const hint = { from: 0, to: document.text.length, text: document.text };
  assert.equal(await published(document, () => document.edit(hint)), 0);
});

test('an edit that is undone before anybody looked publishes nothing', async () => {
  const document = await opened();
  const from = placeOf(document, '77,m');
  const undone = async () => {
    await document.edit({ from, to: from + 4, text: '31,f' });
    await document.edit({ from, to: from + 4, text: '77,m' });
  };
  assert.equal(await published(document, undone), 0);
  assert.equal(
    await published(document, () => document.edit({ from, text: '"' }, { from, to: from + 1, text: '' })),
    0,
  );
});

test('an edit that changes one finding publishes the list once, with the others as they were', async () => {
  const document = await opened();
  const before = client.shown(document.uri);
  const from = placeOf(document, ',last');
  assert.equal(await published(document, () => document.edit({ from, to: from + 5, text: '' })), 1);
  const now = client.shown(document.uri);
  assert.deepEqual(
    now.filter(({ code }) => code !== 'ragged-row'),
    before,
  );
  assert.equal(now.length, before.length + 1);
});

test('line ends that become others leave every finding where it is', async () => {
  const document = await opened();
  assert.equal(await published(document, () => document.edit({ text: people.replaceAll('\n', '\r\n') })), 0);
});

test('rows that come above move findings and change no word of them', async () => {
  const document = await opened();
  const before = client.shown(document.uri).filter(({ code }) => code === 'row-stands-alone');
  assert.equal(before.length, 1);
  // As many rows of each class as keep all numbers but that of the rows.
  await document.edit({ from: placeOf(document, '31,f'), text: `${rows.slice(0, 6).join('\n')}\n` });
  await document.settled();
  const now = client.shown(document.uri).filter(({ code }) => code === 'row-stands-alone');
  assert.deepEqual(
    now.map(({ range, message }) => ({ line: range.start.line - 6, message })),
    before.map(({ range, message }) => ({ line: range.start.line, message })),
  );
  for (const { publication } of document.publications.slice(-3)) {
    const told = publication.diagnostics.filter(({ code }) => code === 'row-stands-alone');
    assert.equal(told.length, 1, 'the finding never goes');
  }
});

test('a line typed below a row at risk does not take its finding away for a moment', async () => {
  const document = await opened(
    people.replace('77,m,02139,last\n', `77,m,02139,last\n${rows.slice(0, 5).join('\n')}\n`),
  );
  const line = document.text.slice(0, placeOf(document, '77,m')).split('\n').length - 1;
  const before = document.publications.length;
  const from = placeOf(document, ',last') + 5;
  for (const [i, character] of [...`\n${rows[3]}`].entries()) {
    await document.edit({ from: from + i, text: character });
    await new Promise((resolve) => setTimeout(resolve, i % 3 === 0 ? 40 : 5));
  }
  await document.settled();
  const since = document.publications.slice(before);
  assert.ok(since.length > 3);
  for (const { publication } of since) {
    const told = publication.diagnostics.filter(
      ({ code, range }) => code === 'row-stands-alone' && range.start.line === line,
    );
    assert.equal(told.length, 1, `version ${publication.version}`);
  }
});
