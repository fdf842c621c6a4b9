/**
 * The scaling law on tables of real people: of 100 samples of 3,000 rows and of 1,000 the intervals hold the truth as often as they say, are no
 * wider than they may be, and include the error of the model; the law is nearer to the truth than the curve that statistics of the same samples
 * lead to; and its page has these numbers.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import { defaultSettings } from '@quasi/shared/config';
import { frequencyHistogram } from '@quasi/shared/counts';
import { comparedColumns, frequenciesOf } from '@quasi/shared/statistics';
import { parse } from 'csv-parse/sync';
import { scalingSection } from '../../shared/src/explain/scalingText.ts';
import { classesBySize, riskOfPart, TupleCounter } from '../../shared/src/measures/prediction/index.ts';
import { futureOf } from '../../shared/src/measures/scaling/futures.ts';
import { type ScalingPoint, scalingLaw } from '../../shared/src/measures/scaling/index.ts';
import { gridOf } from '../../shared/src/measures/scaling/posterior.ts';
import { knownDependence, tablesUnder } from '../../shared/src/predicting/knownDependence.ts';
import { statisticsIn } from '../../shared/src/predicting/testStatistics.ts';
import { seededRandom, shuffle } from '../../shared/src/random/index.ts';
import { scalingFigure } from '../../shared/src/report/scalingFigure.ts';
import { shownTo } from '../../shared/src/report/shown.ts';
import { dataFile, isPart } from './data.ts';

type Shares = Pick<ScalingPoint, 'correctness' | 'unique' | 'below'>;

const SAMPLES = 100;
/** Samples whose interval without the error of the model is drawn too. */
const COMPARED = 30;
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
const labels = ['Adult, 9 columns', 'stroke, 8 columns', "sdcMicro's testdata, 8 columns"];
/** Rows of a sample, and how wide its interval may be. */
const widths = [
  [3000, 0.1],
  [1000, 0.3],
] as const;
const page = readFileSync(new URL('../../docs/measures/scaling-law.md', import.meta.url), 'utf8');
const written = (share: number) => share.toFixed(3).replace(/^0/, '');
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one / numbers.length, 0);

for (const [place, [file, delimiter, columns]] of tables.entries()) {
  if (isPart && place < tables.length - 1) continue;
  const rows = rowsOf(file, delimiter, columns);
  const truth = truthOf(rows);
  const errors = { law: 0, curve: 0 };

  for (const [size, widest] of widths) {
    test(`${file}: ${SAMPLES} samples of ${size} rows`, () => {
      const samples = Array.from({ length: SAMPLES }, (_, seed) => sampleOf(rows, size, seed + 1));
      const found = samples.map((sample) => lawOf(sample, rows.length));
      const hits = (name: keyof Shares) =>
        found.filter(({ [name]: { low, high } }) => low <= truth[name] && truth[name] <= high).length;
      for (const name of ['correctness', 'unique', 'below'] as const)
        assert.ok(hits(name) >= 85, `${name}: ${hits(name)}`);
      const width = (name: keyof Shares) => mean(found.map(({ [name]: { low, high } }) => high - low));
      assert.ok(width('correctness') <= widest, `${width('correctness')}`);
      const ofModel = mean(samples.slice(0, COMPARED).map((sample) => widthOfModel(sample, rows.length)));
      assert.ok(
        ofModel < 0.9 * width('correctness'),
        `${ofModel}: the interval is that of a model that cannot be wrong`,
      );

      const law = mean(found.map(({ correctness }) => Math.abs(correctness.value - truth.correctness)));
      const curve = mean(samples.map((sample) => Math.abs(curveAt(sample, columns, rows.length) - truth.correctness)));
      errors.law += law;
      errors.curve += curve;
      const [people, of] = [rows.length, size].map((number) => number.toLocaleString('en-US'));
      const cells = [
        written(truth.correctness),
        hits('correctness'),
        written(width('correctness')),
        written(law),
        written(curve),
        hits('unique'),
        written(width('unique')),
      ];
      const line = `| ${labels[place]} | ${people} | ${of} | ${cells.join(' | ')} |`;
      assert.ok(page.includes(line), `the page lacks ${line}`);
    });
  }

  test(`${file}: the law is nearer to the truth than the curve by statistics of the same samples`, () => {
    assert.ok(errors.law < errors.curve, JSON.stringify(errors));
  });
}

test('the page, the card and the report say that the interval includes the error of the model', () => {
  assert.match(page, /It includes that the model is wrong/);
  const sizes = frequencyHistogram(Uint32Array.of(1, 1, 2));
  const law = drain(scalingLaw(sizes, 100, K, seededRandom(1)));
  const [section] = scalingSection(law);
  assert.match(section.sentences.join(), /a model that is as wrong as on other tables of people/);
  const [figure] = scalingFigure(law, shownTo('internal', { settings: { ...defaultSettings, k: K } }));
  assert.match(figure.caption ?? '', /a model that is as wrong as on other tables of people/);
});

/** How wide the interval of correctness would be if the process had made the sample and made the rest. */
function widthOfModel(sample: readonly string[], population: number): number {
  const sizes = frequencyHistogram(Uint32Array.from(sizesOf(sample)));
  const posterior = { ...drain(gridOf(sizes, 1)), misfit: 0 };
  const random = seededRandom(1);
  const drawn = Array.from({ length: 200 }, () => futureOf(sizes, posterior, [population], K, random)[0].correctness);
  drawn.sort((a, b) => a - b);
  return drawn[189] - drawn[10];
}

/** What the best curve says of so many people, by the tree of dependent columns: of random tables a little larger, parts of that size. */
function curveAt(sample: readonly string[], columns: string, people: number): number {
  const statistics = statisticsIn([columns, ...sample, ''].join('\n'), { pairs: true, tree: true });
  const compared = comparedColumns(statistics);
  const frequencies = compared.map((column) => frequenciesOf(statistics.columns[column]));
  const dependence = drain(knownDependence(statistics, compared, frequencies, undefined, 1));
  const times = Math.ceil(people / sample.length);
  const draw = tablesUnder('tree', dependence, frequencies, sample.length, times, 1) ?? assert.fail('no tree');
  const counter = new TupleCounter(times * sample.length);
  const limits = frequencies.map(({ length }) => length);
  const risks = Array.from({ length: 4 }, () => {
    const classes = drain(classesBySize(drain(counter.count(drain(draw()), limits))));
    return drain(riskOfPart(classes, times * sample.length, people));
  });
  return mean(risks);
}
