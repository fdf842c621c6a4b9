/** Ladders go up by kind of value, join more on each rung, and never part what is joined. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readArxCsv, writeArxCsv } from '../../hierarchies/index.ts';
import { randomBelow, seededRandom } from '../../random/index.ts';
import { type ValueKind, valueKinds } from '../../roles/index.ts';
import { assertMet, drawn, hierarchyFile, takesAtMost } from '../../testing/index.ts';
import { type ColumnToTreat, ladderFor, ladderOf, recode } from '../index.ts';
import { lookAt } from '../lookAt.ts';
import { anyValue, columnAs, columnOf, drained, fresh, missing, missingTokens, named } from '../testColumns.ts';
import { isNested, rungOf } from './level.ts';
import { rungsFor } from './rungs.ts';

/** Level by level, what stands for a value. */
function told(kind: ValueKind, values: readonly string[], value: string): string[] {
  const column = columnAs(kind, values);
  const code = Array.from({ length: column.values.size }, (_, code) => code).find(
    (each) => column.values.text(each) === value,
  );
  const { levels } = drained(ladderFor(column, missing)).hierarchy;
  return levels.map(({ groupOf, text }) => text(groupOf[code ?? 0]));
}

type Below = (limit: number) => number;

/** Values drawn by a fixed seed, after the one that is looked at. */
function many(value: (below: Below) => string): string[] {
  const random = seededRandom(5);
  return Array.from({ length: 400 }, () => value((limit) => randomBelow(random, limit)));
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

const examples: readonly [ValueKind, values: string[], value: string, levels: string][] = [
  [
    'date',
    many((below) => `${1950 + below(40)}-${twoDigits(1 + below(12))}-${10 + below(17)}`),
    '1984-11-10',
    '1984-11-10 1984-11 1984-Q4 1984 1980–1984 1980s *',
  ],
  ['time', many((below) => `${below(24)}:${10 + below(50)}`), '13:23', '13:23 13:00–13:59 12:00–17:59 *'],
  ['age', many((below) => String(below(90))), '37', '37 35–39 30–39 20–39 *'],
  ['age', many((below) => String(below(100))), '93', '93 90+ 90+ 90+ 90+ *'],
  ['postcode', many((below) => String(10_000 + below(80_000))), '10313', '10313 1031* 103** 10*** 1**** *'],
  ['coordinate', many((below) => (46 + below(20_000) / 1e4).toFixed(4)), '47.0008', '47.0008 47.000 47.00 47.0 47 *'],
  ['number', many((below) => String(below(20_000))), '3721', '3721 3500–3999 3000–3999 0–4999 *'],
  ['code', many((below) => `${'ABCDEF'[below(6)]}${10 + below(50)}.${below(10)}`), 'B11.1', 'B11.1 B11 B *'],
  ['code', many((below) => `${'ABC'[below(3)]}${'XY'[below(2)]}${100 + below(400)}`), 'BX101', 'BX101 BX1* BX* B* *'],
  [
    'email',
    many((below) => `p${below(99)}@x${below(9)}.${['org', 'com'][below(2)]}`),
    'p1@x1.com',
    'p1@x1.com *@x1.com *.com *',
  ],
  ['ip', many((below) => `10.${below(3)}.${below(9)}.${below(99)}`), '10.1.1.1', '10.1.1.1 10.1.1.0/24 10.1.0.0/16 *'],
  ['phone', many((below) => `+${[41, 44, 1][below(3)]} ${5550000 + below(999)}`), '+44 5550001', '+44_5550001 +44 *'],
  [
    'url',
    many((below) => `http://a${below(9)}.b${below(3)}.org/${below(99)}`),
    'http://a1.b1.org/1',
    'http://a1.b1.org/1 a1.b1.org b1.org *',
  ],
  ['name', many((below) => `Ann ${below(99)}`), 'Ann 1', 'Ann_1 *'],
];

for (const [kind, values, value, levels] of examples) {
  test(`the ladder of a ${kind} such as ${value}`, () => {
    assert.equal(
      told(kind, [...values, value], value)
        .map((text) => text.replaceAll(' ', '_'))
        .join(' '),
      levels,
    );
  });
}

test('categories are merged from the rarest, and no value is merged alone', () => {
  const values = Array.from('abcdefghijklmnop').flatMap((letter, i) => Array<string>(i === 0 ? 1 : 3 * i).fill(letter));
  assert.deepEqual(told('category', values, 'p'), ['p', 'p', 'p', 'p', 'p', '*']);
  assert.deepEqual(told('category', values, 'a'), ['a', 'Other', 'Other', 'Other', 'Other', '*']);
  assert.deepEqual(told('category', values, 'd'), ['d', 'd', 'Other', 'Other', 'Other', '*']);
  // One and three rows are fewer than five: the six of the next join them.
  assert.deepEqual(told('category', values, 'c'), ['c', 'Other', 'Other', 'Other', 'Other', '*']);
  assert.deepEqual(told('category', values, 'b'), ['b', 'Other', 'Other', 'Other', 'Other', '*']);
});

test('where one value has nearly all rows, the next step is the star', () => {
  const values = [...Array<string>(97).fill('2000-01-01'), '2001-02-03', '2002-05-06', '2003-07-08'];
  assert.deepEqual(told('date', values, '2001-02-03'), ['2001-02-03', '*']);
  assert.deepEqual(told('date', ['2000-01-01', '2000-01-01'], '2000-01-01'), ['2000-01-01']);
});

test('a treatment that parts values which were alike is no rung', () => {
  const column = columnAs('number', ['149', '151', '201', '249']);
  const ladder = drained(
    ladderOf([named('rounding', { to: 100 }), named('bands', { width: 200, areWhole: true })], column, missing),
  );
  assert.deepEqual(
    ladder.treatments.map(({ remedy }) => remedy),
    ['rounding', 'redact'],
  );
});

/** Values as they should be, some others between them, and columns taken for what they are not. */
const anyColumn = fc.oneof(
  fc.constantFrom(...examples).chain(([kind, values]) => {
    const value = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: anyValue });
    return fc.tuple(fc.array(value, { minLength: 1, maxLength: 60, size: 'max' }), fc.constant(kind));
  }),
  fc.tuple(fc.array(anyValue, { minLength: 1, maxLength: 60 }), fc.constantFrom(...valueKinds)),
);

