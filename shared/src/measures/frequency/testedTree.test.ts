import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../numeric/index.ts';
import { atLeast } from './countLaw.ts';
import { type PairTable, pairDependence, sparsePairDependence, testedForest } from './pairDependence.ts';
import { testedTree } from './testPaper.ts';
import { treeCellProbability, treeOthers } from './treeCell.ts';

function run<T>(work: Generator<number, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

function table(a: number, b: number, counts: readonly (readonly number[])[]): PairTable {
  return { a, b, counts: Float64Array.from(counts.flat()), rows: counts.length, columns: counts[0].length };
}

test('mutual information and p-value of a two by two table', () => {
  const { information, pValue } = run(
    pairDependence(
      table(0, 1, [
        [30, 10],
        [10, 50],
      ]),
      100,
    ),
  );
  // χ² = 100 (30·50 − 10·10)²/(40·60·40·60) = 34.03
  assert.ok(Math.abs(pValue / 5.4327e-9 - 1) < 1e-4, `${pValue}`);
  const expected = 0.3 * Math.log(0.3 / 0.16) + 0.2 * Math.log(0.1 / 0.24) + 0.5 * Math.log(0.5 / 0.36);
  assert.ok(Math.abs(information - expected) < 1e-15);
});

test('a constant column, a column of keys and an empty table depend on nothing', () => {
  assert.equal(run(pairDependence(table(0, 1, [[3, 4]]), 7)).pValue, 1);
  assert.equal(run(pairDependence(table(0, 1, [[0, 0]]), 0)).pValue, 1);
  const keys = Array.from({ length: 200 }, (_, i) => (i % 2 === 0 ? [1, 0] : [0, 1]));
  assert.ok(run(pairDependence(table(0, 1, keys), 200)).pValue > 0.1);
});

test('counts by cells that occur say the same as a full table', () => {
  const full = run(
    pairDependence(
      table(2, 5, [
        [7, 0, 3],
        [0, 12, 1],
      ]),
      23,
    ),
  );
  const work = sparsePairDependence(
    { a: 2, b: 5 },
    { first: Uint32Array.of(0, 0, 1, 1), second: Uint32Array.of(0, 2, 1, 2), counts: Uint32Array.of(7, 3, 12, 1) },
    { first: Uint32Array.of(10, 13), second: Uint32Array.of(7, 12, 4) },
    23,
  );
  assert.deepEqual(run(work), full);
});

test('the forest takes the strongest pairs that are not chance, and hangs from its lowest columns', () => {
  const sure = 1e-9;
  const edges = testedForest(6, [
    { a: 0, b: 1, information: 0.1, pValue: sure },
    { a: 1, b: 2, information: 0.5, pValue: sure },
    { a: 0, b: 2, information: 0.4, pValue: sure },
    { a: 3, b: 4, information: 0.9, pValue: 0.002 },
    { a: 5, b: 3, information: 0.2, pValue: sure },
  ]);
  assert.deepEqual(edges, [
    { parent: 0, child: 2, pair: 2 },
    { parent: 2, child: 1, pair: 1 },
    { parent: 3, child: 5, pair: 4 },
  ]);
  assert.deepEqual(testedForest(3, []), []);
});

test('independent columns stay apart, a copied column is found', () => {
  const random = seededRandom(3);
  const n = 5000;
  const columns = [4, 3, 5].map((values) => Uint32Array.from({ length: n }, () => Math.floor(random() * values)));
  columns.push(columns[1].map((code) => (code === 2 ? 0 : code)));
  const pairs: PairTable[] = [];
  for (let a = 0; a < 4; a++) {
    for (let b = a + 1; b < 4; b++) {
      const counts = Array.from({ length: 5 }, () => [0, 0, 0, 0, 0]);
      for (let row = 0; row < n; row++) counts[columns[a][row]][columns[b][row]]++;
      pairs.push(table(a, b, counts));
    }
  }
  assert.deepEqual(run(testedTree(4, pairs, n)), [{ parent: 1, child: 3, pair: 4 }]);
});

test('without edges a cell has the product of its shares; an edge multiplies it by a cautious lift', () => {
  const shares = [0.05, 0.2, 0.1];
  assert.equal(treeCellProbability(shares, [], [], 1000), 0.05 * 0.2 * 0.1);
  const q = treeCellProbability(shares, [{ parent: 0, child: 1 }], [0.04], 1000);
  assert.ok(Math.abs(q - 0.05 * 0.2 * 0.1 * ((4 * 10 + 5) / (10 + 5))) < 1e-18);
});

test('a cell is never more probable than its rarest value', () => {
  const q = treeCellProbability(
    [0.1, 0.1, 0.9],
    [
      { parent: 0, child: 1 },
      { parent: 1, child: 2 },
    ],
    [0.1, 0.1],
    1e6,
  );
  assert.ok(q <= 0.1);
});

test('the others like a row: certain where a pair or a value settles it', () => {
  const edge = [{ parent: 0, child: 1 }];
  assert.equal(atLeast(treeOthers(1000, [50, 200, 100], edge, [1]), 1), 0);
  assert.equal(atLeast(treeOthers(1000, [1, 200, 100], [], []), 1), 0);
  assert.deepEqual(treeOthers(1000, [50, 200], edge, [40]), { trials: 39, probability: 1 });
  assert.deepEqual(treeOthers(1000, [50], [], []), { trials: 49, probability: 1 });
  assert.deepEqual(treeOthers(1, [1, 1], edge, [1]), { trials: 0, probability: 0 });
  assert.equal(treeOthers(1000, [50, 200, 100], edge, [40]).trials, 39);
});
