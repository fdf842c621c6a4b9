import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readSettings } from '../config/index.ts';
import { readStatisticsText } from '../statistics/index.ts';
import { dataSet, drawn } from '../testing/index.ts';
import type { Analysis } from './analysis.ts';
import type { InPopulation } from './inPopulation.ts';
import type { PopulationFile } from './populationFile.ts';
import { drain } from './progress.ts';
import { tableOf } from './testTable.ts';

const sample = ['sex,zip', 'f,1', 'f,1', 'm,3', 'm,1'];
const named = { quasiIdentifiers: ['sex', 'zip'], k: 2 };

function analysisOf(lines: readonly string[], given: object, file?: Partial<PopulationFile>): Analysis {
  const { settings, problems } = readSettings(given);
  assert.deepEqual(problems, []);
  const text = { bytes: () => new Uint8Array() };
  return dataSet(tableOf(lines), settings, text, {
    *readPopulation() {
      yield { stage: 'reading', share: 1 };
      return { name: 'people.csv', table: undefined, statistics: undefined, problem: undefined, ...file };
    },
  });
}

function among(lines: readonly string[], given: object, file?: Partial<PopulationFile>): InPopulation | undefined {
  return drain(analysisOf(lines, given, file).inPopulation(undefined));
}

const sourceOf = (given: object, lines = sample, file?: Partial<PopulationFile>) => {
  const known = drain(analysisOf(lines, given, file).population());
  return known && [known.source, known.size, known.rate];
};

test('the population: a file of it, what is stated, the rate, the weights, in this order', () => {
  const weighted = ['sex,zip,n', 'f,1,2', 'f,1,3', 'm,3,3', 'm,1,2'];
  const columns = { n: 'weight', sex: 'quasi-identifier', zip: 'quasi-identifier' };
  const file = { table: tableOf(['sex,zip', ...Array.from({ length: 40 }, () => 'f,1')]) };
  assert.equal(sourceOf({}), undefined);
  assert.deepEqual(sourceOf({ columns }, weighted), ['weights', 10, 0.4]);
  assert.deepEqual(sourceOf({ columns, samplingRate: 0.1 }, weighted), ['rate', 40, 0.1]);
  assert.deepEqual(sourceOf({ columns, samplingRate: 0.1, population: 50 }, weighted), ['stated', 50, 0.1]);
  assert.deepEqual(sourceOf({ columns, population: 50 }, weighted), ['stated', 50, 0.08]);
  const given = { columns, population: 50, populationFile: 'people.csv' };
  assert.deepEqual(sourceOf(given, weighted, file), ['file', 40, 0.1]);
  assert.deepEqual(sourceOf(given, weighted, { problem: 'There is no such file.' }), ['stated', 50, 0.08]);
});

/** A statement that is passed over, without its subject. */
function passedOver(given: object, lines = sample, file?: Partial<PopulationFile>) {
  const { population, passedOver: reasons } = drain(analysisOf(lines, given, file).knownPopulation());
  assert.equal(population, undefined);
  return reasons;
}

test('what cannot be true of the file is not used, and it is told why', () => {
  const released = { count: 4, arePeople: false };
  assert.deepEqual(passedOver({ population: 3 }), [{ kind: 'smallPopulation', population: 3, released }]);
  assert.deepEqual(sourceOf({ population: 4 }), ['stated', 4, 1]);
  const people = ['user,zip', 'a,1', 'a,2', 'b,3'];
  assert.deepEqual(passedOver({ population: 1, columns: { user: 'subject' } }, people), [
    { kind: 'smallPopulation', population: 1, released: { count: 2, arePeople: true } },
  ]);
});

