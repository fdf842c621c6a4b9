import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from '../../random/index.ts';
import { drawn } from '../../testing/index.ts';
import { areaUnderCurve } from './testFunctions.ts';

function byPairs(scores: readonly number[], truths: readonly number[]): number | undefined {
  let won = 0;
  let pairs = 0;
  for (const [i, score] of scores.entries()) {
    for (const [j, other] of scores.entries()) {
      if (truths[i] === 0 || truths[j] !== 0) continue;
      pairs++;
      won += score > other ? 1 : score === other ? 0.5 : 0;
    }
  }
  return pairs === 0 ? undefined : won / pairs;
}

test('it is the share of pairs of a positive and a negative that are in order, a tie counting half', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.nat(1)), { maxLength: 20 }), (rows) => {
      const scores = rows.map(([score]) => score / 5);
      const truths = rows.map(([, truth]) => truth);
      assert.equal(areaUnderCurve(Float64Array.from(scores), Uint8Array.from(truths)), byPairs(scores, truths));
    }),
    drawn(100),
  );
});

test('many rows are merged from sorted runs', () => {
  const random = seededRandom(1);
  const truths = Uint8Array.from({ length: 50_000 }, () => (random() < 0.3 ? 1 : 0));
  const scores = Float64Array.from(truths, (truth) => truth + random());
  assert.equal(areaUnderCurve(scores, truths), 1);
  assert.equal(
    areaUnderCurve(
      scores.map((score) => -score),
      truths,
    ),
    0,
  );
});

test('without positives, or without negatives, there is no area', () => {
  assert.equal(areaUnderCurve(Float64Array.of(1, 2), Uint8Array.of(1, 1)), undefined);
  assert.equal(areaUnderCurve(Float64Array.of(1, 2), Uint8Array.of(0, 0)), undefined);
  assert.equal(areaUnderCurve(new Float64Array(0), new Uint8Array(0)), undefined);
});
