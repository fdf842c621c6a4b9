import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drain } from '../analysis/index.ts';
import { aloneProbability, atMostProbability, countLaw, probabilityOf } from '../measures/protected/index.ts';
import { takesAtMost } from '../testing/index.ts';
import { decisionOf } from './decision.ts';
import { judgeRecord, type RecordQuestion } from './judgeRecord.ts';
import { judgeValues } from './judgeValues.ts';
import { knownPairs, type RecordValue, recordValue } from './knownPairs.ts';
import { statisticsIn, table1 } from './testStatistics.ts';

const near = (actual: number | undefined, expected: number, tolerance = 1e-9) =>
  assert.ok(
    Math.abs((actual ?? Number.NaN) - expected) <= tolerance * Math.max(1, expected),
    `${actual}, not ${expected}`,
  );

const plain: RecordQuestion = {
  rows: 1000,
  frequencies: [100, 50, 200],
  pairs: { edges: [], both: [], values: [], counted: [], areOwn: true },
  counted: undefined,
  most: 1000,
  population: 1000,
  databases: [],
  target: 'member',
  atMost: [1, 10],
};

const judged = (question: Partial<RecordQuestion>) => {
  const found = drain(judgeRecord({ ...plain, ...question }));
  assert.ok(found);
  return found;
};

test('TFRR: the golden records, as printed and calibrated', () => {
  const record = judged({});
  assert.deepEqual(
    Object.keys(record.indistinguishable).map(Number),
    Array.from({ length: 19 }, (_, i) => i + 2),
  );
  near(record.indistinguishable[2], 0.413892869479);
  near(record.indistinguishable[5], 0.00460870176788);
  near(record.calibrated[2], 0.625912757822);
  assert.equal(record.dependence, 'none');
  const small = judged({ rows: 10, frequencies: [4, 5, 6], population: 10 });
  near(small.indistinguishable[2], 0.418125787925);
  near(small.calibrated[2], 0.607520786092);
});

test('TFRR: a strongly dependent pair of values rectifies the law', () => {
  const values = [{ a: 0, b: 1, both: 40 }];
  const record = judged({
    frequencies: [50, 200, 100],
    pairs: { edges: [], both: [], values, counted: [], areOwn: true },
  });
  near(record.indistinguishable[2], 0.93632777195);
  assert.equal(record.dependence, 'pair');
});

test('SEI: one more record of a population, and records that databases hold', () => {
  // q = 0.002 from two columns, N = 1000 (measures.md 5.4).
  const two = { rows: 1000, frequencies: [20, 100], population: 1000 };
  const member = judged(two);
  near(member.alone, 0.135335192832, 1e-6);
  near(member.expected, 1 + 999 * 0.002);
  const one = judged({ ...two, databases: [{ rate: 0.1, matches: 1 }], target: 'record' });
  near(one.alone, 0.165269023834);
  near(one.expected, 2.79855971194);
  const both = [
    { rate: 0.1, matches: 1 },
    { rate: 0.2, matches: 2 },
  ];
  const several = judged({ ...two, databases: both, target: 'record', atMost: [2, 3, 5] });
  near(several.atMost[2], 0.137974954296);
  near(several.atMost[3], 0.137974954296 + 0.298025901279);
  near(several.expected, 3.85557639869);
  near((several.atLeast[3] ?? 0) + (several.atMost[2] ?? 0), 1);
  assert.equal(several.cap, undefined);
  const impossible = { ...plain, population: 10, databases: [{ rate: 0.5, matches: 11 }] };
  assert.equal(drain(judgeRecord(impossible)), undefined);
});

test('a value nobody has: alone for sure by the statistics, but no surer than the floor allows once databases count', () => {
  const unseen = judged({ frequencies: [0, 50] });
  assert.equal(unseen.alone, 1);
  assert.equal(unseen.isUnseen, true);
  assert.equal(judged({ frequencies: [1, 50] }).isUnseen, false);
  const found = judged({
    frequencies: [0, 50],
    population: 1_000_000,
    databases: [{ rate: 0.1, matches: 1 }],
    target: 'record',
  });
  assert.ok(found.cap !== undefined && found.alone === found.cap);
  near(found.alone, 0.9 ** 0.9, 1e-3);
});

