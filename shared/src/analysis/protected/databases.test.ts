import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSettings, readSettings, type Settings } from '../../config/index.ts';
import type { Columns } from '../../table/index.ts';
import { dataSet } from '../../testing/index.ts';
import type { Analysis } from '../analysis.ts';
import { drain } from '../progress.ts';
import { tableOf } from '../testTable.ts';
import type { DatabaseSource } from './databases.ts';
import type { PeopleBehind } from './fit.ts';
import { judgeRecord, matchesOf } from './judge.ts';
import { PeopleCounts, recordsOfPeople } from './matches.ts';
import { answersOf, columnNames, peopleOf } from './testAnswers.ts';

const roles = Object.fromEntries(columnNames.map((name) => [name, 'quasi-identifier']));
const everyone = peopleOf(2000);
const noised = answersOf(everyone.slice(0, 1000), 3);
const linesOf = (people: readonly (readonly string[])[]) => [columnNames.join(), ...people.map((one) => one.join())];
const half = tableOf(linesOf(everyone.slice(0, 1000)));
const tenth = tableOf(linesOf(everyone.filter((_, i) => i % 10 === 0)));

interface Counted extends DatabaseSource {
  reads: number;
}

function source(table: Columns, rate: number, more: Partial<DatabaseSource> = {}): Counted {
  const counted: Counted = {
    name: 'some.csv',
    rate,
    settings: defaultSettings,
    state: () => 'as it was',
    *read() {
      counted.reads++;
      yield { stage: 'reading', share: 1 };
      return { table };
    },
    reads: 0,
    ...more,
  };
  return counted;
}

function analysisOf(databases: readonly DatabaseSource[], given: object = {}, budget?: number): Analysis {
  const { settings } = readSettings({ columns: roles, epsilon: 3, population: 2000, ...given });
  const text = { bytes: () => new Uint8Array() };
  return dataSet(tableOf(noised), settings, text, { databases, budget });
}

function behind(...databases: readonly DatabaseSource[]): PeopleBehind {
  const people = drain(analysisOf(databases).peopleBehind());
  assert.ok(people?.drawn);
  return people;
}

const noisedBy = (epsilon: object): Settings => ({ ...defaultSettings, ...epsilon });
const aloneIn = (people: PeopleBehind) => people.drawn?.aloneShare ?? Number.NaN;

test('what databases hold changes how many people are alone, and the cap', () => {
  const none = behind();
  const two = behind(source(half, 0.5), source(tenth, 0.1));
  assert.deepEqual([none.databases.length, two.databases.length, two.leftOut.length], [0, 2, 0]);
  assert.notEqual(aloneIn(two), aloneIn(none));
  assert.ok((two.cap ?? 0) > (none.cap ?? 1), 'a person whom no database holds is alone more probably');
  // All of the population, each of them twice: nobody who can be drawn is alone.
  const all = behind(source(tableOf(linesOf([...everyone, ...everyone])), 1));
  assert.equal(aloneIn(all), 0);
});

test('a person is judged by how often each database has these values', () => {
  const people = behind(source(half, 0.5), source(tenth, 0.1));
  const values = ['p1', 'w1', 's0', 'g0'];
  const count = (table: Columns) =>
    Array.from({ length: table.rowCount }, (_, row) =>
      table.columns.map(({ codes, dictionary }) => dictionary.text(codes.view[row])).join(),
    ).filter((key) => key === values.join()).length;
  const matches = matchesOf(people, values);
  assert.deepEqual(matches, [
    { rate: 0.5, matches: count(half) },
    { rate: 0.1, matches: count(tenth) },
  ]);
  assert.ok(matches[0].matches > 5);
  const judged = drain(judgeRecord(people, values, matches, 'member', [1]));
  assert.ok(judged && judged.expected >= matches[0].matches);
  assert.deepEqual(matchesOf(people, ['p1', 'w1', 's0', 'nowhere']), []);
});

