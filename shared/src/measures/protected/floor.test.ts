import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countLaw, probabilityOf } from './countLaw.ts';
import { aloneCap } from './drawnPeople.ts';
import { binomialFloor, poissonFloor } from './floor.ts';
import { capInLargePopulation, lambertW, printedFloor } from './testPaper.ts';

test('W₀ agrees with mpmath, up to the branch point and not beyond', () => {
  const golden: [x: number, w: number][] = [
    [-0.3678, -0.97936071495783],
    [-0.36, -0.80608431597082],
    [-1e-12, -1.000000000001e-12],
    [-0.367879, -0.99845210378075],
  ];
  for (const [x, w] of golden) {
    const found = lambertW(x);
    assert.ok(found !== undefined && Math.abs(found - w) < 1e-12 * Math.abs(w), `${found}`);
  }
  assert.equal(lambertW(-Math.exp(-1)), -1);
  for (const x of [-0.37, 0, 1, Number.NaN]) assert.equal(lambertW(x), undefined);
});

test('the floor as printed exists up to α = 1/e only, and lies above the exact one (SEI-7)', () => {
  for (const alpha of [0.001, 0.1, 0.3, 0.36]) {
    const printed = printedFloor(alpha, 1);
    assert.ok(printed !== undefined && printed > poissonFloor(alpha, 1));
    assert.ok(Math.abs(printed * Math.exp(-printed) - alpha) < 1e-12);
  }
  assert.equal(printedFloor(0.37, 1000), undefined);
});

test('at the floor the chance of anyone is α, and both exact forms meet in large populations', () => {
  for (const alpha of [0.01, 0.1, 0.5, 0.9]) {
    assert.ok(Math.abs(1 - (1 - binomialFloor(alpha, 1000)) ** 1000 - alpha) < 1e-12);
    assert.ok(Math.abs(binomialFloor(alpha, 1000) / poissonFloor(alpha, 1000) - 1) < 0.0012);
  }
});

test('the cap is what the law in use says at the floor (SEI-8)', () => {
  const population = 10_000_000;
  for (const [alpha, cap, withDatabase] of [
    [0.1, 0.948, 0.91],
    [0.3, 0.832, 0.725],
    [0.5, Math.LN2, 0.536],
    [0.9, 0.256, 0.126],
  ]) {
    const floor = poissonFloor(alpha, population);
    const found = aloneCap(floor, population, [], 'record');
    assert.ok(found !== undefined && Math.abs(found - capInLargePopulation(alpha)) < 1e-6);
    assert.ok(Math.abs(found - cap) < 5e-4);
    const member = aloneCap(floor, population, [], 'member');
    assert.ok(member !== undefined && Math.abs(member - (1 - alpha)) < 1e-6);
    const one = aloneCap(floor, population, [{ rate: 0.1, matches: 1 }], 'record');
    assert.ok(one !== undefined && Math.abs(one - withDatabase) < 5e-4);
    const law = countLaw(floor, population, [{ rate: 0.1, matches: 1 }], 'record');
    assert.ok(law && one === probabilityOf(law, 1));
  }
});
