/** `models`, `population`, `classes` and `background` where several rows are about one person, and with missing cells in either file. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drain } from '../analysis/index.ts';
import { readSettings } from '../config/index.ts';
import type { MissingPolicy } from '../counts/index.ts';
import { readTable, type Table } from '../table/index.ts';
import { dataSet, drawn } from '../testing/index.ts';
import { background } from './background.ts';
import { classes } from './classes.ts';
import { startMeasuring } from './measured.ts';
import { models } from './models.ts';
import type { Part } from './part.ts';
import { population } from './population.ts';
import type { MeasureRequest } from './request.ts';
import { plainRequest } from './testMeasured.ts';

const encoded = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);
const tableOf = (lines: readonly string[]): Table =>
  drain(readTable(encoded(lines), { missingTokens: [''], trim: false, delimiter: ',', header: true }));

function numbersOf<Answer>(
  part: Part,
  lines: readonly string[],
  given: Partial<MeasureRequest>,
  columns: object = {},
): Answer {
  const said = { quasiIdentifiers: ['sex', 'city'], columns: { who: 'subject', ...columns }, k: 3 };
  const { settings, problems } = readSettings(said);
  assert.deepEqual(problems, []);
  const text = encoded(lines);
  const analysis = dataSet(tableOf(lines), settings, { bytes: (start, end) => text.subarray(start, end) });
  const measured = drain(startMeasuring(analysis, { ...plainRequest, ...given }));
  return JSON.parse(JSON.stringify(drain(part(measured))));
}

interface Attacker {
  readonly highest: number;
  readonly average: number;
  readonly atRisk: number;
}

interface Models {
  readonly prosecutor: Attacker;
  readonly journalist: Attacker;
  readonly marketer: number;
  readonly kMap: number;
}

const cell = fc.constantFrom('a', 'b', 'c', '');
const person = fc.tuple(fc.constantFrom('f', 'm', ''), cell);

for (const missing of ['value', 'wildcard', 'ignore', 'distinct'] satisfies (MissingPolicy | 'wildcard')[]) {
  test(`prosecutor ≥ journalist ≥ marketer, missing cells as "${missing}", of rows and of people`, () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), person), { minLength: 1, maxLength: 25 }),
        fc.array(person, { minLength: 1, maxLength: 25 }),
        (rows, others) => {
          const text = ['who,sex,city', ...rows.map(([who, values]) => `p${who},${values.join()}`)];
          const populationTable = tableOf(['sex,city', ...others.map((one) => one.join())]);
          for (const user of ['who', 'row']) {
            const { prosecutor, journalist, marketer } = numbersOf<Models>(models, text, {
              missing,
              user,
              populationTable,
            });
            assert.ok(prosecutor.highest >= journalist.highest, `${user} ${prosecutor.highest} ${journalist.highest}`);
            assert.ok(prosecutor.average >= journalist.average - 1e-12);
            assert.ok(prosecutor.atRisk >= journalist.atRisk);
            assert.ok(journalist.highest >= marketer - 1e-12);
          }
        },
      ),
      drawn(60),
    );
  });
}

test('where a missing cell matches anything, it does so in the population', () => {
  const own = ['who,sex,city', 'p0,m,20', 'p1,f,', 'p2,,30', 'p3,f,40', 'p4,f,40'];
  const others = ['m,20', 'm,20', 'f,25', 'f,26', 'f,30', 'm,30', 'm,30', 'f,40', 'f,40', 'f,40'];
  const populationTable = tableOf(['sex,city', ...others]);
  const found = numbersOf<Models>(models, own, { missing: 'wildcard', populationTable });
  // f and anything fits 6 people, anything and 30 fits 3.
  assert.equal(found.kMap, 2);
  assert.ok(Math.abs(found.marketer - (1 / 2 + 1 / 6 + 1 / 3 + 1 / 3 + 1 / 3) / 5) < 1e-12);
  const asValue = numbersOf<Models>(models, own, { missing: 'value', populationTable });
  assert.deepEqual([asValue.kMap, asValue.journalist.highest], [0, 1]);
});

/** Four people with three rows each. */
const visits = ['f,x', 'f,x', 'm,x', 'm,y'].flatMap((values, i) => Array.from({ length: 3 }, () => `p${i},${values}`));
const text = ['who,sex,city', ...visits];
const single = ['who,sex,city', 'p0,f,x', 'p1,f,x', 'p2,m,x', 'p3,m,y'];

test('the rows of one person hide nobody from any attacker, nor in a population', () => {
  const populationTable = tableOf(['sex,city', 'f,x', 'f,x', 'm,x', 'm,x', 'm,y']);
  for (const given of [{}, { populationTable }]) {
    assert.deepEqual(numbersOf(models, text, given), numbersOf(models, single, given));
  }
  assert.equal(numbersOf<Models>(models, text, {}).prosecutor.highest, 1);
  const size = { population: 5, samplingRate: 0.8 };
  for (const given of [size, { ...size, populationTable }]) {
    assert.deepEqual(numbersOf(population, text, given), numbersOf(population, single, given));
  }
});

