/** `quasi anonymize --levels`: a copy at given levels has to the last digit the numbers that *What if* has for them, and a dry run too. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { drain } from '@quasi/shared/analysis';
import { aimedAt, latticeOf, whatIf } from '@quasi/shared/effects';
import { randomBelow, seededRandom } from '@quasi/shared/random';
import { parse } from 'csv-parse/sync';
import { fileOf, settingsOf } from '../../shared/src/effects/testFiles.ts';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-levels-'));
after(() => rmSync(folder, { recursive: true }));
const place = (name: string) => join(folder, name);
const random = seededRandom(11);
const below = (limit: number) => randomBelow(random, limit);

function write(name: string, text: string): string {
  writeFileSync(place(name), text);
  return place(name);
}

/** Of every kind of column that has a ladder of its own, with gaps here and there. */
const cells: Readonly<Record<string, () => string>> = {
  age: () => String(18 + below(70)),
  birth_date: () => `${1940 + below(60)}-0${1 + below(9)}-1${below(9)}`,
  sex: () => ['f', 'm', ''][below(3)] ?? '',
  zip: () => String(10_000 + below(300)),
  occupation: () => ['nurse', 'clerk', 'judge', 'cook', 'NA'][below(5)] ?? '',
};

function randomTable(rows: number): string {
  const names = Object.keys(cells).filter((_, i) => i === 0 || below(3) > 0);
  const record = () => names.map((name) => cells[name]?.()).join() || '""';
  return `${[names.join(), ...Array.from({ length: rows }, record)].join('\n')}\n`;
}

interface Numbers {
  readonly rows: number;
  readonly risk: unknown;
  readonly loss: number;
}

/** As the report has them; a level of each column at random. */
function tried(text: string, names: readonly string[], k: number, removes: boolean) {
  const { analysis } = fileOf(text, settingsOf({ quasiIdentifiers: [...names] }));
  const facts = aimedAt(drain(analysis.classes()), k);
  const ladders = [...drain(latticeOf(facts)).ladders.values()];
  // Rather high than low, so that rows are left.
  const levels = ladders.map(({ treatments: { length } }) => Math.max(below(length + 1), below(length + 1)));
  const options = facts.quasiIdentifiers.map((column, i) => `${facts.table.columns[column].name}=${levels[i]}`);
  const { rows, risk, loss, below: missing } = drain(whatIf(facts, levels, removes));
  const numbers: Numbers = { rows, risk, loss };
  return { levels, numbers, missing, option: options.join() };
}

function numbersIn({ out, err }: { readonly out: string; readonly err: string }): Numbers {
  assert.notEqual(out, '', err);
  const { after, loss } = JSON.parse(out);
  const { rows, ...risk } = after;
  return { rows, risk, loss };
}

function agree(name: string, text: string, names: readonly string[]): boolean {
  const k = 2 + below(4);
  const input = write(name, text);
  const options = ['anonymize', input, '--k', String(k), '--qi', names.join(), '--json'];
  const { levels, numbers, missing, option } = tried(text, names, k, true);
  if (numbers.risk === undefined) return false;
  const at = ['--levels', option, '--suppress', '1', '--fix-identifiers'];
  const copy = quasi([...options, ...at, '-o', place(`copy-${name}`), '--header']);
  assert.deepEqual(numbersIn(copy), numbers);
  assert.deepEqual(JSON.parse(copy.out).levels, levels);
  if (below(3) > 0) return true;
  const dry = quasi([...options, ...at, '--dry-run', '--header']);
  assert.deepEqual(numbersIn(dry), numbers);
  const staying = quasi([...options, '--levels', option, '--dry-run', '--header']);
  assert.equal(JSON.parse(staying.out).rowsBelowGoal, missing);
  assert.equal(staying.code, missing > 0 ? 1 : 0);
  return true;
}

test('on 20 random tables', () => {
  let compared = 0;
  for (let i = 0; i < 20; i++) {
    const text = randomTable(100 + below(200));
    if (agree(`random-${i}.csv`, text, text.slice(0, text.indexOf('\n')).split(','))) compared++;
  }
  assert.ok(compared >= 15, `${compared}`);
});

/** As both readers here take it. */
function withCommas(text: string): string {
  const records: string[][] = parse(text, { delimiter: /^[^\n]*;/.test(text) ? ';' : ',' });
  return `${records.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join()).join('\n')}\n`;
}

