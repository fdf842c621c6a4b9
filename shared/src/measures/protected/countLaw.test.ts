import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn, takesAtMost } from '../../testing/index.ts';
import { seededRandom } from '../numeric/index.ts';
import { logChoose } from '../numeric/testFunctions.ts';
import {
  aloneProbability,
  atLeastProbability,
  atMostProbability,
  countLaw,
  countLawInSteps,
  type Database,
  expectedCount,
  givenAtMost,
  isAtMostAsPrinted,
  type PeopleLaw,
  probabilityOf,
  type Target,
  TERMS_A_STEP,
} from './countLaw.ts';
import { expectedCountOneDatabase, givenLikelihood, noisyCountLikelihood } from './testPaper.ts';

const lawOf = (q: number, population: number, databases: readonly Database[], target: Target = 'record') => {
  const law = countLaw(q, population, databases, target);
  assert.ok(law);
  return law;
};

const questions = fc.record({
  q: fc.double({ min: 1e-9, max: 0.999, noNaN: true }),
  population: fc.integer({ min: 5, max: 300 }),
  databases: fc.array(
    fc.record({ rate: fc.double({ min: 0.01, max: 0.95, noNaN: true }), matches: fc.integer({ min: 0, max: 5 }) }),
    { maxLength: 5 },
  ),
  target: fc.constantFrom<Target>('record', 'member'),
});

test('the recursion gives the formula, term by term', () => {
  fc.assert(
    fc.property(questions, ({ q, population, databases, target }) => {
      const law = lawOf(q, population, databases, target);
      const logs = Array.from({ length: population }, (_, i) => {
        const x = i + 1;
        let log = logChoose(population, x) + x * Math.log(q) + (population - x) * Math.log1p(-q);
        for (const { rate, matches } of databases) {
          log += logChoose(x, matches) + matches * Math.log(rate) + (x - matches) * Math.log1p(-rate);
        }
        return target === 'member' ? log + Math.log(x) : log;
      });
      const top = Math.max(...logs);
      const total = logs.reduce((sum, log) => sum + Math.exp(log - top), 0);
      for (const [i, log] of logs.entries()) {
        const expected = Math.exp(log - top) / total;
        assert.ok(Math.abs(probabilityOf(law, i + 1) - expected) < 1e-11, `${i + 1}`);
      }
    }),
    drawn(60),
  );
});

test('a law sums to 1, and one database has the closed form', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-9, max: 0.5, noNaN: true }),
      fc.integer({ min: 10, max: 1_000_000 }),
      fc.double({ min: 0.001, max: 0.999, noNaN: true }),
      fc.integer({ min: 1, max: 9 }),
      (q, population, rate, matches) => {
        const law = lawOf(q, population, [{ rate, matches }]);
        assert.ok(Math.abs(law.probabilities.reduce((sum, one) => sum + one, 0) - 1) < 1e-12);
        const closed = expectedCountOneDatabase(q, population, { rate, matches });
        assert.ok(Math.abs(expectedCount(law) - closed) < 1e-9 * closed);
      },
    ),
    drawn(60),
  );
});

test('for a record of a database the law as printed is that of a member who is in it: x·C(x−1, c−1) = c·C(x, c) (SEI-9)', () => {
  for (const matches of [1, 2, 5]) {
    const databases = [
      { rate: 0.1, matches },
      { rate: 0.2, matches: 3 },
    ];
    const law = lawOf(0.01, 500, databases);
    // The target is one of the c records, the other c − 1 are of the x − 1 other people; the target is met x times as often.
    const others = givenLikelihood(lawOf(0.01, 500, [databases[1]], 'member'), (x) =>
      x < matches ? 0 : Math.exp(logChoose(x - 1, matches - 1)) * 0.1 ** matches * 0.9 ** (x - matches),
    );
    assert.ok(others);
    for (let x = 1; x < 40; x++) assert.ok(Math.abs(probabilityOf(law, x) - probabilityOf(others, x)) < 1e-12);
  }
});

