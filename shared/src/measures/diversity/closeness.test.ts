import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { betaLikeness, deltaDisclosure, enhancedBeta, equalCloseness } from './likeness.ts';
import { orderedCloseness } from './orderedCloseness.ts';
import { classesOf, drained } from './testClasses.ts';

const upTo = (limit: number) => Array.from({ length: limit }, (_, i) => i);
const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-12, `${actual}`);

const none = classesOf([]);
const uniform = Array(9).fill(1);

test('the salaries of the t-closeness paper: lowest three of nine .375, another three 1/6', () => {
  near(drained(orderedCloseness(classesOf([[0, 1, 2]], uniform), upTo(9))), 0.375);
  near(drained(orderedCloseness(classesOf([[3, 5, 8]], uniform), upTo(9))), 1 / 6);
});

test('values of no row take no place in the order', () => {
  const spread = [1, 0, 1, 0, 0, 1, 0];
  near(drained(orderedCloseness(classesOf([[0]], spread), upTo(7))), (2 / 3 + 1 / 3) / 2);
});

test('a value that the order leaves out comes first', () => {
  const sensitive = classesOf([
    [0, 0],
    [1, 2, 0],
  ]);
  assert.equal(drained(orderedCloseness(sensitive, [2, 1])), drained(orderedCloseness(sensitive, [0, 2, 1])));
});

test('a class like the table is at distance 0, for every distance', () => {
  const sensitive = classesOf([
    [0, 1, 2, 1],
    [0, 1, 2, 1, 0, 1, 2, 1],
  ]);
  assert.equal(drained(equalCloseness(sensitive)), 0);
  near(drained(orderedCloseness(sensitive, upTo(3))), 0);
  assert.equal(drained(deltaDisclosure(sensitive)), 0);
  assert.equal(drained(betaLikeness(sensitive)), 0);
});

test('nothing is disclosed without rows or by a constant', () => {
  for (const sensitive of [none, classesOf([[0, 0], [0]])]) {
    assert.equal(drained(equalCloseness(sensitive)), 0);
    assert.equal(drained(orderedCloseness(sensitive, upTo(1))), 0);
    assert.equal(drained(deltaDisclosure(sensitive)), 0);
    assert.equal(drained(betaLikeness(sensitive)), 0);
    assert.equal(enhancedBeta(0, sensitive), 0);
  }
});

test('a value that one class has to itself: shares 1/72 in the table and 1 in the class, as in pyCANON on students', () => {
  const sensitive = classesOf([
    [1, 1, 1],
    [...Array(212).fill(0), 2],
  ]);
  near(drained(betaLikeness(sensitive)), 71);
  near(drained(deltaDisclosure(sensitive)), Math.log(72));
  near(enhancedBeta(71, sensitive), Math.log(216));
});

test('for any classes, the distances of the definitions', () => {
  const classes = fc.array(fc.array(fc.nat(9), { minLength: 1, maxLength: 10 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(classes, fc.shuffledSubarray(upTo(10), { minLength: 10 }), (members, order) => {
      const sensitive = classesOf(
        members,
        upTo(10).map((value) => members.flat().filter((one) => one === value).length),
      );
      const share = (values: readonly number[], value: number) =>
        values.filter((one) => one === value).length / values.length;
      const all = members.flat();
      const present = order.filter((value) => all.includes(value));
      const equal = members.map(
        (values) => present.reduce((sum, value) => sum + Math.abs(share(values, value) - share(all, value)), 0) / 2,
      );
      const ordered = members.map((values) => {
        let cumulative = 0;
        let sum = 0;
        for (const value of present.slice(0, -1)) {
          cumulative += share(values, value) - share(all, value);
          sum += Math.abs(cumulative);
        }
        return present.length < 2 ? 0 : sum / (present.length - 1);
      });
      const logs = members.flatMap((values) =>
        values.map((value) => Math.abs(Math.log(share(values, value) / share(all, value)))),
      );
      const gains = members.flatMap((values) => values.map((value) => share(values, value) / share(all, value) - 1));
      near(drained(equalCloseness(sensitive)), Math.max(...equal));
      near(drained(orderedCloseness(sensitive, order)), Math.max(...ordered));
      near(drained(deltaDisclosure(sensitive)), Math.max(...logs));
      near(drained(betaLikeness(sensitive)), Math.max(...gains));
    }),
    drawn(100),
  );
});
