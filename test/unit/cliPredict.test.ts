/** `quasi predict`, run as a process: it says from statistics what `quasi measure` says from the data, and what is wrong with bad ones. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { takesAtMost } from '@quasi/shared/testing';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-predict-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const rows = Array.from({ length: 400 }, (_, i) => {
  const zip = (i * i) % 23;
  return `${10_000 + zip},${zip < 11 ? 'north' : 'south'},${18 + ((i * 7) % 50)},${['f', 'm', ''][i % 3]}`;
});
const data = write('people.csv', `zip,county,age,sex\n${rows.join('\n')}\n`);
const columns = 'zip,county,age,sex';

function statisticsFile(name: string, ...options: string[]): string {
  const { code, out, err } = quasi(['statistics', data, '--qi', columns, '--quiet', ...options]);
  assert.equal(code, 0, err);
  return write(name, out);
}

function predicted(...args: string[]) {
  const { code, out, err } = quasi(['predict', ...args]);
  assert.equal(code, 0, err);
  return JSON.parse(out);
}

test('statistics | predict gives the exact mean that measure gives from the data, to the last digit', () => {
  const { code, out } = quasi(['statistics', data, '--qi', columns, '--quiet']);
  assert.equal(code, 0);
  const { overall, drivers, curve, quasiIdentifiers, ...rest } = JSON.parse(quasi(['predict', '-'], out).out);
  const measured = JSON.parse(quasi(['measure', data, '--qi', columns, '--only', 'overall']).out).overall;
  for (const name of [
    'expectedOrr',
    'expectedOrrMethod',
    'expectedOrrBinomial',
    'entropyMax',
    'entropyExperience',
    'entropyRandomExact',
  ]) {
    assert.equal(overall[name], measured[name], name);
  }
  assert.equal(overall.expectedOrrMethod, 'exact');
  assert.deepEqual(rest, {
    file: '-',
    rows: 400,
    population: 400,
    seed: 1,
    law: 'independent',
    risk: overall.expectedOrr,
  });
  assert.deepEqual(quasiIdentifiers, columns.split(','));
  assert.equal(overall.algorithm1.draws, 50);
  assert.ok(overall.algorithm1.low <= overall.algorithm1.mean && overall.algorithm1.mean <= overall.algorithm1.high);
  assert.equal(overall.algorithm2, undefined);
  assert.equal(overall.treeOrr, undefined);
  assert.equal(drivers.length, 4);
  assert.ok(curve.some((point: { records: number }) => point.records === 400));
});

test('pairs and tree, of its own or of a background, make the other predictions', () => {
  const plain = statisticsFile('plain.stats.json');
  const full = statisticsFile('full.stats.json', '--pairs', '--tree');
  const measured = JSON.parse(quasi(['measure', data, '--qi', columns, '--only', 'overall']).out).overall;
  const { overall } = predicted(full);
  // Other draws, of tables with the same frequencies and pairs.
  assert.ok(Math.abs(overall.algorithm2.mean - measured.algorithm2.mean) < 0.01);
  assert.ok(Math.abs(overall.treeOrr - measured.treeOrr) < 0.01);
  const known = predicted(plain, '--background', full).overall;
  assert.ok(Math.abs(known.algorithm2.mean - measured.algorithm2.mean) < 0.01);
  assert.equal(known.treeOrr, undefined);
});

test('what an option has no effect on is said', () => {
  const plain = statisticsFile('effect.stats.json');
  const full = statisticsFile('pairs.stats.json', '--pairs');
  assert.match(quasi(['predict', plain, '--background', plain]).err, /effect\.stats\.json: .*predicted without it/);
  assert.equal(quasi(['predict', plain, '--background', full]).err, '');
  const { code, out, err } = quasi(['predict', plain, '--resource', 'people']);
  assert.deepEqual([code, out], [2, '']);
  assert.match(err, /--resource names a table of a schema/);
});

test('a draft record is judged, among the records of databases too', () => {
  const full = statisticsFile('record.stats.json', '--pairs', '--tree');
  const record = 'zip=10000,county=north,age=18,sex=f';
  const alone = predicted(full, '--record', record, '--population', '5000', '--at-most', '2').record;
  assert.deepEqual(Object.keys(alone.indistinguishable), Object.keys(alone.calibrated));
  assert.deepEqual(
    Object.keys(alone.indistinguishable).map(Number),
    Array.from({ length: 19 }, (_, i) => i + 2),
  );
  assert.equal(alone.dependence, 'tree');
  assert.ok(alone.alone > 0 && alone.alone <= alone.atMost[2] && alone.atMost[2] < 1);
  const all = predicted(full, '--record', record, '--at-most', '0,1000000000,999999999999999').record.atMost;
  assert.deepEqual(all, { 0: 0, 1000000000: 1, 999999999999999: 1 });
  const { code, err } = quasi(['predict', full, '--record', record, '--at-most', '1000000000000000']);
  assert.deepEqual([code, err], [2, 'quasi: --at-most needs whole numbers of at most 15 digits, such as 1,10.\n']);
  const held = predicted(full, '--record', record, '--population', '5000', '--against', `${data}:0.08`).record;
  const matches = rows.filter((row) => row === '10000,north,18,f').length;
  assert.ok(matches > 0 && held.expected >= matches);
  const nowhere = ['--record', 'zip=10000,county=north,age=99,sex=f', '--against', `${data}:0.08`];
  assert.deepEqual(
    predicted(full, ...nowhere).record,
    predicted(full, ...nowhere, '--target', 'member').record,
    'whom no database holds is anyone of the population',
  );
  assert.notDeepEqual(predicted(full, ...nowhere, '--target', 'record').record, predicted(full, ...nowhere).record);
  assert.equal(predicted(full, '--record', 'sex=').record.indistinguishable[20], 1, 'a missing value is one');
});

test('releases: what one would leave, and which would show few people to be alone', () => {
  const file = statisticsFile('release.stats.json');
  const { release, releases } = predicted(
    file,
    ...['--population', '20000', '--sample', '0.1', '--epsilon', '2', '--alone-below', '0.5'],
  );
  assert.deepEqual([release.sample, release.epsilon], [0.1, 2]);
  for (const share of [release.shownAlone, release.alone, release.shownAnyway]) assert.ok(share >= 0 && share <= 1);
  assert.equal(releases.all.length, 42);
  for (const { shownAlone } of releases.found) assert.ok(shownAlone < 0.5);
});

test('as text it says the same in words', () => {
  const file = statisticsFile('words.stats.json', '--suppress-below', '3');
  const { code, out } = quasi(['predict', file, '--format', 'text', '--record', 'sex=f', '--sample', '0.1']);
  assert.equal(code, 0);
  assert.match(out, /400 records, known by 4 columns: zip, county, age, sex\./);
  assert.match(out, /The prediction takes columns as independent\./);
  assert.match(out, /Which column drives it/);
  assert.match(out, /The record/);
  assert.match(out, /The planned release/);
  assert.doesNotMatch(out, /undefined|NaN|\[object/);
});

test('where the data lie beside, the truth stands next to the prediction', () => {
  const stated = {
    statistics: 1,
    rows: 4,
    columns: [
      {
        name: 'age',
        role: 'quasi-identifier',
        frequencies: [
          ['20', 1],
          ['25', 3],
        ],
      },
    ],
  };
  const path = write('beside.stats.json', JSON.stringify(stated));
  assert.equal(predicted(path).counted, undefined);
  write('beside.csv', 'age\n20\n25\n25\n20\n');
  assert.deepEqual(predicted(path).counted, { rows: 4, orr: 0.5, lacking: [], unlike: ['age'] });
  assert.match(
    quasi(['predict', path, '--format', 'text']).out,
    /The expected risk is 50 %: .*\nIn the data it is 50 %\./,
  );
});

test('a value that no record has is said to be none, and one that may be kept back to be taken for that', () => {
  const file = statisticsFile('unknown.stats.json');
  const { record } = predicted(file, '--record', 'sex=F,county=secret');
  assert.deepEqual([record.unknown, record.keptBack], [['sex', 'county'], []]);
  const { out } = quasi(['predict', file, '--record', 'sex=F', '--format', 'text']);
  assert.match(out, /No record has this value of sex: check its spelling\./);
  assert.doesNotMatch(out, /more alike/);
  const known = quasi(['predict', file, '--record', 'sex=f', '--format', 'text']).out;
  const [ofPeople = '', ofRows = ''] = known.split('How many rows of the table are like it');
  assert.doesNotMatch(ofPeople, /or more alike/);
  for (let k = 2; k <= 20; k++) assert.match(ofRows, new RegExp(`^${k} or more alike`, 'm'));
  const missing = quasi(['predict', file, '--record', 'county=', '--format', 'text']).out;
  assert.match(missing, /No record lacks a value of county\./);
  assert.doesNotMatch(missing, /spelling|has a probability/);
});

test('a population is no larger than people can have been, and of the largest a record is judged soon', () => {
  const file = statisticsFile('large.stats.json');
  for (const people of ['1e18', '9e15', '100000000001', '0']) {
    const { code, err } = quasi(['predict', file, '--record', 'sex=f', '--population', people]);
    assert.deepEqual([code, /at most|from 1 to 100,000,000,000/.test(err)], [2, true], people);
  }
  const { record } = takesAtMost(5000, () => predicted(file, '--record', 'sex=f', '--population', '100000000000'));
  assert.ok(record.expected > 1e9);
});

test('bad statistics are refused with line and column', () => {
  const said = (text: string) => {
    const { code, out, err } = quasi(['predict', '-'], text);
    assert.deepEqual([code, out], [2, '']);
    return err;
  };
  const column = (frequencies: string) =>
    `{\n  "statistics": 1, "rows": 5,\n  "columns": [\n    { "name": "a", "role": "quasi-identifier", "frequencies": ${frequencies} }\n  ]\n}`;
  assert.equal(
    said(column('[["x", 4]]')),
    'quasi: standard input:4:48: The counts of this column, missing and suppressed ones among them, add up to 4, but there are 5 rows.\n',
  );
  assert.equal(
    said(column('[["x", 4], ["y", -1]]')),
    'quasi: standard input:4:80: A whole number of at least 1 is needed here.\n',
  );
  assert.match(said(column('[["x", 4.5]]')), /:4:70: A whole number/);
  assert.match(said('{ "statistics": 7 }'), /:1:17: This version of Quasi knows format 1/);
  assert.match(said('zip,age\n1,2\n'), /:1:1: A value is missing here\./);
  const many = said(`{ "statistics": 1, "rows": 1, "columns": [${Array.from({ length: 9 }, () => '1').join(',')}] }`);
  assert.equal(many.split('\n').length, 7, 'five, and how many more');
  assert.match(said('{ "statistics": 1, "rows": 0, "columns": [] }'), /no quasi-identifier; name the columns/);
});

test('a JSON of 50 MB and one that is nested without end are refused at once', () => {
  const large = write('large.stats.json', `{ "statistics": 1, "rows": ${' '.repeat(50_000_000)} 1 }`);
  const { code, err } = takesAtMost(5000, () => quasi(['predict', large]));
  assert.deepEqual([code, /too long to be read: it has more than 16 million characters/.test(err)], [2, true]);
  const deep = takesAtMost(5000, () => quasi(['predict', '-'], '['.repeat(5_000_000)));
  assert.deepEqual([deep.code, /nested more deeply/.test(deep.err)], [2, true]);
});

test('what cannot be done is said in a line, and no value of a record is repeated', () => {
  const file = statisticsFile('said.stats.json', '--withhold', 'zip');
  const said = (...args: string[]) => {
    const { code, out, err } = quasi(['predict', ...args]);
    assert.deepEqual([code, out], [2, ''], args.join(' '));
    assert.doesNotMatch(err, /secret/);
    return err;
  };
  assert.match(said(), /Name a file of statistics/);
  assert.match(said(join(folder, 'nowhere.stats.json')), /There is no such file/);
  assert.match(said(data), /This is no file of statistics; "quasi statistics" makes one of data/);
  assert.match(said(folder), /This is a folder/);
  assert.match(said(file, '--qi', 'salary'), /There is no column "salary"\. It has zip, county, age, sex\./);
  assert.match(said(file, '--record', 'agee=secret'), /There is no column "agee"\. Did you mean "age"\?/);
  assert.match(said(file, '--record', 'secret'), /--record needs name=value/);
  assert.match(said(file, '--record', 'zip=secret'), /The values of "zip" are not listed/);
  assert.match(said(file, '--record', 'sex=f,sex=m'), /states "sex" twice/);
  assert.match(said(file, '--against', `${data}:0.5`), /--against needs a --record/);
  assert.match(said(file, '--record', 'sex=f', '--target', 'record'), /a record of a database: name it with --against/);
  assert.match(said(file, '--at-most', '5'), /--at-most needs a --record/);
  assert.match(said(file, '--record', 'sex=f', '--against', `${data}:2`), /--against needs FILE:RATE/);
  assert.match(said(file, '--population', '10'), /cannot be smaller: check --population/);
  assert.match(said(file, '--sample', '2'), /--sample needs a share/);
});

/** A package with statistics in its fields, without a data file. */
const described = {
  resources: [
    {
      name: 'people',
      path: 'nowhere.csv',
      'quasi:rows': 5,
      schema: {
        fields: [
          {
            name: 'age',
            'quasi:role': 'quasi-identifier',
            'quasi:statistics': {
              frequencies: [
                ['20', 1],
                ['25', 3],
                ['35', 1],
              ],
            },
          },
          { name: 'sex', 'quasi:role': 'quasi-identifier', 'quasi:statistics': { counts: [3, 2] } },
          { name: 'smokes', 'quasi:role': 'quasi-identifier', 'quasi:statistics': { counts: [3, 2] } },
          { name: 'note', 'quasi:role': 'insensitive' },
        ],
      },
    },
  ],
};

