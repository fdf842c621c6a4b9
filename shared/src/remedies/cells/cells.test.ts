/** Treatments by cell: the laws of what they draw, and the column as it would be read again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededRandom } from '../../random/index.ts';
import { drawn } from '../../testing/index.ts';
import { type CellTreatment, cellTreatmentNamed, cellTreatmentsFor, redraw } from '../index.ts';
import { anyValue, assertSameColumn, columnAs, columnOf, drained, fresh, readAs, toTreat } from '../testColumns.ts';

function named(name: string, parameters: unknown): CellTreatment {
  const treatment = cellTreatmentNamed(name, parameters);
  assert.ok(treatment, `${name} takes these parameters`);
  return treatment;
}

function redrawn(values: readonly string[], treatment: CellTreatment, seed = 1) {
  const column = columnOf('x', values);
  return drained(redraw(column, toTreat(column, values), treatment, seededRandom(seed), fresh()));
}

const texts = (values: readonly string[], treatment: CellTreatment, seed?: number) =>
  readAs(redrawn(values, treatment, seed).column, values.length).map(([isMissing, text]) => (isMissing ? 'NA' : text));

test('randomised response keeps the truth as often as ε says, and else takes each other value alike', () => {
  const values = Array.from({ length: 40_000 }, (_, i) => ['a', 'b', 'c', 'NA'][i % 10 < 7 ? 0 : i % 4]);
  const after = texts(values, named('randomised-response', { epsilon: 1 }));
  const keep = Math.E / (Math.E + 3);
  for (const truth of ['a', 'b', 'c', 'NA']) {
    const reports = after.filter((_, row) => values[row] === truth);
    for (const report of ['a', 'b', 'c', 'NA']) {
      const share = reports.filter((each) => each === report).length / reports.length;
      assert.ok(Math.abs(share - (report === truth ? keep : (1 - keep) / 3)) < 0.03, `${truth} as ${report}: ${share}`);
    }
  }
});

test('of more than 50 numbers ranges of about as many records are reported, and no number is written', () => {
  const ages = Array.from({ length: 40_000 }, (_, i) =>
    i % 1000 === 0 ? 'nk' : i % 100 === 1 ? 'NA' : String(10 + ((i * 7919) % 80)),
  );
  const column = columnAs('age', ages);
  const treatment = named('randomised-response', { epsilon: 3 });
  const {
    column: after,
    answers,
    unfitRows,
  } = drained(redraw(columnOf('x', ages), column, treatment, seededRandom(3), fresh()));
  assert.ok(answers?.areRanges);
  const written = readAs(after, ages.length).map(([isMissing, text]) => (isMissing ? 'NA' : text));
  const ranges = answers.texts.map((text) => text ?? 'NA');
  assert.deepEqual([...new Set(written)].sort(), ranges.toSorted());
  // 20 ranges, missing cells, and what is no number.
  assert.deepEqual([ranges.length, unfitRows], [22, 40]);
  const truth = ages.map((age) => ranges.find((range) => isIn(range, age)) ?? '*');
  const kept = written.filter((report, row) => report === truth[row]).length / ages.length;
  assert.ok(Math.abs(kept - Math.exp(3) / (Math.exp(3) + 21)) < 0.01, `${kept}`);
});

function isIn(range: string, age: string): boolean {
  if (range === 'NA' || age === 'NA' || age === 'nk') return range === age;
  const [first, last = first] = range
    .replace(/^<(\d+)$/, '0–$1')
    .replace('>=', '')
    .split('–')
    .map(Number);
  if (range.startsWith('<')) return Number(age) < last;
  return Number(age) >= first && (range.startsWith('>') || Number(age) <= last);
}

test('what is not missing in the column is never reported as missing', () => {
  assert.ok(
    !texts(
      Array.from({ length: 500 }, (_, i) => 'ab'[i % 2]),
      named('randomised-response', { epsilon: 0.1 }),
    ).includes('NA'),
  );
});

test('noise has the law and the scale that are said', () => {
  const values = Array.from({ length: 40_000 }, () => '100');
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  for (const [law, meanDistance, variance] of [
    ['laplace', 2, 8],
    ['gaussian', 2 * Math.sqrt(2 / Math.PI), 4],
  ] as const) {
    const noise = texts(values, named('noise', { law, scale: 2, decimals: 6 })).map((text) => Number(text) - 100);
    assert.ok(Math.abs(mean(noise)) < 0.05);
    assert.ok(Math.abs(mean(noise.map(Math.abs)) - meanDistance) < 0.05, law);
    assert.ok(Math.abs(mean(noise.map((each) => each ** 2)) - variance) < 0.4, law);
  }
});

test('the ends of the range of random numbers give finite noise', () => {
  const column = columnOf('x', ['1']);
  for (const law of ['laplace', 'gaussian']) {
    for (const end of [0, 1 - 2 ** -32, 0.5]) {
      const treatment = named('noise', { law, scale: 1, decimals: 3 });
      const { column: after } = drained(redraw(column, toTreat(column, ['1']), treatment, () => end, fresh()));
      assert.ok(Number.isFinite(Number(after.dictionary.text(after.codes.at(0)))), `${law} at ${end}`);
    }
  }
});

test('noise is written with the decimals that are said, leaves missing cells, and blanks what is no number', () => {
  const after = texts(['1.5', 'NA', 'x', '1e309', '-0'], named('noise', { law: 'laplace', scale: 0.5, decimals: 1 }));
  assert.deepEqual(after.slice(1, 4), ['NA', '*', '*']);
  for (const text of [after[0], after[4]]) assert.match(text, /^-?\d+(\.\d)?$/);
  assert.equal(redrawn(['x', 'y', '1', 'NA'], named('noise', { law: 'laplace', scale: 1, decimals: 0 })).unfitRows, 2);
});

test('the same seed gives the same cells, another seed others', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => String(i));
  const words = numbers.map((number) => `w${Number(number) % 5}`);
  for (const [values, treatment] of [
    [numbers, named('noise', { law: 'gaussian', scale: 3, decimals: 2 })],
    [words, named('randomised-response', { epsilon: 0.5 })],
  ] as const) {
    assert.deepEqual(texts(values, treatment, 7), texts(values, treatment, 7));
    assert.notDeepEqual(texts(values, treatment, 7), texts(values, treatment, 8));
  }
});

test('the drawn column is what reading the drawn cells gives', () => {
  const anyTreatment = fc.constantFrom(
    named('randomised-response', { epsilon: 1 }),
    named('noise', { law: 'laplace', scale: 3, decimals: 1 }),
    named('noise', { law: 'gaussian', scale: 3, decimals: 0 }),
  );
  fc.assert(
    fc.property(fc.array(anyValue, { minLength: 1 }), anyTreatment, fc.integer(), (values, treatment, seed) => {
      const { column, placeOf, texts: written } = redrawn(values, treatment, seed);
      const cells = values.map((_, row) => written[placeOf[row]] ?? '');
      assertSameColumn(column, columnOf('x', cells), values.length);
    }),
    drawn(1000),
  );
});

test('what is offered suits the column, and can be kept in a recipe', () => {
  const offersFor = (column: Parameters<typeof cellTreatmentsFor>[0]) =>
    drained(cellTreatmentsFor(column)).map(({ remedy, parameters, title }) => {
      assert.deepEqual(cellTreatmentNamed(remedy, JSON.parse(JSON.stringify(parameters)))?.parameters, parameters);
      assert.ok(title('column').includes('column'));
      return `${remedy} ${Object.values(parameters as object).join(' ')}`;
    });
  const categories = Array.from({ length: 60 }, (_, i) => 'abc'[i % 3]);
  assert.deepEqual(
    offersFor(columnAs('category', categories)),
    [4, 2, 1, 0.5].map((epsilon) => `randomised-response ${epsilon}`),
  );
  assert.deepEqual(offersFor(columnAs('category', categories, 'subject')), []);
  assert.deepEqual(offersFor(columnAs('category', Array(60).fill('a'))), []);
  const incomes = Array.from({ length: 60 }, (_, i) => String(1200 + 37 * i));
  assert.deepEqual(offersFor(columnAs('number', incomes)), ['noise laplace 50 0', 'noise laplace 200 0']);
  assert.deepEqual(offersFor(columnAs('number', Array(60).fill('7'))), []);
  assert.equal(cellTreatmentNamed('randomised-response', { epsilon: 0 }), undefined);
  assert.equal(cellTreatmentNamed('noise', { law: 'uniform', scale: 1, decimals: 0 }), undefined);
});
