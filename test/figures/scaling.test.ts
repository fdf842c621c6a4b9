/**
 * The scaling law on tables of real people: of 100 samples of 3,000 rows and of 1,000 the intervals hold the truth as often as they say, are no
 * wider than they may be, and the law is nearer to it than the curve that statistics of the same samples lead to.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { frequencyHistogram } from '@quasi/shared/counts';
import { predictionOf } from '@quasi/shared/predicting';
import { comparedColumns } from '@quasi/shared/statistics';
import { parse } from 'csv-parse/sync';
import { type ScalingPoint, scalingLaw } from '../../shared/src/measures/scaling/index.ts';
import { statisticsIn } from '../../shared/src/predicting/testStatistics.ts';
import { seededRandom, shuffle } from '../../shared/src/random/index.ts';
import { dataFile } from './data.ts';

type Shares = Pick<ScalingPoint, 'correctness' | 'unique' | 'below'>;

const SAMPLES = 100;
const K = 5;

function rowsOf(file: string, delimiter: string, columns: string): string[] {
  const records: Record<string, string>[] = parse(readFileSync(dataFile(file)), { columns: true, delimiter });
  return records.map((record) =>
    columns
      .split(',')
      .map((column) => record[column])
      .join(','),
  );
}

function sizesOf(rows: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return [...counts.values()];
}

function truthOf(rows: readonly string[]): Record<keyof Shares, number> {
  const sizes = sizesOf(rows);
  const below = (k: number) => sizes.reduce((sum, size) => sum + (size < k ? size : 0), 0) / rows.length;
  return { correctness: sizes.length / rows.length, unique: below(2), below: below(K) };
}

function sampleOf(rows: readonly string[], size: number, seed: number): string[] {
  const order = Uint32Array.from(rows, (_, row) => row);
  shuffle(order, seededRandom(seed));
  return Array.from(order.subarray(0, size), (row) => rows[row]);
}

function lawOf(sample: readonly string[], population: number): Shares {
  const sizes = frequencyHistogram(Uint32Array.from(sizesOf(sample)));
  const law = drain(scalingLaw(sizes, population, K, seededRandom(1)));
  return law?.population ?? assert.fail('no law');
}

const adult = [
  'adult/arx_adult.csv',
  ';',
  'sex,age,race,marital-status,education,native-country,workclass,occupation,salary-class',
] as const;
const tables = [
  adult,
  [
    'medical/stroke.csv',
    ',',
    'gender,age,hypertension,heart_disease,ever_married,work_type,Residence_type,smoking_status',
  ],
  ['sdc/testdata.csv', ',', 'urbrur,roof,walls,water,electcon,relat,sex,age'],
] as const;
/** Rows of a sample, and how wide its interval may be. */
const widths = [
  [3000, 0.1],
  [1000, 0.3],
] as const;

for (const [file, delimiter, columns] of tables) {
  const rows = rowsOf(file, delimiter, columns);
  const truth = truthOf(rows);
  for (const [size, widest] of widths) {
    test(`${file}: ${SAMPLES} samples of ${size} rows`, () => {
      const found = Array.from({ length: SAMPLES }, (_, seed) => lawOf(sampleOf(rows, size, seed + 1), rows.length));
      for (const name of ['correctness', 'unique', 'below'] as const) {
        const hits = found.filter(({ [name]: { low, high } }) => low <= truth[name] && truth[name] <= high).length;
        assert.ok(hits >= 85, `${name}: ${hits}`);
      }
      const width = found.reduce((sum, { correctness: { low, high } }) => sum + (high - low) / SAMPLES, 0);
      assert.ok(width <= widest, `${width}`);
    });
  }
}

test('the law is nearer to the truth of Adult than the curve by statistics of the same samples', () => {
  const rows = rowsOf(...adult);
  const truth = truthOf(rows).correctness;
  // The curve has multiples of the rows, so the population is a hair smaller than the table.
  const people = 30_000;
  const errors = { law: 0, curve: 0 };
  for (const [size] of widths) {
    for (let seed = 1; seed <= 3; seed++) {
      const sample = sampleOf(rows, size, seed);
      const statistics = statisticsIn([adult[2], ...sample, ''].join('\n'), { pairs: true, tree: true });
      const asked = { columns: comparedColumns(statistics), background: undefined, seed: 1, budget: undefined };
      const { curve } = drain(predictionOf(statistics, asked));
      const expected = curve.find(({ records }) => records === people)?.expectedOrr ?? assert.fail('not on the curve');
      errors.curve += Math.abs(expected - truth);
      errors.law += Math.abs(lawOf(sample, people).correctness.value - truth);
    }
  }
  assert.ok(errors.law < errors.curve, JSON.stringify(errors));
});
