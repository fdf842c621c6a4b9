/** `quasi explain --record`: what "Judge a Record…" says in the editor, in the terminal. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answersOf, peopleOf } from '../../shared/src/analysis/protected/testAnswers.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-record-'));
after(() => rmSync(folder, { recursive: true }));
const noised = join(folder, 'noised.csv');
const plain = join(folder, 'plain.csv');
writeFileSync(noised, `${answersOf(peopleOf(400), 4).join('\n')}\n`);
writeFileSync(
  plain,
  ['zip,sex,income', ...Array.from({ length: 40 }, (_, i) => `${i % 4},${i % 8 < 4},${i}`)].join('\n'),
);
const columns = { place: 'quasi-identifier', work: 'quasi-identifier', sex: 'sensitive', group: 'quasi-identifier' };
const files = [
  { glob: 'noised.csv', epsilon: 4, population: 1000, columns },
  {
    glob: 'plain.csv',
    population: 400,
    columns: { zip: 'quasi-identifier', sex: 'quasi-identifier', income: 'sensitive' },
  },
];
writeFileSync(join(folder, 'subject.json'), JSON.stringify({ columns: { who: 'subject' } }));
writeFileSync(join(folder, 'quasi.json'), JSON.stringify({ files }));

const explained = (file: string, record: string, ...more: string[]) =>
  quasi(['explain', file, '--record', record, ...more]);

test('behind a protected file it is a person who is judged, among the population', () => {
  const record = 'place=p1,work=w1,sex=s0,group=g0';
  assert.match(
    explained(noised, record).out,
    /^The record\nThe case may be published: .*\nAmong 1,000 people[\s\S]+with a model of the people behind the answers/,
  );
  const { population, record: numbers } = JSON.parse(explained(noised, record, '--json').out);
  assert.equal(population, 1000);
  assert.ok(numbers.expected >= 1 && numbers.alone <= numbers.atMost['10'] && numbers.atMost['10'] <= 1);
  assert.deepEqual(Object.keys(numbers.atMost), ['1', '10', '11', '12']);
});

test('a record of any other file is judged by its statistics, without looking at rows', () => {
  const { out } = explained(plain, 'sex=true,zip=1');
  assert.match(out, /^The record\n[\s\S]+\nJudged by zip, sex, without looking at rows/);
  assert.match(out, /20 or more alike/);
  assert.match(out, /Releases that show fewer than/);
  const { columns: compared, record } = JSON.parse(explained(plain, 'sex=true,zip=1', '--json').out);
  assert.deepEqual(compared, ['zip', 'sex']);
  assert.ok(record.calibrated['2'] > 0.9);
  const unseen = explained(plain, 'sex=unknown,zip=1').out;
  assert.match(unseen, /no record of the table has these values together/);
  assert.doesNotMatch(unseen, /or more alike/);
});

test('columns are called as the file calls them', () => {
  const long = 'x'.repeat(150);
  const file = join(folder, 'long.csv');
  writeFileSync(file, [`${long},a\tb`, ...Array.from({ length: 20 }, (_, i) => `${i % 2},${i % 3}`)].join('\n'));
  const { columns: names } = JSON.parse(explained(file, `${long}=1,a\tb=2`, '--json', '--qi', `${long},a\tb`).out);
  assert.deepEqual(names, [long, 'a\tb']);
});

test('where rows name their people statistics are of rows, and nobody is judged by them', () => {
  const file = join(folder, 'bought.csv');
  writeFileSync(file, ['who,sex,item', 'a,f,x', 'a,f,y', 'b,m,x', 'c,m,y'].join('\n'));
  const { code, err } = explained(file, 'sex=f', '--qi', 'sex', '--config', join(folder, 'subject.json'));
  assert.equal(code, 2);
  assert.match(err, /Several rows can be about one person here \(who\)/);
});

test('what cannot be judged is said, and no value is repeated', () => {
  const of = (record: string, ...more: string[]) => {
    const { code, err } = explained(plain, record, ...more);
    assert.equal(code, 2);
    assert.doesNotMatch(err, /secret/);
    return err;
  };
  assert.match(of('zip=secret'), /--record needs a value of sex, too\./);
  assert.match(of('zip=,sex=secret'), /Every row has a value of zip/);
  assert.match(of('zap=secret,sex=true'), /There is no column "zap"\. Did you mean "zip"\?/);
  assert.match(of('income=secret,sex=true'), /Rows are not compared on "income": --record takes zip, sex\./);
  assert.match(of('zip=secret,zip=secret,sex=true'), /states "zip" twice/);
  assert.match(of('zip=secret,sex=true', '--row', '1'), /only one of them/);
});
