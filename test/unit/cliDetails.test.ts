/** `quasi anonymize --details` and `quasi apply --details`: what else a copy does, as text and under its own key of the JSON. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-details-'));
after(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);

const input = place('visits.csv');
const rows = Array.from(
  { length: 300 },
  (_, i) =>
    `v${1000 + i},${20 + ((i * 37) % 61)},${i % 2 ? 'f' : 'm'},t${(i * 7) % 12},${['flu', 'cold', 'gout'][i % 3]}`,
);
writeFileSync(input, `visit,age,sex,town,diagnosis\n${rows.join('\n')}\n`);
writeFileSync(
  place('quasi.json'),
  JSON.stringify({ population: 9000, columns: { diagnosis: 'sensitive', visit: 'identifier' } }),
);
const asked = ['anonymize', input, '--qi', 'age,sex,town', '--k', '4', '--remove', 'visit'];

interface Details {
  readonly loss: { readonly ncp: number; readonly leftToGuess: readonly { column: string; share: number }[] };
  readonly verdict: readonly { name: string; before: { holds: boolean }; after: { holds: boolean } }[];
  readonly sensitivity: { readonly columns: readonly { column: string; before: number; after: number | null }[] };
  readonly population: { readonly size: number; readonly alone: { before: number; after: number } };
  readonly diversity: readonly { column: string; before: { l: number }; after: { l: number } }[];
  readonly dependency: { readonly before: number; readonly after: number };
}

test('as JSON: an additional key, with the loss that the search names, also where rows are removed', () => {
  const out = place('plain.csv');
  const plain = JSON.parse(quasi([...asked, '-o', out, '--json']).out);
  assert.equal('details' in plain, false);
  for (const suppress of ['0', '0.3']) {
    const { code, out: json } = quasi([...asked, '-o', out, '--suppress', suppress, '--json', '--details']);
    assert.equal(code, 0);
    const { details, ...numbers }: { details: Details; loss: number; suppressedRows: number } = JSON.parse(json);
    if (suppress === '0') assert.deepEqual(numbers, plain);
    else assert.ok(numbers.suppressedRows > 0);
    assert.ok(Math.abs(details.loss.ncp - numbers.loss) < 1e-12, `${details.loss.ncp} is not ${numbers.loss}`);
    assert.ok(details.verdict.some(({ before, after: later }) => !before.holds && later.holds));
    assert.equal(details.sensitivity.columns.find(({ column }) => column === 'visit')?.after, null);
    assert.equal(details.population.size, 9000);
    assert.ok(details.population.alone.after < details.population.alone.before);
    assert.equal(details.diversity[0].column, 'diagnosis');
    assert.ok(details.diversity[0].after.l >= details.diversity[0].before.l);
    assert.ok(details.dependency.after <= details.dependency.before);
    assert.ok(!json.includes('gout') && !json.includes('v1000'));
  }
});

test('as text: below what is always said, and only where it was asked for', () => {
  const out = place('text.csv');
  const plain = quasi([...asked, '-o', out]).out;
  const detailed = quasi([...asked, '-o', out, '--details']).out;
  assert.ok(detailed.startsWith(plain));
  const card = detailed.slice(plain.length);
  for (const title of [
    /^\nDetails\n/,
    /\nPolicy\n/,
    /\nSensitivity among quasi-identifiers\n/,
    /\nIn a population of 9,000\n/,
  ]) {
    assert.match(card, title);
  }
  assert.match(card, /\nvisit +\S+ → gone\n/);
  assert.match(card, /\nP\(unique\) +(< )?\S+ % → 0 %\n/);
  assert.match(card, /\nLoss \(NCP\) +0\.\d+\n/);
});

test('a recipe that is applied tells the same of the same file', () => {
  const recipe = place('visits.recipe.json');
  const made = JSON.parse(quasi([...asked, '-o', place('a.csv'), '--recipe', recipe, '--json', '--details']).out);
  const applied = JSON.parse(quasi(['apply', recipe, input, '-o', place('b.csv'), '--json', '--details']).out);
  assert.deepEqual(applied.details, made.details);
});