test('a sampling rate that the population and the people of the file contradict is not used: their share counts', () => {
  const known = (rows: number, given: object) => {
    const lines = ['sex', ...Array.from({ length: rows }, () => 'f')];
    const { population, passedOver: reasons } = drain(analysisOf(lines, given).knownPopulation());
    return [population?.source, population?.size, population?.rate, reasons.map(({ kind }) => kind)];
  };
  const given = { population: 4000, samplingRate: 0.5 };
  assert.deepEqual(known(400, given), ['stated', 4000, 0.1, ['wrongRate']]);
  // 2,000 are expected: 5 deviations of 31.6 and a tenth more or fewer may be there.
  for (const [rows, isWrong] of [
    [1641, true],
    [1642, false],
    [2000, false],
    [2358, false],
    [2359, true],
  ] as const) {
    assert.deepEqual(known(rows, given)[3], isWrong ? ['wrongRate'] : [], String(rows));
  }
  assert.deepEqual(known(4, { population: 8, samplingRate: 0.25 }), ['stated', 8, 0.25, []]);
  assert.deepEqual(known(4, { population: 4, samplingRate: 1 }), ['stated', 4, 1, []]);
  // People are counted, not their rows.
  const lines = ['user', ...Array.from({ length: 400 }, (_, i) => `u${i % 40}`)];
  const settings = { population: 400, samplingRate: 0.1, columns: { user: 'subject' } };
  assert.deepEqual(drain(analysisOf(lines, settings).knownPopulation()).passedOver, []);
});

test('weights with one that is no number above 0 say nothing, nor do too small ones', () => {
  const columns = { n: 'weight' };
  for (const wrong of ['0', '-1', 'x', '', '1e999', '0x10', '1,5', 'Infinity', '1_0', '0b11']) {
    const lines = ['sex,n', 'f,2', `m,"${wrong}"`, `m,"${wrong}"`];
    const unweighted = { rows: 2, first: [1, 2] };
    assert.deepEqual(passedOver({ columns }, lines), [{ kind: 'badWeights', column: 1, name: 'n', unweighted }], wrong);
  }
  for (const [right, size] of [
    ['.5', 3],
    ['+3', 5],
    ['1e2', 102],
    ['2.', 4],
  ] as const) {
    assert.equal(sourceOf({ columns }, ['sex,n', 'f,2', `m,${right}`])?.[1], size, right);
  }
  assert.deepEqual(passedOver({ columns }, ['sex,n', 'f,2', 'm,1e16']), [
    { kind: 'largeWeights', column: 1, name: 'n' },
  ]);
  const released = { count: 2, arePeople: false };
  assert.deepEqual(passedOver({ columns }, ['sex,n', 'f,.7', 'm,.7']), [
    { kind: 'smallWeights', column: 1, name: 'n', sum: 1, released },
  ]);
});

test('only declared weights make a population; others are named, where nothing else is known', () => {
  const lines = ['sex,fnlwgt', 'f,2000', 'm,3000'];
  const known = (given: object) => drain(analysisOf(lines, given).knownPopulation());
  assert.deepEqual(known({}), { population: undefined, passedOver: [], likelyWeights: 'fnlwgt' });
  assert.equal(known({ population: 10 }).likelyWeights, undefined);
  assert.equal(known({ columns: { fnlwgt: 'weight' } }).population?.size, 5000);
  assert.equal(known({ columns: { fnlwgt: { kind: 'number' } } }).population, undefined);
});

test('a file of the population that is none is not used, and it is told why; what is stated counts then', () => {
  const given = { ...named, populationFile: 'people.csv' };
  const file = 'people.csv';
  const released = { count: 4, arePeople: false };
  const tableWith = (...lines: string[]) => ({ table: tableOf(lines) });
  const { statistics } = drain(readStatisticsText('{"statistics": 1, "rows": 3, "columns": []}'));
  for (const [found, flaw] of [
    [{ problem: 'There is no such file.' }, { kind: 'unreadableFile', file, problem: 'There is no such file.' }],
    [tableWith('sex,zip'), { kind: 'emptyFile', file }],
    [tableWith('sex,zip', 'f,1', 'f,1', 'm,1'), { kind: 'smallFile', file, records: 3, released }],
    [{ statistics }, { kind: 'smallFile', file, records: 3, released }],
    [tableWith('sex', 'f', 'f', 'm', 'm', 'm'), { kind: 'lackingFile', file, columns: ['zip'] }],
  ] as const) {
    assert.deepEqual(passedOver(given, sample, found), [flaw]);
    assert.equal(among(sample, given, found), undefined);
    const stated = among(sample, { ...given, population: 10 }, found);
    assert.deepEqual([stated?.population.size, stated?.register], [10, undefined]);
  }
});

