import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../../analysis/index.ts';
import { takesAtMost } from '../../testing/index.ts';
import { plainValue } from '../plainValue.ts';
import { readYamlTree } from './yamlTree.ts';

const value = (text: string) => {
  const { root } = drain(readYamlTree(text));
  return root && JSON.parse(JSON.stringify(drain(plainValue(root))));
};

test('each part knows where it stands', () => {
  const text = 'resources:\n  - name: "a"   # the first\n    path: [x.csv, y.csv]\n';
  const { root, problems } = drain(readYamlTree(text));
  assert.deepEqual(problems, []);
  assert.deepEqual(value(text), { resources: [{ name: 'a', path: ['x.csv', 'y.csv'] }] });
  const list = root?.kind === 'object' ? root.members[0].value : undefined;
  const item = list?.kind === 'list' && list.items[0].kind === 'object' ? list.items[0] : undefined;
  const places = item?.members.flatMap(({ keyPlace, value: { offset, length } }) => [
    text.slice(keyPlace.offset, keyPlace.offset + keyPlace.length),
    text.slice(offset, offset + length),
  ]);
  assert.deepEqual(places, ['name', '"a"', 'path', '[x.csv, y.csv]']);
});

test('values are those of the core schema: only true and false are flags, and dates are texts', () => {
  assert.deepEqual(value('a: yes\nb: true\nc: 1.5\nd: 2024-01-01\ne:\nf: ~\ng: "1"\nh: 0x10\n1: x'), {
    a: 'yes',
    b: true,
    c: 1.5,
    d: '2024-01-01',
    e: null,
    f: null,
    g: '1',
    h: 16,
    1: 'x',
  });
});

test('aliases and merged keys', () => {
  const text =
    'base: &base {type: string, quasi:role: sensitive}\nfields:\n  - {<<: *base, name: x}\n  - {<<: [*base], name: y, type: date}\n';
  assert.deepEqual(value(text).fields, [
    { name: 'x', type: 'string', 'quasi:role': 'sensitive' },
    { name: 'y', type: 'date', 'quasi:role': 'sensitive' },
  ]);
});

test('a bomb of aliases is refused at once', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const lines = letters.map(
    (letter, i) => `${letter}: &${letter} [${Array(9).fill(i === 0 ? 'x' : `*${letters[i - 1]}`)}]`,
  );
  const { root, problems } = takesAtMost(200, () => drain(readYamlTree(lines.join('\n'))));
  assert.equal(root, undefined);
  assert.match(problems[0].message, /with its aliases, this is more than 100000 parts/);
});

test('an alias that leads back to itself, or nowhere, is said', () => {
  const text = 'a: &a\n  b: *a\nc: *none\n';
  const { problems } = drain(readYamlTree(text));
  assert.deepEqual(
    problems.map(({ offset, length, message }) => `${text.slice(offset, offset + length)}: ${message}`),
    [
      '*a: "*a" leads back to where it stands in, so it has no effect.',
      '*none: There is no anchor "&none" above, so this has no effect.',
    ],
  );
  assert.deepEqual(value(text), { a: { b: null }, c: null });
});

test('faults have their places, and what can be read is read', () => {
  const text = 'a: 1\nb: [1, 2\nc: 3\n';
  const { problems } = drain(readYamlTree(text));
  assert.ok(problems.length > 0);
  assert.match(problems[0].message, /has no effect; the rest holds\.$/);
  assert.equal(value('a: 1\n---\nb: 2\n').a, 1);
  assert.deepEqual(drain(readYamlTree('')), { root: undefined, problems: [] });
});

test('a byte order mark indents nothing, with and without directives', () => {
  for (const text of ['\uFEFFa: 1\nb: 2\n', '\uFEFF%YAML 1.2\r\n---\r\na: 1\r\nb: 2\r\n...\r\n']) {
    assert.deepEqual(drain(readYamlTree(text)).problems, []);
    assert.deepEqual(value(text), { a: 1, b: 2 });
  }
});

test('maps that take over what others hold, again and again, are refused before they are written out', () => {
  const keys = Array.from({ length: 2000 }, (_, i) => `k${i}: 1`).join(', ');
  const text = `b: &b {${keys}}\n${Array.from({ length: 4000 }, (_, i) => `m${i}: {<<: *b}\n`).join('')}`;
  let parts = 0;
  for (const step of readYamlTree(text)) parts += step;
  assert.ok(parts < 1_000_000, `${parts} parts looked at`);
  assert.match(drain(readYamlTree(text)).problems[0].message, /more than 100000 parts/);
});
