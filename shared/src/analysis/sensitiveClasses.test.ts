import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insightOf } from './testTable.ts';

const columns = { town: 'quasi-identifier', ill: 'sensitive' };

/** The facts on the one sensitive column. */
function ofClasses(classes: Readonly<Record<string, readonly string[]>>, given: object = {}) {
  const rows = Object.entries(classes).flatMap(([town, values]) => values.map((value) => `${town},${value}`));
  const { sensitive } = insightOf(['town,ill', ...rows], { columns, ...given });
  assert.equal(sensitive.length, 1);
  return sensitive[0];
}

const times = (count: number, value: string) => Array.from({ length: count }, () => value);

test('ℓ and t are those of all classes, small and large', () => {
  const found = ofClasses({ Bern: ['flu'], Chur: ['cold', 'cold', 'flu', 'cold'], Zug: times(5, 'flu') });
  assert.equal(found.l, 1);
  // Bern and Zug have flu only, which 7 of 10 have; Chur has it once in four.
  assert.ok(Math.abs(found.t - (3 / 4 - 3 / 10)) < 1e-12);
});

test('homogeneous classes: the largest first, none that is alone, none of what nearly everyone has', () => {
  const classes = {
    Bern: ['flu'],
    Chur: times(2, 'angina'),
    Thun: times(3, 'eczema'),
    Zug: times(9, 'none'),
    Biel: ['none', 'flu'],
  };
  const found = ofClasses({ ...classes, Genf: times(60, 'none') });
  assert.deepEqual(found.homogeneous, [
    { firstRow: 3, rows: 3, distinct: 1, times: 1 },
    { firstRow: 1, rows: 2, distinct: 1, times: 1 },
  ]);
});

test('where ℓ is asked for, what nearly everyone has counts too', () => {
  const classes = { Bern: times(9, 'none'), Chur: ['none', 'flu'] };
  assert.deepEqual(ofClasses(classes).homogeneous, []);
  assert.deepEqual(ofClasses(classes, { l: 2 }).homogeneous, [{ firstRow: 0, rows: 9, distinct: 1, times: 1 }]);
});

test('that a value is missing tells nothing', () => {
  assert.deepEqual(ofClasses({ Bern: ['', ''], Chur: ['flu', 'cold'] }).homogeneous, []);
});

test('crowds leave out classes that are small, and those that are homogeneous', () => {
  const even = [...times(10, 'flu'), ...times(10, 'cold')];
  const skewed = [...times(9, 'flu'), 'cold'];
  assert.equal(
    ofClasses({ Bern: even, Chur: ['flu', 'flu', 'flu', 'cold'], Zug: times(10, 'cold') }).tOfCrowds < 0.2,
    true,
  );
  assert.ok(ofClasses({ Bern: even, Chur: skewed }).tOfCrowds > 0.2);
  assert.equal(ofClasses({ Bern: ['flu', 'cold'], Chur: ['flu', 'flu'] }).tOfCrowds, 0);
});

test('no class has more to tell than the file where there is one class', () => {
  const { t, tOfCrowds, homogeneous } = ofClasses({ Bern: [...times(9, 'flu'), 'cold'] });
  assert.deepEqual({ t, tOfCrowds, homogeneous }, { t: 0, tOfCrowds: 0, homogeneous: [] });
});

test('without a sensitive column nothing is known, and without rows nothing is told', () => {
  const none = { columns: { ill: 'insensitive' } };
  assert.deepEqual(insightOf(['town,ill', 'Bern,flu', 'Chur,flu'], none).sensitive, []);
  const { sensitive } = insightOf(['town,ill'], { columns });
  assert.deepEqual(
    sensitive.map(({ l, t, homogeneous }) => ({ l, t, homogeneous })),
    [{ l: 0, t: 0, homogeneous: [] }],
  );
});
