import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from '../../config/index.ts';
import { dataSet, takesAtMost } from '../../testing/index.ts';
import type { Analysis } from '../analysis.ts';
import { drain } from '../progress.ts';
import { tableOf } from '../testTable.ts';
import type { PeopleBehind } from './fit.ts';
import { judgeRecord } from './judge.ts';
import { answersOf, columnNames, peopleOf } from './testAnswers.ts';

const all = Object.fromEntries(columnNames.map((name) => [name, 'quasi-identifier']));

function analysisOf(lines: readonly string[], given: object, budget?: number): Analysis {
  const { settings, problems } = readSettings({ columns: all, ...given });
  assert.deepEqual(problems, []);
  const bytes = new TextEncoder().encode(`${lines.join('\n')}\n`);
  const text = { bytes: (start: number, end: number) => bytes.subarray(start, end) };
  return dataSet(tableOf(lines), settings, text, { budget });
}

function behind(lines: readonly string[], given: object): PeopleBehind {
  const people = drain(analysisOf(lines, given).peopleBehind());
  assert.ok(people);
  return people;
}

const people = peopleOf(4000);
const noised = answersOf(people, 2);
const noNames = { name: 'identifiers', limit: 0, value: 0, holds: true };

test('a file that is not declared as noised has no people behind it', () => {
  const facts = drain(analysisOf(noised, {}).insight());
  assert.equal(facts.protection, undefined);
  assert.equal(facts.peopleBehind, undefined);
  assert.equal(facts.quasiIdentifiers.length, 4);
});

test('with one ε for the file no row is compared, and nothing is said of classes', () => {
  const facts = drain(analysisOf(noised, { epsilon: 2, columns: { ...all, sex: 'sensitive' } }).insight());
  assert.equal(facts.protection?.total, 8);
  assert.ok(facts.protection?.isWhole);
  assert.deepEqual([facts.quasiIdentifiers, facts.risk, facts.verdict], [[], undefined, undefined]);
  assert.deepEqual([facts.smallKeys, facts.followers, facts.sensitive, facts.worstRows], [[], [], [], []]);
});

test('the policy is judged by ε, if it says something of it', () => {
  const policies = (epsilon: number) => ({ policies: { ours: { epsilon } }, policy: 'ours' });
  // The editor's settings know no policies of one's own, so they are given as those of a file are.
  const { settings } = readSettings({ columns: all, epsilon: 2 });
  for (const [limit, holds] of [
    [8, true],
    [7.9, false],
  ] as const) {
    const criteria = policies(limit).policies.ours;
    const table = tableOf(noised);
    const text = { bytes: () => new Uint8Array() };
    const own = { ...settings, policy: { name: 'ours', criteria } };
    const { verdict } = drain(dataSet(table, own, text).classes());
    assert.deepEqual(verdict?.criteria, [noNames, { name: 'epsilon', limit, value: 8, holds }]);
    assert.equal(verdict?.ready, holds);
  }
});

test('where only some columns are noised, rows are compared on the others', () => {
  const columns = { ...all, work: { role: 'quasi-identifier', epsilon: 2 }, sex: { role: 'sensitive', epsilon: 1 } };
  const facts = drain(analysisOf(noised, { columns }).insight());
  assert.deepEqual(facts.quasiIdentifiers, [0, 3]);
  assert.equal(facts.protection?.isWhole, false);
  assert.deepEqual(facts.protection?.modelled, [0, 1, 2, 3]);
  assert.ok(facts.risk);
  assert.ok(!facts.compared.includes(1));
  assert.deepEqual(
    facts.peopleBehind?.columns.map(({ epsilon }) => epsilon),
    [Number.POSITIVE_INFINITY, 2, 1, Number.POSITIVE_INFINITY],
  );
});

test('a column by itself that is noised and compared on by nobody leaves rows what they are', () => {
  const columns = { ...all, sex: { role: 'sensitive', epsilon: 1 } };
  const { protection, quasiIdentifiers } = drain(analysisOf(noised, { columns }).profile());
  assert.deepEqual(quasiIdentifiers, [0, 1, 3]);
  assert.equal(protection?.isWhole, false);
  const insensitive = Object.fromEntries(columnNames.map((name) => [name, 'insensitive']));
  const none = { columns: { ...insensitive, sex: { role: 'sensitive', epsilon: 1 } } };
  assert.equal(drain(analysisOf(noised, none).profile()).protection?.isWhole, false);
});

test('of a column that is declared insensitive no answer is taken to be known of a person', () => {
  const modelled = (sex: string) =>
    drain(analysisOf(noised, { epsilon: 2, columns: { ...all, sex } }).profile()).protection?.modelled;
  assert.deepEqual(modelled('sensitive'), [0, 1, 2, 3]);
  assert.deepEqual(modelled('insensitive'), [0, 1, 3]);
});