test('a record is found in the statistics, with what they tell of its pairs', () => {
  const rows = Array.from({ length: 120 }, (_, i) => `${10 + (i % 6)},${i % 6 < 3 ? 'north' : 'south'},${i % 5}`);
  const text = `zip,county,group\n${rows.join('\n')}\n`;
  const record = (request: object, background?: object) => {
    const statistics = statisticsIn(text, request);
    const values = ['10', 'north', '4'].map((value, column) => recordValue(statistics, column, value));
    const larger = background && statisticsIn(text, background);
    return { values, pairs: drain(knownPairs(statistics, larger, values)) };
  };
  assert.deepEqual(
    record({}).values.map(({ frequency }) => frequency),
    [20, 60, 24],
  );
  assert.deepEqual(record({}).pairs, { edges: [], both: [], values: [], counted: [], areOwn: true });
  // Ten of twelve independent pairs would be chance; zip and county are not.
  const tree = record({ tree: true }).pairs;
  assert.equal(tree.edges.length, 1);
  assert.deepEqual(tree.both, [20]);
  const pairs = record({ pairs: true }).pairs;
  assert.deepEqual(pairs.values, [{ a: 1, b: 0, both: 20 }]);
  // What a larger set bears out is not what these records do.
  const edges = tree.edges.map((edge) => ({ ...edge, isDetermined: false }));
  assert.deepEqual(record({}, { tree: true }).pairs, { ...tree, edges, counted: [], areOwn: false });
  assert.deepEqual(record({}, { pairs: true }).pairs, { ...pairs, counted: [], areOwn: false });
});

