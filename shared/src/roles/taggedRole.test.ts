import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ColumnTag } from '../config/index.ts';
import { type ColumnRole, declared } from './inferRole.ts';
import type { Evidence, Role } from './role.ts';

const inferred = (role: Role, evidence: Evidence = { says: 'values', distinct: 5 }): ColumnRole => ({
  role,
  kind: 'text',
  inferred: role,
  isDeclared: false,
  detector: undefined,
  confidence: 0.6,
  share: 1,
  evidence: [evidence],
});

const tag = (role: ColumnTag['role'], isExact = false): ColumnTag => ({ words: 'x', file: 'f', role, isExact });

const after = (column: ColumnRole, said: ColumnTag) => {
  const { role, isDeclared } = declared(column, { tag: said });
  return `${role} ${isDeclared}`;
};

test('personal: what values show stays, and where they show nothing rows are compared', () => {
  const personal = tag('quasi-identifier');
  for (const role of ['identifier', 'quasi-identifier', 'sensitive', 'subject'] as const)
    assert.equal(after(inferred(role), personal), `${role} true`);
  for (const role of ['insensitive', 'unknown'] as const)
    assert.equal(after(inferred(role), personal), 'quasi-identifier true');
  const text = inferred('insensitive', { says: 'free text', characters: 90 });
  assert.equal(after(text, personal), 'identifier true');
  assert.equal(after(text, tag('sensitive')), 'sensitive true');
});

test('public takes no role away', () => {
  for (const role of ['identifier', 'quasi-identifier', 'insensitive'] as const)
    assert.equal(after(inferred(role), tag(undefined)), `${role} false`);
});

test('a tag that names a role is taken at its word, and a stated role counts more than any tag', () => {
  assert.equal(after(inferred('unknown'), tag('identifier', true)), 'identifier true');
  assert.equal(after(inferred('identifier'), tag('quasi-identifier', true)), 'quasi-identifier true');
  assert.equal(after(inferred('subject'), tag('identifier', true)), 'subject true');
  const both = declared(inferred('unknown'), { role: 'insensitive', tag: tag('identifier', true) });
  assert.deepEqual([both.role, both.tag], ['insensitive', undefined]);
});
