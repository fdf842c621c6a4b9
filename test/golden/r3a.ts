/** The golden numbers of R3A (measures.md 1.4), from its Table 1 and the tables of its examples. */

import assert from 'node:assert/strict';
import { frequencyHistogram, type SizeHistogram } from '@quasi/shared/counts';
import { entropy, overallRisk } from '@quasi/shared/measures';
import {
  type Dependency,
  expectedOverallRisk,
  expectedOverallRiskBinomial,
  expectedRandomEntropy,
  experienceEntropy,
  frequentTuples,
  maximumEntropy,
  pairInformation,
  processingOrder,
  targetCount,
} from '../../shared/src/measures/prediction/index.ts';
import { confidence, dependencyMatrix, frequencyMatrix } from '../../shared/src/measures/prediction/testPaper.ts';
import { assertClose, type GoldenChecks } from './check.ts';

/** Rows of one letter a cell. */
type Rows = readonly string[];

/** Age (20, 25, 35), gender, smoking. */
const table1: Rows = ['aMY', 'bMY', 'bFN', 'bFN', 'cMN'];
const shuffledTable: Rows = ['223', '112', '113', '221', '312', '221'];
/** The sorted table of equation 16, whose columns have the frequencies (2, 3, 1), (3, 3), (2, 2, 2). */
const sortedTable: Rows = ['111', '111', '212', '222', '223', '323'];
/** Four columns of ten values, each a hundred times. */
const rule2 = Array.from({ length: 4 }, () => frequencyHistogram(new Uint32Array(10).fill(100)));
/** Pairs and how many rows hold them. */
const tupleCounts = { ax: 95, bx: 5, ay: 60, by: 40, bw: 3, aw: 2, cv: 1 };
const tupleRows: Rows = Object.entries(tupleCounts).flatMap(([pair, count]) => Array<string>(count).fill(pair));
/** Zip (six values, five times each), its county, an age of three values. */
const [zip, county, age] = [
  [5, 5, 5, 5, 5, 5],
  [15, 15],
  [10, 10, 10],
].map((frequencies) => frequencyHistogram(Uint32Array.from(frequencies)));

export const checks: GoldenChecks = {
  table1_avfm: (expected) =>
    assertClose(frequencyMatrix(columnsOf(table1).map((column) => column.frequencies)), expected),
  table1_orr: (expected) => assertClose(overallRisk(tuplesOf(table1)), expected),
  table1_entropies: (expected) => assertClose(histogramsOf(table1).map(entropy), expected),
  table1_gain_ratio: (expected) => assertClose(gains(dependencies(table1)), expected),
  table1_classes: (expected) =>
    assertClose(
      dependencies(table1).map((row) => row.map((one) => one.kind)),
      expected,
    ),
  table1_ME: (expected) => assertClose(maximumEntropy(table1.length), expected),
  table1_EE: (expected) => assertClose(experienceEntropy(histogramsOf(table1)), expected),
  table1_TDE: (expected) => assertClose(entropy(tuplesOf(table1)), expected),
  table1_expected_ORR: (expected) => assertClose(exactRisk(table1), expected),
  table1_expected_ORR_fraction: (expected) => assertClose(exactRisk(table1), fraction(expected)),
  table1_expected_RDE: (expected) => assertClose(exactEntropy(table1), expected),
  shuffled_orr: (expected) => assertClose(overallRisk(tuplesOf(shuffledTable)), expected),
  eq16_standard_orr: (expected) => assertClose(overallRisk(tuplesOf(sortedTable)), expected),
  eq16_expected_ORR: (expected) => assertClose(exactRisk(sortedTable), expected),
  eq16_expected_ORR_fraction: (expected) => assertClose(exactRisk(sortedTable), fraction(expected)),
  eq16_expected_ORR_binomial: (expected) =>
    assertClose(drained(expectedOverallRiskBinomial(sortedTable.length, histogramsOf(sortedTable))), expected),
  eq16_EE: (expected) => assertClose(experienceEntropy(histogramsOf(sortedTable)), expected),
  eq16_expected_RDE: (expected) => assertClose(exactEntropy(sortedTable), expected),
  rule2_ME: (expected) => assertClose(maximumEntropy(1000), expected),
  rule2_EE: (expected) => assertClose(experienceEntropy(rule2), expected),
  rule2_expected_ORR: (expected) =>
    assertClose(drained(expectedOverallRisk(1000, rule2)), { value: expected, method: 'exact' }),
  rule2_expected_RDE: (expected) =>
    assertClose(drained(expectedRandomEntropy(1000, rule2)), { value: expected, method: 'exact' }),
  conf_smoking_yes_implies_male: (expected) => assertClose(confidenceIn(table1, ['Y', 2], ['M', 1]), expected),
  conf_male_implies_smoking_yes: (expected) => assertClose(confidenceIn(table1, ['M', 1], ['Y', 2]), expected),
  'frequent_tuples(R3A_FREQ_COUNTS;min_freq=50)': (expected) => {
    const [a, b] = columnsOf(tupleRows);
    const found = drained(frequentTuples(jointOf(a, b), b.frequencies, 50));
    assertClose(
      found.map((tuple) => [a.names[tuple.a], b.names[tuple.b], tuple.confidence, tuple.count]),
      expected,
    );
  },
  freq_rows_gain_ratio: (expected) => assertClose(gains(dependencies(tupleRows)), expected),
  processing_order: (expected) => {
    const names = ['cnty', 'hosp', 'zip'];
    const order = processingOrder([
      { dependent: 0, determinant: 1, gain: 0.795 },
      { dependent: 0, determinant: 2, gain: 0.989 },
      { dependent: 1, determinant: 2, gain: 0.588 },
    ]);
    assertClose(
      order.map((pair) => [names[pair.dependent], names[pair.determinant]]),
      expected,
    );
  },
  'functional_dependency_expected_ORR(zip 6x5, county=zip//3, age 3x10)': (expected) =>
    assertClose(
      [
        [zip, age],
        [zip, county, age],
      ].map((columns) => drained(expectedOverallRisk(30, columns)).value),
      expected,
    ),
  'target_count(conf=0.9,fa=30,fb=40)': (expected) => assertClose(targetCount(0.9, 30, 40), expected),
  'target_count(conf=0.9,fa=60,fb=40)': (expected) => assertClose(targetCount(0.9, 60, 40), expected),
  'target_count(conf=0.95,fa=60,fb=10)': (expected) => assertClose(targetCount(0.95, 60, 10), expected),
};

