/** Descriptions of what is to go from a table, and what they come to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../random/index.ts';
import { blankText, describePlanFault, type Plan, tableRemedies, tableTreatmentNamed } from '../index.ts';
import { drained } from '../testColumns.ts';

const table = { columns: ['id', 'age', 'zip', 'job'], rows: 6, classSizes: [3, 1, 3, 0, 3, 2] };
const shown = (name: string) => `“${name}”`;

function planOf(remedy: string, parameters: unknown, seed = 1): Plan {
  const treatment = tableTreatmentNamed(remedy, JSON.parse(JSON.stringify(parameters)));
  assert.ok(treatment, remedy);
  assert.deepEqual(treatment.parameters, parameters);
  assert.notEqual(treatment.title(shown), '');
  return drained(treatment.plan(table, seededRandom(seed)));
}

function extractsOf(remedy: string, parameters: unknown, seed?: number) {
  const plan = planOf(remedy, parameters, seed);
  assert.ok('extracts' in plan);
  return plan.extracts.map(({ columns, rows }) => ({ columns: [...columns], rows: Array.from(rows) }));
}

test('columns are removed by their names', () => {
  assert.deepEqual(extractsOf('remove-columns', { columns: ['zip', 'id'] }), [
    { columns: [1, 3], rows: [0, 1, 2, 3, 4, 5] },
  ]);
});

test('rows are removed by number, or where few look alike; a row that does not count stays', () => {
  assert.deepEqual(extractsOf('remove-rows', { rows: [5, 0] }), [{ columns: [0, 1, 2, 3], rows: [1, 2, 3, 4] }]);
  assert.deepEqual(extractsOf('remove-rows', { below: 3 }), [{ columns: [0, 1, 2, 3], rows: [0, 2, 3, 4] }]);
  const treatment = tableTreatmentNamed('remove-rows', { below: 3 });
  assert.throws(() => treatment?.plan({ columns: ['a'], rows: 1 }, seededRandom(1)).next(), /need the class sizes/);
});

test('cells are blanked in single rows', () => {
  const description = { cells: [{ row: 1, columns: ['job', 'age'] }], text: '*' };
  assert.deepEqual(planOf('blank-cells', description), { blanks: [{ row: 1, columns: [3, 1] }], text: '*' });
});

test('a blank is a star where stars are alike, and missing where missing cells match anything or take rows out', () => {
  const tokens = ['NA', ''];
  assert.equal(blankText('value', tokens), '*');
  assert.equal(blankText('distinct', tokens), '*');
  assert.equal(blankText('ignore', tokens), '');
  assert.equal(blankText('wildcard', ['NA']), 'NA');
  assert.equal(blankText('wildcard', []), '*');
});

test('parts have all rows, each in an order of its own', () => {
  const parts = extractsOf('split-columns', { groups: [['age', 'job'], ['zip']] });
  assert.deepEqual(
    parts.map(({ columns }) => columns),
    [[1, 3], [2]],
  );
  for (const { rows } of parts) assert.deepEqual(rows.toSorted(), [0, 1, 2, 3, 4, 5]);
  const firstRows = new Set(
    Array.from({ length: 50 }, (_, seed) =>
      extractsOf('split-columns', { groups: [['age'], ['zip']] }, seed)
        .map(({ rows }) => rows[0])
        .join(' '),
    ),
  );
  assert.ok(firstRows.size > 20, 'the orders of the parts do not go together');
});

test('a sample has its share of the rows, in their order, and each row as often', () => {
  const times = new Uint32Array(table.rows);
  for (let seed = 0; seed < 3000; seed++) {
    const [{ columns, rows }] = extractsOf('sample-rows', { share: 0.5 }, seed);
    assert.deepEqual(columns, [0, 1, 2, 3]);
    assert.equal(rows.length, 3);
    assert.deepEqual(
      rows,
      rows.toSorted((one, other) => one - other),
    );
    for (const row of rows) times[row]++;
  }
  for (const each of times) assert.ok(Math.abs(each - 1500) < 150, `${times}`);
  assert.equal(extractsOf('sample-rows', { share: 0.01 })[0].rows.length, 1);
});

test('the same seed gives the same rows', () => {
  for (const [remedy, parameters] of [
    ['split-columns', { groups: [['age'], ['zip']] }],
    ['sample-rows', { share: 0.5 }],
  ] as const)
    assert.deepEqual(extractsOf(remedy, parameters, 4), extractsOf(remedy, parameters, 4));
});

test('a description that does not fit says why', () => {
  const faults: readonly [string, unknown, string][] = [
    ['remove-columns', { columns: ['name'] }, 'The file has no column “name”.'],
    ['remove-columns', { columns: table.columns }, 'No column would be left.'],
    ['remove-columns', { columns: ['id', 'id'] }, 'The column “id” is named twice.'],
    [
      'split-columns',
      {
        groups: [
          ['id', 'age'],
          ['zip', 'age'],
        ],
      },
      'The column “age” is named twice.',
    ],
    ['remove-rows', { rows: [6] }, 'The file has no row 7.'],
    ['blank-cells', { cells: [{ row: 9, columns: ['id'] }], text: '' }, 'The file has no row 10.'],
    ['blank-cells', { cells: [{ row: 0, columns: ['x'] }], text: '' }, 'The file has no column “x”.'],
  ];
  for (const [remedy, parameters, sentence] of faults) {
    const plan = planOf(remedy, parameters);
    assert.ok('fault' in plan, remedy);
    assert.equal(describePlanFault(plan.fault, shown), sentence);
  }
  const treatment = tableTreatmentNamed('remove-columns', { columns: ['a'] });
  const twice = treatment && drained(treatment.plan({ columns: ['a', 'b', 'a'], rows: 1 }, seededRandom(1)));
  assert.ok(twice && 'fault' in twice && twice.fault.kind === 'twoColumns');
});

test('shuffling a column is not offered as protection', () => {
  assert.ok(!tableRemedies.some(({ name }) => name.includes('shuffle')));
});

test('what is no description is refused', () => {
  for (const [remedy, parameters] of [
    ['remove-columns', { columns: [] }],
    ['remove-columns', { columns: 'id' }],
    ['remove-rows', { below: 1 }],
    ['remove-rows', { below: 3, rows: [1] }],
    ['remove-rows', { rows: [-1] }],
    ['split-columns', { groups: [['id']] }],
    ['sample-rows', { share: 1 }],
    ['sample-rows', { share: 0 }],
    ['sample-rows', { share: 0.5, seed: 1 }],
  ] as const)
    assert.equal(tableTreatmentNamed(remedy, parameters), undefined, `${remedy} ${JSON.stringify(parameters)}`);
});
