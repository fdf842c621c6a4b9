/** A package that holds other samples of the population beside a protected file: they are counted in as those that `--database` names. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answersOf, columnNames, peopleOf } from '../../shared/src/analysis/protected/testAnswers.ts';
import { measured, quasi } from '../figures/quasi.ts';

interface Numbers {
  readonly protected: {
    readonly aloneShare: number;
    readonly cap: number;
    readonly onFloor: number;
    readonly atMost: object;
    readonly databases?: readonly { readonly file: string; readonly rate: number }[];
  };
}

const folder = mkdtempSync(join(tmpdir(), 'quasi-databases-'));
after(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const everyone = peopleOf(1000);
const sample = (share: number, from: number) =>
  everyone.filter((_, i) => (i + from) % 100 < 100 * share).map((person) => person.join());
const header = columnNames.join();
const textOf = (lines: readonly string[]) => `${lines.join('\n')}\n`;

writeFileSync(at('noised.csv'), textOf(answersOf(everyone.slice(0, 300), 4)));
writeFileSync(at('others.csv'), textOf(answersOf(everyone.slice(300, 600), 4)));
writeFileSync(at('tenth.csv'), textOf([header, ...sample(0.1, 0)]));
writeFileSync(at('half.csv'), textOf([header, ...sample(0.5, 30)]).replaceAll(',', ';'));
writeFileSync(at('narrow.csv'), `place,work\n${'p1,w1\np2,w2\n'.repeat(20)}`);

const schema = {
  fields: columnNames.map((name) => ({ name, type: 'string', 'quasi:role': 'quasi-identifier' })),
};
const protection = { mechanism: 'randomized-response', epsilon: 4 };
const resource = (name: string, more: object) => ({ name, path: `${name}.csv`, schema, ...more });
const noised = resource('noised', { 'quasi:protection': protection, 'quasi:population': 1000 });
const tenth = resource('tenth', { 'quasi:samplingRate': 0.1 });
const half = resource('half', { 'quasi:samplingRate': 0.5 });

function write(...resources: readonly object[]): void {
  writeFileSync(at('datapackage.json'), JSON.stringify({ resources }));
}

const options = ['--only', 'protected'];
const numbers = (...more: string[]) => measured(at('noised.csv'), ...options, ...more) as unknown as Numbers;
const named = ['--database', `${at('tenth.csv')}:0.1`, '--database', `${at('half.csv')}:0.5`];

test('the numbers are those of the option, and the card and the check follow them', () => {
  write(noised);
  const alone = numbers().protected;
  const { databases: none, ...asked } = numbers(...named).protected;
  assert.equal(none, undefined);
  assert.notEqual(asked.aloneShare, alone.aloneShare);
  write(noised, tenth, half);
  const { databases, ...found } = numbers().protected;
  assert.deepEqual(found, asked);
  assert.deepEqual(databases, [
    { file: 'tenth.csv', rate: 0.1 },
    { file: 'half.csv', rate: 0.5 },
  ]);
  const own = JSON.parse(quasi(['explain', at('noised.csv'), '--json']).out).protected;
  assert.deepEqual([own.aloneShare, own.cap, own.atMost], [found.aloneShare, found.cap, found.atMost]);
  assert.deepEqual(own.databases, databases);
  const card = quasi(['explain', at('noised.csv')]).out;
  assert.match(card, /are counted, too: tenth\.csv \(10 %\), half\.csv \(50 %\);/);
  assert.match(card, /People in at least one database +55 %/);
  const evidence = at('evidence.json');
  const checked = quasi(['check', at('noised.csv'), '--evidence', evidence]);
  assert.deepEqual([checked.code, checked.err], [1, '']);
  const [{ protection: filed }] = JSON.parse(readFileSync(evidence, 'utf8')).files;
  assert.deepEqual([filed.aloneShare, filed.databases], [found.aloneShare, databases]);
});

test('the option counts more than the package', () => {
  write(noised, tenth, half);
  const [, first] = named;
  const one = numbers('--database', first ?? '').protected;
  assert.equal(one.databases, undefined);
  write(noised, tenth);
  assert.equal(numbers().protected.aloneShare, one.aloneShare);
});

test('it is asked of anyone of the population, as by the cards, unless an option says otherwise', () => {
  write(noised, half);
  const anyone = numbers().protected;
  assert.deepEqual(numbers('--target', 'member').protected, anyone);
  assert.notEqual(numbers('--target', 'record').protected.aloneShare, anyone.aloneShare);
  assert.match(
    quasi(['measure', '--help']).out.replace(/\s+/g, ' '),
    /member \(anyone of the population, default\) or record/,
  );
});

test('ε may be given by an option', () => {
  write(resource('noised', { 'quasi:population': 1000 }), tenth, half);
  const config = ['--epsilon', '4', '--qi', header];
  const { databases, ...found } = numbers(...config).protected;
  assert.equal(databases?.length, 2);
  assert.deepEqual(numbers(...config, ...named).protected, found);
});

test('what says nothing of the people is left out, and it is told why', () => {
  write(noised, tenth, half);
  const { databases: _, ...asked } = numbers().protected;
  const others = resource('others', { 'quasi:protection': protection, 'quasi:samplingRate': 0.3 });
  const narrow = { name: 'narrow', path: 'narrow.csv', 'quasi:samplingRate': 0.2 };
  write(noised, others, tenth, narrow, half);
  const { code, out, err } = quasi(['measure', at('noised.csv'), ...options]);
  assert.equal(code, 0);
  assert.deepEqual(err.split('\n'), [
    'quasi: The database others.csv is not used: it is noised itself, so nobody can be counted in it.',
    'quasi: The database narrow.csv is not used: it has no column sex to compare on.',
    '',
  ]);
  const { databases, ...found } = JSON.parse(out).protected;
  assert.deepEqual(found, asked);
  assert.equal(databases.length, 2);
  assert.equal(quasi(['measure', at('noised.csv'), ...options, '--quiet']).err, '');
  assert.match(quasi(['explain', at('noised.csv')]).out, /database narrow\.csv is not used: it has no column sex/);
  assert.match(quasi(['check', at('noised.csv')]).err, /database others\.csv is not used: it is noised itself/);
});

test('one without a header has none of the columns', () => {
  write(noised, { ...tenth, dialect: { header: false } });
  assert.match(quasi(['measure', at('noised.csv'), ...options]).err, /tenth\.csv is not used: it has no column place/);
});

test('one that cannot be read ends the command, and the card says so', () => {
  write(noised, tenth, resource('gone', { 'quasi:samplingRate': 0.2 }));
  for (const command of ['measure', 'check']) {
    const { code, err } = quasi([command, at('noised.csv')]);
    assert.deepEqual([code, err], [2, 'quasi: gone.csv: There is no such file.\n']);
  }
  const { code, out } = quasi(['explain', at('noised.csv')]);
  assert.equal(code, 0);
  const why = /The database gone\.csv is not used: There is no such file\./;
  assert.match(out, why);
  const record = ['--record', 'place=p1,work=w1,sex=s1,group=g0'];
  for (const options of [[], ['--json'], record, [...record, '--json']]) {
    const told = quasi(['explain', at('noised.csv'), ...options]);
    assert.equal(told.code, 0, told.err);
    assert.match(told.err, why);
    if (options.includes('--json')) assert.match(JSON.parse(told.out).databasesNotUsed.join(), why);
    assert.equal(quasi(['explain', at('noised.csv'), ...options, '--quiet']).err, '');
  }
  // Data that nobody asks for are not read.
  assert.equal(quasi(['measure', at('noised.csv'), '--only', 'columns']).code, 0);
  assert.equal(quasi(['measure', at('tenth.csv'), '--only', 'classes,protected']).code, 0);
});

test('an option that names a file lacking a column that is noised is refused, though rows are compared on others', () => {
  write(noised);
  const config = at('partly.json');
  const columns = { place: 'quasi-identifier', work: 'quasi-identifier', sex: { role: 'sensitive', epsilon: 1 } };
  writeFileSync(config, JSON.stringify({ columns }));
  const { code, err } = quasi([
    ...['measure', at('others.csv'), '--config', config, ...options],
    ...['--database', `${at('narrow.csv')}:0.5`],
  ]);
  assert.equal(code, 2);
  assert.match(err, /narrow\.csv: There is no column "sex" to compare on/);
});
