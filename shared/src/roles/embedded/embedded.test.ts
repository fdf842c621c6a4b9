import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable } from '../../table/index.ts';
import { takesAtMost } from '../../testing/index.ts';
import { readHeader } from '../header.ts';
import { finished } from '../testColumn.ts';
import { type Embedded, findEmbedded, holdsTexts } from './index.ts';

function foundIn(...rows: string[]): Embedded | undefined {
  const text = rows.map((row) => `"${row.replaceAll('"', '""')}"\n`).join('');
  const options = { missingTokens: [''], trim: false, delimiter: ',', header: false };
  return finished(findEmbedded(finished(readTable(new TextEncoder().encode(text), options)).columns[0].dictionary));
}

const sortsIn = (text: string): string[] => [...(foundIn(text)?.rowsOf.keys() ?? [])];

test('each sort of identifier is found inside a text', () => {
  assert.deepEqual(sortsIn('please write to ann.lee@example.org, thanks'), ['e-mail addresses']);
  assert.deepEqual(sortsIn('pay to GB82 WEST 1234 5698 7654 32 by Monday'), ['IBANs']);
  assert.deepEqual(sortsIn('her number is 078-05-1120.'), ['US Social Security numbers']);
  assert.deepEqual(sortsIn('card 4111 1111 1111 1111 was declined'), ['payment card numbers']);
  assert.deepEqual(sortsIn('card 3714 496353 98431 was declined'), ['payment card numbers']);
  assert.deepEqual(sortsIn('card 371449635398431 was declined'), ['payment card numbers']);
  for (const phone of ['+41 44 668 18 00', '+1-202-555-0143', '(202) 555-0143', '202-555-0143', '+442079460018']) {
    assert.deepEqual(sortsIn(`call ${phone} after six`), ['phone numbers'], phone);
  }
});

test('numbers that are no identifiers are left alone', () => {
  for (const text of [
    'version 10.14.6 of 2024-01-02 12:30:45, build 20240102123045',
    'order 4711-0815-99 shipped, invoice 2024-000123456',
    'GB82 WEST 1234 5698 7654 33 has a wrong check digit',
    '4111 1111 1111 1112 has one too',
    // The check digit of a telephone's own number is that of a card.
    'phone 490154203237518, and 4901 5420 3237 518',
    'measured 1234567.89 and 9876543210 counts at +12.5 degrees',
    'meet @noon at 192.168.10.20',
    '000-12-3456 and 666-12-3456 are never given out',
    'ISBN 978-3-16-148410-0',
  ]) {
    assert.deepEqual(sortsIn(text), [], text);
  }
});

test('rows are counted, not values', () => {
  const found = foundIn('a b@c.org', 'a b@c.org', 'call +41 44 668 18 00 or b@c.org', 'nothing');
  assert.equal(found?.rows, 3);
  assert.deepEqual(
    [...(found?.rowsOf ?? [])],
    [
      ['e-mail addresses', 3],
      ['phone numbers', 1],
    ],
  );
  assert.equal(foundIn('nothing', 'at all'), undefined);
});

test('an identifier that lies across two stretches of a long text is found', () => {
  for (const before of [32_250, 32_500, 32_760, 65_000]) {
    assert.deepEqual(sortsIn(`${'x '.repeat(before / 2)}ann.lee@example.org ${'y '.repeat(50_000)}`), [
      'e-mail addresses',
    ]);
  }
});

test('a text made to defeat a pattern costs no more than its length', () => {
  const time = (text: string) => {
    const start = performance.now();
    foundIn(text);
    return performance.now() - start;
  };
  time('a@'.repeat(1000));
  for (const part of ['a.', 'a@', '@a.', '+1 ', '(', '(1', '1-', 'GB82', 'A1B2 ', '4111-', '1 1']) {
    const short = time(part.repeat(1e6 / part.length));
    const long = takesAtMost(4000, () => time(part.repeat(4e6 / part.length)), part);
    assert.ok(long < 12 * short + 100, `${part}: ${short.toFixed()} ms, then ${long.toFixed()} ms`);
  }
});

test('names in texts are counted with the other identifiers, each row once', () => {
  const found = foundIn('Dear Mrs Tregellast, write to b@c.org', 'spoke with Emily Carter today', 'nothing', 'at all');
  assert.equal(found?.rows, 2);
  assert.deepEqual(
    [...(found?.rowsOf ?? [])],
    [
      ['e-mail addresses', 1],
      ['names of people', 2],
    ],
  );
});

test('names that come again and again are brands or machines; those of people differ', () => {
  const shelves = (...brands: string[]) =>
    Array.from({ length: 60 }, (_, i) => `new ${brands[i % brands.length]} socks, pack of ${i}, for the winter`);
  assert.equal(foundIn(...shelves('Calvin Klein', 'Paul Mitchell')), undefined);
  const clients = ['Emily Carter', 'Daniel Hughes', 'Megan Foster', 'Oliver Bennett', 'Laura Simmons', 'Peter Wallace'];
  const met = clients.map((client, i) => `in the morning ${client}, visit ${i}, for the winter`);
  assert.equal(foundIn(...met, 'nothing to say about the rest of the day')?.rows, clients.length);
});

test('sentences are texts in scripts that do not part words, and codes are none', () => {
  assert.ok(holdsTexts(['锅炉坏了，请派人来修。', '已完成。', '电话未接通，改日再来。'], 9, readHeader('')));
  assert.ok(holdsTexts(['血圧は安定している。', '入浴介助を実施。'], 9, readHeader('')));
  assert.ok(holdsTexts(['the boiler is broken', 'slept well'], 15, readHeader('')));
  assert.ok(!holdsTexts(['slept well', 'ate some'], 9, readHeader('')), 'too short');
  assert.ok(!holdsTexts(['已完成', '待处理'], 3, readHeader('')));
  assert.ok(holdsTexts(['slept well', 'ate some'], 9, readHeader('Remarks')), 'a header that says so');
  assert.ok(holdsTexts(['벨을 누르지 마세요', '문 앞에 두세요'], 9, readHeader('')));
  assert.ok(!holdsTexts(['AB-1234-5678-9012', 'CD-1234-5678-9012'], 17, readHeader('')));
});
