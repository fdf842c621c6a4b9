/** The order of columns and what a list says of them, on tables small enough to judge by hand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain, type InsightFacts, staged } from '../analysis/index.ts';
import { factsOf } from '../rules/testFacts.ts';
import { columnsByRisk } from './columnsByRisk.ts';
import { type ColumnOutline, columnsOutline, type FindingOfColumn } from './columnsOutline.ts';

/** Ten people, whose mail names them; a city follows the region, and with age and sex all rows are distinct. */
const people = `mail,region,city,age,sex,note,score
a@example.org,n,aa,31,f,x,1.5
b@example.org,n,aa,32,m,x,2.5
c@example.org,n,ab,31,f,x,3.5
d@example.org,n,ab,34,m,x,4.5
e@example.org,s,ac,35,f,x,5.5
f@example.org,s,ac,31,m,x,6.5
g@example.org,s,ad,32,f,x,7.5
h@example.org,s,ad,34,m,x,8.5
i@example.org,s,ad,35,f,x,9.5
j@example.org,n,aa,35,f,x,10.5
`;
const settings = { quasiIdentifiers: ['region', 'city', 'age', 'sex'] };

const ranked = (facts: InsightFacts, insight?: InsightFacts) =>
  drain(staged('columns', 1, columnsByRisk(facts, insight))).map((column) => facts.table.columns[column].name);

function outlineOf(facts: InsightFacts, name: string, insight?: InsightFacts, found: FindingOfColumn[] = []) {
  const column = facts.table.columns.findIndex((each) => each.name === name);
  return columnsOutline(facts, insight, (one) => (one === column ? found : []))(column);
}

const textsOf = ({ details }: ColumnOutline) => details.map(({ text }) => text);

test('what names people comes first; what finds them goes by sensitivity, then by how much it tells; then the rest', () => {
  const facts = factsOf(people, settings);
  assert.deepEqual(ranked(facts, facts), ['mail', 'city', 'age', 'region', 'sex', 'score', 'note']);
  const table = factsOf('b,a,c\n1,1,1\n1,2,1\n2,3,2\n2,4,3\n', { quasiIdentifiers: ['a', 'b', 'c'] });
  assert.deepEqual(ranked(table), ['a', 'c', 'b']);
  const same = factsOf('b,a\n1,1\n1,1\n2,2\n', { quasiIdentifiers: ['a', 'b'] });
  assert.deepEqual(ranked(same, same), ['b', 'a'], 'equal ones stay in their order');
});

test('texts that hold identifiers come before what is only known of people', () => {
  const rows = Array.from(
    { length: 12 },
    (_, i) => `${30 + (i % 3)},please write to p${i}@example.org about visit ${i}`,
  );
  const facts = factsOf(`age,remarks\n${rows.join('\n')}\n`, { quasiIdentifiers: ['age'] });
  assert.ok(facts.embedded[1]);
  assert.deepEqual(ranked(facts, facts), ['remarks', 'age']);
});

test('before the sensitivities are known a column is told by its role, and has no keys', () => {
  const facts = factsOf(people, settings);
  const { description, spoken, details } = outlineOf(facts, 'city');
  assert.deepEqual([description, spoken, details], ['quasi-identifier', 'city: quasi-identifier', []]);
});

test('then by its sensitivity, its small keys and what it follows from, in both directions', () => {
  const facts = factsOf(people, settings);
  const city = outlineOf(facts, 'city', facts);
  assert.equal(city.description, '0.25 · quasi-identifier');
  assert.equal(city.spoken, 'city: quasi-identifier, sensitivity 0.25 among quasi-identifiers');
  assert.deepEqual(textsOf(city), ['with age: 100 %', 'with sex: 60 %', 'predicts region: 100 %']);
  assert.deepEqual(textsOf(outlineOf(facts, 'region', facts)), ['with age: 60 %', 'follows from city: 100 %']);
  assert.deepEqual(
    city.details.map(({ spoken }) => spoken),
    [
      'Small key: 100 % of the rows are unique on city, age.',
      'Small key: 60 % of the rows are unique on city, sex.',
      'Dependency: city predicts 100 % of region, beyond chance.',
    ],
  );
  assert.equal(outlineOf(facts, 'mail', facts).description, 'identifier');
});

test('a column of noise is told as one', () => {
  const facts = factsOf(people, { ...settings, columns: { sex: { role: 'quasi-identifier', epsilon: 2 } } });
  const { description, spoken } = outlineOf(facts, 'sex');
  assert.deepEqual([description, spoken], ['quasi-identifier · noise, ε = 2', 'sex: quasi-identifier, noise, ε = 2']);
});

test('where no set of columns tells rows apart, no sensitivity of 0 is shown: it would read as safe', () => {
  const facts = factsOf('age,sex\n31,f\n31,f\n31,f\n31,f\n', { quasiIdentifiers: ['age', 'sex'] });
  assert.equal(outlineOf(facts, 'age', facts).description, 'quasi-identifier');
});

test('a bound is told as one, unless it says nothing', () => {
  const facts = factsOf(people, settings);
  const ofColumn = new Map(
    [...facts.sensitivity.ofColumn].map(([column, found]) => [column, { ...found, value: undefined, upper: 0.5 }]),
  );
  const cut = { ...facts, sensitivity: { ...facts.sensitivity, ofColumn, isComplete: false } };
  assert.equal(outlineOf(cut, 'city', cut).description, 'at least 0.25 · quasi-identifier');
  assert.equal(outlineOf(cut, 'sex', cut).description, 'quasi-identifier');
});

test('of many keys five are told and the others counted', () => {
  const facts = factsOf(people, settings);
  const smallKeys = Array.from({ length: 7 }, (_, i) => ({ columns: [2, 3], share: 0.5 - i / 100 }));
  const texts = textsOf(outlineOf(facts, 'age', { ...facts, smallKeys }));
  assert.deepEqual([texts.length, texts[4], texts[5]], [6, 'with city: 46 %', 'and 2 more']);
  const by = { ...facts, smallKeys: [{ columns: [3], share: 0.3 }] };
  assert.deepEqual(textsOf(outlineOf(facts, 'age', by)), ['by itself: 30 %']);
});

test('a finding is told by its first clause, and in whole to who hears or points at it', () => {
  const facts = factsOf('no. of: visits,b\n1,2\n1,2\n');
  const message = '76 % of the rows are alone on no. of: visits: whoever knows it finds the row. Make it coarser.';
  const found: FindingOfColumn[] = [{ severity: 'warning', message }];
  const { spoken, details } = outlineOf(facts, 'no. of: visits', undefined, found);
  assert.match(spoken, /, 1 finding$/);
  assert.deepEqual(details, [
    {
      sort: 'finding',
      severity: 'warning',
      text: '76 % of the rows are alone on no. of: visits',
      spoken: `Warning: ${message}`,
    },
  ]);
});