test('a register of all people decides, and what contradicts itself has no law', () => {
  assert.deepEqual(countLaw(0.1, 50, [{ rate: 1, matches: 4 }], 'record'), {
    first: 4,
    probabilities: Float64Array.of(1),
  });
  assert.equal(countLaw(0.1, 50, [{ rate: 1, matches: 0 }], 'record'), undefined);
  const contradicting = [
    { rate: 1, matches: 2 },
    { rate: 0.5, matches: 3 },
  ];
  assert.equal(countLaw(0.1, 50, contradicting, 'record'), undefined);
  assert.equal(countLaw(0.1, 50, [{ rate: 0, matches: 1 }], 'record'), undefined);
  assert.equal(countLaw(0.1, 50, [{ rate: 0.1, matches: 51 }], 'record'), undefined);
  assert.equal(countLaw(0.1, 0, [], 'record'), undefined);
  assert.equal(aloneProbability(lawOf(0.3, 1, [])), 1);
  assert.equal(aloneProbability(lawOf(0, 1000, [])), 1);
  assert.equal(expectedCount(lawOf(1, 1000, [])), 1000);
});

test('the upper tail is summed from its end: what cannot be is 0, and both tails make 1', () => {
  const law = lawOf(0.3, 5, [], 'member');
  assert.equal(atLeastProbability(law, 10), 0);
  assert.equal(atLeastProbability(law, 1), 1);
  for (let x = 1; x <= 5; x++) {
    assert.ok(Math.abs(atLeastProbability(law, x) + atMostProbability(law, x - 1) - 1) < 1e-15);
  }
});

test('of the largest population the law is bounded in time and memory, and of any larger one', () => {
  const law = takesAtMost(1300, () => lawOf(0.5, 100_000_000_000, [], 'member'));
  assert.ok(Math.abs(expectedCount(law) - 50_000_000_000.5) < 1e-3);
  for (const population of [9e15, 1e18]) {
    const larger = takesAtMost(1300, () => lawOf(0.5, population, []));
    assert.ok(larger.probabilities.length < 5_000_000);
  }
});

/** With the number of steps. */
function counted(work: Generator<number, PeopleLaw | undefined>): { law: PeopleLaw; steps: number } {
  for (let steps = 1; ; steps++) {
    const { done, value } = work.next();
    if (!done) continue;
    assert.ok(value);
    return { law: value, steps };
  }
}

test('the law of many people is made in steps, each of so many of its terms at most', () => {
  const { law, steps } = counted(countLawInSteps(0.5, 1_000_000_000, [], 'member'));
  const parts = law.probabilities.length / TERMS_A_STEP;
  assert.ok(parts > 8);
  // Each term is made, put in its place, summed and divided.
  assert.ok(steps >= 4 * (parts - 2), `${steps} steps for ${parts} parts`);
  const half = counted(givenAtMost(law, 500_000_000));
  assert.ok(half.steps >= 3 * (parts / 2 - 2));
  assert.deepEqual(counted(countLawInSteps(1e-9, 1_000_000_000, [], 'member')).steps, 1);
});

test('at most so many people: the terms beyond are none, and the others make 1', () => {
  const law = lawOf(0.3, 10, []);
  const few = counted(givenAtMost(law, 3)).law;
  const likely = givenLikelihood(law, (x) => (x <= 3 ? 1 : 0));
  assert.ok(likely);
  for (let x = 1; x <= 10; x++) assert.equal(probabilityOf(few, x), probabilityOf(likely, x));
  assert.equal(counted(givenAtMost(law, 10)).law, law);
  assert.equal(givenAtMost(law, 0).next().value, undefined);
});

test('E is never below 1, so at most one is decided by rounding (SEI-12)', () => {
  const law = lawOf(1e-9, 10_000_000, []);
  assert.ok(Math.abs(expectedCount(law) - 1.005) < 1e-3 && Math.abs(aloneProbability(law) - 0.995) < 1e-3);
  assert.ok(isAtMostAsPrinted(law, 1));
  assert.ok(!isAtMostAsPrinted(lawOf(0.01, 1000, []), 9));
  assert.ok(isAtMostAsPrinted(lawOf(0.01, 1000, []), 10));
  assert.equal(atMostProbability(law, 0), 0);
  assert.ok(Math.abs(atMostProbability(law, 10_000_000) - 1) < 1e-12);
});

