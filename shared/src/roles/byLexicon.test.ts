import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detectedIn } from './testColumn.ts';

const rowsOf = (values: readonly string[]) => Array.from({ length: 60 }, (_, i) => values[i % values.length]);

test('values tell schooling, work and homes whatever the header', () => {
  const cases: [string, string[]][] = [
    ['education', ['Bachelor', 'High School', 'PhD', 'Master']],
    ['education', ['本科', '大专', '硕士', '高中']],
    ['education', ['wyższe', 'średnie', 'podstawowe']],
    ['occupation', ['Rentner', 'angestellt', 'arbeitslos', 'Student']],
    ['occupation', ['과장', '대리', '사원', '부장']],
    ['occupation', ['tin miner', 'weaver', 'farmer', 'stonemason']],
    ['household-type', ['own', 'rent', 'mortgage']],
    ['relationship', ['jefe', 'cónyuge', 'hijo', 'hija']],
  ];
  for (const [id, values] of cases) assert.equal(detectedIn('k7', rowsOf(values)), id, values.join(', '));
});

test('what only happens to hold such a word is none', () => {
  for (const values of [
    ['high', 'low', 'medium'],
    ['open', 'closed', 'pending'],
    ['red', 'green', 'blue'],
    ['A', 'B', 'C'],
    ['active', 'inactive'],
  ])
    assert.equal(detectedIn('k7', rowsOf(values)), 'none', values.join(', '));
});
