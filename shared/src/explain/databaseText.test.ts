import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LeftOutDatabase, PeopleCounts } from '../analysis/index.ts';
import { databaseSentences, databaseValues } from './databaseText.ts';

const database = (name: string, rate: number) => ({ name, rate, records: new PeopleCounts() });
const left = (why: LeftOutDatabase['why'], ...names: string[]) => names.map((name) => ({ name, why, detail: 'x' }));

test('the databases, their rates, and the share of the population that is in one of them', () => {
  const databases = [database('a.csv', 0.1), database('b.csv', 0.2)];
  const [sentence, ...others] = databaseSentences({ databases, leftOut: [] });
  assert.match(sentence ?? '', /are counted, too: a\.csv \(10 %\), b\.csv \(20 %\);/);
  assert.deepEqual(others, []);
  assert.deepEqual(databaseValues({ databases, leftOut: [] }), [
    { name: 'People in at least one database', value: '28 %' },
  ]);
  const [one] = databaseValues({ databases: databases.slice(0, 1), leftOut: [] });
  assert.deepEqual(one, { name: 'People in the database', value: '10 %' });
});

test('where there are none nothing is said', () => {
  assert.deepEqual(databaseSentences({ databases: [], leftOut: [] }), []);
  assert.deepEqual(databaseValues({ databases: [], leftOut: left('noised', 'a') }), []);
});

test('of those that are left out it is said why, and not of each of many', () => {
  const leftOut = [
    ...left('noised', 'n1', 'n2'),
    ...left('lacking', 'c1', 'c2'),
    ...left('unreadable', 'u1', 'u2', 'u3'),
  ];
  assert.deepEqual(databaseSentences({ databases: [], leftOut }), [
    'The databases n1, n2 are not used: they are noised themselves, so nobody can be counted in them.',
    'The database c1 is not used: it has no column x to compare on.',
    'The database c2 is not used: it has no column x to compare on.',
    'The database u1 is not used: x',
    'These are not used either: u2, u3.',
  ]);
  assert.deepEqual(databaseSentences({ databases: [], leftOut: left('noised', 'n') }), [
    'The database n is not used: it is noised itself, so nobody can be counted in it.',
  ]);
});
