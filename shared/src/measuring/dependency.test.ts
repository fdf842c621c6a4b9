import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dependency } from './dependency.ts';
import type { MeasureRequest } from './request.ts';
import { allNumbers, edges, isClose, numbersOf, table1 } from './testMeasured.ts';

interface Answer {
  readonly columns: string[];
  readonly matrix: number[][];
  readonly class: string[][];
  readonly adjusted: number[][];
  readonly complete?: false;
  readonly groups?: readonly {
    readonly columns: readonly string[];
    readonly tuples: number;
    readonly entropy: number;
    readonly follows: readonly { readonly on: string; readonly gain: number; readonly class: string }[];
  }[];
  readonly pairs?: readonly {
    readonly given: string;
    readonly follows: string;
    readonly support: number;
    readonly confidence?: number;
    readonly lift?: number;
  }[];
}

const ask = (text: string, given?: Partial<MeasureRequest>) => numbersOf<Answer>(dependency, text, given);

test('Table 1 of R3A has the dependencies that the paper’s formula gives', () => {
  const { columns, matrix, class: classes, complete } = ask(table1);
  assert.deepEqual(columns, ['age', 'gender', 'smoking']);
  const expected = [
    [1, 0.306337147174, 0.306337147174],
    [0.432538067766, 1, 0.432538067766],
    [0.432538067766, 0.432538067766, 1],
  ];
  for (const [i, row] of expected.entries()) for (const [j, gain] of row.entries()) isClose(matrix[i][j], gain);
  assert.deepEqual(classes, [
    ['complete', 'weak', 'weak'],
    ['weak', 'complete', 'weak'],
    ['weak', 'weak', 'complete'],
  ]);
  assert.equal(complete, undefined);
});

test('what follows from another column keeps its dependency above chance, what follows from a key does not', () => {
  const rows = Array.from({ length: 200 }, (_, row) => `${row},z${row % 10},c${row % 2}`);
  const { matrix, class: classes, adjusted } = ask(`key,zip,county\n${rows.join('\n')}\n`);
  assert.deepEqual([matrix[2][1], classes[2][1], matrix[2][0], classes[2][0]], [1, 'complete', 1, 'complete']);
  assert.ok(adjusted[2][1] > 0.95);
  assert.equal(adjusted[2][0], 0);
});

test('the columns asked for are compared, in their order', () => {
  const { columns, matrix } = ask(table1, { columns: ['smoking', 'age'] });
  assert.deepEqual(columns, ['smoking', 'age']);
  isClose(matrix[0][1], 0.432538067766);
  isClose(matrix[1][0], 0.306337147174);
});

test('a budget that is spent leaves gaps, and says so', () => {
  const found = ask(table1, { budget: 1e-6 });
  assert.deepEqual(found.matrix[0] as unknown[], [1, null, null]);
  assert.deepEqual(found.class[0] as unknown[], ['complete', null, null]);
  assert.deepEqual([found.adjusted, found.complete], [undefined, false]);
});

for (const [name, text] of Object.entries(edges)) {
  test(`${name}: every dependency is between 0 and 1`, () => {
    const { columns, matrix, class: classes, adjusted } = ask(text);
    for (const grid of [matrix, classes, adjusted]) assert.equal(grid.flat().length, columns.length ** 2);
    assert.equal(allNumbers([matrix, adjusted]).length, 2 * columns.length ** 2);
    assert.ok(allNumbers([matrix, adjusted]).every((gain) => gain >= 0 && gain <= 1));
  });
}

test('without columns the matrix is empty', () => {
  assert.deepEqual(ask(table1, { columns: [] }).matrix, []);
});

test('groups of columns: entropy and dependency by Definition 5, each way', () => {
  const { groups } = ask(table1, { sets: [['gender', 'smoking'], ['age'], ['smoking']] });
  assert.ok(groups);
  const [both, age, smoking] = groups;
  // M Y twice, F N twice, M N once.
  isClose(both.entropy, -2 * 0.4 * Math.log2(0.4) - 0.2 * Math.log2(0.2));
  assert.equal(both.tuples, 3);
  // Both together: 25 F N twice, and three tuples once.
  const joint = -2 * 0.4 * Math.log2(0.4) + 0.4 * Math.log2(0.4) - 3 * 0.2 * Math.log2(0.2);
  isClose(both.follows[0].gain, (both.entropy + age.entropy - joint) / both.entropy);
  isClose(age.follows[0].gain, (both.entropy + age.entropy - joint) / age.entropy);
  assert.deepEqual(
    both.follows.map(({ on }) => on),
    ['age', 'smoking'],
  );
  // A column follows from each group that holds it.
  assert.deepEqual(smoking.follows[0], { on: 'gender+smoking', gain: 1, class: 'complete' });
});

test('groups of one column have the numbers of the matrix', () => {
  const { matrix, columns, class: classes, groups } = ask(table1, { sets: [['age'], ['gender'], ['smoking']] });
  for (const [i, { follows }] of groups?.entries() ?? []) {
    for (const { on, gain, class: kind } of follows) {
      isClose(gain, matrix[i][columns.indexOf(on)]);
      assert.equal(kind, classes[i][columns.indexOf(on)]);
    }
  }
});

test('support, confidence and lift of values that are asked for, without the values', () => {
  const pair = (a: string, x: string, b: string, y: string) =>
    [
      { column: a, value: x },
      { column: b, value: y },
    ] as const;
  const asked = [
    pair('gender', 'M', 'smoking', 'Y'),
    pair('smoking', 'N', 'age', '25'),
    pair('age', '99', 'gender', 'F'),
  ];
  const { pairs } = ask(table1, { pairs: asked });
  assert.ok(pairs);
  const [men, others, none] = pairs;
  assert.deepEqual(men, {
    given: 'gender',
    follows: 'smoking',
    support: 0.4,
    confidence: 2 / 3,
    lift: (5 * 2) / (3 * 2),
  });
  isClose(others.confidence ?? 0, 2 / 3);
  isClose(others.lift ?? 0, (5 * 2) / (3 * 3));
  assert.deepEqual(none, { given: 'age', follows: 'gender', support: 0 });
});
