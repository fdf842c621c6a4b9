import assert from 'node:assert/strict';
import test from 'node:test';
import { inMenuOrder, type Section } from './menuOrder.ts';

const entry = (section: Section, name = section as string) => ({ section, name });
const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test('sections stand in their order, and entries of one keep theirs', () => {
  const entries = [entry('allow'), entry('fix', 'first'), entry('reach'), entry('fix', 'second'), entry('role')];
  assert.deepEqual(namesOf(inMenuOrder(entries, true)), ['first', 'second', 'reach', 'role', 'allow']);
});

test('at most seven, of which each section has its first', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => entry('fix', name));
  const others = (['all', 'reach', 'more', 'role', 'unit', 'allow'] as const).map((section) => entry(section));
  assert.deepEqual(namesOf(inMenuOrder([...others, ...many], true)), ['a', ...namesOf(others)]);
  const more = Array.from({ length: 9 }, (_, i) => entry('fix', `more ${i}`));
  assert.equal(inMenuOrder([...others, ...many, ...more], false).length, 12);
});