test('a Data Package that states roles and statistics is enough, in JSON and in YAML, without the data', () => {
  const path = write('datapackage.json', JSON.stringify(described));
  const { overall, rows: count, quasiIdentifiers } = predicted(path);
  assert.deepEqual([count, quasiIdentifiers], [5, ['age', 'sex', 'smokes']]);
  // Table 1 of R3A.
  assert.ok(Math.abs(overall.expectedOrr - 453 / 500) < 1e-12);
  const yaml = write(
    'datapackage.yaml',
    'resources:\n  - name: people\n    path: nowhere.csv\n    schema:\n      fields:\n        - name: age\n          "quasi:role": quasi-identifier\n          "quasi:statistics":\n            counts: [1, 3, 1]\n        - name: sex\n          "quasi:role": quasi-identifier\n          "quasi:statistics":\n            frequencies:\n              - ["f", 3]\n              - ["m", 2]\n',
  );
  assert.equal(predicted(yaml).rows, 5);
});

test('a package may name a file of statistics; what is wrong there, or in its fields, is told where it stands', () => {
  statisticsFile('named.stats.json');
  const named = {
    resources: [
      { name: 'people', path: 'nowhere.csv', 'quasi:statistics': 'named.stats.json', schema: { fields: [] } },
    ],
  };
  assert.equal(predicted(write('datapackage.json', JSON.stringify(named))).rows, 400);
  const said = (value: unknown) => {
    const { code, out, err } = quasi(['predict', write('datapackage.json', JSON.stringify(value, null, 1))]);
    assert.deepEqual([code, out], [2, '']);
    return err;
  };
  assert.match(
    said(JSON.parse(JSON.stringify(described).replace('[3,2]', '[3,1]'))),
    /datapackage\.json:\d+:\d+: The counts of this column.*add up to 4, but there are 5 rows\./,
  );
  assert.match(
    said(JSON.parse(JSON.stringify(named).replace('named.stats', 'lost.stats'))),
    /datapackage\.json:6:\d+: There is no such file of statistics/,
  );
  assert.match(
    said({ resources: [{ name: 'people', path: 'a.csv', schema: { fields: [{ name: 'a' }] } }] }),
    /says nothing of how often values occur/,
  );
  const two = { resources: [...described.resources, { ...described.resources[0], name: 'others' }] };
  assert.match(said(two), /It states statistics of people, others; name one of them with --resource\./);
  assert.equal(predicted(join(folder, 'datapackage.json'), '--resource', 'others').rows, 5);
});

