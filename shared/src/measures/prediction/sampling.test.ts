import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { seededRandom } from '../numeric/index.ts';
import { type RandomTable, randomSampling, randomTables } from './draws.ts';
import { frequentTuples } from './frequentTuples.ts';
import { telling } from './progress.ts';
import { SemiRandomTables, type StrongPair, semiRandomSampling } from './semiRandomSampling.ts';
import { expectedOverallRisk, expectedRandomEntropy } from './shuffledTable.ts';
import { anyColumns, type Columns, drained, frequenciesOf, histogramOf, isNear, jointOf } from './testTables.ts';
import { type CountedEdge, treeSampling, treeTables } from './treeSampling.ts';

/** The first column with each of the others, its frequent tuples those of the table itself. */
function pairsOf(columns: Columns): StrongPair[] {
  return columns.slice(1).map((column, i) => ({
    dependent: 0,
    determinant: i + 1,
    gain: 0.5 + i / 10,
    tuples: drained(frequentTuples(jointOf(columns[0], column), frequenciesOf(column))),
  }));
}

/** Each column in the tree of the one before it. */
function chainOf(columns: Columns): CountedEdge[] {
  return columns
    .slice(1)
    .map((column, parent) => ({ parent, child: parent + 1, joint: jointOf(columns[parent], column) }));
}

function pairCounts(a: ArrayLike<number>, b: ArrayLike<number>): string[] {
  const joint = jointOf(a, b);
  return Array.from(joint.counts, (count, i) => `${joint.a[i]} ${joint.b[i]} ${count}`).sort();
}

test('all three keep every column’s frequencies, draw after draw', () => {
  fc.assert(
    fc.property(anyColumns(40, 4), fc.nat(), (columns, seed) => {
      const frequencies = columns.map(frequenciesOf);
      const rows = columns[0].length;
      const semiRandom = new SemiRandomTables(frequencies, pairsOf(columns), rows, seededRandom(seed));
      const tables: RandomTable[] = [
        randomTables(frequencies, rows, seededRandom(seed)),
        () => semiRandom.draw(),
        treeTables(frequencies, chainOf(columns), rows, seededRandom(seed)),
      ];
      for (const draw of tables) {
        for (let again = 0; again < 2; again++)
          assert.deepEqual(drained(telling(0, draw())).map(frequenciesOf), frequencies);
      }
    }),
    drawn(100),
  );
});

test('the tree shuffle keeps the pair table of every edge', () => {
  fc.assert(
    fc.property(anyColumns(40, 4), fc.nat(), (columns, seed) => {
      const draw = treeTables(columns.map(frequenciesOf), chainOf(columns), columns[0].length, seededRandom(seed));
      const table = drained(telling(0, draw()));
      for (const [i, column] of columns.slice(1).entries()) {
        assert.deepEqual(pairCounts(table[i], table[i + 1]), pairCounts(columns[i], column));
      }
    }),
    drawn(100),
  );
});

const skewed = Array.from({ length: 3 }, (_, column) =>
  Array.from({ length: 400 }, (_, row) => Math.floor(8 * (row / 400) ** (1 + column))),
);

test('the mean of Algorithm 1, and its entropy, are the exact expectations', () => {
  const frequencies = skewed.map(frequenciesOf);
  const found = drained(randomSampling(frequencies, 400, 400, 3));
  const error = found.sd / Math.sqrt(found.draws);
  const exact = drained(expectedOverallRisk(400, frequencies.map(histogramOf)));
  assert.equal(exact.method, 'exact');
  assert.ok(Math.abs(found.mean - exact.value) < 4 * error);
  assert.ok(isNear(found.entropy, drained(expectedRandomEntropy(400, frequencies.map(histogramOf))).value, 0.002));
  assert.ok(found.low < found.mean && found.mean < found.high);
});

/** Zip codes, six of five rows each; the county of a zip code; ages. */
const zip = Array.from({ length: 30 }, (_, row) => Math.floor(row / 5));
const county = zip.map((code) => Math.floor(code / 3));
const age = Array.from({ length: 30 }, (_, row) => row % 3);

