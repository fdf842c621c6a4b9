import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InsightFacts } from './facts.ts';
import { insightOf } from './testTable.ts';

const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: count }, (_, i) => make(i));
/** Column, value, exact value. */
const valuesOf = ({ ofColumn }: InsightFacts['sensitivity']) =>
  [...ofColumn].map(([column, { value, exact }]) => [column, value, exact]);
const named = ({ table }: InsightFacts, columns: Iterable<number>) =>
  Array.from(columns, (column) => table.columns[column].name).join('+');

test('followers: those that follow most first, and none by chance', () => {
  const cities = ['Bern', 'Basel', 'Chur', 'Genf'];
  const rows = times(80, (i) => `${cities[i % 4]},canton ${i % 2},${['f', 'm'][(i >> 3) % 2]},${8000 + i}`);
  const facts = insightOf(['city,canton,sex,zip', ...rows], {
    quasiIdentifiers: ['city', 'canton', 'sex', 'zip'],
  });
  assert.deepEqual(
    facts.followers.map(({ column, on }) => named(facts, [column, on])),
    ['canton+city'],
  );
  assert.ok(facts.followers[0].gain > 0.999);
  assert.deepEqual([...facts.repeats], []);
});

test('of columns that say the same, all but the first are repeats', () => {
  const rows = times(40, (i) => `l${i % 4},${i % 4},level ${i % 4},${['f', 'm'][(i >> 2) % 2]}`);
  const facts = insightOf(['a,b,c,sex', ...rows], { quasiIdentifiers: ['a', 'b', 'c', 'sex'] });
  assert.equal(named(facts, [...facts.repeats].sort()), 'b+c');
});

test('sensitivity is of quasi-identifiers: what nobody knows of a person makes no key', () => {
  const rows = ['f,Bern,12.5', 'f,Chur,13.7', 'm,Bern,11.1', 'm,Chur,19.9'];
  const { compared, sensitivity } = insightOf(['sex,town,weight', ...rows], {
    columns: { sex: 'quasi-identifier', town: 'quasi-identifier', weight: 'insensitive' },
  });
  assert.deepEqual(compared, [0, 1, 2]);
  assert.deepEqual(valuesOf(sensitivity), [
    [0, 0.25, 0.25],
    [1, 0.25, 0.25],
  ]);
  assert.deepEqual([sensitivity.isRelaxed, sensitivity.isComplete, sensitivity.sets], [false, true, [[0, 1]]]);
});

test('where rows are equal in all columns, sets that tell nine of ten apart count', () => {
  const grid = times(19, (i) => `a${i % 4},b${i % 5}`);
  const given = { quasiIdentifiers: ['a', 'b'] };
  const { sensitivity } = insightOf(['a,b', ...grid, grid[0]], given);
  assert.deepEqual(valuesOf(sensitivity), [
    [0, 0.25, 0.25],
    [1, 0.25, 0.25],
  ]);
  assert.deepEqual([sensitivity.isRelaxed, sensitivity.isComplete, sensitivity.sets], [true, true, [[0, 1]]]);
  const nothing = insightOf(['a,b', ...grid, ...grid], given).sensitivity;
  assert.deepEqual(valuesOf(nothing), [
    [0, 0, 0],
    [1, 0, 0],
  ]);
  assert.deepEqual(nothing.sets, []);
});

test('small keys: the share that is alone, those that single out most first', () => {
  const rows = ['f,8001,cook', 'm,8001,cook', 'm,8002,smith', 'f,8002,smith', 'f,8003,smith', 'm,8003,smith'];
  const facts = insightOf(['sex,zip,trade', ...rows], { quasiIdentifiers: ['sex', 'zip', 'trade'] });
  assert.deepEqual(
    facts.smallKeys.map(({ columns, share }) => [named(facts, columns), share]),
    [
      ['sex+zip', 1],
      ['sex+trade', 1 / 3],
    ],
  );
});

test('background knowledge needs a column that says whose rows they are', () => {
  const rows = ['C1,milk', 'C1,milk', 'C2,bread', 'C2,milk'];
  const { background } = insightOf(['customer,goods', ...rows], {
    columns: { customer: 'subject', goods: 'quasi-identifier' },
  });
  // Milk: three records of two users, so 1.5 records a user; bread: one.
  assert.deepEqual(background, { subject: 0, risks: [{ column: 1, risk: (3 / 2 + 1) / 4 }] });
  const given = { columns: { customer: 'identifier', goods: 'quasi-identifier' } };
  assert.equal(insightOf(['customer,goods', ...rows], given).background, undefined);
});

test('a file of a header only, and one without quasi-identifiers', () => {
  const empty = insightOf(['sex,zip'], {});
  assert.deepEqual([empty.followers, empty.smallKeys, empty.background], [[], [], undefined]);
  assert.ok(valuesOf(empty.sensitivity).every(([, value]) => value === 0));
  const none = insightOf(['a,b', '1,2', '3,4'], { columns: { '*': 'insensitive' } });
  assert.deepEqual([none.smallKeys, none.sensitivity.sets, none.rare], [[], [], [undefined, undefined]]);
});

test('the exact sensitivity counts a column that two keys share once, where the printed formula counts it twice', () => {
  // Keys: a+b and a+c. Printed: 0.5 · (1 − 0.5 · 0.5) = 0.375 of a; exact the same, for b and c are independent. Of b: a.
  const rows = ['1,1,1', '1,2,2', '2,1,1', '2,2,2'];
  const { sensitivity } = insightOf(['a,b,c', ...rows], { quasiIdentifiers: ['a', 'b', 'c'] });
  assert.deepEqual(valuesOf(sensitivity), [
    [0, 0.375, 0.375],
    [1, 0.25, 0.25],
    [2, 0.25, 0.25],
  ]);
  // Keys of four columns, any two of them: of a, b and c and d each do.
  const grid = times(9, (i) => {
    const [x, y] = [i % 3, Math.floor(i / 3)];
    return `${x},${y},${(x + y) % 3},${(x + 2 * y) % 3}`;
  });
  const all = insightOf(['a,b,c,d', ...grid], { quasiIdentifiers: ['a', 'b', 'c', 'd'] }).sensitivity;
  assert.ok(valuesOf(all).every(([, value, exact]) => value === exact));
  assert.equal(all.ofColumn.get(0)?.value, 0.5 * (1 - 0.5 ** 3));
});
