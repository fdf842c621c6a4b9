/** `quasi anonymize --fix-identifiers`, run as a process: no column of the copy identifies people, and a check of the copy agrees. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-fix-identifiers-'));
after(() => rmSync(folder, { recursive: true }));

const copy = join(folder, 'copy.csv');
const records = Array.from({ length: 40 }, (_, i) =>
  [
    `p${i}@firma.ch`,
    `+41 79 555 ${10 + i} ${10 + ((i * 7) % 80)}`,
    `c${100 + (i % 10)}@shop.ch`,
    'fm'[i % 2],
    30 + (i % 4),
    `"The visit number ${i} went well, write to ann${i}@firma.ch about the bill please"`,
  ].join(),
);
const input = join(folder, 'people.csv');
writeFileSync(input, `email,phone,seller_email,sex,age,note\n${records.join('\n')}\n`);

const asked = ['anonymize', input, '-o', copy, '--k', '2', '--qi', 'sex,age'];

interface Verdict {
  readonly ready: boolean | null;
  readonly state: string;
  readonly identifiers: readonly string[];
  readonly texts: readonly string[];
  readonly accepted: readonly string[];
}

function anonymized(...options: string[]): { verdict: Verdict; rows: Record<string, string>[] } {
  const { code, out, err } = quasi([...asked, ...options, '--json']);
  assert.equal(code, 0, err);
  return { verdict: JSON.parse(out).verdict, rows: parse(readFileSync(copy, 'utf8'), { columns: true }) };
}

/** The columns that a command finds which knows nothing of how the copy was made, and whether it calls the copy ready. */
function checked(): { columns: number; isReady: boolean } {
  const { out, err } = quasi(['check', copy, '--k', '2', '--qi', 'sex,age', '--format', 'json']);
  const [{ verdict }] = JSON.parse(out).files;
  const identifiers = verdict.criteria.find(({ name }: { name: string }) => name === 'identifiers');
  assert.ok(identifiers, err);
  return { columns: identifiers.value, isReady: verdict.ready };
}

test('without it the columns that identify people stop the command, and with it none is left', () => {
  const refused = quasi(asked);
  assert.deepEqual([refused.code, existsSync(copy)], [1, false]);
  assert.match(refused.err, /name people/);
  const { verdict, rows } = anonymized('--fix-identifiers');
  assert.deepEqual([verdict.identifiers, verdict.texts, verdict.ready], [[], [], true]);
  assert.deepEqual(checked(), { columns: 0, isReady: true });
  assert.equal(rows.length, 40);
  assert.ok(!('email' in rows[0]) && !('phone' in rows[0]));
  assert.doesNotMatch(readFileSync(copy, 'utf8'), /@/);
  // Rows with one seller still have one number.
  const sellers = rows.map((row) => row['seller_email']);
  assert.equal(new Set(sellers).size, 10);
  for (const [i, seller] of sellers.entries()) assert.equal(seller, sellers[i % 10]);
  assert.match(rows[0]['note'], /write to \[e-mail\]/);
});

test('an option for a column counts more than what would be done to it', () => {
  const removed = anonymized('--fix-identifiers', '--remove', 'seller_email,note');
  assert.deepEqual(Object.keys(removed.rows[0]), ['sex', 'age']);
  assert.deepEqual(checked(), { columns: 0, isReady: true });
  const left = anonymized('--fix-identifiers', '--leave', 'email');
  assert.deepEqual([left.verdict.state, left.verdict.accepted], ['identified', ['email']]);
  assert.equal(left.rows[3]['email'], 'p3@firma.ch');
  assert.ok(!('phone' in left.rows[0]));
});

test('the recipe that it writes makes the same copy of the file again', () => {
  const recipe = join(folder, 'fixes.recipe.json');
  anonymized('--fix-identifiers', '--recipe', recipe);
  const first = readFileSync(copy, 'utf8');
  assert.doesNotMatch(readFileSync(recipe, 'utf8'), /firma|shop/);
  const applied = quasi(['apply', recipe, input, '-o', copy, '--quiet']);
  assert.equal(applied.code, 0, applied.err);
  assert.equal(readFileSync(copy, 'utf8'), first);
});
