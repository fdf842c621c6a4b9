import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain, type PopulationFile } from '../analysis/index.ts';
import { readSettings } from '../config/index.ts';
import { readStatisticsText } from '../statistics/index.ts';
import { readTable } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { population } from './population.ts';
import type { MeasureRequest } from './request.ts';
import { allNumbers, edges, isClose, numbersOf, table1 } from './testMeasured.ts';

interface Answer {
  readonly size: number;
  readonly rate: number;
  readonly dis?: number;
  readonly indistinguishable: Record<string, number>;
  readonly complete?: false;
}

const ask = (text: string, given?: Partial<MeasureRequest>) => numbersOf<Answer>(population, text, given);

test('with independent columns a row is like others of the population by the product of its shares', () => {
  const { rate, indistinguishable } = ask(table1, { population: 100, model: 'independence' });
  assert.equal(rate, 0.05);
  // Frequencies of age, gender and smoking, and the size of the class.
  const rows = [
    [1, 3, 2, 1],
    [3, 3, 2, 1],
    [3, 2, 3, 2],
    [3, 2, 3, 2],
    [1, 3, 3, 1],
  ];
  const pairs = rows.map(([age, gender, smoking, size]) => {
    const q = (age * gender * smoking) / 125;
    const p = (q * 0.95) / (1 - q * 0.05);
    return size >= 2 ? 1 : 1 - (1 - p) ** 99;
  });
  isClose(indistinguishable[2], pairs.reduce((sum, one) => sum + one, 0) / 5);
  assert.ok(indistinguishable[2] > indistinguishable[3] && indistinguishable[3] > indistinguishable[5]);
});

test('where the file is the population, rows are like those of their class and no others', () => {
  for (const model of ['tree', 'independence'] as const) {
    const { rate, indistinguishable } = ask(table1, { population: 5, model });
    assert.deepEqual([rate, indistinguishable], [1, { 2: 0.4, 3: 0, 5: 0 }]);
  }
});

test('the tree finds more rows alike than independence where one column repeats another', () => {
  const rows = Array.from({ length: 280 }, (_, row) => `${row % 4},${row % 4},${row % 7},${row % 5},${row % 3}`);
  const text = `a,b,c,d,e\n${rows.join('\n')}\n`;
  const [tree, independence] = (['tree', 'independence'] as const).map(
    (model) => ask(text, { population: 2000, model }).indistinguishable,
  );
  assert.ok(tree[5] > independence[5] + 0.2);
  assert.deepEqual(ask(text, { population: 2000, model: 'copula' }).indistinguishable, tree);
});

test('a missing cell that equals nothing equals nothing in the population either', () => {
  const found = ask('a\n1\n1\nNA\nNA\n', { population: 4000, missing: 'distinct' });
  isClose(found.indistinguishable[2], 0.5);
});

test('a budget that is spent still judges, without the tree, and says so', () => {
  const { indistinguishable, complete } = ask(table1, { population: 100, budget: 1e-6 });
  const { indistinguishable: independent } = ask(table1, { population: 100, model: 'independence' });
  assert.equal(complete, false);
  assert.deepEqual(indistinguishable, independent);
});

for (const [name, text] of Object.entries(edges)) {
  test(`${name}: shares are shares`, () => {
    const found = ask(text, { population: 100 });
    if (name === 'no rows') assert.equal(found, undefined);
    else assert.ok(allNumbers(found.indistinguishable).every((share) => share >= 0 && share <= 1));
  });
}

const register = 'age,gender,smoking\n20,M,Y\n20,M,Y\n20,M,Y\n25,M,Y\n25,F,N\n25,F,N\n25,F,N\n60,F,Y\n35,F,N\n';

test('with a file of the population people are counted, as the card counts them', () => {
  const people = drain(readTable(new TextEncoder().encode(register), { missingTokens: [], trim: true }));
  const { indistinguishable, complete, dis } = ask(table1, { population: 9, populationTable: people });
  // 3, 1, 3 and 3 people, and nobody for the last row, who is there all the same.
  assert.deepEqual([indistinguishable, complete], [{ 2: 0.6, 3: 0.6, 5: 0 }, undefined]);
  assert.deepEqual(onCard({ table: people }), [0.6, 0.6]);
  // Of those who are alone in the file 3, 1 and 1 people are like them.
  assert.equal(dis, 3 / 5);
  const lacking = drain(readTable(new TextEncoder().encode('age\n20\n'), { missingTokens: [], trim: true }));
  const without = { population: 9 };
  assert.deepEqual(ask(table1, { ...without, populationTable: lacking }), ask(table1, without));
});

test('with published statistics of the population values are as frequent as there, as on the card', () => {
  const column = (name: string, frequencies: readonly (readonly [string, number])[]) => ({ name, frequencies });
  const text = JSON.stringify({
    statistics: 1,
    rows: 1000,
    columns: [
      column('gender', [
        ['M', 10],
        ['F', 990],
      ]),
    ],
  });
  const { statistics } = drain(readStatisticsText(text));
  const { indistinguishable } = ask(table1, { population: 1000, populationStatistics: statistics });
  const [two, three] = onCard({ statistics });
  isClose(indistinguishable[2], two);
  isClose(indistinguishable[3], three);
  assert.ok(indistinguishable[5] < ask(table1, { population: 1000 }).indistinguishable[5] - 0.05);
});

/** The cards of the same file treat 2 and 3 people alike. */
function onCard(file: Partial<PopulationFile>): [number, number] {
  const bytes = new TextEncoder().encode(table1);
  const table = drain(readTable(bytes, { missingTokens: [], trim: true }));
  const given = { quasiIdentifiers: ['age', 'gender', 'smoking'], populationFile: 'people.csv' };
  const analysis = dataSet(
    table,
    readSettings(given).settings,
    { bytes: (start, end) => bytes.subarray(start, end) },
    {
      *readPopulation() {
        yield { stage: 'reading', share: 1 };
        return { name: 'people.csv', table: undefined, statistics: undefined, problem: undefined, ...file };
      },
    },
  );
  const [two, three] = drain(analysis.inPopulation(undefined))?.indistinguishable ?? [];
  return [two, three];
}
