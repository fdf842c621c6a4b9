import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { readTable } from './readTable.ts';

const missing = ['', 'NA'];

/** Codes as a map of strings would give them. */
function expectedCodes(values: readonly string[]): number[] {
  const codes = new Map<string, number>();
  return values.map((value) => {
    if (missing.includes(value.trim())) return 0;
    const code = codes.get(value) ?? codes.size + 1;
    codes.set(value, code);
    return code;
  });
}

function assertCoded(values: readonly string[]): void {
  const text = new TextEncoder().encode(`v|w\n${values.map((value) => `${value}|x`).join('\n')}\n`);
  const reading = readTable(text, { missingTokens: missing, trim: false, delimiter: '|', header: true });
  let step = reading.next();
  while (!step.done) step = reading.next();
  const [{ codes, dictionary }] = step.value.columns;
  const expected = expectedCodes(values);
  assert.deepEqual([...codes.view], expected);
  for (const [row, value] of values.entries())
    if (expected[row] > 0) assert.equal(dictionary.text(expected[row]), value);
  const counts = new Map<number, number>();
  for (const code of expected) counts.set(code, (counts.get(code) ?? 0) + 1);
  for (let code = 0; code < dictionary.size; code++) assert.equal(dictionary.count(code), counts.get(code) ?? 0);
}

const ascending = (count: number) => Array.from({ length: count }, (_, i) => `id ${String(i * 3).padStart(6, '0')}`);

test('any values get codes in order of first appearance', () => {
  const value = fc.oneof(
    fc.constantFrom('a', 'b', 'NA', ' NA ', '', 'aa', 'ab', 'abc', 'abcd', 'abcde', 'é', '😀', ' a', '10', '9'),
    fc.stringMatching(/^[a-c ]{0,9}$/),
  );
  fc.assert(fc.property(fc.array(value, { maxLength: 60 }), assertCoded), drawn(3000));
});

test('values that come in order, and then no longer, are known again', () => {
  const ids = ascending(6000);
  assertCoded(ids);
  assertCoded([
    ...ids,
    ...ids.toReversed(),
    'id 000001',
    'id 999999',
    'id 000001',
    'NA',
    'a',
    'z',
    ...ids.slice(10, 20),
  ]);
  assertCoded([...ascending(100), 'id 000000', 'id 000001', ...ascending(200)]);
  assertCoded([...ids.slice(0, 50), 'NA', ...ids.slice(50), 'id 000003']);
});

test('numbers count as in order when they grow longer', () => {
  assertCoded(Array.from({ length: 12_000 }, (_, i) => String(i)).concat(['5', '11999', '-1']));
});

test('a very long value among others in order is told from them', () => {
  const long = 'x'.repeat(300_000);
  assertCoded([...ascending(5000), long, 'id 000003', `${long}y`, long, 'id 000004']);
});
