import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../testing/index.ts';
import { distinctDiversity, entropyDiversity, largestShare, recursiveRatio } from './diversities.ts';
import { classesOf, drained } from './testClasses.ts';

const none = classesOf([]);

test('distinct ℓ is that of the class with the fewest values', () => {
  assert.equal(
    drained(
      distinctDiversity(
        classesOf([
          [0, 1, 2],
          [0, 0, 1],
          [3, 4, 5, 6],
        ]),
      ),
    ),
    2,
  );
  assert.equal(
    drained(
      distinctDiversity(
        classesOf([
          [0, 0],
          [1, 2],
        ]),
      ),
    ),
    1,
  );
  assert.equal(drained(distinctDiversity(none)), 0);
});

test('entropy ℓ is the number of values where they are equally frequent, and 1 to the bit for one value', () => {
  assert.equal(drained(entropyDiversity(classesOf([[7, 7, 7]]))), 1);
  assert.ok(
    Math.abs(
      drained(
        entropyDiversity(
          classesOf([
            [0, 1, 2, 0, 1, 2],
            [0, 1, 2, 3],
          ]),
        ),
      ) - 3,
    ) < 1e-12,
  );
  assert.equal(drained(entropyDiversity(none)), 0);
});

test('the recursive ratio takes counts in descending order', () => {
  // pyCANON sorts ascending and finds less: here 3 < c × 1 needs c > 3.
  assert.equal(drained(recursiveRatio(classesOf([[0, 0, 0, 1, 2]]), 3)), 3);
  assert.equal(drained(recursiveRatio(classesOf([[0, 0, 0, 1, 2]]), 2)), 3 / 2);
  assert.equal(drained(recursiveRatio(classesOf([[0, 0, 0, 1, 2]]), 1)), 3 / 5);
});

test('no c will do for a class of too few values', () => {
  assert.equal(
    drained(
      recursiveRatio(
        classesOf([
          [0, 1, 2],
          [0, 0],
        ]),
        2,
      ),
    ),
    undefined,
  );
  assert.equal(drained(recursiveRatio(none, 2)), undefined);
});

test('α is the largest share of a class', () => {
  assert.equal(
    drained(
      largestShare(
        classesOf([
          [0, 0, 1],
          [2, 3],
        ]),
      ),
    ),
    2 / 3,
  );
  assert.equal(drained(largestShare(none)), 0);
});

test('a class without rows changes nothing', () => {
  const classes = classesOf([[], [0, 1], []]);
  assert.equal(drained(distinctDiversity(classes)), 2);
  assert.equal(drained(entropyDiversity(classes)), 2);
  assert.equal(drained(recursiveRatio(classes, 2)), 1);
});

test('for any classes: the ratio of plain sorting, and 1 ≤ entropy ℓ ≤ distinct ℓ', () => {
  const classes = fc.array(fc.array(fc.nat(6), { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(classes, fc.integer({ min: 1, max: 5 }), (members, l) => {
      const sensitive = classesOf(members);
      const ratios = members.map((values) => {
        const counts = [...new Set(values)].map((value) => values.filter((other) => other === value).length);
        counts.sort((a, b) => b - a);
        return counts.length < l ? Number.POSITIVE_INFINITY : counts[0] / counts.slice(l - 1).reduce((a, b) => a + b);
      });
      const expected = Math.max(...ratios);
      assert.equal(drained(recursiveRatio(sensitive, l)) ?? Number.POSITIVE_INFINITY, expected);
      const entropyL = drained(entropyDiversity(sensitive));
      assert.ok(entropyL >= 1 && entropyL <= drained(distinctDiversity(sensitive)) + 1e-12);
    }),
    drawn(100),
  );
});
