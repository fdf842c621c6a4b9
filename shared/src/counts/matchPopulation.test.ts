import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { matchPopulation, type ValuedColumn } from './matchPopulation.ts';
import { codesOf, drained } from './naiveClasses.ts';

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

function match(release: (string | undefined)[][], population: (string | undefined)[][]) {
  const rows = [release[0].length, population[0].length] as const;
  const matched = drained(matchPopulation(release.map(columnOf), population.map(columnOf), ...rows));
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
  );
});