test('frequencies are reconstructed, near those of the people', () => {
  const { columns } = behind(noised, { epsilon: 2 });
  for (const [i, { reported, shares }] of columns.entries()) {
    const values = [...new Set(people.map((person) => person[i]))].sort();
    for (const [category, value] of values.entries()) {
      const truth = people.filter((person) => person[i] === value).length / people.length;
      assert.ok(Math.abs(shares[category] - truth) < 0.04, `${value}: ${shares[category]}, ${truth}`);
    }
    assert.ok(Math.abs(reported.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
  }
});

test('the share of people alone is near that of the people', () => {
  const counts = new Map<string, number>();
  for (const person of people) counts.set(person.join(), (counts.get(person.join()) ?? 0) + 1);
  const alone = [...counts.values()].filter((count) => count === 1).length / people.length;
  const { drawn, cap, population, isComplete } = behind(noised, { epsilon: 2 });
  assert.ok(drawn && isComplete);
  assert.equal(population, 4000);
  assert.ok(Math.abs(drawn.aloneShare - alone) < 0.03, `${drawn.aloneShare}, ${alone}`);
  // 1 − α̂ for anyone of the population (SEI-8).
  assert.ok(Math.abs((cap ?? 0) - 0.9) < 0.001);
  assert.ok(drawn.atMost[0] <= drawn.atMost[1]);
});

test('each column has its own ε, and answers that nobody gave count', () => {
  const columns = {
    ...all,
    sex: { role: 'quasi-identifier', epsilon: 1, categories: ['s2', 's1', 's0'] },
    work: { role: 'quasi-identifier', epsilon: 3 },
  };
  const [place, work, sex] = behind(noised, { epsilon: 2, columns }).columns;
  assert.deepEqual([place.epsilon, work.epsilon, sex.epsilon], [2, 3, 1]);
  assert.deepEqual([sex.shares.length, sex.reported[0]], [3, 0]);
  assert.ok(Math.abs(sex.keep - Math.E / (Math.E + 2)) < 1e-12);
  assert.equal(sex.categoryOf('s2'), 0);
});

test('the model is fitted once: not for another severity, and not after an edit that is taken back', () => {
  const before = analysisOf(noised, { epsilon: 2 });
  const fitted = drain(before.peopleBehind());
  const after = analysisOf(noised, { epsilon: 2, rules: { 'weak-noise': 'error' } });
  after.inherit(before, (row) => row);
  assert.equal(drain(after.peopleBehind()), fitted);
  const edited = analysisOf([...noised.slice(0, -1), 'p0,w5,s0,g7'], { epsilon: 2 });
  edited.inherit(after, (row) => row);
  assert.notEqual(drain(edited.peopleBehind()), fitted);
  const back = analysisOf(noised, { epsilon: 2 });
  back.inherit(edited, (row) => row);
  assert.equal(drain(back.peopleBehind()), fitted);
  const other = analysisOf(noised, { epsilon: 2.5 });
  other.inherit(back, (row) => row);
  assert.notEqual(drain(other.peopleBehind()), fitted);
});

test('a model that ran out of time says so, and is not kept', () => {
  const analysis = analysisOf(noised, { epsilon: 2 }, 1e-9);
  const cut = drain(analysis.peopleBehind());
  assert.equal(cut?.isComplete, false);
  const again = analysisOf(noised, { epsilon: 2 });
  again.inherit(analysis, (row) => row);
  assert.equal(drain(again.peopleBehind())?.isComplete, true);
});

test('a person is judged by true values, quickly: a common one is one of many, a stranger sits on the floor', () => {
  const fitted = behind(noised, { epsilon: 2, population: 1_000_000 });
  const judge = (values: string[]) => drain(judgeRecord(fitted, values, [], 'member', [1, 10]));
  const common = judge(['p1', 'w1', 's0', 'g0']);
  assert.ok(common && common.alone < 1e-9 && common.expected > 1000 && !common.isOnFloor);
  const stranger = judge(['p1', 'w1', 's0', 'nowhere']);
  assert.ok(stranger?.isOnFloor);
  assert.deepEqual(stranger.unknown, ['group']);
  assert.equal(stranger.alone, stranger.cap);
  assert.ok(Math.abs(stranger.alone - 0.9) < 1e-6);
  const databases = Array.from({ length: 5 }, (_, i) => ({ rate: 0.1 + i / 20, matches: i }));
  const five = takesAtMost(100, () =>
    drain(judgeRecord(fitted, ['p1', 'w1', 's0', 'g0'], databases, 'record', [1, 10])),
  );
  assert.ok(five && five.expected >= 4);
  assert.equal(
    drain(judgeRecord(fitted, ['p1', 'w1', 's0', 'g0'], [{ rate: 0, matches: 1 }], 'record', [])),
    undefined,
  );
});

test('files with next to nothing in them', () => {
  assert.equal(drain(analysisOf(['place,work'], { epsilon: 1 }).insight()).peopleBehind, undefined);
  const one = drain(analysisOf(['place', 'x'], { epsilon: 1 }).insight()).peopleBehind;
  assert.equal(one?.drawn?.aloneShare, 1);
});

test('so few answers with so much noise are said to be no more than a guess', () => {
  const guessed = (lines: readonly string[], epsilon: number) =>
    behind(lines, { epsilon }).columns.filter(({ isGuessed }) => isGuessed).length;
  assert.equal(guessed(noised, 2), 0);
  assert.equal(guessed(answersOf(people.slice(0, 100), 0.1), 0.1), 4);
});

test('an answer that is none of those declared is counted', () => {
  const values = [...new Set(noised.slice(1).map((line) => line.split(',')[0]))].sort();
  const place = { role: 'quasi-identifier', categories: values.slice(1) };
  const [first, second] = behind(noised, { epsilon: 2, columns: { ...all, place } }).columns;
  assert.equal(first.undeclared, noised.filter((line) => line.split(',')[0] === values[0]).length);
  assert.equal(second.undeclared, 0);
  assert.equal(first.shares.length, values.length);
});
