import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { classPeople, countClasses } from '../counts/index.ts';
import { Codes } from '../table/index.ts';
import { drawn } from '../testing/index.ts';
import { holdsBy, type JudgedByKnowledge, judgedByKnowledge } from './judgedByKnowledge.ts';
import { type Knowledge, type KnowledgeQuestion, knowledgeOf } from './knowledge.ts';
import { drain } from './progress.ts';

interface Given {
  /** Column by column. */
  readonly table: readonly (readonly number[])[];
  /** Row → its person, from 1 on; 0 names nobody. */
  readonly subject: readonly number[] | undefined;
  readonly k: number;
  readonly reveal: readonly number[];
}

function codesOf(values: readonly number[]): Codes {
  const codes = new Codes();
  codes.splice(0, 0, Uint32Array.from(values), Math.max(0, ...values));
  return codes;
}

function found(given: Given, budget?: number): Knowledge | undefined {
  return drain(knowledgeOf(questionOf(given, budget)));
}

function questionOf({ table, subject, k, reveal }: Given, budget?: number): KnowledgeQuestion {
  const codes = table.map(codesOf);
  const classes = drain(countClasses(codes, table[0].length));
  const people = subject && drain(classPeople(classes, codesOf(subject), Math.max(0, ...subject) + 1));
  return { codes, classes, people, k, reveal, seed: 1, budget };
}

/** All of it again, from the definitions: set by set, row by row. */
function recounted({ table, subject, k, reveal }: Given) {
  const rows = table[0].map((_, row) => row);
  const personOf = rows.map((row) => (subject && subject[row] > 0 ? `p${subject[row]}` : `r${row}`));
  const people = [...new Set(personOf)];
  const width = table.length;
  // The limits p → 0 and p → 1, by numbers near them.
  const odds = reveal.map((p) => Math.min(1 - 1e-6, Math.max(1e-6, p))).map((p) => p / (1 - p));
  const sizes = table.map(() => ({
    weight: 0,
    sum: 0,
    worst: 0,
    any: new Set<string>(),
    crowd: Number.POSITIVE_INFINITY,
  }));
  for (let mask = 1; mask < 2 ** width; mask++) {
    const set = table.flatMap((_, column) => ((mask >> column) & 1 ? [column] : []));
    const keys = rows.map((row) => set.map((column) => table[column][row]).join());
    const crowds = new Map<string, Set<string>>();
    for (const row of rows) crowds.set(keys[row], (crowds.get(keys[row]) ?? new Set()).add(personOf[row]));
    const below = new Set<string>();
    let smallest = Number.POSITIVE_INFINITY;
    for (const row of rows) {
      const crowd = crowds.get(keys[row])?.size ?? 0;
      smallest = Math.min(smallest, crowd);
      if (crowd < k) below.add(personOf[row]);
    }
    const share = below.size / people.length;
    const weight = set.reduce((product, column) => product * odds[column], 1);
    const own = sizes[set.length - 1];
    own.weight += weight;
    own.sum += weight * share;
    for (const size of sizes.slice(set.length - 1)) {
      size.worst = Math.max(size.worst, share);
      size.crowd = Math.min(size.crowd, smallest);
      for (const person of below) size.any.add(person);
    }
  }
  return sizes.map(({ weight, sum, worst, any, crowd }) => ({
    mean: sum / weight,
    worst,
    any: any.size / people.length,
    crowd,
  }));
}

const given = fc
  .record({ width: fc.integer({ min: 1, max: 5 }), rows: fc.integer({ min: 1, max: 14 }), values: fc.nat(4) })
  .chain(({ width, rows, values }) =>
    fc.record({
      table: fc.array(fc.array(fc.nat(values), { minLength: rows, maxLength: rows }), {
        minLength: width,
        maxLength: width,
      }),
      subject: fc.option(fc.array(fc.nat(6), { minLength: rows, maxLength: rows }), { nil: undefined }),
      k: fc.integer({ min: 1, max: 5 }),
      reveal: fc.array(fc.constantFrom(0, 0.1, 0.5, 0.5, 0.9, 1), { minLength: width, maxLength: width }),
    }),
  );

