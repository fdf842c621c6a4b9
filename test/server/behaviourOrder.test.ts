/** Rows at risk come by the size of their class, then by how rare their values are, then as in the file, whatever is edited. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { TestClient } from './client.ts';
import { EditedDocument } from './editedDocument.ts';

const quasiIdentifiers = ['age', 'sex', 'zip'];
const K = 4;
let client: TestClient;
before(async () => {
  client = await TestClient.start({ quasiIdentifiers, k: K, maxRowFindings: 500 });
});
after(() => client.stop());

const countOf = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return (value: string) => counts.get(value) ?? 0;
};

/** The lines of the rows at risk, by the formula: Σ log2(n / frequency) is how rare a row is. */
function expectedLines(text: string): number[] {
  const rows = text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').slice(0, 3));
  const sizeOf = countOf(rows.map((row) => row.join()));
  const frequencies = quasiIdentifiers.map((_, column) => countOf(rows.map((row) => row[column])));
  const rarity = (row: readonly string[]) =>
    row.reduce((sum, value, column) => sum + Math.log2(rows.length / frequencies[column](value)), 0);
  return rows
    .map((row, i) => ({ line: i + 1, size: sizeOf(row.join()), rarity: rarity(row) }))
    .filter(({ size }) => size < K)
    .sort((a, b) => a.size - b.size || (Math.abs(a.rarity - b.rarity) < 1e-9 ? a.line - b.line : b.rarity - a.rarity))
    .map(({ line }) => line);
}

test('as many rows as are at risk are told in this order, before and after each edit', async () => {
  const random = seededRandom(5);
  const below = (limit: number) => randomBelow(random, limit);
  // Rare values and usual ones, so that all three parts of the order decide something.
  const row = () => `${30 + Math.min(below(9), below(9))},${'ffm'[below(3)]},${100 + Math.min(below(5), below(5))},n`;
  const lines = Array.from({ length: 80 }, row);
  const uri = 'file:///quasi-test/order.csv';
  const document = new EditedDocument(client, uri, `age,sex,zip,note\n${lines.join('\n')}\n`);
  await document.open();
  for (let edit = 0; edit < 25; edit++) {
    await document.settled();
    const told = client.shown(uri).filter(({ code }) => code === 'row-stands-alone');
    const expected = expectedLines(document.text);
    assert.ok(expected.length > 10);
    assert.deepEqual(
      told.map(({ range }) => range.start.line),
      expected,
    );
    const starts = [...document.text.matchAll(/\n(?!$)/g)].map(({ index }) => index + 1);
    const from = starts[below(starts.length)];
    const to = document.text.indexOf('\n', from);
    await document.edit({ from, to, text: row() });
  }
});

test('of more rows than may be told the first of this order are', async () => {
  client.settings = { ...client.settings, maxRowFindings: 4 };
  const uri = 'file:///quasi-test/order-few.csv';
  const text = `age,sex,zip\n${'31,f,100\n'.repeat(6)}44,m,101\n44,m,101\n31,m,100\n50,f,102\n31,f,102\n`;
  await client.open(uri, text);
  await client.settled(uri);
  const told = client.shown(uri).filter(({ code }) => code === 'row-stands-alone');
  assert.deepEqual(
    told.map(({ range }) => range.start.line),
    expectedLines(text).slice(0, 4),
  );
  assert.match(String(client.shown(uri).find(({ code }) => code === 'small-classes')?.message), /5 of 11 rows/);
});
