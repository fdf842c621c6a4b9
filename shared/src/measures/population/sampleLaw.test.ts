import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleLaw } from './sampleLaw.ts';

function drained<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value as T;
  }
}

/** Every sample of a small file, one after the other. */
function byCounting(classes: readonly number[], drawn: number) {
  const rows = classes.flatMap((size, id) => Array<number>(size).fill(id));
  const sum = { classes: 0, alone: 0, paired: 0, alike: 0 };
  let samples = 0;
  for (let chosen = 0; chosen < 2 ** rows.length; chosen++) {
    const taken = new Map<number, number>();
    rows.forEach((id, row) => {
      if (chosen & (1 << row)) taken.set(id, (taken.get(id) ?? 0) + 1);
    });
    if ([...taken.values()].reduce((a, b) => a + b, 0) !== drawn) continue;
    samples++;
    for (const [id, count] of taken) {
      sum.classes++;
      if (count === 1) sum.alone++;
      if (count === 2) sum.paired += 2;
      if (count === 1) sum.alike += classes[id];
    }
  }
  return Object.entries(sum).map(([name, all]) => [name, all / samples] as const);
}

test('the law is the mean of all samples', () => {
  const classes = [1, 1, 1, 2, 2, 4];
  const histogram = { rows: 11, sizes: Uint32Array.of(1, 2, 4), counts: Uint32Array.of(3, 2, 1) };
  for (const drawn of [0, 1, 2, 3, 6, 10, 11]) {
    const law = drained(sampleLaw(histogram, drawn));
    for (const [name, mean] of byCounting(classes, drawn)) {
      assert.ok(Math.abs(law[name as keyof typeof law] - mean) < 1e-12, `${name} of ${drawn}`);
    }
  }
});

test('large classes need no long sums', () => {
  const histogram = { rows: 2_000_000, sizes: Uint32Array.of(1_000_000), counts: Uint32Array.of(2) };
  const { classes, alone } = drained(sampleLaw(histogram, 1000));
  assert.equal(classes, 2);
  assert.ok(alone < 1e-200);
});
