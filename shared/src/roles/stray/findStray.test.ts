import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readTable } from '../../table/index.ts';
import { isOnlyReserved } from '../embedded/index.ts';
import { inferRole } from '../inferRole.ts';
import { columnOf, finished } from '../testColumn.ts';
import { findStray, strayIn } from './findStray.ts';

/** What strays in a column of these values. */
function foundIn(header: string, values: readonly string[]) {
  const text = values.map((value) => `"${value}"\n`).join('');
  const options = { missingTokens: [''], trim: false, delimiter: ',', header: false };
  const { dictionary } = finished(readTable(new TextEncoder().encode(text), options)).columns[0];
  const column = columnOf(header, values);
  return finished(findStray(dictionary, strayIn(column, finished(inferRole(column)))));
}

const towns = Array.from({ length: 40 }, (_, i) => ['Bern', 'Basel', 'Chur', 'Genf'][i % 4]);
const sortsIn = (stray: string) => [...(foundIn('town', [...towns, stray])?.rowsOf.keys() ?? [])];

test('one personal value among short ones is found', () => {
  assert.deepEqual(sortsIn('ann.lee@firma.ch'), ['e-mail addresses']);
  assert.deepEqual(sortsIn('4000 1234 5678 9017'), ['payment card numbers']);
  assert.deepEqual(sortsIn('123-45-6789'), ['US Social Security numbers']);
  assert.deepEqual(sortsIn('390.533.447-05'), ['Brazilian CPF numbers']);
  assert.deepEqual(sortsIn('756.9217.0769.85'), ['Swiss AHV numbers']);
  assert.deepEqual(sortsIn('+41 44 668 18 00'), ['phone numbers']);
  assert.deepEqual(sortsIn('12345678Z'), ['Spanish DNI and NIE numbers']);
});

test('an address among numbers is found, and their digits are nobody', () => {
  const amounts = Array.from({ length: 60 }, (_, i) => `${1000 + 37 * i}.${i % 10}5`);
  assert.equal(foundIn('amount', amounts), undefined);
  assert.deepEqual(
    [...(foundIn('amount', [...amounts, 'ann.lee@firma.ch'])?.rowsOf.keys() ?? [])],
    ['e-mail addresses'],
  );
});

test('codes may look like numbers of people and are none', () => {
  const parts = Array.from({ length: 40 }, (_, i) => `${100 + i}-45-${6789 + i}`);
  assert.equal(foundIn('part_no', [...parts, 'A-17-B']), undefined);
});

test('what is kept for examples is found and names nobody', () => {
  for (const stray of [
    'ann@example.org',
    'x@mail.test',
    '(202) 555-0143',
    '4111 1111 1111 1111',
    '078-05-1120',
    '203.0.113.77',
  ]) {
    const found = foundIn('town', [...towns, stray]);
    assert.ok(found && isOnlyReserved(found), stray);
  }
  const both = foundIn('town', [...towns, 'ann@example.org', 'ann@firma.ch']);
  assert.ok(both && !isOnlyReserved(both));
});
