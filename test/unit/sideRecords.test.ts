/** Files of which the values alone matter: read by csv-parse, block by block, with the delimiter and the quotes that the file has. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sideRecords } from '../../server/src/files/sideRecords.ts';
import { drawn } from '../../shared/src/testing/index.ts';

const encoder = new TextEncoder();

async function recordsOf(text: string) {
  const records: string[][] = [];
  let blocks = 0;
  for (const reading = sideRecords(encoder.encode(text)); ; ) {
    const { done, value } = reading.next();
    if (done) return { records, blocks, fault: value };
    if (value instanceof Promise) await value;
    else {
      blocks++;
      for (const record of value) records.push([...record]);
    }
  }
}

test('the delimiter, the quotes, the byte order mark and the line ends are those of the file', async () => {
  const expected = [
    ['a', 'x; y', '*'],
    ['b', 'two\r\nlines', '*'],
    ['c', 'é', '*'],
  ];
  for (const text of [
    '\ufeffa;"x; y";*\r\nb;"two\r\nlines";*\r\n\r\nc;é;*',
    'a\t"x; y"\t*\nb\t"two\r\nlines"\t*\nc\té\t*\n',
    "a,'x; y',*\nb,'two\r\nlines',*\nc,é,*\n",
    'a, "x; y", "*"\nb, "two\r\nlines", "*"\nc, "é", "*"\n',
  ]) {
    assert.deepEqual((await recordsOf(text)).records, expected, text);
  }
});

test('block by block it is what csv-parse reads in one go', async () => {
  const value = fc.constantFrom('a', 'b;c', 'say "x"', 'two\nlines', 'é', ' ', '1');
  const record = fc.tuple(value, value);
  await fc.assert(
    fc.asyncProperty(
      fc.array(record, { minLength: 600, maxLength: 900 }),
      fc.constantFrom('\n', '\r\n'),
      async (rows, end) => {
        const text = rows.map((row) => row.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')).join(end);
        const { records, blocks } = await recordsOf(text);
        assert.deepEqual(records, parse(text, { delimiter: ';' }));
        assert.ok(blocks > 2);
      },
    ),
    drawn(60),
  );
});

test('what cannot be read is said in a sentence without a value, at once', async () => {
  const { fault } = await recordsOf(`a;x;*\nb;"Zorbatina;*\n${'c;y;*\n'.repeat(400_000)}`);
  assert.match(fault?.why ?? '', /a quote in it is never closed, or a row is longer than 1 MB/);
  assert.match((await recordsOf('a;x;*\nb;"Zorbatina;*\n')).fault?.why ?? '', /a quote in it is never closed/);
});