test('where a column follows from another, Algorithm 2 and the tree find the risk of the table without it', () => {
  const columns = [county, zip, age];
  const frequencies = columns.map(frequenciesOf);
  const limit = drained(
    expectedOverallRisk(
      30,
      [zip, age].map((own) => histogramOf(frequenciesOf(own))),
    ),
  ).value;
  const [pair] = pairsOf([county, zip]);
  const semiRandom = drained(semiRandomSampling(frequencies, [{ ...pair, gain: 1 }], 30, 2000, 5));
  const edges = [{ parent: 1, child: 0, joint: jointOf(zip, county) }];
  const tree = drained(treeSampling(frequencies, edges, 30, 2000, 5));
  for (const found of [semiRandom, tree]) {
    assert.ok(Math.abs(found.mean - limit) < (4 * found.sd) / Math.sqrt(found.draws));
  }
  assert.deepEqual([semiRandom.wanted, semiRandom.unmet], [30, 0]);
});

test('of two determinants that ask for more than there is, the larger target is met and the rest is told', () => {
  // Ten rows of a = 1; two values of b, of eight rows each, want seven of them.
  const frequencies = [Uint32Array.of(20, 10), Uint32Array.of(8, 8, 14)];
  const tuples = [0, 1].map((b) => ({ a: 1, b, confidence: 0.9, count: 9 }));
  const pairs = [{ dependent: 0, determinant: 1, gain: 0.6, tuples }];
  const found = drained(semiRandomSampling(frequencies, pairs, 30, 20, 1));
  assert.deepEqual([found.wanted, found.unmet], [14, 4]);
});

test('a tuple that occurs too often by chance is thinned', () => {
  const tuples = [{ a: 0, b: 0, confidence: 0.5, count: 9 }];
  const tables = new SemiRandomTables(
    [Uint32Array.of(18, 2), Uint32Array.of(4, 16)],
    [{ dependent: 0, determinant: 1, gain: 0.6, tuples }],
    20,
    seededRandom(2),
  );
  const [a, b] = drained(telling(0, tables.draw()));
  assert.ok(pairCounts(a, b).includes('0 0 2'));
  assert.equal(tables.unmet, 0);
});

test('values that the table does not have are skipped', () => {
  const tuples = [
    { a: 7, b: 0, confidence: 1, count: 9 },
    { a: 0, b: 9, confidence: 1, count: 9 },
  ];
  const pairs = [{ dependent: 0, determinant: 1, gain: 1, tuples }];
  assert.equal(drained(semiRandomSampling([Uint32Array.of(2), Uint32Array.of(1, 1)], pairs, 2, 3, 1)).wanted, 0);
});

test('the same seed gives the same draws', () => {
  const frequencies = skewed.map(frequenciesOf);
  for (const sampling of [
    (seed: number) => drained(randomSampling(frequencies, 400, 5, seed)),
    (seed: number) => drained(semiRandomSampling(frequencies, pairsOf(skewed), 400, 5, seed)),
    (seed: number) => drained(treeSampling(frequencies, chainOf(skewed), 400, 5, seed)),
  ]) {
    assert.deepEqual(sampling(1), sampling(1));
    assert.notDeepEqual(sampling(1), sampling(2));
  }
});

test('once it is enough no more tables are drawn, but one always is', () => {
  const frequencies = skewed.map(frequenciesOf);
  let asked = 0;
  assert.equal(drained(randomSampling(frequencies, 400, 50, 1, () => true)).draws, 1);
  assert.equal(drained(treeSampling(frequencies, chainOf(skewed), 400, 50, 1, () => ++asked === 3)).draws, 3);
  assert.equal(drained(semiRandomSampling(frequencies, [], 400, 2, 1, () => false)).draws, 2);
});

test('no rows, one row, no columns and no draws have an answer', () => {
  assert.equal(drained(randomSampling([new Uint32Array(0)], 0, 3, 1)).mean, 0);
  assert.equal(drained(randomSampling([Uint32Array.of(1)], 1, 3, 1)).mean, 1);
  assert.equal(drained(randomSampling([], 4, 3, 1)).mean, 0.25);
  assert.deepEqual(drained(treeSampling([], [], 4, 0, 1)), { mean: 0, sd: 0, low: 0, high: 0, draws: 0, entropy: 0 });
  assert.equal(drained(semiRandomSampling([new Uint32Array(0)], [], 0, 3, 1)).mean, 0);
});
