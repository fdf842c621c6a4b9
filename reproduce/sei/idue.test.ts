import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '@quasi/shared/random';
import { type Bit, bitsOf, type Level, varianceOf } from './idue.ts';
import { binomialDraw, readings } from './idueTrials.ts';

const names = ['rappor', 'oue'] as const;
const sumOfNine: readonly Level[] = readings[1].levels(0.3, 9);
const lists: readonly (readonly Level[])[] = [
  readings[3].levels(1, 9),
  sumOfNine,
  [
    { epsilon: 0.5, share: 0.2 },
    { epsilon: 0.6, share: 0.3 },
    { epsilon: 1.1, share: 0.1 },
    { epsilon: 3, share: 0.4 },
  ],
];

test('with one budget for all values the two are RAPPOR and OUE', () => {
  for (const epsilon of [0.1, 1, 9]) {
    const [rappor] = bitsOf('rappor', [{ epsilon, share: 1 }]);
    const [oue] = bitsOf('oue', [{ epsilon, share: 1 }]);
    assert.ok(Math.abs(rappor.other - 1 / (Math.exp(epsilon / 2) + 1)) < 1e-9);
    assert.ok(Math.abs(rappor.own + rappor.other - 1) < 1e-12);
    assert.deepEqual([oue.own, Math.abs(oue.other - 1 / (Math.exp(epsilon) + 1)) < 1e-9], [0.5, true]);
  }
});

/** Of a report that shows the one value and not the other: how much likelier it is of a person of the one. */
function ratio(one: Bit, other: Bit): number {
  return (one.own * (1 - other.other)) / (one.other * (1 - other.own));
}

function keepsBudgets(levels: readonly Level[], bits: readonly Bit[]): boolean {
  return bits.every((one, i) =>
    bits.every((other, j) => Math.log(ratio(one, other)) <= Math.min(levels[i].epsilon, levels[j].epsilon) + 1e-9),
  );
}

function total(levels: readonly Level[], bits: readonly Bit[]): number {
  return bits.reduce((sum, bit, i) => sum + levels[i].share * varianceOf(bit), 0);
}

test('no two values can be distinguished better than the smaller of their budgets allows', () => {
  for (const name of names) for (const levels of lists) assert.ok(keepsBudgets(levels, bitsOf(name, levels)), name);
});

test('no change of the bits that keeps the budgets has less variance', () => {
  const random = seededRandom(5);
  for (const name of names) {
    for (const levels of lists) {
      const bits = bitsOf(name, levels);
      const best = total(levels, bits);
      assert.ok(best < varianceOf(bitsOf(name, [levels[0]])[0]), 'better than the least budget for all');
      for (let i = 0; i < 3000; i++) {
        const near = bits.map((bit) => {
          const other = bit.other * (1 + 0.05 * (random() - 0.5));
          return { own: name === 'oue' ? 0.5 : 1 - other, other };
        });
        if (keepsBudgets(levels, near)) assert.ok(total(levels, near) >= best - 1e-6 * best, name);
      }
    }
  }
});

test('draws have the mean and the variance of the binomial law', () => {
  const random = seededRandom(3);
  for (const [of, chance] of [
    [40, 0.3],
    [3000, 0.02],
    [3000, 0.9],
    [7, 0],
    [7, 1],
  ]) {
    const drawn = Array.from({ length: 4000 }, () => binomialDraw(of, chance, random));
    const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
    const variance = drawn.reduce((sum, one) => sum + (one - mean) ** 2, 0) / drawn.length;
    const expected = of * chance * (1 - chance);
    assert.ok(Math.abs(mean - of * chance) <= 4 * Math.sqrt(expected / drawn.length), `${of}, ${chance}: ${mean}`);
    assert.ok(Math.abs(variance - expected) <= 0.1 * expected, `${of}, ${chance}: ${variance}`);
  }
});
