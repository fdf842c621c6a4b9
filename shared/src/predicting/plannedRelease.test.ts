import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { binomialProbability } from '../measures/numeric/index.ts';
import { aloneProbability, countLaw } from '../measures/protected/index.ts';
import { judgeReleases, mildestBelow, releaseGrid } from './plannedRelease.ts';
import { aloneBefore, aloneGiven, type ReleasedPerson, shownAlone } from './shownAlone.ts';
import { statisticsIn } from './testStatistics.ts';

const near = (actual: number, expected: number, tolerance = 1e-9) =>
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual}, not ${expected}`);

const person: ReleasedPerson = {
  probability: 0.002,
  population: 1000,
  sample: 0.1,
  kept: 1,
  mistaken: 0,
  certainty: 0.16,
};

test('without noise one record is SEI (17) with c = 1, and before the release it is (1 − q)^(N − 1)', () => {
  near(aloneGiven(1, person, 0.1 * 0.002), 0.165269023834);
  const law = countLaw(0.002, 1000, [{ rate: 0.1, matches: 1 }], 'record');
  near(aloneGiven(1, person, 0.1 * 0.002), law ? aloneProbability(law) : 0);
  near(aloneBefore(0.002, 1000), 0.998 ** 999);
  // It is shown if nobody else of the sample is like the person.
  near(shownAlone(person), (1 - 0.0002) ** 999);
  assert.equal(shownAlone({ ...person, certainty: 0.17 }), 0);
});

test('with noise it is as the sum over all that may have happened', () => {
  const few: ReleasedPerson = {
    probability: 0.1,
    population: 8,
    sample: 0.5,
    kept: 0.7,
    mistaken: 0.05,
    certainty: 0.5,
  };
  const { probability: q, population, sample, kept, mistaken } = few;
  const others = population - 1;
  const m = sample * (q * kept + (1 - q) * mistaken);
  const seen = (x: number, y: number) => {
    let sum = 0;
    for (let own = 0; own <= 1; own++) {
      for (let same = 0; same <= x - 1; same++) {
        const rest = y - own - same;
        const ofOwn = own === 1 ? kept : 1 - kept;
        sum +=
          ofOwn *
          binomialProbability(same, x - 1, sample * kept) *
          binomialProbability(rest, population - x, sample * mistaken);
      }
    }
    return sum;
  };
  let shown = 0;
  for (let y = 0; y <= population; y++) {
    let all = 0;
    for (let x = 1; x <= population; x++) all += binomialProbability(x - 1, others, q) * seen(x, y);
    const alone = (binomialProbability(0, others, q) * seen(1, y)) / all;
    if (y <= others) near(aloneGiven(y, few, m), alone);
    if (alone >= few.certainty) shown += all;
  }
  near(shownAlone(few), shown);
});

test('a smaller sample shows fewer people to be alone, down to those whom the statistics show anyway', () => {
  const rows = Array.from({ length: 300 }, (_, i) => `${i % 40},${(i * i) % 17},${i % 3}`);
  const statistics = statisticsIn(`a,b,c\n${rows.join('\n')}\n`);
  const question = { columns: [0, 1, 2], population: 2000, seed: 1 };
  const { releases, shownAnyway, alone } = drain(judgeReleases(statistics, question, releaseGrid));
  assert.ok(alone > 0 && alone < 1);
  const asItIs = releases.filter(({ epsilon }) => epsilon === undefined);
  // All of a population: everyone who is unique is shown to be.
  near(asItIs[0]?.shownAlone ?? 0, alone);
  const quiet = releases.at(-1);
  near(quiet?.shownAlone ?? 1, shownAnyway, 0.02);
  const limit = (alone + shownAnyway) / 2;
  const found = mildestBelow(releases, limit);
  assert.ok(found.length > 0);
  for (const one of found) {
    assert.ok(one.shownAlone < limit);
    for (const other of found) {
      assert.ok(one === other || one.sample > other.sample || (one.epsilon ?? 99) > (other.epsilon ?? 99));
    }
  }
  assert.deepEqual(mildestBelow(releases, 0), []);
});

test('no release shows fewer people to be alone than the statistics do', () => {
  const rows = Array.from({ length: 121 }, (_, i) => `${i % 11},${Math.floor(i / 11)},${(i * 3) % 11}`);
  const statistics = statisticsIn(`a,b,c\n${rows.join('\n')}\n`);
  // q = 11⁻³, so that each is alone among 870 with a probability of 0.52.
  const question = { columns: [0, 1, 2], population: 870, seed: 1 };
  const { releases, shownAnyway } = drain(judgeReleases(statistics, question, [{ sample: 1, epsilon: 2 }]));
  assert.equal(shownAnyway, 1);
  assert.equal(releases[0]?.shownAlone, 1);
});

test('one person is alone, and where all have the same values nobody is', () => {
  assert.equal(shownAlone({ ...person, population: 1 }), 1);
  assert.equal(shownAlone({ ...person, probability: 1 }), 0);
  assert.equal(aloneBefore(1, 10), 0);
});