test('a noisy count is a law over what is reported, and moves the law of people towards it', () => {
  let sum = 0;
  for (let reported = 0; reported <= 20; reported++) sum += noisyCountLikelihood(reported, 3, 0.5, 20, 0.6, 0.05);
  assert.ok(Math.abs(sum - 1) < 1e-12);
  const law = lawOf(0.01, 200, []);
  const few = givenLikelihood(law, (x) => noisyCountLikelihood(0, x, 0.5, 100, 0.6, 0.01));
  const many = givenLikelihood(law, (x) => noisyCountLikelihood(8, x, 0.5, 100, 0.6, 0.01));
  assert.ok(few && many && expectedCount(few) < expectedCount(law) && expectedCount(law) < expectedCount(many));
  assert.equal(
    givenLikelihood(law, () => 0),
    undefined,
  );
});

test('in a simulation the printed law fits a record of a database, the member law anyone (SEI-9)', () => {
  const [cells, population] = [400, 400];
  const rates = [0.1, 0.2];
  const random = seededRandom(20_221);
  const shares = Float64Array.from({ length: cells }, () => -Math.log(1 - random()) / cells);
  const total = shares.reduce((sum, share) => sum + share, 0);
  const asked = { record: { actual: 0, said: 0, people: 0 }, member: { actual: 0, said: 0, printed: 0, people: 0 } };
  const known = new Map<string, readonly [record: number, member: number]>();
  for (let round = 0; round < 60; round++) {
    const people = new Uint32Array(cells);
    const found = rates.map(() => new Uint32Array(cells));
    const isInFirst: number[] = [];
    const cellOf: number[] = [];
    for (let person = 0; person < population; person++) {
      let place = random() * total;
      let cell = 0;
      while (cell < cells - 1 && place >= shares[cell]) place -= shares[cell++];
      people[cell]++;
      cellOf.push(cell);
      for (const [i, rate] of rates.entries()) {
        if (random() < rate) {
          found[i][cell]++;
          if (i === 0) isInFirst.push(person);
        }
      }
    }
    const alone = (cell: number) => {
      const counts = found.map((database) => database[cell]);
      const key = `${cell} ${counts}`;
      const before = known.get(key);
      if (before) return before;
      const databases = rates.map((rate, i) => ({ rate, matches: counts[i] }));
      const q = shares[cell] / total;
      const both = [
        aloneProbability(lawOf(q, population, databases)),
        aloneProbability(lawOf(q, population, databases, 'member')),
      ] as const;
      known.set(key, both);
      return both;
    };
    for (const person of isInFirst) {
      asked.record.actual += people[cellOf[person]] === 1 ? 1 : 0;
      asked.record.said += alone(cellOf[person])[0];
      asked.record.people++;
    }
    for (const cell of cellOf) {
      asked.member.actual += people[cell] === 1 ? 1 : 0;
      asked.member.printed += alone(cell)[0];
      asked.member.said += alone(cell)[1];
      asked.member.people++;
    }
  }
  const { record, member } = asked;
  assert.ok(Math.abs(record.said - record.actual) / record.people < 0.02, JSON.stringify(asked));
  assert.ok(Math.abs(member.said - member.actual) / member.people < 0.015, JSON.stringify(asked));
  assert.ok((member.printed - member.actual) / member.people > 0.05, JSON.stringify(asked));
});

test('five databases and a population of a million take less than 100 ms', () => {
  const databases = [0.01, 0.02, 0.05, 0.1, 0.2].map((rate) => ({ rate, matches: Math.round(rate * 2000) }));
  const law = takesAtMost(100, () => lawOf(0.002, 1_000_000, databases));
  assert.ok(expectedCount(law) > 1900 && expectedCount(law) < 2100);
});
