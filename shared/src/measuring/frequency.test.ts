import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { evaluateFrequencies, largestLift } from '../measures/frequency/index.ts';
import { drawn } from '../testing/index.ts';
import { frequency } from './frequency.ts';
import type { MeasureRequest } from './request.ts';
import { allNumbers, edges, isClose, numbersOf, table1 } from './testMeasured.ts';

interface Answer {
  readonly columns: string[];
  readonly maxDependency: number;
  readonly k: Record<string, { positiveRate: number; auc: number; meanPrinted: number; meanCalibrated: number }>;
  readonly complete?: false;
}

const ask = (text: string, given?: Partial<MeasureRequest>) => numbersOf<Answer>(frequency, text, given);

test('Table 1 of R3A: the area of its scores for k = 2', () => {
  const { columns, k } = ask(table1);
  assert.deepEqual(columns, ['age', 'gender', 'smoking']);
  isClose(k[2].positiveRate, 2 / 5);
  isClose(k[2].auc, 5 / 6);
  isClose(k[2].meanPrinted, (0.219512195122 * 3) / 5);
});

/** Columns of digits, the last of which mostly follows from the first. */
const digits = Array.from({ length: 400 }, (_, row) => {
  const random = (salt: number) => ((row + 7) * salt) % 1009;
  const zip = random(389) % 9;
  return [zip, random(577) % 4, random(211) % 5, row % 11 === 0 ? 9 : zip % 3];
});
const digitTable = `a,b,c,d\n${digits.map((row) => row.join()).join('\n')}\n`;

test('every record with a strongly dependent pair is scored by the one with the largest lift', () => {
  const count = (columns: readonly number[]) => {
    const keys = digits.map((row) => columns.map((column) => row[column]).join());
    const counts = new Map<string, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return Uint32Array.from(keys, (key) => counts.get(key) ?? 0);
  };
  const frequencies = [0, 1, 2, 3].map((column) => count([column]));
  const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].slice(a + 1).map((b) => ({ a, b, both: count([a, b]) })));
  const sizes = count([0, 1, 2, 3]);
  const firsts = new Map(digits.map((row, i) => [row.join(), i]));
  // One record a class.
  const kept = Uint32Array.from(sizes, (size, row) => (firsts.get(digits[row].join()) === row ? size : 0));
  const dependentPair = (row: number) =>
    largestLift(
      digits.length,
      frequencies.map((own) => own[row]),
      pairs.map(({ a, b, both }) => ({ a, b, both: both[row] })),
    );
  const { k } = ask(digitTable);
  for (const target of [2, 3, 5]) {
    const expected = drain(
      evaluateFrequencies({ rows: digits.length, sizes: kept, frequencies, dependentPair }, target),
    );
    assert.notEqual(expected.aucRectified, expected.auc);
    assert.deepEqual(Object.keys(k[target]).sort(), Object.keys(expected).sort());
    for (const [name, number] of Object.entries(k[target]))
      isClose(number, expected[name as keyof typeof expected] as number);
  }
});

test('a budget that is spent leaves the scores out, and says so', () => {
  const { k, maxDependency, complete } = ask(digitTable, { budget: 1e-6 });
  assert.deepEqual([k, maxDependency, complete], [{}, undefined, false]);
});

for (const [name, text] of Object.entries(edges)) {
  test(`${name}: shares are shares, and where all or no records are alike there is no area`, () => {
    const { maxDependency, k, complete } = ask(text);
    assert.deepEqual([Object.keys(k), maxDependency, complete], [['2', '3', '5'], 0, undefined]);
    assert.ok(allNumbers(k).every((share) => share >= 0 && share <= 1));
    for (const target of [2, 3, 5]) {
      const { positiveRate, auc } = k[target];
      assert.equal(auc === undefined, positiveRate === 0 || positiveRate === 1);
    }
  });
}

/** Rows of equal multisets of frequencies whose columns stand in another order. */
const tied = [
  'a,b,c,d',
  'v0,v4,v3,v3',
  'v0,v3,v0,v3',
  'v4,v0,v4,v0',
  'v4,v0,v4,v0',
  'v3,v3,v0,v0',
  'v3,v0,v0,v4',
  'v0,v4,v3,v4',
  '',
].join('\n');

test('records of equal frequencies tie, in whichever columns these are: the area counts them half', () => {
  const { k } = ask(tied);
  isClose(k[2].auc, 0.7);
});

test('the order of the columns changes no area', () => {
  const rows = fc.array(fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }), { minLength: 4, maxLength: 25 });
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  const textOf = (table: readonly (readonly number[])[], columns: readonly number[]) =>
    `a,b,c,d,e\n${table.map((row) => columns.map((column) => row[column]).join()).join('\n')}\n`;
  fc.assert(
    fc.property(rows, order, (table, columns) => {
      const [one, other] = [ask(textOf(table, [0, 1, 2, 3, 4])), ask(textOf(table, columns))];
      for (const target of [2, 3, 5]) assert.equal(one.k[target].auc, other.k[target].auc);
    }),
    drawn(60),
  );
});
