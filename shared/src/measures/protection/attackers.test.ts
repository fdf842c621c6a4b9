import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { frequencyHistogram, matchHistogram } from '../../counts/index.ts';
import { drawn } from '../../testing/index.ts';
import { overallRisk } from '../classSizes.ts';
import { journalistRisk, kMap, marketerRisk, presence, riskOfMatches, unmatchedRows } from './attackers.ts';
import { prosecutorRisk } from './testFormulas.ts';

function drained<T>(work: Generator<number, T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}

function classes(released: number[], inPopulation: number[]) {
  return { released: Uint32Array.from(released), inPopulation: Uint32Array.from(inPopulation) };
}

/** The release a, a, b of a population with four a, two b and three c. */
const golden = classes([2, 1, 0], [4, 2, 3]);

test('prosecutor, journalist and marketer of the release a, a, b', () => {
  assert.deepEqual(prosecutorRisk(frequencyHistogram(golden.released), 2), {
    highest: 1,
    average: 2 / 3,
    atRisk: 1 / 3,
  });
  assert.deepEqual(drained(journalistRisk(golden, 3)), { highest: 1 / 2, average: 1 / 3, atRisk: 1 / 3 });
  assert.equal(drained(marketerRisk(golden)), 1 / 3);
  assert.deepEqual(drained(presence(golden)), { min: 0, max: 1 / 2 });
  assert.equal(drained(kMap(golden)), 2);
  assert.equal(drained(unmatchedRows(golden)), 0);
});

test('a record is at risk if its class is smaller than k, not if it has k', () => {
  const sizes = frequencyHistogram(Uint32Array.of(5, 4, 1));
  assert.equal(prosecutorRisk(sizes, 5).atRisk, 0.5);
  assert.equal(prosecutorRisk(sizes, 4).atRisk, 0.1);
});

test('a population file that lacks released rows does not lower their risk', () => {
  const lacking = classes([2, 1], [0, 3]);
  assert.equal(drained(journalistRisk(lacking, 5)).highest, 1 / 2);
  assert.equal(drained(kMap(lacking)), 0);
  assert.equal(drained(unmatchedRows(lacking)), 2);
  // They match nobody as a missing cell of theirs equals nothing, not for want of people like them.
  assert.equal(drained(unmatchedRows({ ...lacking, registered: Uint32Array.of(5, 3) })), 0);
  assert.deepEqual(drained(presence(lacking)), { min: 1 / 3, max: 1 / 3 });
});

test('nothing is at risk without rows', () => {
  const none = { highest: 0, average: 0, atRisk: 0 };
  assert.deepEqual(prosecutorRisk(frequencyHistogram(new Uint32Array(0)), 5), none);
  assert.deepEqual(drained(journalistRisk(classes([], []), 5)), none);
  assert.deepEqual(drained(journalistRisk(classes([0], [3]), 5)), none);
  assert.equal(drained(marketerRisk(classes([], []))), 0);
  assert.equal(drained(presence(classes([1], [0]))), undefined);
  assert.equal(drained(kMap(classes([], []))), 0);
});

test('any release: prosecutor ≥ journalist ≥ marketer, and ORR is the mean of the first and the marketer of its own register', () => {
  const pair = fc.tuple(fc.nat(6), fc.nat(9));
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1 }), fc.integer({ min: 1, max: 12 }), (pairs, k) => {
      const both = classes(
        pairs.map(([release]) => release),
        pairs.map(([, population]) => population),
      );
      const sizes = frequencyHistogram(both.released);
      const prosecutor = prosecutorRisk(sizes, k);
      const journalist = drained(journalistRisk(both, k));
      const near = (a: number, b: number) => Math.abs(a - b) < 1e-12;
      assert.ok(prosecutor.highest >= journalist.highest);
      assert.ok(prosecutor.average >= journalist.average - 1e-12);
      assert.ok(prosecutor.atRisk >= journalist.atRisk);
      assert.ok(journalist.highest >= drained(marketerRisk(both)) - 1e-12);
      const ownRegister = { released: both.released, inPopulation: both.released };
      assert.ok(near(prosecutor.average, overallRisk(sizes)));
      assert.ok(near(drained(marketerRisk(ownRegister)), overallRisk(sizes)));
      const matches = drained(matchHistogram(both.released, both.released));
      assert.deepEqual(riskOfMatches(matches, k), prosecutor);
    }),
    drawn(100),
  );
});
