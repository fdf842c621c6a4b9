import assert from 'node:assert/strict';
import { test } from 'node:test';
import { naturalOrder } from './naturalOrder.ts';
import { drain } from './progress.ts';
import { tableOf } from './testTable.ts';

/** The values of a column in their order. */
function ordered(values: readonly string[]) {
  const { dictionary } = tableOf(['x', ...values]).columns[0];
  const { numbers, codes } = drain(naturalOrder(dictionary));
  return { areNumbers: numbers !== undefined, texts: codes.map((code) => dictionary.text(code)) };
}

test('numbers go by their size', () => {
  assert.deepEqual(ordered(['10', '9', '-1', '2.5', '1e3']), {
    areNumbers: true,
    texts: ['-1', '2.5', '9', '10', '1e3'],
  });
});

test('one value that is no number makes all of them texts', () => {
  assert.deepEqual(ordered(['10', '9', 'many']), { areNumbers: false, texts: ['10', '9', 'many'] });
});

test('the missing value is left out and is no text', () => {
  assert.deepEqual(ordered(['3', '', '1', 'NA']), { areNumbers: true, texts: ['1', '3'] });
});

test('a column without values holds no numbers', () => {
  assert.deepEqual(ordered(['NA', 'NA']), { areNumbers: false, texts: [] });
});
