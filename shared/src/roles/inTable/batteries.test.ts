import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inferRole } from '../inferRole.ts';
import { columnOf, finished } from '../testColumn.ts';
import { findBatteries } from './batteries.ts';
import { type Columns, formsOf, rolesOf, rowsOf } from './testTable.ts';

const likert = ['1', '2', '3', '4', '5'];
const agree = ['agree', 'neutral', 'disagree', 'strongly agree'];
const items = (names: readonly string[], scale: readonly string[]): Columns =>
  Object.fromEntries(names.map((name, i) => [name, rowsOf(scale, i + 2)]));
const batteriesOf = (columns: Columns): string[] => {
  const alone = Object.entries(columns).map(([name, values]) => finished(inferRole(columnOf(name, values))));
  const names = Object.keys(columns);
  return findBatteries(formsOf(columns), alone).map((battery) => battery.columns.map((i) => names[i]).join());
};

test('headers of one pattern and one scale make one battery', () => {
  for (const names of [
    ['Q1_1', 'Q1_2', 'Q1_3'],
    ['A1', 'B1', 'C1', 'C2'],
    ['item_01', 'item_02', 'item_03'],
    ['問1', '問2', '問3'],
    ['문항1', '문항2', '문항3'],
    ['Wie zufrieden sind Sie? [Gehalt]', 'Wie zufrieden sind Sie? [Kantine]', 'Wie zufrieden sind Sie? [Lage]'],
    ['stai_calm', 'stai_tense', 'stai_upset', 'stai_relaxed'],
  ])
    assert.deepEqual(batteriesOf(items(names, likert)), [names.join()], names[0]);
});

test('whole questions as headers are one battery, in words too', () => {
  const questions = ['My work is varied and I learn from it', 'My manager listens to me', 'I would come here again'];
  assert.deepEqual(batteriesOf(items(questions, agree)), [questions.join()]);
});

test('columns beside each other on one scale belong together without a pattern, others do not', () => {
  const names = ['calm', 'trusting', 'orderly', 'curious'];
  assert.deepEqual(batteriesOf(items(names, likert)), [names.join()]);
  assert.deepEqual(batteriesOf({ ...items(names.slice(0, 3), likert) }), []);
  assert.deepEqual(batteriesOf({ ...items(['v1', 'v2'], likert), ...items(['v3', 'v4'], agree) }), []);
});

test('what is known of people is no answer, however its header is counted', () => {
  const columns = { ...items(['sex', 'marital_status', 'age'], likert), ...items(['q1', 'q2', 'q3'], likert) };
  assert.deepEqual(batteriesOf(columns), ['q1,q2,q3']);
});

test('members are decided together: not compared, and sensitive where many of them are', () => {
  const answers = rolesOf(items(['q1', 'q2', 'q3', 'q4'], likert));
  assert.deepEqual(new Set(Object.values(answers)), new Set(['insensitive']));
  const symptoms = ['fever', 'cough', 'headache', 'spots', 'tired', 'hot_hands'];
  const roles = rolesOf(items(symptoms, ['0', '1']));
  assert.deepEqual(new Set(Object.values(roles)), new Set(['sensitive']));
});

test('two thousand columns are grouped at once', () => {
  const columns = items(
    Array.from({ length: 2000 }, (_, i) => `item ${i} of set ${i % 9}`),
    likert,
  );
  const alone = Object.entries(columns).map(([name, values]) => finished(inferRole(columnOf(name, values))));
  const forms = formsOf(columns);
  const before = performance.now();
  assert.equal(findBatteries(forms, alone).length, 1);
  assert.ok(performance.now() - before < 1000);
});
