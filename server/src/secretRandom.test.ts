import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freshRandom, secretRandom } from './secretRandom.ts';

const some = (random: () => number, count = 40_000) => Array.from({ length: count }, random);

test('one purpose, one stream; another purpose, another', () => {
  assert.deepEqual(some(secretRandom('a')), some(secretRandom('a')));
  assert.notDeepEqual(some(secretRandom('a'), 4), some(secretRandom('b'), 4));
  assert.notDeepEqual(some(freshRandom(), 4), some(freshRandom(), 4));
});

test('numbers from 0 up to 1, evenly', () => {
  const numbers = some(secretRandom('even'));
  const bins = new Uint32Array(16);
  for (const number of numbers) {
    assert.ok(number >= 0 && number < 1);
    bins[Math.floor(16 * number)]++;
  }
  for (const bin of bins) assert.ok(Math.abs(bin - 2500) < 300, `${bins}`);
});

test('another process has other numbers', () => {
  const module = fileURLToPath(new URL('secretRandom.ts', import.meta.url));
  const code = `import { secretRandom } from ${JSON.stringify(module)}; console.log(secretRandom('a')());`;
  const run = () =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { encoding: 'utf8' });
  assert.notEqual(run(), run());
});
