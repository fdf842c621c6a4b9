/** `unicity` in the answer of `quasi measure`: which columns are known, and how they become less exact. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MeasureRequest } from './request.ts';
import { edges, isClose, numbersOf } from './testMeasured.ts';
import { unicity } from './unicity.ts';

interface Answer {
  readonly user: string;
  readonly users: number;
  readonly records: readonly {
    readonly columns: readonly string[];
    readonly steps: number;
    readonly coarser?: readonly string[];
    readonly points: number;
    readonly known: readonly {
      readonly known: number;
      readonly unique: number;
      readonly risk: number;
      readonly drawn?: number;
    }[];
  }[];
}

const ask = (text: string, given?: Partial<MeasureRequest>) => numbersOf<Answer | undefined>(unicity, text, given);

const days = [
  'a,2020-01-01',
  'a,2020-01-02',
  'a,2020-02-03',
  'b,2020-01-01',
  'b,2020-01-02',
  'c,2020-01-01',
  'c,2020-01-01',
];
const text = `who,day\n${days.join('\n')}\n`;

test('three people by hand: one and two known days', () => {
  const answer = ask(text, { user: 'who' });
  assert.ok(answer);
  const [{ columns, steps, coarser, points, known }] = answer.records;
  assert.deepEqual([answer.user, answer.users, columns, steps, coarser, points], ['who', 3, ['day'], 0, undefined, 3]);
  assert.deepEqual(
    known.map((one) => one.known),
    [1, 2, 3, 4, 5],
  );
  isClose(known[0].unique, 1 / 9);
  isClose(known[1].unique, 2 / 9);
  isClose(known[1].risk, (5 / 6 + 1 / 2 + 1 / 3) / 3);
  assert.equal(known[1].drawn, undefined);
  // All of a's days are nobody else's; b and c have no more of their own.
  assert.ok(Math.abs(known[4].unique - 1 / 3) < 1e-3);
  assert.equal(known[4].drawn, 10_000);
});

test('months are known by more people than days, and say by which remedy', () => {
  const many = Array.from(
    { length: 400 },
    (_, i) => `p${i % 40},2020-${String(1 + (i % 7)).padStart(2, '0')}-${10 + ((i * 13) % 17)}`,
  );
  const answer = ask(`who,day\n${many.join('\n')}\n`, { user: 'who' });
  assert.ok(answer && answer.records.length > 1);
  const [exact, coarser] = answer.records;
  assert.ok(coarser.points < exact.points && coarser.known[1].unique < exact.known[1].unique);
  assert.equal(coarser.coarser?.length, 1);
  assert.match(coarser.coarser?.[0] ?? '', /day/);
});

test('sets that are asked for are taken as they are', () => {
  const rows = 'who,day,shop\na,2020-01-01,x\na,2020-01-02,y\nb,2020-01-01,x\n';
  const answer = ask(rows, { user: 'who', sets: [['shop'], ['day', 'shop']] });
  assert.deepEqual(
    answer?.records.filter(({ steps }) => steps === 0).map(({ columns }) => columns),
    [['shop'], ['day', 'shop']],
  );
});

test('a missing cell says nothing of its record', () => {
  const answer = ask('who,day\na,1\na,2\nb,\nb,\n', { user: 'who' });
  assert.equal(answer?.records[0].points, 2);
  assert.equal(answer?.records[0].known[0].unique, 1);
});

test('without users, or where nobody has two different records, there is none', () => {
  assert.equal(ask('day\n1\n2\n'), undefined);
  assert.equal(ask('who,day\na,1\na,1\nb,2\n', { user: 'who' }), undefined);
  assert.equal(ask('who,day\na,1\nb,2\n', { user: 'row' }), undefined);
  for (const edge of Object.values(edges)) assert.doesNotThrow(() => ask(edge, { user: edge.split(/[,\n]/)[0] }));
});
