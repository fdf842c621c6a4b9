import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../random/index.ts';
import { channelOf, relativeShareError } from './channel.ts';
import { unbiasedShares } from './testPaper.ts';

test('the error is that of shares which are reconstructed again and again', () => {
  const [epsilon, categories, answers, runs] = [1, 4, 500, 400];
  const channel = channelOf(epsilon, categories);
  const random = seededRandom(5);
  let squares = 0;
  for (let run = 0; run < runs; run++) {
    const reports = new Float64Array(categories);
    for (let i = 0; i < answers; i++) {
      const truth = Math.floor(random() * categories);
      const other = (truth + 1 + Math.floor(random() * (categories - 1))) % categories;
      reports[random() < channel.keep ? truth : other]++;
    }
    const [share] = unbiasedShares(reports, channel) ?? [Number.NaN];
    squares += (share * categories - 1) ** 2;
  }
  const error = relativeShareError(channel, answers);
  assert.ok(Math.abs(Math.sqrt(squares / runs) / error - 1) < 0.1);
  assert.equal(relativeShareError(channelOf(1, 1), 10), 0);
});