test('where the table is the population, a count that is told is the answer; in a larger one it is the least', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i % 3},${i % 3 === 1 || i % 5 === 0 ? 'f' : 'm'}`);
  const statistics = statisticsIn(`zip,sex\n${rows.join('\n')}\n`, { tree: true });
  const judge = (
    parts: readonly [number, string][],
    population: number,
    databases: RecordQuestion['databases'] = [],
  ) => {
    const record = parts.map(([column, value]) => recordValue(statistics, column, value));
    return drain(
      judgeValues(statistics, undefined, record, { population, databases, target: 'member', atMost: [1, 9] }),
    );
  };
  const both = rows.filter((row) => row === '0,f').length;
  const register = judge(
    [
      [0, '0'],
      [1, 'f'],
    ],
    60,
  );
  assert.deepEqual([register?.expected, register?.alone, register?.atLeast[9]], [both, 0, 0]);
  assert.equal(register?.calibrated[both], 1);
  assert.equal(register?.calibrated[both + 1], 0);
  assert.equal(judge([[0, '1']], 60)?.expected, 20);
  // Those that are counted, and of five more people as many as are to be expected.
  const larger = judge(
    [
      [0, '0'],
      [1, 'f'],
    ],
    65,
  );
  assert.ok(larger && larger.expected > both && larger.expected < both + 1 && larger.alone === 0);
  near(judge([[0, '1']], 6000)?.expected, 20 + 5940 / 3);
  assert.equal(judge([[0, '1']], 60, [{ rate: 0.5, matches: 21 }]), undefined);
});

test('no more people are like it than have its rarest value, or are beyond the table', () => {
  const rows = Array.from({ length: 400 }, (_, i) => `${i < 10 ? 'rare' : 'other'},${i % 2 ? 'f' : 'm'},${i % 200}`);
  const statistics = statisticsIn(`illness,sex,code\n${rows.join('\n')}\n`);
  const judge = (population: number, values: readonly string[], told = statistics) => {
    const record = values.map((value, column) => recordValue(told, column, value));
    const question = { population, databases: [], target: 'member', atMost: [10, 12] } as const;
    return drain(judgeValues(told, undefined, record, question));
  };
  const free = countLaw((10 / 400) * (200 / 400), 400, [], 'member');
  const register = judge(400, ['rare', 'f']);
  assert.ok(free && register);
  assert.equal(register.atMost[10], 1);
  // The law of measures.md 3.1, given that there are at most ten.
  near(register.alone, aloneProbability(free) / atMostProbability(free, 10));
  near(register.atLeast[10], probabilityOf(free, 10) / atMostProbability(free, 10));
  const larger = judge(402, ['rare', 'f']);
  assert.ok(larger && (larger.atMost[10] ?? 1) < 1);
  assert.equal(larger.atMost[12], 1);
  assert.equal(judge(400, ['rare', 'f', '3'])?.atLeast[10], 0, 'the code of two rows');
  // Nobody knows how often one has occurred that is kept back.
  const keptBack = statisticsIn(`illness,sex,code\n${rows.join('\n')}\n`, { below: 3 });
  assert.ok((judge(400, ['other', 'f', '3'], keptBack)?.atLeast[10] ?? 0) > 0);
});

test('where the law has nearly all people beyond what there can be, it is as many as there can be', () => {
  const values = [{ a: 0, b: 1, both: 900 }];
  const question = { rows: 1_000_000, frequencies: [999_999, 999_999], population: 1_000_000, most: 3 };
  const record = judged({ ...question, pairs: { edges: [], both: [], values, counted: [], areOwn: true } });
  assert.deepEqual([record.expected, record.alone], [3, 0]);
});

test('values that no record has together decide nothing, though the shares of each promise people', () => {
  // Place 3 is town t1 in all its rows. Town t0 has two places, so the confidence of its pairs is below that of the listed pairs.
  const rows = Array.from({ length: 120 }, (_, i) => `${i % 4},${i % 4 < 3 ? 't0' : 't1'}`);
  const text = `place,town\n${rows.join('\n')}\n`;
  for (const request of [{ pairs: true }, { tree: true }]) {
    const statistics = statisticsIn(text, request);
    const judge = (place: string, town: string) => {
      const record = [place, town].map((value, column) => recordValue(statistics, column, value));
      return drain(
        judgeValues(statistics, undefined, record, { population: 4000, databases: [], target: 'member', atMost: [10] }),
      );
    };
    const impossible = judge('3', 't0');
    assert.ok((impossible?.atLeast[10] ?? 0) > 0.95);
    assert.deepEqual([impossible?.isUnseen, impossible?.decision], [true, undefined]);
    assert.deepEqual([judge('3', 't1')?.isUnseen, judge('3', 't1')?.decision], [false, 'publish']);
  }
});

test('a pair that is not told may occur where not all of them are told', () => {
  const statistics = statisticsIn(table1, { pairs: true });
  const record = ['25', 'M'].map((value, column) => recordValue(statistics, column, value));
  const tuple = { a: record[1]?.code ?? 0, b: record[0]?.code ?? 0, count: 2, confidence: 2 / 3 };
  const pairsOfAge = (age: RecordValue, ...tuples: readonly (typeof tuple)[]) => {
    const pairs = [{ dependent: 1, determinant: 0, gain: 0.9, tuples }];
    return drain(knownPairs({ ...statistics, pairs }, undefined, [age, record[1]])).values;
  };
  const pairsOf = (...tuples: readonly (typeof tuple)[]) => pairsOfAge(record[0], ...tuples);
  const other = { ...tuple, a: tuple.a === 1 ? 2 : 1 };
  assert.deepEqual(pairsOf(other), []);
  assert.deepEqual(pairsOf({ ...other, count: 3 }), [{ a: 1, b: 0, both: 0 }]);
  assert.deepEqual(pairsOf(other, { ...tuple, count: 1 }), [{ a: 1, b: 0, both: 1 }]);
  // A small number of records that lack a value is not listed. Then the absence of its pairs proves nothing.
  assert.deepEqual(pairsOfAge({ ...record[0], value: '', code: undefined, frequency: 1 }, other), []);
});

test('what is decided: enough people almost surely, alone more likely than not, or neither', () => {
  assert.equal(decisionOf(0, 0.95), 'publish');
  assert.equal(decisionOf(0.5, 0.2), 'delete');
  assert.equal(decisionOf(0.49, 0.94), 'unclear');
  assert.equal(judged({ frequencies: [1, 1, 1] }).decision, 'delete');
  assert.equal(judged({}).decision, 'unclear');
});

test('SEI, scenario I: more than ten other people, so that eleven alike are one too few', () => {
  // Where the table is the whole population its counts are certain.
  const decisions = [10, 11, 12, 13].map((counted) => judged({ counted, most: counted }).decision);
  assert.deepEqual(decisions, ['unclear', 'unclear', 'publish', 'publish']);
});

test('a column that determines another leaves its people as they are', () => {
  const rows = Array.from({ length: 400 }, (_, i) => {
    const place = i < 11 ? 9 : (i >> 1) % 6;
    return `${place},${place === 9 ? 'davos' : `t${place % 3}`},${i % 2 ? 'f' : 'm'}`;
  });
  const table = (lines: readonly string[]) => `place,town,sex\n${lines.join('\n')}\n`;
  const expectedIn = (text: string, ...values: string[]) => {
    const statistics = statisticsIn(text, { tree: true });
    const record = values.map((value, column) => recordValue(statistics, column, value));
    const question = { population: 4000, databases: [], target: 'member', atMost: [10] } as const;
    return drain(judgeValues(statistics, undefined, record, question))?.expected;
  };
  near(expectedIn(table(rows), '9', 'davos'), 110);
  // Of three values by the tree's law: half of them, and the one who is there.
  near(expectedIn(table(rows), '9', 'davos', 'f'), 1 + (3999 * 11 * 200) / 400 / 400);
  // One row elsewhere, and place determines town no more: what eleven rows bear out counts for little.
  const nearly = rows.map((row, i) => (i === 399 ? row.replace(/,t\d/, ',davos') : row));
  assert.ok((expectedIn(table(nearly), '9', 'davos') ?? 110) < 30);
});

test('columns are named whose value is not told: no record has it, or it is among those that are kept back', () => {
  const statistics = statisticsIn(table1, { below: 2 });
  const judge = (...values: string[]) => {
    const record = values.map((value, column) => recordValue(statistics, column, value));
    return drain(
      judgeValues(statistics, undefined, record, { population: 100, databases: [], target: 'member', atMost: [1] }),
    );
  };
  const { unknown, neverMissing, keptBack } = judge('99', 'm', '') ?? {};
  assert.deepEqual([unknown, neverMissing, keptBack], [['Gender'], ['Smoking'], ['Age']]);
  assert.deepEqual(judge('25', 'M', 'N')?.unknown, []);
});

test('missing, unknown and suppressed values', () => {
  const statistics = statisticsIn(table1, { below: 2 });
  const frequency = (column: number, value: string) => recordValue(statistics, column, value).frequency;
  // The counts of Age list 25; 20 and 35 have a record each.
  assert.deepEqual(
    ['25', '20', '99', ''].map((value) => frequency(0, value)),
    [3, 1, 1, 0],
  );
  assert.deepEqual(
    ['M', 'X'].map((value) => frequency(1, value)),
    [3, 0],
  );
});

test('a record that five databases of a million people may hold is judged in under 100 ms', () => {
  const databases = [0.01, 0.02, 0.05, 0.1, 0.2].map((rate, i) => ({ rate, matches: i }));
  for (const frequency of [1, 1000, 500_000, 999_999]) {
    const question = {
      rows: 1_000_000,
      frequencies: [frequency, 900_000],
      population: 1_000_000,
      databases,
      target: 'record',
    } as const;
    takesAtMost(100, () => judged(question));
  }
});

test('a pair of values that no record has is unseen, and one that few have limits the rows alike, also where columns meet by chance', () => {
  const rows = ['a,x,c', 'a,y,c', 'b,x,c', 'b,y,c', 'b,x,d', 'b,y,d', 'b,x,d', 'b,y,d'];
  const plain = statisticsIn(`one,two,three\n${rows.join('\n')}\n`);
  // By eight rows this is no more than chance.
  const joint = { rows: 8, a: Uint32Array.of(1, 2, 2), b: Uint32Array.of(1, 1, 2), counts: Uint32Array.of(2, 2, 4) };
  const statistics = { ...plain, tree: [{ parent: 0, child: 2, joint }] };
  const judge = (values: readonly string[]) => {
    const record = values.map((value, column) => recordValue(statistics, column, value));
    const question = { population: 8, databases: [], target: 'member', atMost: [1] } as const;
    return drain(judgeValues(statistics, undefined, record, question));
  };
  const unseen = judge(['a', 'x', 'd']);
  assert.equal(unseen?.dependence, 'none');
  assert.equal(unseen?.isUnseen, true);
  assert.equal(unseen?.decision, undefined);
  const seen = judge(['b', 'x', 'c']);
  assert.equal(seen?.isUnseen, false);
  assert.ok((seen?.calibrated[2] ?? 0) > 0);
  assert.equal(seen?.calibrated[3], 0, 'two records have b and c');
});