const rowsOf = ({ values }: ColumnToTreat, groupOf: Uint32Array) => {
  const rows = new Map<number, number>();
  for (let code = 0; code < values.size; code++) {
    if (values.count(code) > 0) rows.set(groupOf[code], (rows.get(groupOf[code]) ?? 0) + values.count(code));
  }
  return rows;
};

test('each rung joins more than the one below and parts nothing; the last has one group', () => {
  let rungs = 0;
  fc.assert(
    fc.property(anyColumn, ([values, kind]) => {
      const column = columnAs(kind, values);
      const { treatments, hierarchy } = drained(ladderFor(column, missing));
      const { levels } = hierarchy;
      rungs += treatments.length;
      assert.equal(levels.length, treatments.length + 1);
      assert.equal(levels[0].groups, column.values.size);
      for (let level = 1; level < levels.length; level++) {
        const above = new Map<number, number>();
        for (let code = 0; code < column.values.size; code++) {
          const below = levels[level - 1].groupOf[code];
          assert.equal(above.get(below) ?? levels[level].groupOf[code], levels[level].groupOf[code], 'nested');
          above.set(below, levels[level].groupOf[code]);
          assert.ok(levels[level].groupOf[code] < levels[level].groups);
        }
        const groups = rowsOf(column, levels[level].groupOf);
        assert.equal(groups.size, levels[level].groups);
        assert.ok(groups.size < rowsOf(column, levels[level - 1].groupOf).size, 'coarser');
        const largest = Math.max(...rowsOf(column, levels[level - 1].groupOf).values());
        assert.ok(largest <= 0.95 * values.length || treatments[level - 1].remedy === 'redact');
      }
      assert.equal(rowsOf(column, levels[levels.length - 1].groupOf).size, 1);
    }),
    drawn(2000),
  );
  assertMet(rungs, 3000, 2000);
});

test('a value that does not fit costs no rung: what one treatment of a kind makes alike, the next does too', () => {
  fc.assert(
    fc.property(anyColumn, ([values, kind]) => {
      const column = columnAs(kind, values);
      const rungs = rungsFor(drained(lookAt(column))).map((treatment) => drained(rungOf(treatment, column, missing)));
      for (let i = 1; i < rungs.length; i++)
        assert.ok(drained(isNested(rungs[i - 1], rungs[i], column)), `${kind}, rung ${i}`);
    }),
    drawn(3000),
  );
});

test('a level tells alike what its treatment writes alike', () => {
  fc.assert(
    fc.property(anyColumn, ([values, kind]) => {
      const column = columnOf('x', values);
      const toTreat = columnAs(kind, values);
      const { treatments, hierarchy } = drained(ladderFor(toTreat, missing));
      for (const [i, treatment] of treatments.entries()) {
        const recoded = drained(recode(column, toTreat, treatment, fresh()));
        const { groupOf, text } = hierarchy.levels[i + 1];
        for (let row = 0; row < values.length; row++) {
          const code = column.codes.at(row);
          const { dictionary, codes } = recoded.column;
          assert.equal(text(groupOf[code]), dictionary.text(codes.at(row)));
          assert.equal(rowsOf(toTreat, groupOf).get(groupOf[code]), dictionary.count(codes.at(row)));
        }
      }
    }),
    drawn(1000),
  );
});

test("written in ARX's form and read again, a ladder is the same hierarchy", () => {
  for (const [kind, values] of examples) {
    const column = columnOf('x', [...values, 'NA']);
    const { hierarchy } = drained(ladderFor(columnAs(kind, [...values, 'NA']), missing));
    const csv = drained(writeArxCsv(hierarchy, column.dictionary));
    const read = drained(readArxCsv(hierarchyFile(csv), column, missingTokens));
    assert.ok('hierarchy' in read, kind);
    const texts = ({ levels }: typeof hierarchy) =>
      values.map((_, row) => levels.map(({ groupOf, text }) => text(groupOf[column.codes.at(row)])));
    assert.deepEqual(texts(read.hierarchy), texts(hierarchy), kind);
  }
});

test('a ladder over many values is found in many steps, and takes little time', () => {
  const values = Array.from({ length: 50_000 }, (_, i) => String(i * 7));
  const { treatments, steps } = takesAtMost(3000, () => {
    const work = ladderFor(columnAs('number', values), missing);
    let steps = 0;
    let step = work.next();
    for (; !step.done; step = work.next()) steps++;
    return { treatments: step.value.treatments, steps };
  });
  assert.equal(treatments.length, 4);
  assert.ok(steps > (treatments.length * values.length) / 1100, `${steps} steps`);
});
