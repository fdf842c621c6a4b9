import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numberFormOf, numberOf } from './numbers.ts';

test('a comma is a decimal point where any value of the column tells so', () => {
  const form = numberFormOf(['34,5', '7', '1.234,56', '12,125']);
  assert.ok(form?.hasDecimalComma);
  assert.equal(form.largest, 1234.56);
  assert.equal(form.decimals, 3);
});

test('elsewhere it parts thousands', () => {
  const form = numberFormOf(['1,234', '987', '12,345,678', '5,000.25']);
  assert.equal(form?.hasDecimalComma, false);
  assert.equal(form?.largest, 12_345_678);
  assert.equal(numberOf('1,234'), 1234);
  assert.equal(numberOf('1,234', true), 1.234);
});

test('a column that writes both ways is no column of numbers', () => {
  assert.equal(numberFormOf(['1,5', '2.5x', 'a', '7']), undefined);
});

test('whole numbers that a program wrote as 3.0 are whole', () => {
  const form = numberFormOf(['1.0', '2.0', '3.0']);
  assert.ok(form?.areWhole);
  assert.equal(form.decimals, 0);
});
