import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { defaultSettings } from '../config/index.ts';
import { readTable, type Table } from '../table/index.ts';
import { dataSet } from '../testing/index.ts';
import { startMeasuring } from './measured.ts';
import { protectedPart } from './protected.ts';
import type { MeasureRequest } from './request.ts';
import { plainRequest } from './testMeasured.ts';

interface Answer {
  readonly populationSize: number;
  readonly floor?: number;
  readonly cap?: number;
  readonly onFloor?: number;
  readonly aloneShare?: number;
  readonly atMost?: Readonly<Record<string, number>>;
  readonly frequencies: Readonly<Record<string, readonly number[]>>;
  readonly correlation?: { readonly printed: number[][]; readonly signed: number[][] };
  readonly confusion?: Readonly<Record<string, { tp: number; fp: number; fn: number; tn: number }>>;
  readonly guessed?: readonly string[];
  readonly complete?: false;
}

/** So large an ε that every report is the truth. */
const truth = 100;

const plain: MeasureRequest = { ...plainRequest, epsilon: truth, target: 'member' };

const bytesOf = (lines: readonly string[]) => new TextEncoder().encode(`${lines.join('\n')}\n`);

function tableOf(lines: readonly string[]): Table {
  return drain(readTable(bytesOf(lines), { missingTokens: [''], trim: false, delimiter: ',', header: true }));
}

function ask(lines: readonly string[], request: Partial<MeasureRequest> = {}): Answer {
  const table = tableOf(lines);
  const quasiIdentifiers = lines[0].split(',');
  const source = { bytes: (start: number, end: number) => bytesOf(lines).subarray(start, end) };
  const analysis = dataSet(table, { ...defaultSettings, quasiIdentifiers }, source);
  const measured = drain(startMeasuring(analysis, { ...plain, ...request }));
  return drain(protectedPart(measured)) as unknown as Answer;
}

const repeated = (line: string, times: number) => new Array<string>(times).fill(line);

/** 60 people: the second column follows the first but for a few, the third has one person of its own. */
const people = [
  'place,work,rank',
  ...repeated('a,x,1', 27),
  ...repeated('b,y,1', 27),
  ...repeated('a,y,1', 2),
  ...repeated('b,x,1', 3),
  'b,x,2',
];