test('a schema that is not right in Quasi’s own properties, or that cannot be read, is told and nothing predicted', () => {
  const counts = {
    missing: 0,
    frequencies: [
      ['x', 2],
      ['y', 2],
    ],
  };
  const schema = (role: string) => ({
    'quasi:rows': 4,
    fields: [{ name: 'a', 'quasi:role': role, 'quasi:statistics': counts }],
  });
  const wrong = write('wrong.schema.json', JSON.stringify(schema('quasi-identifying')));
  const { code, out, err } = quasi(['predict', wrong]);
  assert.equal(code, 2);
  assert.equal(out, '');
  assert.match(err, /wrong\.schema\.json:1:\d+: "quasi:role" needs one of/);
  const bomb = ['a0: &a0 [x,x,x,x,x,x,x,x,x,x]'];
  for (let i = 1; i < 9; i++)
    bomb.push(
      `a${i}: &a${i} [${Array(10)
        .fill(`*a${i - 1}`)
        .join()}]`,
    );
  const yaml = write('bomb.schema.yaml', `${bomb.join('\n')}\nfields: *a8\n`);
  const grown = quasi(['predict', yaml]);
  assert.equal(grown.code, 2);
  assert.match(grown.err, /Written out, with its aliases, this is more than/);
});

test('a quasi-identifier of which a schema states no statistics is named, since the risk is larger with it', () => {
  const field = { name: 'a', 'quasi:role': 'quasi-identifier' };
  const counted = {
    ...field,
    name: 'b',
    'quasi:statistics': {
      missing: 0,
      frequencies: [
        ['x', 2],
        ['y', 1],
      ],
    },
  };
  const path = write('partly.schema.json', JSON.stringify({ 'quasi:rows': 3, fields: [field, counted] }));
  const { code, out, err } = quasi(['predict', path]);
  assert.equal(code, 0, err);
  assert.deepEqual(JSON.parse(out).quasiIdentifiers, ['b']);
  assert.match(err, /1 quasi-identifier has no statistics and is left out, so the risk is larger than predicted: a\./);
});
