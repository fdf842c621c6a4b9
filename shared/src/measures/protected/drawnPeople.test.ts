import assert from 'node:assert/strict';
import { test } from 'node:test';
import { treeLevel } from '../frequency/index.ts';
import { seededRandom } from '../numeric/index.ts';
import { channelOf } from './channel.ts';
import { copulaPeople, pairwiseCorrelations } from './copulaPeople.ts';
import { independentPeople, type PeopleModel } from './peopleModel.ts';
import { type ProtectedColumn, reconstruct } from './protectedFile.ts';
import { randomisedResponse } from './randomisedResponse.ts';
import { drawnPeople } from './testPaper.ts';
import { run } from './testRun.ts';
import { treePeople } from './treePeople.ts';

const categories = [4, 4, 3];

/** The second column follows the first most of the time, the third follows nothing. */
function protectedColumns(rows: number, epsilon: number): ProtectedColumn[] {
  const random = seededRandom(5);
  const columns = categories.map(() => new Uint32Array(rows));
  for (let row = 0; row < rows; row++) {
    columns[0][row] = Math.floor(4 * random() ** 2);
    columns[1][row] = random() < 0.7 ? columns[0][row] : Math.floor(4 * random());
    columns[2][row] = Math.floor(3 * random());
  }
  return columns.map((codes, i) => ({
    reports: run(randomisedResponse(codes, channelOf(epsilon, categories[i]), random)),
    categories: categories[i],
    epsilon,
  }));
}

/** All cells of the three columns. */
function* everyone(): Generator<Uint32Array> {
  for (let a = 0; a < 4; a++) for (let b = 0; b < 4; b++) for (let c = 0; c < 3; c++) yield Uint32Array.of(a, b, c);
}

function assertDrawnAsSaid(model: PeopleModel): void {
  const random = seededRandom(9);
  const counts = new Map<string, number>();
  const person = new Uint32Array(3);
  for (let i = 0; i < 40_000; i++) {
    model.draw(random, person);
    counts.set(person.join(), (counts.get(person.join()) ?? 0) + 1);
  }
  for (const one of everyone()) {
    const q = run(model.cellProbability(one));
    assert.ok(Math.abs((counts.get(one.join()) ?? 0) / 40_000 - q) < 0.01, `${one} ${q}`);
  }
}

test('people are drawn as often as the model says, whichever the model', () => {
  for (const epsilon of [Number.POSITIVE_INFINITY, 2]) {
    const file = run(reconstruct(protectedColumns(5000, epsilon), treeLevel));
    const tree = treePeople(file);
    assert.deepEqual(
      tree.edges.map(({ parent, child }) => [parent, child]),
      [[0, 1]],
    );
    assertDrawnAsSaid(tree);
    assertDrawnAsSaid(independentPeople(file.shares));
    for (const estimate of ['printed', 'information', 'positions'] as const) {
      const correlations = run(pairwiseCorrelations(file, estimate));
      assert.ok(correlations[0][1] > 0.4 && correlations[0][2] === 0, `${estimate} ${correlations[0]}`);
      assertDrawnAsSaid(copulaPeople(file.shares, correlations, 20, () => seededRandom(1)));
    }
  }
});

test('shares of people are shares, grow with T, and repeat with the seed', () => {
  const tree = treePeople(run(reconstruct(protectedColumns(2000, 1), treeLevel)));
  const ask = () => run(drawnPeople(tree, 2000, 100, 0.001, [], 'member', [1, 5, 100], seededRandom(4)));
  const found = ask();
  assert.ok(found);
  assert.deepEqual(ask(), found);
  assert.ok(Math.abs(found.aloneShare - found.atMost[0]) < 1e-12);
  assert.ok(found.atMost[0] < found.atMost[1] && Math.abs(found.atMost[2] - 1) < 1e-12);
  assert.ok(found.onFloor >= 0 && found.onFloor <= 1);
});

test('a file without rows or without columns is no failure', () => {
  const empty = categories.map((one) => ({ reports: new Uint32Array(0), categories: one, epsilon: 1 }));
  const file = run(reconstruct(empty, treeLevel));
  assert.equal(treePeople(file).edges.length, 0);
  assert.deepEqual(file.shares[2], new Float64Array(3).fill(1 / 3));
  assert.deepEqual(run(reconstruct([], treeLevel)).pairs, []);
  const nobody = independentPeople(file.shares);
  assert.equal(run(drawnPeople(nobody, 0, 10, 0.1, [], 'member', [1], seededRandom(1))), undefined);
  assert.equal(run(drawnPeople(nobody, 5, 0, 0.1, [], 'member', [1], seededRandom(1))), undefined);
});
