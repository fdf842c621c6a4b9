import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { insightOf } from './testTable.ts';

const given = { k: 3, columns: { user: 'subject' }, quasiIdentifiers: ['sex', 'city'] };

/** [user, sex, city]; a row without a user is about somebody else than all others. */
const rowsOf = fc.array(
  fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'NA'), fc.constantFrom('f', 'm'), fc.constantFrom('x', 'y', 'z')),
  { minLength: 1, maxLength: 30 },
);

type Row = readonly [user: string, sex: string, city: string];

/** The people of a class, counted without any of our counting. */
function peopleLike(rows: readonly Row[], own: number, isLike: (other: Row) => boolean): number {
  return new Set(rows.flatMap((row, i) => (i === own || isLike(row) ? [row[0] === 'NA' ? `nobody ${i}` : row[0]] : [])))
    .size;
}

test('classes count people where rows say whom they are about', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const { risk, crowds, worstRows } = insightOf(['user,sex,city', ...rows.map((row) => row.join())], given);
      const people = rows.map(([, sex, city], i) =>
        peopleLike(rows, i, (other) => other[1] === sex && other[2] === city),
      );
      assert.deepEqual(
        rows.map((_, row) => crowds.sizeOfClass[crowds.classOfRow[row]]),
        people,
      );
      assert.equal(risk?.k, Math.min(...people));
      assert.equal(risk?.uniqueRows, people.filter((count) => count === 1).length);
      assert.equal(risk?.rowsBelow, people.filter((count) => count < 3).length);
      const orr = people.reduce((sum, count) => sum + 1 / count, 0) / rows.length;
      assert.ok(Math.abs((risk?.orr ?? 0) - orr) < 1e-12);
      assert.deepEqual(
        [...worstRows].sort((a, b) => a - b),
        rows.flatMap((_, row) => (people[row] < 3 ? [row] : [])),
      );
    }),
    drawn(300),
  );
});

test('other rows of the same person do not keep a row from being alone', () => {
  fc.assert(
    fc.property(rowsOf, (rows) => {
      const { smallestSets, worstRows, crowds } = insightOf(['user,sex,city', ...rows.map((row) => row.join())], given);
      for (const row of worstRows) {
        if (crowds.sizeOfClass[crowds.classOfRow[row]] > 1) continue;
        const isAlone = (set: readonly number[]) =>
          peopleLike(rows, row, (other) => set.every((column) => other[column] === rows[row][column])) === 1;
        const single = [[1], [2]].filter(isAlone);
        const expected = single.length > 0 ? single : [[1, 2]];
        const found = smallestSets.get(row) ?? [];
        assert.ok(found.every(isAlone));
        assert.deepEqual(
          found
            .filter((set) => set.length === expected[0].length)
            .map(String)
            .sort(),
          expected.map(String),
        );
      }
    }),
    drawn(300),
  );
});

test('without a subject a row is a person', () => {
  const { subjects, crowds, classes } = insightOf(['sex,city', 'f,x', 'f,x', 'm,y'], {
    quasiIdentifiers: ['sex', 'city'],
  });
  assert.equal(subjects, undefined);
  assert.equal(crowds, classes);
});
