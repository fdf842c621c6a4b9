/** `quasi anonymize` where it draws at random, run as a process: what is written, what is said of it, and what is refused. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { seededRandom } from '../../shared/src/random/index.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-protect-'));
after(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);

const random = seededRandom(11);
const below = (limit: number) => Math.floor(limit * random());
const jobs = ['nurse', 'clerk', '"cook, chief"', 'judge', ''];
const rows = 1500;
const people = `\uFEFFemail,sex,job,zip,income\r\n${Array.from({ length: rows }, (_, i) => {
  const zip = 10_000 + below(80);
  return [`p${i}@x.org`, 'fm'[below(2)], jobs[below(5)], zip, `${1000 + below(4000)}.50`].join();
}).join('\r\n')}\r\n`;
const input = place('people.csv');
writeFileSync(input, people);
const qi = ['--qi', 'sex,job'];

const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split(/\r?\n/);
const cells = (text: string): string[][] => parse(text, { bom: true });
const anonymize = (...options: string[]) => quasi(['anonymize', input, ...qi, ...options]);

test('answers: what is announced is what is measured on the copy, cells change as often as ε says, and no other byte does', () => {
  const copy = place('answers.csv');
  const { code, out, err } = anonymize('-o', copy, '--randomise', 'sex=1,job=1', '--seed', '7', '--json');
  assert.equal(code, 0);
  assert.match(err, /who knows it can undo what was drawn/);
  assert.match(err, /not anonymous yet: email names people and is written as before/);
  const told = JSON.parse(out);
  assert.deepEqual(told.epsilons, { sex: 1, job: 1 });
  assert.deepEqual([told.epsilon, told.rows, told.people, told.files], [2, rows, rows, [copy]]);
  const keep = (answers: number) => Math.E / (Math.E + answers - 1);
  assert.ok(Math.abs(told.truth - keep(2) * keep(5)) < 1e-12);
  const measured = JSON.parse(quasi(['measure', copy, ...qi, '--epsilon', '1', '--only', 'protected']).out);
  assert.equal(told.after.aloneShare, measured.protected.aloneShare);
  const before = JSON.parse(quasi(['measure', input, ...qi, '--only', 'classes']).out);
  assert.equal(told.before.aloneShare, before.classes.uniqueRows / rows);
  const [was, is] = [people, readFileSync(copy, 'utf8')].map(cells);
  assert.equal(is.length, was.length);
  for (const [column, answers] of [
    [1, 2],
    [2, 5],
  ] as const) {
    const changed = was.filter((record, row) => record[column] !== is[row][column]).length / rows;
    const flips = 1 - keep(answers);
    assert.ok(Math.abs(changed - flips) < 5 * Math.sqrt((flips * (1 - flips)) / rows), `${column}: ${changed}`);
  }
  const answer = `(?:[fm],(?:nurse|clerk|"cook, chief"|judge|))`;
  const masked = (text: string) => text.replaceAll(new RegExp(`(?<=@x\\.org,)${answer}(?=,1)`, 'g'), '?');
  assert.equal(masked(readFileSync(copy, 'utf8')), masked(people));
});

test('numbers are answered in 20 ranges, and what is announced is what is measured on the copy', () => {
  const copy = place('ranges.csv');
  const asked = ['--randomise', 'sex=3,income=3', '--qi', 'sex,income', '--seed', '7'];
  const { code, out } = quasi(['anonymize', input, '-o', copy, ...asked, '--json']);
  assert.equal(code, 0);
  const answers = new Set(
    cells(readFileSync(copy, 'utf8'))
      .slice(1)
      .map((record) => record[4]),
  );
  assert.equal(answers.size, 20);
  for (const answer of answers) assert.match(answer, /^(?:<\d+|\[\d+, \d+\)|>=\d+)$/);
  const told = JSON.parse(out);
  const keep = (count: number) => Math.exp(3) / (Math.exp(3) + count - 1);
  assert.ok(Math.abs(told.truth - keep(2) * keep(20)) < 1e-12);
  const measured = quasi(['measure', copy, '--qi', 'sex,income', '--epsilon', '3', '--only', 'protected']).out;
  assert.equal(told.after.aloneShare, JSON.parse(measured).protected.aloneShare);
  const text = quasi(['anonymize', input, '-o', place('more.csv'), ...asked]).out;
  assert.match(text, /numbers of 1 column answered in ranges/);
});

test('with a seed the same again, without one never', () => {
  const write = (name: string, ...options: string[]) => {
    assert.equal(
      anonymize('-o', place(name), '--randomise', 'sex=1', '--noise', 'income=0.2', '--quiet', ...options).code,
      0,
    );
    return readFileSync(place(name), 'utf8');
  };
  assert.equal(write('a.csv', '--seed', '3'), write('b.csv', '--seed', '3'));
  assert.notEqual(write('c.csv', '--seed', '4'), write('a.csv', '--seed', '3'));
  assert.notEqual(write('d.csv'), write('e.csv'));
});

test('noise on numbers is of the scale that is said', () => {
  const copy = place('noise.csv');
  const { out } = anonymize('-o', copy, '--noise', 'income=0.2', '--seed', '1', '--json');
  const { noise, before } = JSON.parse(out);
  assert.equal(before, undefined);
  const [was, is] = [people, readFileSync(copy, 'utf8')].map((text) => cells(text).slice(1));
  const moved = was.map((record, row) => Math.abs(Number(record[4]) - Number(is[row][4])));
  const mean = moved.reduce((sum, one) => sum + one, 0) / rows;
  assert.ok(Math.abs(mean / noise.income - 1) < 0.15, `${mean} ${noise.income}`);
  assert.deepEqual(
    is.map((record) => record.slice(0, 4)),
    was.map((record) => record.slice(0, 4)),
  );
});

test('a sample has its share of the rows, whole and in order, and is told by the law of all samples', () => {
  const copy = place('sample.csv');
  const { out } = anonymize('-o', copy, '--sample', '0.1', '--json');
  const { sample } = JSON.parse(out);
  assert.deepEqual([sample.drawn, sample.rate], [150, 0.1]);
  assert.ok(sample.orr.after <= sample.orr.before);
  const drawn = lines(readFileSync(copy, 'utf8'));
  assert.equal(drawn.length, 151);
  const places = drawn.map((line) => lines(people).indexOf(line));
  assert.ok(places.every((at, i) => at >= 0 && (i === 0 || at > places[i - 1])));
  const text = anonymize('-o', copy, '--sample', '0.1').out;
  assert.match(text, /right row picked with/);
});

test('parts have the rows of a sample in orders of their own, with what each tells', () => {
  const { code, out } = anonymize(
    ...['-o', place('out.csv'), '--split', 'sex,"job"/income', '--sample', '0.5', '--randomise', 'sex=1', '--json'],
  );
  assert.equal(code, 0);
  const { parts, files } = JSON.parse(out);
  assert.deepEqual(files, [place('out.part1.csv'), place('out.part2.csv')]);
  assert.deepEqual(
    parts.map(({ columns }: { columns: string[] }) => columns),
    [['sex', 'job'], ['income']],
  );
  const [first, second] = files.map((file: string) => cells(readFileSync(file, 'utf8')));
  assert.deepEqual([first[0], second[0]], [['sex', 'job'], ['income']]);
  assert.deepEqual([first.length, second.length], [751, 751]);
  const incomes = new Map<string, number>();
  for (const record of cells(people)) incomes.set(record[4], (incomes.get(record[4]) ?? 0) + 1);
  const counted = new Map<string, number>();
  for (const [income] of second) counted.set(income, (counted.get(income) ?? 0) + 1);
  for (const [income, count] of counted) assert.ok(count <= (incomes.get(income) ?? 0));
  assert.ok(!readdirSync(folder).includes('out.csv'));
});

test('what to declare stands below, without values', () => {
  const { out } = anonymize('-o', place('declare.csv'), '--randomise', 'job=2');
  assert.match(out, /65 % of cells stay true, people unique .* counted, .* by the answers/);
  assert.ok(out.includes('{ "glob": "declare.csv", "columns": { "job": { "epsilon": 2 } } }'));
  assert.doesNotMatch(out, /nurse|judge/);
});

test('what makes no sense is refused, and nothing is written', () => {
  const there = readdirSync(folder);
  const cases: [RegExp, string[]][] = [
    [/--k belongs to reaching k/, ['--randomise', 'sex=1', '--k', '5']],
    [/--randomise needs COLUMN=NUMBER/, ['--randomise', 'sex']],
    [/--randomise needs COLUMN=NUMBER/, ['--randomise', 'sex=0']],
    [/names a column twice/, ['--randomise', 'sex=1,sex=2']],
    [/either --randomise or --noise/, ['--randomise', 'income=1', '--noise', 'income=1']],
    [/no column "age"/, ['--randomise', 'age=1']],
    [/"zip" has neither 2 to 50 values nor numbers to put in ranges/, ['--randomise', 'zip=1']],
    [/"job" does not hold numbers/, ['--noise', 'job=1']],
    [/--sample needs a share above 0/, ['--sample', '1']],
    [/at least two groups/, ['--split', 'sex,job']],
    [/a column in two parts would link them/, ['--split', 'sex/sex']],
  ];
  for (const [problem, options] of cases) {
    const { code, err } = anonymize('-o', place('refused.csv'), ...options);
    assert.equal(code, 2, options.join(' '));
    assert.match(err, problem);
  }
  assert.match(anonymize('-o', '-', '--split', 'sex/job').err, /several files/);
  const twice = 'sex,age,age\nf,1,20\nm,2,30\n';
  for (const option of ['--randomise', '--noise']) {
    const { code, err } = quasi(['anonymize', '-', '-o', place('refused.csv'), '--qi', 'sex', option, 'age=1'], twice);
    assert.deepEqual([code, /more than one column "age"/.test(err)], [2, true], err);
  }
  assert.deepEqual(readdirSync(folder), there);
});

test('cells that belong to no column, and another encoding, are told of', () => {
  const long = Buffer.from('sex,job\nf,köchin\nm,koch,mine\n', 'latin1');
  const options = ['anonymize', '-', '--qi', 'sex', '-o'];
  const { code, err } = quasi([...options, '-', '--randomise', 'sex=1'], long);
  assert.equal(code, 0);
  assert.match(err, /1 row has cells beyond the last column; these belong to no column and stay as they are\./);
  assert.match(err, /read as windows-1252, written as utf-8\./);
  const split = quasi([...options, place('told.csv'), '--split', 'sex/job'], long).err;
  assert.deepEqual([/beyond/.test(split), /windows-1252/.test(split)], [false, true]);
  const config = place('subject.json');
  writeFileSync(config, '{ "columns": { "job": "subject" } }');
  const parts = quasi([...options, place('told.csv'), '--split', 'sex/job', '--config', config], 'sex,job\nf,1\nm,2\n');
  assert.match(parts.err, /without job nothing says which rows are about one person: k counts rows/);
});

test('a copy goes to standard output, and a file can come from standard input', () => {
  const { out, code } = quasi(['anonymize', '-', '-o', '-', '--sample', '0.5', ...qi], people);
  assert.equal(code, 0);
  assert.equal(lines(out).length, 751);
});
