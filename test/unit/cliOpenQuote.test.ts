/** A file with an open quote: nothing is measured on its rows and no copy made of them, and the reason is the quote. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-open-quote-'));
after(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'people.csv');
const copy = join(folder, 'copy.csv');
const recipe = join(folder, 'recipe.json');
const rows = (quote: string) => `age,sex\n31,f\n32,${quote}m\n${'33,f\n34,m\n'.repeat(10)}`;
writeFileSync(file, rows(''));
const why = 'Line 3 has an unclosed quote, so the rows after it count as one cell. Close the quote first.';

test('measure, statistics and all that makes a copy refuse it', () => {
  const made = quasi(['anonymize', file, '--qi', 'age,sex', '--k', '2', '-o', copy, '--recipe', recipe]);
  assert.equal(made.code, 0, made.err);
  rmSync(copy);
  writeFileSync(file, rows('"'));
  for (const args of [
    ['measure', file],
    ['measure', file, '--columns', 'age', '--only', 'classes'],
    ['statistics', file],
    ['anonymize', file, '-o', copy],
    ['anonymize', file, '--qi', 'age,sex', '-o', copy],
    ['anonymize', file, '--randomise', 'sex=1', '-o', copy],
    ['anonymize', file, '--cells', 'round', '-o', copy],
    ['apply', recipe, file, '-o', copy],
  ]) {
    const { code, out, err } = quasi(args);
    assert.deepEqual([code, out], [2, ''], `${args.join(' ')}: ${err}`);
    assert.ok(err.includes(why), `${args.join(' ')}: ${err}`);
    assert.ok(!existsSync(copy), args.join(' '));
  }
});