test('on the samples', () => {
  const samples = fileURLToPath(new URL('../../samples', import.meta.url));
  const compared: Readonly<Record<string, readonly string[]>> = {
    'patients.csv': ['sex', 'birth_date', 'zip'],
    'survey.csv': ['age', 'gender', 'region', 'education', 'occupation'],
  };
  assert.deepEqual(
    readdirSync(samples).filter((name) => name in compared),
    Object.keys(compared),
  );
  for (const [name, names] of Object.entries(compared)) {
    const text = withCommas(readFileSync(join(samples, name), 'utf8'));
    agree(name, text, names);
  }
});

const people = write('people.csv', `sex,age,town\n${'f,31,Ulm\nm,33,Ulm\nf,38,Bonn\nm,35,Bonn\n'.repeat(3)}f,80,Ulm\n`);
const qi = ['--qi', 'sex,age,town', '--k', '2'];

test('a dry run lists the levels, says what is not reached, and writes nothing', () => {
  const before = readdirSync(folder);
  const { code, out } = quasi(['anonymize', people, ...qi, '--dry-run', '--levels', 'age=1']);
  assert.equal(code, 1);
  assert.match(out, /people\.csv: a dry run, nothing is written/);
  assert.match(out, /^age: level 1 of \d$/m);
  assert.match(out, /^ {2}0 {2}As it is\n> 1 {2}\S/m);
  assert.match(out, /^k = 2 is not reached: 1 row \(7\.7 %\) miss it\. /m);
  assert.deepEqual(readdirSync(folder), before);
  const found = quasi(['anonymize', people, ...qi, '--dry-run']);
  assert.equal(found.code, 0);
  assert.match(found.out, /no other choice of levels loses less\.\n$/);
});

test('levels that miss k make no copy unless the rows may go', () => {
  const copy = place('missed.csv');
  const at = ['anonymize', people, ...qi, '--levels', 'age=1', '-o', copy];
  const { code, err } = quasi(at);
  assert.equal(code, 2);
  assert.match(
    err,
    /At these levels 1 of 13 rows miss k = 2: choose higher ones, or let the rows go with --suppress 0\.077\./,
  );
  assert.ok(!existsSync(copy));
  assert.equal(quasi([...at, '--suppress', '0.077']).code, 0);
  assert.equal(readFileSync(copy, 'utf8').trimEnd().split('\n').length, 13);
});

test('what is asked in vain is said', () => {
  const asked = (...options: string[]) => quasi(['anonymize', people, ...qi, '--dry-run', ...options]).err;
  assert.match(asked('--levels', 'age=99'), /--levels: "age" has levels 0 to \d; --dry-run lists them\./);
  assert.match(asked('--levels', 'age=x'), /"age" has levels/);
  assert.match(
    asked('--levels', 'name=1'),
    /--levels names the column "name", which is none that rows are compared on/,
  );
  assert.match(asked('--levels', 'age=1,age=2'), /names the column "age" twice/);
  assert.match(asked('--levels', 'age'), /--levels needs column=LEVEL\./);
  const plainly = (...options: string[]) => quasi(['anonymize', people, ...options]).err;
  assert.match(plainly('--dry-run', '--sample', '0.5'), /--dry-run belongs to reaching k/);
  assert.match(plainly('--levels', 'age=1', '--cells', 'suppress'), /--levels is for rows that are people/);
  assert.match(asked('-o', 'x.csv'), /--dry-run writes no copy, so leave out --output\./);
});

test('a dry run says that columns name people, and does not exit with 0, until options treat them', () => {
  const path = join(folder, 'named.csv');
  const rows = Array.from({ length: 60 }, (_, i) => `Ada ${['Keller', 'Novak', 'Silva'][i % 3]},${30 + (i % 2)},f`);
  writeFileSync(path, ['full_name,age,sex', ...rows, ''].join('\n'));
  const asked = ['anonymize', path, '--qi', 'age,sex', '--k', '2', '--dry-run'];
  const plain = quasi(asked);
  assert.equal(plain.code, 1);
  assert.match(plain.out, /No copy would be written: "?full_name"? names people: use --remove/);
  assert.match(JSON.parse(quasi([...asked, '--json']).out).untreated, /names people/);
  const treated = quasi([...asked, '--remove', 'full_name']);
  assert.equal(treated.code, 0, treated.out);
  assert.doesNotMatch(treated.out, /names people/);
});
