/**
 * Statements about the population, by settings or options: the one that counts, and the ones that are reported because they cannot be true.
 */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-population-'));
after(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const rows = Array.from({ length: 300 }, (_, i) => `${20 + (i % 7)},${'fm'[i % 2]}`);
const people = write('people.csv', `age,sex\n${rows.slice(0, 60).join('\n')}\n`);
const everybody = write('everybody.csv', `age,sex\n${rows.join('\n')}\n`);

function named(populationFile: string): void {
  const roles = { age: 'quasi-identifier', sex: 'quasi-identifier' };
  write('quasi.json', JSON.stringify({ columns: roles, populationFile }));
}

interface FoundIn {
  readonly slug: string;
  readonly severity: string;
  readonly line: number;
  readonly message: string;
  readonly details: string;
}

interface Checked {
  readonly files: readonly { readonly findings: readonly FoundIn[] }[];
}

function findingsOf(file: string, ...slugs: readonly string[]): FoundIn[] {
  const { out } = quasi(['check', file, '--format', 'json', '--max-rows', '50']);
  return (JSON.parse(out) as Checked).files.flatMap(({ findings }) =>
    findings.filter(({ slug }) => slugs.includes(slug)),
  );
}

const useless: readonly (readonly [name: string, content: string, why: RegExp])[] = [
  ['none.csv', '', /none\.csv is not used\. There is no such file\./],
  ['wrong.stats.json', '{"statistics": 1, "rows": 3, "columns": []', /It is no file of statistics/],
  ['nothing.csv', '', /nothing\.csv is not used: it has no records\./],
  ['header.csv', 'age,sex\n', /header\.csv is not used: it has no records\./],
  ['four.csv', 'age,sex\n20,f\n21,m\n22,f\n23,m\n', /it has 4 records, fewer than the 60 rows of this file\./],
  ['other.csv', `age\n${'20\n'.repeat(70)}`, /it lacks sex\./],
  ['binary.csv', `\x7fELF\x00\n${'some,\x07thing\n'.repeat(200)}`, /binary\.csv is not used\. It is not a text\./],
];
test('a file of the population that is none is told and not used', () => {
  const own = useless.map(([name]) => `for-${name}.csv`);
  for (const [i, [name, content]] of useless.entries()) {
    if (name !== 'none.csv') write(name, content);
    write(own[i], `age,sex\n${rows.slice(0, 60).join('\n')}\n`);
  }
  const files = useless.map(([name], i) => ({ glob: own[i], populationFile: name }));
  write('quasi.json', JSON.stringify({ quasiIdentifiers: ['age', 'sex'], files }));
  const { out } = quasi(['check', ...own.map((file) => join(folder, file)), '--format', 'json']);
  for (const [i, { findings }] of (JSON.parse(out) as Checked).files.entries()) {
    const [finding, ...others] = findings.filter(({ slug }) => /population/.test(slug));
    assert.deepEqual(others, []);
    assert.deepEqual([finding.slug, finding.severity, finding.line], ['bad-population', 'error', 1]);
    assert.match(`${finding.message}. ${finding.details}`, useless[i][2]);
    assert.match(finding.details, /Until this is fixed, rows that are rare in the population are not reported\./);
  }
});

test('what quasi.json says is a note of measure, what an option says ends it', () => {
  const options = ['measure', people, '--only', 'population,models'];
  named('four.csv');
  const { code, out, err } = quasi(options);
  assert.equal(code, 0, err);
  assert.match(err, /four\.csv is not used: it has 4 records/);
  assert.equal(JSON.parse(out).population, undefined);
  assert.equal(JSON.parse(out).models.kMap, undefined);
  for (const [name, why] of [
    ['four.csv', /four\.csv: .*it has 4 records/],
    ['header.csv', /header\.csv: .*it has no records/],
    ['wrong.stats.json', /wrong\.stats\.json: It is no file of statistics/],
    ['other.csv', /There is no column "sex" to compare on/],
  ] as const) {
    const asked = quasi([...options, '--population-file', join(folder, name)]);
    assert.equal(asked.code, 2);
    assert.match(asked.err, why);
  }
});

test('explain tells what is not used, and check ends with a finding', () => {
  named('none.csv');
  assert.match(
    quasi(['explain', people]).out,
    /none\.csv is not used\. There is no such file\.\nSo no population is known/,
  );
  assert.match(quasi(['explain', people, '--row', '1']).err, /none\.csv is not used/);
  assert.equal(JSON.parse(quasi(['explain', people, '--json']).out).populationNotUsed.length, 1);
  assert.equal(quasi(['check', people]).code, 1);
  named('everybody.csv');
  assert.equal(quasi(['check', people, '--fail-on', 'error']).code, 0);
  assert.doesNotMatch(quasi(['explain', people]).out, /not used/);
});

test('a stated population that is too small is told by all commands, and refused as an option', () => {
  write('quasi.json', '{ "population": 5 }');
  const why = /The stated population of 5 is not used: this file has 60 rows/;
  assert.match(findingsOf(people, 'bad-population')[0].message, why);
  assert.match(quasi(['explain', people]).out, why);
  const { code, out, err } = quasi(['measure', people, '--only', 'population']);
  assert.deepEqual([code, JSON.parse(out).population], [0, undefined]);
  assert.match(err, why);
  for (const command of ['explain', 'measure']) assert.equal(quasi([command, people, '--population', '4']).code, 2);
});

test('a sampling rate that contradicts the population is told by all commands, and refused as an option', () => {
  write('quasi.json', '{ "population": 600, "samplingRate": 0.5 }');
  const why =
    /The stated sampling rate of 50 % is not used: of 600 people it would leave about 300, and this file has 60 rows/;
  const [finding, ...others] = findingsOf(people, 'bad-population');
  assert.deepEqual([finding.severity, others], ['error', []]);
  assert.match(finding.message, why);
  assert.match(finding.details, /Until this is fixed, this file counts as 10 % of the population/);
  assert.match(quasi(['explain', people]).out, /The file holds 10 % of it\.\nThe stated sampling rate/);
  const { code, out, err } = quasi(['measure', people, '--only', 'population']);
  assert.deepEqual([code, JSON.parse(out).population.rate], [0, 0.1]);
  assert.match(err, why);
  const asked = quasi(['measure', people, '--only', 'population', '--population', '600', '--sampling-rate', '0.5']);
  assert.equal(asked.code, 2);
  assert.match(asked.err, /It has 60 rows, which is not 50 % of 600: check --sampling-rate and --population\./);
});

test('a file of the population that hardly any row matches is told, and no row is told to be rare in it', () => {
  const sexes = { f: 'female', m: 'male' };
  write(
    'foreign.csv',
    `age,sex\n${rows.map((row) => row.replace(/[fm]/, (sex) => sexes[sex as 'f' | 'm'])).join('\n')}\n`,
  );
  named('foreign.csv');
  const why = /60 rows, more than half, match nobody in the population file/;
  const [finding, ...others] = findingsOf(people, 'bad-population', 'population-unique');
  assert.deepEqual([finding.slug, finding.severity, finding.line, others], ['bad-population', 'error', 1, []]);
  assert.match(finding.message, why);
  assert.match(quasi(['explain', people]).out, why);
  const file = quasi(['explain', people, '--json']);
  assert.match(file.err, why);
  assert.equal(JSON.parse(file.out).uniqueInPopulation, undefined);
  const row = quasi(['explain', people, '--row', '1']);
  assert.match(row.err, why);
  assert.match(row.out, /Nobody in the population file has these values/);
  assert.doesNotMatch(row.out, /Unique in the population/);
  for (const options of [[], ['--qi', 'age,sex', '--population-file', join(folder, 'foreign.csv')]]) {
    const measured = quasi(['measure', people, '--only', 'population,models', ...options]);
    assert.equal(measured.code, 0);
    assert.match(measured.err, why);
  }
  named('everybody.csv');
  assert.doesNotMatch(quasi(['measure', people, '--only', 'population,models']).err, /match nobody/);
});

test('only declared weights make a population; those that are none are told, and weight nothing', () => {
  const weighted = (last: string) => {
    const lines = Array.from({ length: 9 }, (_, i) => `${20 + i},f,2.5`);
    return write('weighted.csv', `age,sex,sampling weight\n${[...lines, `30,f,${last}`].join('\n')}\n`);
  };
  write('quasi.json', '{}');
  const card = quasi(['explain', weighted('2.5')]).out;
  assert.match(card, /sampling weight looks like sampling weights: declare the column as weight, and their sum counts/);
  assert.match(card, /No population is set/);
  const measure = ['measure', join(folder, 'weighted.csv'), '--only', 'population,models', '--qi', 'age,sex'];
  assert.equal(JSON.parse(quasi(measure).out).population, undefined);
  assert.equal(JSON.parse(quasi([...measure, '--weights', 'sampling weight']).out).population.size, 25);
  write('quasi.json', '{ "columns": { "sampling weight": "weight" } }');
  assert.equal(JSON.parse(quasi(measure).out).population.size, 25);
  const bad = /The weights in sampling weight are not used: 1 row \(10\) has no number above 0/;
  const [finding] = findingsOf(weighted('0x10'), 'bad-population');
  assert.match(finding.message, bad);
  const { out, err } = quasi([...measure, '--population', '100']);
  assert.match(err, bad);
  assert.equal(JSON.parse(out).models.weighted, undefined);
  const refused = quasi([...measure, '--weights', 'sampling weight']);
  assert.equal(refused.code, 2);
  assert.match(refused.err, /1 row \(10\) has no number above 0 in "sampling weight", the column of weights\./);
});

test('rows that nobody in the file of the population is like are told apart from those that few are like', () => {
  const rows = ['20,f', '21,m', '22,m', '23,m'];
  const own = write('rows.csv', `age,sex\n${rows.join('\n')}\n`);
  write('blank.csv', `age,sex\n20,f\n21, m\n22, m\n23,m\n23,m\n`);
  named('blank.csv');
  const told = findingsOf(own, 'population-unique').map(({ line, message }) => [line, message.split(' of ')[0]]);
  assert.deepEqual(told, [
    [2, '1 person matches this row in a population'],
    [3, 'None'],
    [4, 'None'],
    [5, '2 people match this row in a population'],
  ]);
  const text = quasi(['check', own, '--max-rows', '50', '--format', 'concise']).out;
  assert.match(text, /1 person matches this row/);
  assert.match(text, /2 people match this row/);
  assert.equal(text.match(/rows\.csv:[34]:\d+: \w+ population-unique: None of the 5 people/g)?.length, 2);
});

test('statistics of the population give its size to --population-file as they do to the settings', () => {
  write('quasi.json', '{}');
  const qi = ['--qi', 'age,sex'];
  const statistics = write('everybody.stats.json', quasi(['statistics', everybody, ...qi, '--quiet']).out);
  const options = ['measure', people, ...qi, '--only', 'population', '--population-file', statistics];
  const { code, out, err } = quasi(options);
  assert.equal(code, 0, err);
  assert.equal(JSON.parse(out).population.size, 300);
  assert.equal(JSON.parse(out).population.rate, 0.2);
});

test('columns that the statistics of the population leave open are told', () => {
  const statistics = write('open.stats.json', quasi(['statistics', everybody, '--columns', 'age', '--quiet']).out);
  const options = ['measure', people, '--qi', 'age,sex', '--population-file', statistics, '--only'];
  assert.match(
    quasi([...options, 'population']).err,
    /^quasi: The statistics of .+, open\.stats\.json, do not count sex: /,
  );
  assert.equal(quasi([...options, 'classes']).err, '');
  assert.equal(quasi([...options, 'population', '--missing', 'wildcard']).err, '', 'nobody is judged by them');
});

test('measure counts people in the file of the population, whoever names it', () => {
  const qi = ['--qi', 'age,sex'];
  const own = write('own.csv', 'age,sex\n20,f\n21,m\n22,x\n');
  const crowd = write('crowd.csv', 'age,sex\n20,f\n20,f\n21,m\n22,m\n');
  const options = ['measure', own, ...qi, '--only', 'population'];
  const byOption = JSON.parse(quasi([...options, '--population-file', crowd]).out).population;
  assert.deepEqual([byOption.size, byOption.rate, byOption.indistinguishable['2']], [4, 0.75, 1 / 3]);
  named('crowd.csv');
  assert.deepEqual(JSON.parse(quasi(options).out).population, byOption);
  rmSync(join(folder, 'quasi.json'));
});

test('a size that follows and is more people than have ever lived is told and not used', () => {
  const qi = ['--qi', 'age,sex'];
  const own = write(
    'few.csv',
    `age,sex,w\n${rows
      .slice(0, 60)
      .map((row) => `${row},1e13`)
      .join('\n')}\n`,
  );
  const said: readonly (readonly [settings: object, why: RegExp])[] = [
    [{ samplingRate: 1e-300 }, /stated sampling rate of 1e-300 is not used: .* more than 100,000,000,000 people/],
    [{ columns: { w: 'weight' } }, /The weights in w are not used: their sum is more than 100,000,000,000/],
  ];
  for (const [settings, why] of said) {
    write('quasi.json', JSON.stringify(settings));
    const { out, err } = quasi(['measure', own, ...qi, '--only', 'population']);
    assert.match(err, why);
    assert.equal(JSON.parse(out).population, undefined);
    assert.match(quasi(['explain', own, ...qi]).out, why);
    assert.match(findingsOf(own, 'bad-population')[0].message, why);
  }
  rmSync(join(folder, 'quasi.json'));
  const option = quasi(['measure', own, ...qi, '--sampling-rate', '1e-300']);
  assert.equal(option.code, 2);
  assert.match(option.err, /few\.csv: It has 60 rows, which would be those of more than .*: check --sampling-rate\./);
});

test('the column of --weights is that of the weights, whatever column is declared', () => {
  const own = write(
    'two.csv',
    `age,sex,w1,w2\n${rows
      .slice(0, 60)
      .map((row) => `${row},2,5`)
      .join('\n')}\n`,
  );
  write('quasi.json', '{ "columns": { "w1": "weight" } }');
  const sizeBy = (...options: readonly string[]) => {
    const { out } = quasi(['measure', own, '--qi', 'age,sex', '--only', 'population', ...options]);
    return JSON.parse(out).population.size;
  };
  assert.deepEqual([sizeBy(), sizeBy('--weights', 'w2'), sizeBy('--weights', 'w1')], [120, 300, 120]);
  rmSync(join(folder, 'quasi.json'));
});

test('beside a file of the population its size as an option has no effect, which is told', () => {
  const options = ['measure', people, '--qi', 'age,sex', '--only', 'population', '--population-file', everybody];
  assert.equal(quasi(options).err, '');
  const { code, out, err } = quasi([...options, '--population', '5000']);
  assert.deepEqual([code, JSON.parse(out).population.size], [0, 300]);
  assert.equal(err, 'quasi: --population has no effect here: the population is that of --population-file.\n');
  const both = quasi([...options, '--population', '5000', '--sampling-rate', '0.5', '--quiet']);
  assert.deepEqual([both.code, both.err], [0, '']);
  assert.match(quasi([...options, '--sampling-rate', '.5']).err, /^quasi: --sampling-rate has no effect here/);
});

test('people who are counted need no model of the population, in the JSON as on the card', () => {
  const options = ['measure', people, '--qi', 'age,sex', '--only', 'population'];
  const { zayatz, dankar, rule, apart, ...counted } = JSON.parse(
    quasi([...options, '--population-file', everybody]).out,
  ).population;
  assert.deepEqual([zayatz, dankar, rule, apart], [undefined, undefined, undefined, undefined]);
  assert.deepEqual(Object.keys(counted), ['size', 'rate', 'indistinguishable', 'frequencies']);
  assert.equal(typeof JSON.parse(quasi([...options, '--population', '300']).out).population.zayatz, 'number');
});

test('a sample and noise are told of in the population of the cards', () => {
  named('everybody.csv');
  const protect = (copy: string, ...options: readonly string[]) => {
    const { code, out, err } = quasi(['anonymize', people, '-o', join(folder, copy), '--json', ...options]);
    assert.equal(code, 0, err);
    return JSON.parse(out);
  };
  assert.deepEqual(protect('sample.csv', '--sample', '0.5').sample.population, 300);
  assert.equal(protect('noise.csv', '--randomise', 'age=1,sex=1').people, 300);
  rmSync(join(folder, 'quasi.json'));
});

test('a copy is judged by the people of the population as a check judges it, and so is one that a recipe makes', () => {
  const inPeople = (name: string) => join(folder, 'judged', name);
  mkdirSync(join(folder, 'judged'), { recursive: true });
  const all = Array.from({ length: 400 }, (_, i) => `${20 + ((i * 37) % 61)},${'fm'[i % 2]},${i % 5}`);
  write('judged/all.csv', `age,sex,ward\n${all.join('\n')}\n`);
  const file = write('judged/some.csv', `age,sex,ward\n${all.slice(0, 60).join('\n')}\n`);
  const policies = { own: { k: 1, populationUnique: 0 } };
  const columns = ['age', 'sex', 'ward'];
  const config = { policies, policy: 'own', populationFile: 'all.csv', quasiIdentifiers: columns };
  write('judged/quasi.json', JSON.stringify(config));
  const recipe = inPeople('some.recipe.json');
  const made = quasi(['anonymize', file, '-o', inPeople('copy.csv'), '--recipe', recipe, '--json']);
  const applied = quasi(['apply', recipe, file, '-o', inPeople('again.csv'), '--json']);
  const { out } = quasi(['check', inPeople('copy.csv'), '--format', 'json']);
  const { verdict: checked } = JSON.parse(out).files[0];
  assert.equal(checked.ready, false);
  for (const { out: said, code } of [made, applied]) {
    const { ready, criteria } = JSON.parse(said).verdict;
    assert.deepEqual({ ready, criteria }, { ready: checked.ready, criteria: checked.criteria });
    assert.equal(code, 1);
  }
});
