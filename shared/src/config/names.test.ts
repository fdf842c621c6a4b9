import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn, takesAtMost } from '../testing/index.ts';
import { declarationOf, revealOf } from './declarations.ts';
import { isExactName, matchesName, patternOf } from './namePattern.ts';
import { folderOf, joined, pathBelow } from './paths.ts';
import { readSettings } from './settingsFor.ts';

test('a pattern for names matches what the same regular expression matches', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '*', '[', '?'), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (pattern, name) => {
      const source = pattern.replace(/[[?]/g, '\\$&').replaceAll('*', '.*');
      assert.equal(matchesName(pattern, name), new RegExp(`^${source}$`, 's').test(name), `${pattern} on ${name}`);
    }),
    drawn(5000),
  );
});

test('the pattern of a name means that name and no other, be there stars in it', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '*', '\\'), maxLength: 6 });
  fc.assert(
    fc.property(text, text, (name, other) => {
      assert.ok(isExactName(patternOf(name)), name);
      assert.equal(matchesName(patternOf(name), other), name === other, `${name} on ${other}`);
    }),
    drawn(5000),
  );
});

test('a pattern with many parts takes no longer than others', () => {
  const pattern = `${'*a'.repeat(490)}*b`;
  assert.equal(
    takesAtMost(500, () => matchesName(pattern, 'a'.repeat(100_000))),
    false,
  );
});

test('exact names count more than patterns, later words more than earlier ones', () => {
  const columns = {
    zip: { reveal: 0.9 },
    'z*': { role: 'sensitive', kind: 'category' },
    '*': { role: 'insensitive' },
    constructor: 'weight',
  };
  const { settings, problems } = readSettings({ columns });
  assert.deepEqual(problems, []);
  assert.deepEqual(declarationOf(settings, 'zip'), { role: 'insensitive', kind: 'category', reveal: 0.9 });
  assert.deepEqual(declarationOf(settings, 'constructor').role, 'weight');
  assert.deepEqual(declarationOf(readSettings({}).settings, 'zip'), {});
});

test('what an attacker knows of a column: as declared, as of its kind, as of anything', () => {
  const { settings } = readSettings({ attacker: 'employer', columns: { zip: { reveal: 0.05 }, n: { kind: 'age' } } });
  assert.equal(revealOf(settings, 'zip', 'postcode'), 0.05);
  assert.equal(revealOf(settings, 'other', 'postcode'), 0.9);
  assert.equal(revealOf(settings, 'n', 'number'), 1);
  assert.equal(revealOf(settings, 'other', 'text'), 0.1);
  assert.equal(revealOf(settings, 'other', undefined), 0.1);
});

const joins: readonly (readonly [folder: string, path: string, whole: string])[] = [
  ['/w/a', 'b.json', '/w/a/b.json'],
  ['/w/a', '../b.json', '/w/b.json'],
  ['/w/a', './x/../b.json', '/w/a/b.json'],
  ['/w', '../../../etc/passwd', '/etc/passwd'],
  ['/w', '/etc/passwd', '/etc/passwd'],
  ['C:/w', '../b.json', 'C:/b.json'],
  ['/', 'b.json', '/b.json'],
];
for (const [folder, path, whole] of joins) {
  test(`${path} in ${folder} is ${whole}`, () => assert.equal(joined(folder, path), whole));
}

test('folders of paths, and paths below folders', () => {
  assert.deepEqual(['/w/a.csv', '/a.csv', 'C:/a.csv', 'C:/w/a.csv', 'a.csv'].map(folderOf), [
    '/w',
    '/',
    'C:/',
    'C:/w',
    '',
  ]);
  assert.equal(pathBelow('/w', '/w/a/b.csv'), 'a/b.csv');
  assert.equal(pathBelow('/', '/b.csv'), 'b.csv');
  assert.equal(pathBelow('/w', '/work/b.csv'), undefined);
});

test('as many declarations as a schema of ten thousand columns has are found at once, pattern or not', () => {
  const names = Array.from({ length: 10_000 }, (_, i) => `c${i}`);
  const { settings } = readSettings({ columns: Object.fromEntries(['c1*', ...names].map((name) => [name, 'weight'])) });
  // Comparing each name with every other takes ten seconds.
  const roles = takesAtMost(2000, () => names.map((name) => declarationOf(settings, name).role));
  assert.ok(roles.every((role) => role === 'weight'));
});
