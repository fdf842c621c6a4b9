import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn, takesAtMost } from '../testing/index.ts';
import { compileGlob, globHolds, globOf } from './glob.ts';

/** The same patterns as regular expressions, which may take as long as they like. */
function expressionFor(glob: string): RegExp | undefined {
  let depth = 0;
  const source = glob.replace(/\*\*\/|\*\*|\*|\?|\[[!^]?[^\]/]+\]|[{},]|[^\w\s/]/gu, (part) => {
    if (part === '**/') return '(?:[^/]+/)*';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part === '?') return '[^/]';
    if (part === '{' && ++depth > 0) return '(?:';
    if (part === '}' && depth > 0 && depth-- > 0) return ')';
    if (part === ',' && depth > 0) return '|';
    if (part.length > 2 && part.startsWith('[')) return classFor(part.slice(1, -1));
    return /[\^$\\.*+?()[\]{}|/]/.test(part) ? `\\${part}` : part;
  });
  try {
    return new RegExp(`^${source}$`, 'su');
  } catch {
    return undefined;
  }
}

function classFor(inside: string): string {
  const isNegated = /^[!^]/.test(inside);
  const characters = inside.slice(isNegated ? 1 : 0).replace(/[\\\]^[&~]/g, '\\$&');
  return isNegated ? `[^/${characters}]` : `[${characters}]`;
}

const pieces = ['a', 'b', '-', '.', '/', '*', '**', '**/', '?', '[', ']', '[ab]', '[!a]', '[a-c]', '{', ',', '}', '😀'];
const globs = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
const paths = fc
  .array(fc.constantFrom('a', 'b', 'c', '-', '.', '/', '[', '{', ',', '😀'), { maxLength: 10 })
  .map((parts) => parts.join(''));

test('any pattern matches what the same regular expression matches', () => {
  fc.assert(
    fc.property(globs, fc.array(paths, { minLength: 1, maxLength: 8 }), (glob, subjects) => {
      const expression = expressionFor(glob);
      const matches = compileGlob(glob);
      assert.equal(matches === undefined, expression === undefined, glob);
      for (const path of subjects) assert.equal(matches?.(path), expression?.test(path), `${glob} on ${path}`);
    }),
    drawn(5000),
  );
});

test('a pattern made to try every way takes no longer than others', () => {
  const matches = compileGlob(`${'{a*,**a}'.repeat(100)}b`);
  assert.equal(
    takesAtMost(2000, () => matches?.('a'.repeat(4000))),
    false,
  );
});

test('case is ignored on request', () => {
  assert.equal(compileGlob('Data/*.CSV', true)?.('data/people.csv'), true);
  assert.equal(compileGlob('Data/*.CSV')?.('data/people.csv'), false);
});

const placed: readonly (readonly [glob: string, path: string, holds: boolean])[] = [
  ['*.csv', '/w/a.csv', true],
  ['*.csv', '/w/deep/down/a.csv', true],
  ['*.csv', '/w/a.tsv', false],
  ['data/*.csv', '/w/data/a.csv', true],
  ['data/*.csv', '/w/other/data/a.csv', false],
  ['data/**/*.csv', '/w/data/a.csv', true],
  ['data/**/*.csv', '/w/data/x/y/a.csv', true],
  ['./a.csv', '/w/a.csv', true],
  ['/a.csv', '/w/a.csv', true],
  ['./a.csv', '/w/x/a.csv', false],
  ['a/b.csv', '/elsewhere/a/b.csv', false],
  ['b.csv', '/elsewhere/a/b.csv', true],
  ['a{b', '/w/a{b', false],
];
for (const [glob, path, holds] of placed) {
  test(`in /w the pattern ${glob} ${holds ? 'means' : 'does not mean'} ${path}`, () => {
    assert.equal(globHolds(glob, '/w', path), holds);
  });
}

test('the pattern of a file means that file and no other', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', '*', '?', '[', ']', '{', '}', ',', '!', '-'),
    minLength: 1,
  });
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => `/w/${parts.join('/')}`);
  fc.assert(
    fc.property(path, path, (file, other) => {
      const glob = globOf('/w', file) as string;
      assert.equal(globHolds(glob, '/w', file), true);
      assert.equal(globHolds(glob, '/w', other), other === file);
      assert.equal(globHolds(glob, '/w', `/w/x/${file.slice(3)}`), false);
    }),
    drawn(100),
  );
  assert.equal(globOf('/w', '/elsewhere/a.csv'), undefined);
});
