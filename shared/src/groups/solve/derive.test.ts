import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../../analysis/index.ts';
import { seededRandom } from '../../random/index.ts';
import type { Equation } from './bounds.ts';
import { derive, type HeldBack } from './derive.ts';

const mark: HeldBack = { least: 1, most: undefined, isMissing: false };

interface Puzzle {
  readonly equations: readonly Equation[];
  readonly unknowns: readonly HeldBack[];
}

/** A table with margins of which some cells are held back; the marks are as honest as `isHonest`. */
function puzzle(random: () => number, limit: number): Puzzle {
  const rows = 2 + Math.floor(random() * 2);
  const columns = 2 + Math.floor(random() * 2);
  const cells = Array.from({ length: rows * columns }, () => Math.floor(random() * (random() < 0.5 ? limit : 12)));
  const unknowns: HeldBack[] = [];
  const place = cells.map((value) => {
    if (value === 0 || value >= limit || random() < 0.3 || unknowns.length > 6) return -1;
    return (
      unknowns.push(random() < 0.2 ? { least: Math.max(1, value - 1), most: value + 1, isMissing: false } : mark) - 1
    );
  });
  const line = (members: readonly number[]): Equation => {
    const open = members.filter((i) => place[i] >= 0);
    return {
      unknowns: open.map((i) => place[i]),
      factors: open.map(() => 1),
      sum: open.reduce((sum, i) => sum + cells[i], 0),
    };
  };
  const all = Array.from({ length: rows }, (_, r) => line(Array.from({ length: columns }, (_, c) => r * columns + c)));
  all.push(...Array.from({ length: columns }, (_, c) => line(Array.from({ length: rows }, (_, r) => r * columns + c))));
  return { equations: all.filter((each) => each.unknowns.length > 0 && random() < 0.9), unknowns };
}

/** By trying all numbers. */
function byForce({ equations, unknowns }: Puzzle, limit: number): { least: number[]; most: number[] } {
  const least = unknowns.map(() => Number.POSITIVE_INFINITY);
  const most = unknowns.map(() => Number.NEGATIVE_INFINITY);
  const values: number[] = [];
  const fulfils = ({ unknowns: of, sum }: Equation) => of.reduce((total, i) => total + values[i], 0) === sum;
  const place = (i: number): void => {
    if (i === unknowns.length) {
      if (!equations.every(fulfils)) return;
      for (const [j, value] of values.entries()) {
        least[j] = Math.min(least[j], value);
        most[j] = Math.max(most[j], value);
      }
      return;
    }
    for (let value = unknowns[i].least; value <= (unknowns[i].most ?? limit - 1); value++) {
      values[i] = value;
      place(i + 1);
    }
  };
  place(0);
  return { least, most };
}

test('ranges are those that trying all numbers gives', () => {
  const random = seededRandom(7);
  let derivable = 0;
  for (let round = 0; round < 300; round++) {
    const limit = 3 + Math.floor(random() * 3);
    const made = puzzle(random, limit);
    const forced = byForce(made, limit);
    const found = drain(derive(made.equations, made.unknowns, limit));
    assert.deepEqual([...found.ranges.least], forced.least, `round ${round}`);
    assert.deepEqual([...found.ranges.most], forced.most, `round ${round}`);
    assert.equal(found.isAtLeast, false);
    derivable += found.derivable.length;
  }
  assert.ok(derivable > 50);
});

test('one mark in a line is its total less the others', () => {
  const found = drain(derive([{ unknowns: [0], factors: [1], sum: 3 }], [mark], 5));
  assert.deepEqual(found.derivable, [0]);
});

test('two marks that add up to their least are both derivable, to a middle are narrow', () => {
  const of = (sum: number) => drain(derive([{ unknowns: [0, 1], factors: [1, 1], sum }], [mark, mark], 5));
  assert.deepEqual(of(2).derivable, [0, 1]);
  assert.deepEqual(of(3).narrow, [0, 1]);
  assert.deepEqual(of(5).narrow, []);
});

test('a square of four marks tells nothing but a range', () => {
  const equations = [
    { unknowns: [0, 1], factors: [1, 1], sum: 5 },
    { unknowns: [2, 3], factors: [1, 1], sum: 5 },
    { unknowns: [0, 2], factors: [1, 1], sum: 5 },
    { unknowns: [1, 3], factors: [1, 1], sum: 5 },
  ];
  const found = drain(derive(equations, [mark, mark, mark, mark], 5));
  assert.deepEqual([found.derivable, found.narrow], [[], []]);
});

test('a mark that protects another may be large', () => {
  const found = drain(derive([{ unknowns: [0, 1], factors: [1, 1], sum: 40 }], [mark, mark], 5));
  assert.deepEqual([found.derivable, found.isAtLeast], [[], false]);
  assert.equal(found.ranges.most[0], 40);
});

test('very many unknowns in one component are bounded, not searched', () => {
  const unknowns = Array.from({ length: 5000 }, () => mark);
  const chain = Array.from({ length: 4999 }, (_, i) => ({ unknowns: [i, i + 1], factors: [1, 1], sum: 4 }));
  const found = drain(derive([...chain, { unknowns: [0], factors: [1], sum: 1 }], unknowns, 5));
  assert.equal(found.derivable.length, 5000);
  assert.equal(drain(derive(chain, unknowns, 5)).isAtLeast, true);
});