test('where rows name their people, these are the sample', () => {
  const lines = ['user,zip', 'a,1', 'a,2', 'a,3', 'b,1'];
  assert.deepEqual(sourceOf({ columns: { user: 'subject' }, population: 3 }, lines), ['stated', 3, 2 / 3]);
  const file = { table: tableOf(['user,zip', 'a,1', 'b,1', 'c,1']) };
  const given = { columns: { user: 'subject', zip: 'quasi-identifier' }, populationFile: 'p.csv' };
  assert.deepEqual(sourceOf(given, lines, file), ['file', 3, 2 / 3]);
});

test('a file that is its own population: rows are as rare as in the file', () => {
  const found = among(sample, { ...named, population: 4 });
  assert.deepEqual(
    found?.worst.map(({ row, probability, expected }) => [row, probability, expected]),
    [
      [2, 0, 1],
      [3, 0, 1],
    ],
  );
  assert.equal(found?.rowsBelow, 2);
  assert.equal(found?.alone, 0.5);
  assert.equal(found?.dis, 1);
});

test('of more rows than are listed the total is true', () => {
  const rows = Array.from({ length: 60 }, (_, row) => `${row},x`);
  const found = among(['a,b', ...rows], { quasiIdentifiers: ['a', 'b'], k: 2, population: 60 });
  assert.deepEqual([found?.worst.length, found?.rowsBelow], [50, 60]);
});

test('the hover of a row says what its finding says', () => {
  const rows = Array.from({ length: 300 }, (_, i) => `${i % 4},${i % 4},${i % 7},${(i * i) % 101}`);
  const analysis = analysisOf(['a,b,c,d', ...rows], { population: 900, quasiIdentifiers: ['a', 'b', 'c', 'd'] });
  const found = drain(analysis.inPopulation(undefined));
  assert.ok(found?.isComplete && found.worst.length > 3);
  for (const { row, probability, expected } of found.worst.slice(0, 5)) {
    const own = drain(analysis.row(row, undefined))?.population;
    assert.equal(own?.expected, expected);
    // k is 5, the third of the targets.
    assert.equal(own?.indistinguishable[2], probability);
  }
});

const cell = fc.constantFrom('a', 'b', 'c', '');
const rowsOf = (least: number) => fc.array(fc.tuple(cell, cell), { minLength: least, maxLength: 25 });

test('with all people of the population at hand, they are counted', () => {
  fc.assert(
    fc.property(rowsOf(1), rowsOf(1), (released, others) => {
      const text = (rows: [string, string][]) => ['x,y', ...rows.map((row) => row.join())];
      // Everybody of the file belongs to the population, in another order of rows.
      const people = [...others, ...released].reverse();
      const given = { quasiIdentifiers: ['x', 'y'], k: 3, populationFile: 'p.csv' };
      const found = among(text(released), given, { table: tableOf(text(people)) });
      assert.ok(found?.register);
      const matches = released.map((row) => people.filter((one) => one.join() === row.join()).length);
      assert.equal(found.rowsBelow, matches.filter((count) => count < 3).length);
      assert.equal(found.register.kMap, Math.min(...matches));
      assert.equal(found.register.unmatched, 0);
      const average = matches.reduce((sum, count) => sum + 1 / count, 0) / released.length;
      assert.ok(Math.abs(found.register.journalist.average - average) < 1e-12);
      for (const { row, expected } of found.worst) assert.equal(expected, matches[row]);
    }),
    drawn(60),
  );
});

test('a row that matches nobody is told as one', () => {
  const given = { ...named, populationFile: 'p.csv' };
  const found = among(sample, given, { table: tableOf(['zip,sex', '1,f', '1,f', '1,m', '1,m', '1,m']) });
  assert.equal(found?.register?.unmatched, 1);
  assert.deepEqual(
    found?.worst.map(({ row, expected, matches }) => [row, expected, matches]),
    [[2, 1, 0]],
  );
});

test('a register that more than half of the rows match nobody in is foreign: no row is told to be rare in it', () => {
  const given = { ...named, populationFile: 'p.csv' };
  const half = among(sample, given, { table: tableOf(['sex,zip', 'f,1', 'f,1', 'm,4', 'm,5']) });
  assert.deepEqual([half?.register?.unmatched, half?.register?.isForeign, half?.rowsBelow], [2, false, 2]);
  const foreign = among(sample, given, { table: tableOf(['sex,zip', 'female,1', 'female,1', 'male,3', 'm,1']) });
  assert.deepEqual([foreign?.register?.unmatched, foreign?.register?.isForeign], [3, true]);
  assert.deepEqual([foreign?.rowsBelow, foreign?.worst, foreign?.isBelow(2)], [0, [], false]);
});