test('what is noised, cannot be read or lacks a column says nothing, and is told', () => {
  const other = tableOf(['place,work', 'p1,w1']);
  const column = { name: 'sex', epsilon: 1 };
  const strange = { name: 'strange', epsilon: 1 };
  const left = behind(
    source(half, 0.5, { name: 'all', settings: noisedBy({ epsilon: 1 }) }),
    source(half, 0.5, { name: 'column', settings: noisedBy({ columns: [column] }) }),
    source(half, 0.5, {
      name: 'none',
      *read() {
        yield { stage: 'reading', share: 1 };
        return { problem: 'There is no such file.' };
      },
    }),
    source(other, 0.5, { name: 'narrow' }),
    source(tableOf(['']), 0.5, { name: 'empty' }),
  );
  assert.deepEqual(left.databases, []);
  assert.deepEqual(
    left.leftOut.map(({ name, why, detail }) => [name, why, detail]),
    [
      ['all', 'noised', ''],
      ['column', 'noised', ''],
      ['none', 'unreadable', 'There is no such file.'],
      ['narrow', 'lacking', 'sex'],
      ['empty', 'lacking', 'place'],
    ],
  );
  assert.equal(aloneIn(left), aloneIn(behind()));
  const kept = behind(source(half, 0.5, { settings: noisedBy({ columns: [strange] }) }));
  assert.equal(kept.databases.length, 1, 'a column of the same settings that nobody compares');
});

test('they are read for what is fitted, and again only if they are others', () => {
  let state = 'before';
  const first = source(half, 0.5, { state: () => state });
  const before = analysisOf([first]);
  const fitted = drain(before.peopleBehind());
  const next = (databases: readonly DatabaseSource[]) => {
    const after = analysisOf(databases, { rules: { 'weak-noise': 'error' } });
    after.inherit(before, (row) => row);
    return drain(after.peopleBehind());
  };
  assert.equal(next([first]), fitted);
  assert.equal(first.reads, 1);
  assert.notEqual(next([{ ...first, rate: 0.4 }]), fitted);
  assert.notEqual(next([]), fitted);
  state = 'after';
  assert.notEqual(next([first]), fitted);
  assert.equal(first.reads, 3);
});

test('nothing is read for a file that is not noised', () => {
  const database = source(half, 0.5);
  drain(analysisOf([database], { epsilon: undefined }).insight());
  assert.equal(database.reads, 0);
});

test('the time that reading takes is not taken from the model', () => {
  const slow = source(half, 0.5, {
    *read() {
      for (const end = performance.now() + 400; performance.now() < end; ) yield { stage: 'reading', share: 0 };
      return { table: half };
    },
  });
  const people = drain(analysisOf([slow], {}, 0.35).peopleBehind());
  assert.ok(people?.drawn);
});

test('people are counted exactly, whatever their keys', () => {
  const counts = new PeopleCounts();
  for (let i = 0; i < 5000; i++) for (let times = 0; times <= i % 3; times++) counts.add(`${i},${-i}`);
  assert.deepEqual([counts.of('0,0'), counts.of('5,-5'), counts.of('5,5')], [1, 3, 0]);
  assert.equal([...counts].length, 5000);
  const value = { name: 'place', categoryOf: (text: string | undefined) => (text === 'p1' ? 0 : -1) };
  const records = drain(recordsOfPeople(half, [value]));
  assert.equal((records?.of('0') ?? 0) + (records?.of('-1') ?? 0), 1000);
});

test('counting stops often on the way, at rows and at values', () => {
  const table = tableOf(['place', ...Array.from({ length: 20_000 }, (_, i) => `p${i}`)]);
  let steps = 0;
  drain(recordsOfPeople(table, [{ name: 'place', categoryOf: () => 0 }]), () => steps++);
  assert.ok(steps >= 20_000 / 1024 + 20_000 / 2048 - 1, String(steps));
});