function assertSame(of: Given): void {
  const knowledge = found(of);
  assert.ok(knowledge?.isComplete);
  const expected = recounted(of);
  assert.equal(knowledge.sizes.length, expected.length);
  for (const [i, size] of knowledge.sizes.entries()) {
    assert.equal(size.known, i + 1);
    assert.deepEqual(size.worst, { low: expected[i].worst, high: expected[i].worst });
    assert.deepEqual(size.any, { low: expected[i].any, high: expected[i].any });
    assert.deepEqual(size.kAnonymity, { low: expected[i].crowd, high: expected[i].crowd });
    assert.ok(Math.abs((size.mean?.value ?? Number.NaN) - expected[i].mean) < 1e-4);
    assert.ok(size.worstColumns.length <= size.known);
    if (size.worstColumns.length === 0) continue;
    const worst = recounted({ ...of, table: size.worstColumns.map((column) => of.table[column]) });
    assert.equal(worst.at(-1)?.worst, size.worst.low);
  }
  for (const [i, { worst, crowd }] of expected.entries()) {
    const judged = drain(judgedByKnowledge(questionOf(of), i + 1, { name: 'k', limit: of.k })) as JudgedByKnowledge;
    assert.deepEqual(judged.share, { low: worst, high: worst });
    assert.equal(holdsBy(judged, { name: 'k', limit: of.k }), crowd >= of.k);
    assert.equal(holdsBy(judged, { name: 'shareBelow', limit: 0.5 }), worst <= 0.5);
  }
  assert.equal(knowledge.share, expected.at(-1)?.worst);
  assert.equal(knowledge.kAnonymity, expected.at(-1)?.crowd);
}

test('with and without subjects the curve is that of trying all sets on all rows', () => {
  fc.assert(fc.property(given, assertSame), drawn(2000));
});

test('a table of more sets than are looked at in one go has the same curve, size by size', () => {
  const table = Array.from({ length: 14 }, (_, column) =>
    Array.from({ length: 12 }, (_, row) => ((row * 7 + 3) * (column + 2)) % (2 + (column % 4))),
  );
  const reveal = table.map((_, column) => [0.2, 0.5, 0.9, 1, 0][column % 5]);
  assertSame({ table, subject: undefined, k: 3, reveal });
  assertSame({ table, subject: table[0].map((_, row) => row % 5), k: 3, reveal });
});

test('what there is no time for has bounds that hold, and a mean within them', () => {
  const table = Array.from({ length: 22 }, (_, column) =>
    Array.from(
      { length: 400 },
      (_, row) => (((row * 2654435761) >>> (column + 3)) + column * row) % (2 + (column % 3)),
    ),
  );
  const reveal = table.map(() => 0.5);
  const all = { table, subject: undefined, k: 3, reveal };
  const cut = found(all, 0.05);
  const whole = found(all, 20);
  assert.ok(cut && whole && !cut.isComplete);
  for (const [i, size] of cut.sizes.entries()) {
    const other = whole.sizes[i];
    assert.ok(size.worst.low <= other.worst.high && other.worst.low <= size.worst.high);
    assert.ok(size.any.low <= other.any.high && other.any.low <= size.any.high);
    assert.ok(size.worst.low <= size.any.low && size.worst.high <= size.any.high);
    assert.ok(size.any.high <= cut.share);
    assert.ok(size.kAnonymity.low <= other.kAnonymity.high && other.kAnonymity.low <= size.kAnonymity.high);
    if (size.mean) assert.ok(size.mean.low <= size.mean.value && size.mean.value <= size.mean.high);
  }
});

test('a limit within what is known decides nothing', () => {
  const cut = { share: { low: 0.04, high: 0.2 }, kAnonymity: { low: 1, high: 6 } };
  assert.equal(holdsBy(cut, { name: 'shareBelow', limit: 0.05 }), undefined);
  assert.equal(holdsBy(cut, { name: 'shareBelow', limit: 0.2 }), true);
  assert.equal(holdsBy(cut, { name: 'shareBelow', limit: 0.03 }), false);
  assert.equal(holdsBy(cut, { name: 'k', limit: 5 }), undefined);
  assert.equal(holdsBy(cut, { name: 'k', limit: 11 }), false);
  assert.equal(holdsBy(cut, { name: 'k', limit: 1 }), true);
});

test('nothing is known of a table without rows or columns', () => {
  assert.equal(found({ table: [[]], subject: undefined, k: 5, reveal: [0.5] }), undefined);
});