test("statistics of the population take the place of the file's frequencies", () => {
  // In the population nearly all live in 3, where the file has but one row.
  const text = JSON.stringify({
    statistics: 1,
    rows: 1000,
    columns: [
      {
        name: 'sex',
        frequencies: [
          ['f', 500],
          ['m', 500],
        ],
      },
      {
        name: 'zip',
        frequencies: [
          ['1', 10],
          ['3', 990],
        ],
      },
    ],
  });
  const { statistics, problems } = drain(readStatisticsText(text));
  assert.deepEqual(problems, []);
  const given = { ...named, populationFile: 'p.stats.json' };
  const analysis = analysisOf(sample, given, { statistics });
  const found = drain(analysis.inPopulation(undefined));
  assert.deepEqual([found?.population.source, found?.population.size], ['statistics', 1000]);
  const own = (row: number) => drain(analysis.row(row, undefined))?.population;
  // 1 + 999 people with probability 0.495 each, all but those of the sample not seen.
  const q = 0.5 * 0.99;
  assert.ok(Math.abs((own(2)?.expected ?? 0) - (1 + (999 * q * (1 - 0.004)) / (1 - q * 0.004))) < 1e-9);
  assert.ok((own(3)?.expected ?? 0) < 7);
  const plain = among(sample, { ...named, population: 1000 });
  assert.notEqual(plain?.alone, found?.alone);
});

test('the verdict judges unique people where the policy asks for them and a population is known', () => {
  const { settings } = readSettings(named);
  const own = (population: number | undefined) => {
    const policy = { name: 'ours', criteria: { populationUnique: 0.3 } };
    const text = { bytes: () => new Uint8Array() };
    const all = { ...settings, policy, ...(population !== undefined && { population }) };
    return drain(dataSet(tableOf(sample), all, text).classes()).verdict;
  };
  const noNames = { name: 'identifiers', limit: 0, value: 0, holds: true };
  const unjudged = own(undefined);
  assert.deepEqual([unjudged?.state, unjudged?.criteria], ['provisional', [noNames]]);
  assert.deepEqual(unjudged?.open, [{ what: 'nothing judged' }]);
  assert.deepEqual(own(4)?.criteria, [noNames, { name: 'populationUnique', limit: 0.3, value: 0.5, holds: false }]);
});

test('without rows, without columns, and cut short', () => {
  assert.equal(among(['sex,zip'], { ...named, population: 10 }), undefined);
  assert.equal(among(['a', '1'], { population: 10, columns: { a: 'insensitive' } }), undefined);
  const cut = drain(analysisOf(sample, { ...named, population: 10 }).inPopulation(1e-9));
  assert.equal(cut?.isComplete, false);
  assert.equal(cut?.worst.length, 1);
});

test('weights say how frequent a value is in the population', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i},${i < 30 ? 'old' : 'young'},${i < 30 ? 1 : 10}`);
  const aloneOf = (role: string, weight: (row: string) => string) => {
    const text = ['id,age,weight', ...rows.map(weight)];
    const columns = { id: 'insensitive', age: 'quasi-identifier', weight: role };
    const analysis = analysisOf(text, { columns, population: 330 });
    return [0, 59].map((row) => drain(analysis.row(row, undefined))?.population?.expected ?? Number.NaN);
  };
  const [old, young] = aloneOf('weight', (row) => row);
  assert.ok(old < 60 && young > 250, `${old} ${young}`);
  const plain = aloneOf('insensitive', (row) => row);
  assert.ok(Math.abs(plain[0] - plain[1]) < 1e-9);
  // Of equal weights, and of weights that lack one, the shares of rows are all there is.
  for (const weight of ['3', '']) {
    const [one, other] = aloneOf('weight', (row) => row.replace(/[^,]*$/, row.startsWith('7,') ? weight : '3'));
    assert.ok(Math.abs(one - other) < 1e-6, weight);
  }
});