test('population tells the mean of P(alone) and how far the two estimates are apart', () => {
  type Answer = Record<'dankar' | 'frequencies' | 'apart', number> & { rule: string; indistinguishable: object };
  const large = numbersOf<Answer>(population, text, { population: 20 });
  assert.equal(large.rule, 'zayatz');
  assert.ok(Math.abs(large.apart - Math.abs(large.dankar - large.frequencies)) < 1e-12);
  // A small sample that Pitman's model does not fit: the frequencies are all there is.
  const found = numbersOf<Answer>(population, text, { population: 40 });
  assert.deepEqual([found.rule, found.dankar, found.apart], ['frequencies', found.frequencies, undefined]);
  const [alike] = Object.values(found.indistinguishable);
  assert.ok(Math.abs(1 - alike - found.frequencies) < 1e-12 && found.frequencies > 0);
});

test('people of classes are told under every policy for missing cells', () => {
  const gaps = ['who,sex,city', 'p0,f,x', 'p0,f,x', 'p1,f,', 'p2,m,y'];
  const kOf = (missing: MissingPolicy | 'wildcard') => {
    const { people } = numbersOf<{ people: { k: number; uniqueRows: number } }>(classes, gaps, { missing });
    return [people.k, people.uniqueRows];
  };
  assert.deepEqual(kOf('value'), [1, 4]);
  assert.deepEqual(kOf('wildcard'), [1, 1]);
  assert.deepEqual(kOf('ignore'), [1, 3]);
});

test('the values that give most away are told by a row that has them', () => {
  const bought = ['who,sex,city', 'a,f,x', 'b,f,y', 'b,f,y', 'b,m,y', 'c,m,z', 'c,m,x'];
  const { columns } = numbersOf<{ columns: { column: string; worstValues?: object[] }[] }>(background, bought, {
    user: 'who',
    sets: [['sex', 'city']],
  });
  const ofColumn = Object.fromEntries(columns.map(({ column, worstValues }) => [column, worstValues]));
  assert.deepEqual(ofColumn['city'], [
    { row: 2, records: 3, users: 1, alpha: 3 },
    { row: 5, records: 1, users: 1, alpha: 1 },
    { row: 1, records: 2, users: 2, alpha: 1 },
  ]);
  assert.deepEqual(ofColumn['sex+city'], [
    { row: 2, records: 2, users: 1, alpha: 2 },
    { row: 1, records: 1, users: 1, alpha: 1 },
    { row: 4, records: 1, users: 1, alpha: 1 },
  ]);
  assert.deepEqual(ofColumn['sex'], [
    { row: 1, records: 3, users: 2, alpha: 1.5 },
    { row: 4, records: 3, users: 2, alpha: 1.5 },
  ]);
});

test('what is noised in a file of other columns too is known of nobody, and no riskiest column', () => {
  const bought = ['who,sex,city', 'a,f,x', 'a,f,y', 'b,f,z', 'b,m,v', 'c,m,w', 'c,m,u'];
  const told = (columns: object) => {
    const found = numbersOf<{ riskiest: string; columns: { column: string }[] }>(
      background,
      bought,
      { user: 'who' },
      columns,
    );
    return [found.riskiest, ...found.columns.map(({ column }) => column)];
  };
  assert.deepEqual(told({}), ['city', 'sex', 'city']);
  assert.deepEqual(told({ city: { epsilon: 1 } }), ['sex', 'sex']);
});

test('Table 1 of ITO: nobody knows the number of a record, so time is riskiest, and columns that are named are those told of', () => {
  const purchases = [
    'ID,user ID,date,time,goods,price,number',
    '1,1,2010/12/1,8:45,Bread,1.45,2',
    '2,1,2010/12/1,8:45,Book,3.75,1',
    '3,1,2010/12/1,20:10,Tea,0.85,2',
    '4,2,2010/12/1,10:03,Bread,1.45,3',
    '5,1,2010/12/2,15:07,Tea,0.85,3',
    '6,3,2010/12/2,11:57,Bread,1.45,4',
    '7,3,2010/12/2,11:57,Juice,1.25,4',
    '8,3,2010/12/3,15:54,Book,3.75,1',
    '9,3,2010/12/3,15:54,Tea,0.85,10',
    '10,3,2010/12/3,15:54,Juice,1.45,10',
  ];
  const ask = (given: Partial<MeasureRequest>) => {
    const found = numbersOf<{ riskiest: string; columns: { column: string; risk: number }[] }>(background, purchases, {
      user: 'user ID',
      ...given,
    });
    return [found.riskiest, ...found.columns.map(({ column, risk }) => `${column} ${risk}`)];
  };
  assert.deepEqual(ask({}), ['time', 'date 0.65', 'time 1', 'goods 0.55', 'price 0.4833333333333333', 'number 0.8']);
  assert.deepEqual(ask({ columns: ['date', 'goods'], sets: [['date', 'goods']] }).slice(0, 3), [
    'date',
    'date 0.65',
    'goods 0.55',
  ]);
  assert.equal(ask({ columns: ['ID', 'user ID', 'date'] })[0], 'ID');
});
