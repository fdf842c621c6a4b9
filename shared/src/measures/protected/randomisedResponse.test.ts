import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../numeric/index.ts';
import { channelOf } from './channel.ts';
import { randomisedResponse } from './randomisedResponse.ts';
import { jointCategories, jointCodes, reportedShares, separateCodes } from './testPaper.ts';
import { run } from './testRun.ts';

test('reports follow the channel, and the same seed gives the same reports', () => {
  const channel = channelOf(1, 5);
  const codes = Uint32Array.from({ length: 50_000 }, (_, row) => (row % 10 < 6 ? 2 : row % 5));
  const shares = new Float64Array(5);
  for (const code of codes) shares[code] += 1 / codes.length;
  const reports = run(randomisedResponse(codes, channel, seededRandom(7)));
  const found = new Float64Array(5);
  for (const report of reports) found[report] += 1 / codes.length;
  for (const [i, expected] of reportedShares(shares, channel).entries())
    assert.ok(Math.abs(found[i] - expected) < 0.01);
  assert.deepEqual(run(randomisedResponse(codes, channel, seededRandom(7))), reports);
});

test('without noise, and with one category, the reports are the truth', () => {
  const codes = Uint32Array.of(3, 0, 1, 2);
  assert.deepEqual(run(randomisedResponse(codes, channelOf(Number.POSITIVE_INFINITY, 4), seededRandom(1))), codes);
  assert.deepEqual(run(randomisedResponse(new Uint32Array(3), channelOf(0, 1), seededRandom(1))), new Uint32Array(3));
});

test('columns joined to one come apart again, and too many categories are refused', () => {
  const columns = [Uint32Array.of(0, 1, 2, 2), Uint32Array.of(1, 0, 1, 0), Uint32Array.of(4, 3, 0, 2)];
  const joint = run(jointCodes(columns, [3, 2, 5]));
  assert.deepEqual(Array.from(joint), [9, 13, 25, 22]);
  assert.deepEqual(run(separateCodes(joint, [3, 2, 5])), columns);
  assert.equal(jointCategories([3, 2, 5]), 30);
  assert.equal(jointCategories([100_000, 100_000]), undefined);
});