interface CodedColumn {
  readonly codes: readonly number[];
  readonly names: readonly string[];
  readonly frequencies: Uint32Array;
}

/** Values numbered by first appearance. */
function coded(values: readonly string[]): CodedColumn {
  const names = [...new Set(values)];
  const codes = values.map((value) => names.indexOf(value));
  const frequencies = Uint32Array.from(names, (_, code) => codes.filter((other) => other === code).length);
  return { codes, names, frequencies };
}

function columnsOf(rows: Rows): CodedColumn[] {
  return Array.from(rows[0], (_, column) => coded(rows.map((row) => row[column])));
}

function histogramsOf(rows: Rows): SizeHistogram[] {
  return columnsOf(rows).map((column) => frequencyHistogram(column.frequencies));
}

function tuplesOf(rows: Rows): SizeHistogram {
  return frequencyHistogram(coded(rows).frequencies);
}

function jointOf(a: CodedColumn, b: CodedColumn) {
  const pairs = coded(a.codes.map((code, row) => `${code} ${b.codes[row]}`));
  const [first, second] = [0, 1].map((side) => Uint32Array.from(pairs.names, (name) => Number(name.split(' ')[side])));
  return { rows: a.codes.length, a: first, b: second, counts: pairs.frequencies };
}

function dependencies(rows: Rows): Dependency[][] {
  const columns = columnsOf(rows);
  const described = histogramsOf(rows).map((histogram, i) => ({
    entropy: entropy(histogram),
    distinct: columns[i].names.length,
  }));
  return dependencyMatrix(described, (i, j) =>
    drained(pairInformation(columns[i].frequencies, columns[j].frequencies, jointOf(columns[i], columns[j]))),
  );
}

function gains(matrix: readonly (readonly Dependency[])[]): number[][] {
  return matrix.map((row) => row.map((one) => one.gain));
}

function exactRisk(rows: Rows): number {
  const { value, method } = drained(expectedOverallRisk(rows.length, histogramsOf(rows)));
  assert.equal(method, 'exact');
  return value;
}

function exactEntropy(rows: Rows): number {
  const { value, method } = drained(expectedRandomEntropy(rows.length, histogramsOf(rows)));
  assert.equal(method, 'exact');
  return value;
}

/** The confidence that rows with one value in its column hold another. */
function confidenceIn(rows: Rows, given: [value: string, column: number], then: [value: string, column: number]) {
  const holding = rows.filter((row) => row[given[1]] === given[0]);
  return confidence(holding.filter((row) => row[then[1]] === then[0]).length, holding.length);
}

function fraction(text: string): number {
  const [numerator, denominator] = text.split('/').map(Number);
  return numerator / denominator;
}

function drained<T>(work: Generator<number, T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done === true) return next.value;
}