function assertNear(actual: number | undefined, expected: number, tolerance: number): void {
  assert.ok(actual !== undefined && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

test('without ε a file is not taken for a protected one', () => {
  assert.equal(ask(people, { epsilon: undefined }), undefined);
});

test('reports that are the truth give its shares, in the order of the values', () => {
  const { frequencies } = ask(['n,w', '10,b', '9,a', '9,c', '2,']);
  assert.deepEqual(Object.keys(frequencies), ['n', 'w']);
  for (const [i, share] of [0.25, 0.5, 0.25].entries()) assertNear(frequencies['n'][i], share, 1e-9);
  assert.equal(frequencies['w'].length, 4);
});

test('one column: the share of people alone is that of the binomial law', () => {
  const { aloneShare, atMost, onFloor } = ask(['v', 'a', 'b', 'b', 'b'], { population: 4 });
  assertNear(aloneShare, 0.25 * 0.75 ** 3 + 0.75 * 0.25 ** 3, 0.005);
  assertNear(atMost?.['1'], aloneShare ?? Number.NaN, 1e-12);
  assertNear(atMost?.['10'], 1, 1e-12);
  assert.equal(onFloor, 0);
});

test('the floor caps the chance of being alone', () => {
  const { floor, cap } = ask(people, { population: 1_000_000, target: 'record' });
  assertNear(floor, 1.0536051565783e-7, 1e-18);
  assertNear(cap, 0.94824464092, 1e-6);
});

test('each model answers, the same with the same seed', () => {
  for (const model of ['tree', 'copula', 'independence'] as const) {
    const answer = ask(people, { model, epsilon: 2 });
    assert.deepEqual(ask(people, { model, epsilon: 2 }), answer);
    assert.ok(answer.aloneShare !== undefined && answer.aloneShare > 0 && answer.aloneShare < 1);
    assert.equal(answer.complete, undefined);
    assert.equal(answer.correlation?.printed.length, 3);
  }
  const { correlation } = ask(people);
  for (const matrix of [correlation?.printed, correlation?.signed]) {
    assert.ok(matrix && matrix[0][1] > 0.7 && matrix[0][1] === matrix[1][0] && matrix[2][2] === 1);
  }
});

test('databases that hold everybody say who is alone', () => {
  const everyone = tableOf(people);
  const { aloneShare } = ask(people, { model: 'independence', databases: [{ table: everyone, rate: 1 }] });
  // Of the people who exist one is alone: as likely as (b, x, 2) is among the five cells that are not empty.
  const [a, x, first] = [29 / 60, 31 / 60, 59 / 60];
  const alone = (1 - a) * x * (1 - first);
  const all = first + alone;
  assertNear(aloneShare, alone / all, 0.002);
  const other = tableOf(['place', 'a']);
  assert.throws(() => ask(people, { databases: [{ table: other, rate: 0.5 }] }), /lacks a column/);
});

test('a file of the population shows how well people are told apart', () => {
  const populationTable = tableOf(people);
  const { confusion, populationSize } = ask(people, {
    populationTable,
    databases: [{ table: populationTable, rate: 1 }],
  });
  assert.equal(populationSize, 60);
  assert.deepEqual(confusion, { 1: { tp: 1, fp: 0, fn: 0, tn: 59 }, 10: { tp: 6, fp: 0, fn: 0, tn: 54 } });
  const stranger = ask(people, { populationTable: tableOf(['place,work,rank', 'c,x,1', 'a,x,1']), population: 60 });
  assert.equal(stranger.confusion?.['1'].tp, 1);
});

test('numbers of many values are put in bins, missing ones by themselves', () => {
  const { frequencies } = ask(['n', ...Array.from({ length: 200 }, (_, i) => String(i * 0.5)), ...repeated('', 50)]);
  assert.equal(frequencies['n'].length, 21);
  assertNear(frequencies['n'][20], 0.2, 1e-9);
  assertNear(frequencies['n'][0], 0.04, 1e-9);
});

test('what is cut short says so', () => {
  const { complete, frequencies } = ask(people, { budget: 1e-9 });
  assert.equal(complete, false);
  assert.equal(frequencies['rank'].length, 2);
  const wide = Array.from({ length: 3000 }, (_, i) => `a${i},b${i}`);
  assert.equal(ask(['first,second', ...wide]).complete, false);
});

test('tables with next to nothing in them', () => {
  const empty = ask(['a,b']);
  assert.deepEqual(empty.frequencies, { a: [], b: [] });
  assert.equal(empty.populationSize, 0);
  assert.equal(empty.aloneShare, undefined);
  assert.equal(ask(['a,b'], { population: 1000, model: 'copula' }).aloneShare, undefined);
  assert.equal(ask(['a', 'x']).aloneShare, 1);
  for (const model of ['tree', 'copula', 'independence'] as const) {
    const constant = ask(['a,b', ...repeated('x,', 30)], { model, epsilon: 1 });
    assert.deepEqual(constant.frequencies, { a: [1], b: [1] });
    assert.equal(constant.aloneShare, 0);
    assert.equal(constant.complete, undefined);
  }
});

test('of answers that are too few for their noise the numbers are said to be a guess', () => {
  assert.equal(ask(people).guessed, undefined);
  assert.deepEqual(ask(people, { epsilon: 0.01 }).guessed, ['place', 'work', 'rank']);
  // The share of one of two values is known to 1/√n of it without noise: 400 answers at ε = 1 are enough, 4 are not.
  const two = (times: number) => ['place', ...repeated('a', times), ...repeated('b', times)];
  assert.equal(ask(two(200), { epsilon: 1 }).guessed, undefined);
  assert.deepEqual(ask(two(2), { epsilon: 1 }).guessed, ['place']);
});
