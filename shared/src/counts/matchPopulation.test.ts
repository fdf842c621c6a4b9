import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../testing/index.ts';
import { matchPopulation, type ValuedColumn } from './matchPopulation.ts';
import type { MissingPolicy } from './missingPolicies.ts';
import { codesOf, drained } from './testClasses.ts';

/** A column of texts, undefined where missing, coded in order of first appearance. */
function columnOf(texts: readonly (string | undefined)[]): ValuedColumn {
  const values: string[] = [];
  const codes = texts.map((text) => {
    if (text === undefined) return 0;
    if (!values.includes(text)) values.push(text);
    return values.indexOf(text) + 1;
  });
  const bytes = [undefined, ...values].map((value) => new TextEncoder().encode(value));
  return { codes: codesOf(codes), dictionary: { size: bytes.length, bytes: (code) => bytes[code] } };
}

function match(
  release: (string | undefined)[][],
  population: (string | undefined)[][],
  missing?: MissingPolicy | 'wildcard',
  isCounted?: Uint8Array,
) {
  const [own, others] = [release, population].map((columns) => ({
    columns: columns.map(columnOf),
    rows: columns[0].length,
  }));
  const matched = drained(matchPopulation(own, others, missing, isCounted));
  return { ...matched, ofRow: Array.from(matched.classOfRow, (one) => matched.inPopulation[one]) };
}

test('the release a, a, b in a population of four a, two b and three c', () => {
  const { ofRow, released, inPopulation } = match([['a', 'a', 'b']], [['b', 'a', 'a', 'c', 'a', 'c', 'b', 'a', 'c']]);
  assert.deepEqual(ofRow, [4, 4, 2]);
  assert.deepEqual(Array.from(released, (n, i) => `${n} of ${inPopulation[i]}`).sort(), ['0 of 3', '1 of 2', '2 of 4']);
});

test('missing cells match missing cells, and not an empty text', () => {
  assert.deepEqual(match([[undefined, '']], [[undefined, undefined, '']]).ofRow, [2, 1]);
});

test('values that only the population has stay apart', () => {
  const { inPopulation } = match([['a']], [['x', 'y', 'y']]);
  assert.deepEqual([...inPopulation].sort(), [0, 1, 2]);
});

test('no rows on either side', () => {
  assert.deepEqual(match([[]], [['a']]).ofRow, []);
  assert.deepEqual(match([['a']], [[]]).ofRow, [0]);
});

test('any two tables give what comparing their rows gives', () => {
  const cell = fc.constantFrom(undefined, '', 'a', 'b', 'ab', 'ä');
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(table, table, (release, population) => {
      const columns = (rows: typeof release) => [rows.map((row) => row[0]), rows.map((row) => row[1])];
      const { ofRow, released, inPopulation } = match(columns(release), columns(population));
      const expected = release.map((row) => population.filter((other) => row[0] === other[0] && row[1] === other[1]));
      assert.deepEqual(
        ofRow,
        expected.map((rows) => rows.length),
      );
      assert.equal(
        released.reduce((a, b) => a + b, 0),
        release.length,
      );
      assert.equal(
        inPopulation.reduce((a, b) => a + b, 0),
        population.length,
      );
    }),
    drawn(100),
  );
});

type Cell = string | undefined;
type Row = readonly [Cell, Cell];

/** Whether two rows match, said anew: rows that lack the same columns only if they are equal. */
function isMatch(missing: MissingPolicy | 'wildcard', a: Row, b: Row): boolean {
  const isEqual = a[0] === b[0] && a[1] === b[1];
  const isComplete = (row: Row) => !row.includes(undefined);
  if (missing === 'value') return isEqual;
  if (missing !== 'wildcard') return isEqual && isComplete(a);
  const lackSame = a.every((cell, i) => (cell === undefined) === (b[i] === undefined));
  return lackSame ? isEqual : a.every((cell, i) => cell === undefined || b[i] === undefined || cell === b[i]);
}

for (const missing of ['value', 'wildcard', 'ignore', 'distinct'] as const) {
  test(`missing cells as "${missing}" in both files, rows counted or not`, () => {
    const cell = fc.constantFrom(undefined, 'a', 'b');
    const rows = fc.array(fc.tuple(cell, cell, fc.boolean()), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(rows, rows, (release, population) => {
        const columns = (of: typeof release) => [of.map((row) => row[0]), of.map((row) => row[1])];
        const isCounted = Uint8Array.from(release, (row) => (row[2] ? 1 : 0));
        const found = match(columns(release), columns(population), missing, isCounted);
        const is = ([a, b]: (typeof release)[number]): Row => [a, b];
        const isLeftOut = (row: Row) => missing === 'ignore' && row.includes(undefined);
        for (const [i, row] of release.entries()) {
          const own = is(row);
          const one = found.classOfRow[i];
          assert.equal(found.inPopulation[one], population.filter((other) => isMatch(missing, own, is(other))).length);
          const people = release.filter((other) => other[2] && isMatch(missing, own, is(other))).length;
          const isAlone = missing === 'distinct' && own.includes(undefined);
          assert.equal(found.people[one], isAlone ? 1 : people);
        }
        const counted = (of: typeof release) => of.filter((row) => !isLeftOut(is(row))).length;
        assert.equal(
          found.released.reduce((a, b) => a + b, 0),
          counted(release),
        );
        assert.equal(
          found.registered.reduce((a, b) => a + b, 0),
          counted(population),
        );
      }),
      drawn(150),
    );
  });
}
