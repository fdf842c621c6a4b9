/** The published figures of ITO, ARX and sdcMicro, computed by the measures themselves, with the options each of them needs. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '@quasi/shared/analysis';
import {
  countClasses,
  countClassesByPolicy,
  matchPopulation,
  sensitiveValues,
  sizeHistogram,
  usersPerValue,
  weightedSizes,
  wildcardMatches,
} from '@quasi/shared/counts';
import type { Column, Table } from '@quasi/shared/table';
import { readTableFile } from '../../server/src/files/index.ts';
import { identificationRisk, lowCostRisk, meanAlpha, valueCount } from '../../shared/src/measures/background/index.ts';
import { distinctDiversity } from '../../shared/src/measures/diversity/index.ts';
import { correctMatchProbability, populationUniqueness } from '../../shared/src/measures/population/index.ts';
import {
  commonestSizeOfRecord,
  distinction,
  journalistRisk,
  kMap,
  meanSizeOfRecord,
  presence,
  separation,
  unmatchedRows,
} from '../../shared/src/measures/protection/index.ts';
import { approximateIndividualRisk, prosecutorRisk } from '../../shared/src/measures/protection/testFormulas.ts';
import { dataFile } from './data.ts';

function read(path: string, missingTokens: readonly string[] = []): Table {
  const file = drain(readTableFile(dataFile(path), { missingTokens, trim: false }));
  file.source.close();
  return file.table;
}

function column(table: Table, name: string): Column {
  const found = table.columns.find((one) => one.name === name);
  assert.ok(found, name);
  return found;
}

const codes = (table: Table, names: readonly string[]) => names.map((name) => column(table, name).codes);
const sizes = (table: Table, names: readonly string[]) =>
  sizeHistogram(drain(countClasses(codes(table, names), table.rowCount)));
const near = (actual: number | undefined, expected: number, tolerance: number) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= tolerance * expected, `${actual} is not ${expected}`);

const arxColumns = 'sex,age,race,marital-status,education,native-country,workclass,occupation,salary-class'.split(',');

test('ITO, its example: the dates', () => {
  const table = read('paper_examples/ito_table1.csv');
  const values = drain(usersPerValue(column(table, 'user ID').codes, codes(table, ['date']), table.rowCount));
  assert.equal(valueCount(values), 3);
  near(meanAlpha(values), 13 / 6, 1e-12);
  near(identificationRisk(values), 0.65, 1e-12);
  near(lowCostRisk(values), 0.3, 1e-12);
});

// Every record is a user of its own, and `?` a value like any other.
const adult: [name: string, values: number, printed: number, measured: number][] = [
  ['age', 73, 0.00224, 0.0022419458861828567],
  ['occupation', 15, 0.000461, 0.0004606738122293541],
  ['marital-status', 7, 0.000215, 0.00021498111237369858],
  ['race', 5, 0.000154, 0.00015355793740978472],
];
test('ITO, Table 5: T3 is adult', () => {
  const table = read('adult/adult.csv');
  for (const [name, values, printed, measured] of adult) {
    const counted = drain(usersPerValue(undefined, codes(table, [name]), table.rowCount));
    assert.equal(valueCount(counted), values);
    near(identificationRisk(counted), printed, 0.003);
    near(identificationRisk(counted), measured, 1e-12);
  }
});

const purchases: [name: string, values: number, alpha: number, risk: number][] = [
  ['time', 543, 23.47, 0.2837],
  ['date', 294, 25.79, 0.1688],
  ['goods', 3039, 1.33, 0.09],
  ['price', 163, 2.777, 0.01008],
  ['number', 109, 2.86, 0.00694],
];
test('ITO, on the purchases of PWSCUP 2017', () => {
  const table = read('retail/pwscup2017_T_named.csv');
  const user = column(table, 'customer_id').codes;
  for (const [name, values, alpha, risk] of purchases) {
    const counted = drain(usersPerValue(user, codes(table, [name]), table.rowCount));
    assert.equal(valueCount(counted), values);
    near(meanAlpha(counted), alpha, 5e-4);
    near(identificationRisk(counted), risk, 6e-4);
  }
});

test("ARX on its edition of adult: average risk, and population uniqueness by Dankar's rule", () => {
  const table = read('adult/arx_adult.csv');
  const histogram = sizes(table, arxColumns);
  const { highest, average, atRisk } = prosecutorRisk(histogram, 5);
  assert.equal(highest, 1);
  near(average, 0.6465751607983555, 1e-14);
  assert.equal(Math.round(atRisk * table.rowCount), 23470);
  const tenth = drain(populationUniqueness(histogram, table.rowCount / 0.1));
  assert.equal(tenth.rule, 'pitman');
  // ARX stops its iteration at 1e-6, so that is how near it is.
  near(tenth.dankar, 0.27684993883653597, 1e-9);
  near(tenth.zayatz, 0.3207, 2e-4);
  near(drain(populationUniqueness(histogram, table.rowCount / 0.01)).dankar, 0.1446, 2e-4);
  near(drain(populationUniqueness(histogram, table.rowCount / 0.2)).zayatz, 0.3577, 2e-4);
  near(correctMatchProbability(histogram, 1), 1, 1e-15);
});

test("ARX's subset of adult is part of it", () => {
  const subset = read('adult/arx_adult_subset.csv');
  const all = read('adult/arx_adult.csv');
  const [release, population] = [subset, all].map((table) => ({
    columns: arxColumns.map((name) => column(table, name)),
    rows: table.rowCount,
  }));
  const classes = drain(matchPopulation(release, population));
  assert.equal(drain(unmatchedRows(classes)), 0);
  assert.equal(drain(kMap(classes)), 1);
  assert.deepEqual(drain(presence(classes)), { min: 0, max: 1 });
  const journalist = drain(journalistRisk(classes, 5));
  const prosecutor = prosecutorRisk(sizes(subset, arxColumns), 5);
  assert.ok(journalist.average < prosecutor.average && journalist.atRisk < prosecutor.atRisk);
});

const quasiIdentifiers: [names: string, distinction: number, separation: number][] = [
  ['sex', 0.4, 0.6],
  ['state', 0.6, 0.7],
  ['age', 0.6, 0.8],
  ['sex,state', 0.8, 0.9],
  ['age,sex', 1, 1],
  ['age,state', 1, 1],
  ['age,sex,state', 1, 1],
];
test('ARX, distinction and separation of seven sets of columns', () => {
  const table = read('paper_examples/arx_quasi_identifiers.csv');
  for (const [names, distinct, separate] of quasiIdentifiers) {
    const histogram = sizes(table, names.split(','));
    near(distinction(histogram), distinct, 1e-12);
    near(separation(histogram), separate, 1e-12);
  }
});

const frequencies: [file: string, matches: number[], weights: number[]][] = [
  ['sdcmicro_freqcalc', [3, 1, 3, 1, 2, 2, 1, 3], [108, 45.5, 108, 17, 100, 100, 123.5, 108]],
  ['sdcmicro_freqcalc_na', [3, 1, 4, 2, 2, 2, 1, 3], [108, 45.5, 125, 56, 100, 100, 123.5, 108]],
  ['sdcmicro_freqcalc_na_column', [4, 4, 8, 4, 4, 4, 2, 4], [125, 184.5, 394, 125, 184.5, 184.5, 162.5, 125]],
];
for (const [file, matches, weights] of frequencies) {
  test(`${file}: rows that each row matches, and their weight, where NA matches anything`, () => {
    const table = read(`paper_examples/${file}.csv`, ['NA']);
    const { codes: weightCodes, dictionary } = column(table, 'weight');
    const weightOf = Float64Array.from({ length: table.rowCount }, (_, row) => +dictionary.text(weightCodes.at(row)));
    const keys = codes(table, ['A', 'B', 'C']);
    const classes = drain(countClasses(keys, table.rowCount));
    const found = drain(wildcardMatches(keys, classes, weightOf));
    assert.deepEqual(
      Array.from(classes.classOfRow, (one) => found.matches[one]),
      matches,
    );
    assert.deepEqual(
      Array.from(classes.classOfRow, (one) => found.weights[one]),
      weights,
    );
  });
}

test('sdcMicro, individual risk of the complete table', () => {
  const table = read('paper_examples/sdcmicro_freqcalc.csv');
  const { codes: weightCodes, dictionary } = column(table, 'weight');
  const weightOf = Float64Array.from({ length: table.rowCount }, (_, row) => +dictionary.text(weightCodes.at(row)));
  const classes = drain(countClasses(codes(table, ['A', 'B', 'C']), table.rowCount));
  const summed = drain(weightedSizes(classes, weightOf));
  const printed = [0.01369863, 0.08579129, 0.01369863, 0.17707583, 0.01877883, 0.01877883, 0.03931625, 0.01369863];
  for (const [row, risk] of printed.entries()) {
    const one = classes.classOfRow[row];
    near(approximateIndividualRisk(classes.sizeOfClass[one], summed[one]), risk, 1e-6);
  }
});

test('sdcMicro, distinct ℓ of each row, NA as one value', () => {
  const table = read('paper_examples/sdcmicro_ldiversity.csv', ['NA']);
  const keys = codes(table, ['sex', 'occupation', 'ethnicity']);
  const { codes: sensitive, dictionary } = column(table, 'sensitive');
  const classes = drain(countClasses(keys, table.rowCount));
  const counted = drain(sensitiveValues(classes, sensitive, dictionary.size));
  const distinct = Array.from(classes.classOfRow, (one) => counted.starts[one + 1] - counted.starts[one]);
  assert.deepEqual(distinct, [3, 3, 3, 2, 2, 2, 2]);
  assert.equal(drain(distinctDiversity(counted)), 2);
});

test('SEI, Table 2: records like a record of adult', () => {
  const table = read('adult/adult.csv', ['?']);
  const names = 'workclass,education,marital-status,occupation,relationship,race,sex,native-country,income'.split(',');
  const classes = drain(countClassesByPolicy(codes(table, names), table.rowCount, 'ignore'));
  const histogram = sizeHistogram(classes);
  assert.equal(histogram.rows, 30162);
  assert.deepEqual([histogram.sizes[0], histogram.sizes.at(-1)], [1, 548]);
  near(meanSizeOfRecord(histogram), 51.92188846893442, 1e-12);
  assert.equal(commonestSizeOfRecord(histogram), 1);
});
