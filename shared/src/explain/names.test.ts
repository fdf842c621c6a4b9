import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameList, shortName, shownName, visible } from './names.ts';

test('characters that hide, turn text around or steer a terminal become dots', () => {
  assert.equal(visible('a\u202Eb\u2066c\u200Bd\uFEFFe\u00ADf'), 'a·b·c·d·e·f');
  assert.equal(visible('\x1b[31mred\x1b[0m\x07\x9b'), '·[31mred·[0m··');
});

test('line breaks and tabs become one blank', () => {
  assert.equal(visible('first\r\n\tname\u2028x'), 'first name x');
  assert.equal(visible('\n ::error::x::y'), '·:error::x::y');
  assert.equal(visible('a ##[error]b ###vso[c] ## [d] #e'), 'a ·#[error]b #·#vso[c] ## [d] #e');
});

test('long names are cut at 60 characters, counted as people count', () => {
  assert.equal(shownName('x'.repeat(60)), 'x'.repeat(60));
  assert.equal(shownName('x'.repeat(61)), `${'x'.repeat(59)}…`);
  assert.equal(shownName('😀'.repeat(1000)), `${'😀'.repeat(59)}…`);
  assert.equal(shownName('\n'.repeat(500)).length <= 60, true);
});

test('of a name over several lines only the first is shown', () => {
  assert.equal(shownName('zip\nAnn Smith,Bern,'), 'zip…');
  assert.equal(shortName('zip\r\nAnn'), 'zip…');
  assert.equal(nameList(['zip\u2028Ann', 'age']), 'zip…, age');
});

test('long lists end in the number of the rest', () => {
  assert.equal(nameList([]), '');
  assert.equal(nameList(['a', 'b', 'c']), 'a, b, c');
  assert.equal(nameList([...'abcdef']), 'a, b, c, d, e, f');
  assert.equal(nameList([...'abcdefghijkl']), 'a, b, c, d, e and 7 more');
});
