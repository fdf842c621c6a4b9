/** The curve of knowledge of Adult in the edition of ARX, nine columns, k = 5, as it was worked out before it was built. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dataFile } from './data.ts';
import { quasi } from './quasi.ts';

const columns = 'sex,age,race,marital-status,education,native-country,workclass,occupation,salary-class';

interface KnownSize {
  readonly known: number;
  readonly mean: number;
  readonly worst: number;
  readonly worstColumns: readonly string[];
  readonly any: number;
  readonly kAnonymity: number;
}

const published: readonly (readonly [known: number, mean: string, worst: string, any: string])[] = [
  [2, '0.005', '0.058', '0.098'],
  [3, '0.027', '0.210', '0.431'],
  [5, '0.176', '0.576', '0.733'],
  [9, '0.778', '0.778', '0.778'],
];

test("somebody who knows 2, 3, 5 or all of ARX's nine columns finds so many people", () => {
  const file = dataFile('adult/arx_adult.csv');
  const { code, out, err } = quasi(['measure', file, '--qi', columns, '--k', '5', '--only', 'knowledge,classes']);
  assert.equal(code, 0, err);
  const { knowledge, classes } = JSON.parse(out);
  assert.equal(knowledge.complete, true);
  assert.equal(knowledge.people, 30162);
  assert.equal(knowledge.share, classes.rowsBelow['5'] / 30162);
  const sizes: readonly KnownSize[] = knowledge.sizes;
  assert.equal(sizes.length, 9);
  for (const [known, mean, worst, any] of published) {
    const found = sizes[known - 1];
    assert.deepEqual(
      [found.mean, found.worst, found.any].map((share) => share.toFixed(3)),
      [mean, worst, any],
    );
  }
  assert.deepEqual(sizes[1].worstColumns, ['age', 'native-country']);
  for (const { mean, worst, any } of sizes) assert.ok(mean <= worst && worst <= any && any <= knowledge.share);
});
