/** Verdicts follow from numbers, and no page writes one down that says more than "open" or "aside". */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hasDigits, isWithin, tendencyOf, verdictOf } from './verdict.ts';

test('a number has the printed digits if it rounds to them', () => {
  assert.ok(hasDigits(0.40625, '.406'));
  assert.ok(hasDigits(0.3125, '.313'));
  assert.ok(!hasDigits(0.375, '.438'));
  assert.ok(hasDigits(131.33, '131.3') && !hasDigits(1313, '131.3'));
  assert.ok(hasDigits(0.01447, '0.0145') && !hasDigits(0.0144, '0.0145'));
  assert.ok(hasDigits(30_162, '30162'));
  assert.ok(hasDigits(9.826e-5, '9.83E-05') && !hasDigits(9.7e-5, '9.83E-05'));
});

test('a range holds its ends', () => {
  assert.deepEqual(
    [0.2, 0.3, 0.31].map((found) => isWithin(found, [0.2, 0.3])),
    [true, true, false],
  );
});

test('a verdict is that of all that is said', () => {
  assert.deepEqual([[true, true], [true, false], [false]].map(verdictOf), ['holds', 'in part', 'fails']);
  assert.deepEqual([[true, true], [true, false], [false]].map(tendencyOf), ['alike', 'in part', 'fails']);
});

test('verdicts are computed wherever there is a number to compare', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of sources) {
    const written = readFileSync(join(folder, file), 'utf8').match(/\bverdict: '(?!open|aside)[^']*'/g) ?? [];
    assert.deepEqual(written, [], file);
  }
});
