/** `quasi anonymize`, run as a process: the copy, what is said of it, and what is refused. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-anonymize-'));
after(() => rmSync(folder, { recursive: true }));

const place = (name: string) => join(folder, name);

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(place(name), content);
  return place(name);
}

/** Sizes of classes, counted without any of our code. */
function classesOf(text: string, columns: readonly string[], delimiter = ','): number[] {
  const records: Record<string, string>[] = parse(text, { columns: true, bom: true, delimiter });
  const sizes = new Map<string, number>();
  for (const record of records) {
    const key = JSON.stringify(columns.map((column) => record[column]));
    sizes.set(key, (sizes.get(key) ?? 0) + 1);
  }
  return [...sizes.values()].sort((a, b) => a - b);
}

const people = `full_name,sex,age,town\r\n${[
  'Ann Lee,f,31,Ulm',
  '"Lee, Bo",m,33,Ulm',
  'Cy Dow,f,38,"Bonn"',
  'Di Fox,m,35,Bonn',
  'Ed Poe,f,42,Ulm',
  'Flo Ray,m,47,Ulm',
  'Gus May,f,44,Bonn',
  'Hal Orr,m,49,Bonn',
].join('\r\n')}\r\n`;
const input = write('people.csv', people);
const compared = ['sex', 'age', 'town'];
const qi = ['--qi', compared.join()];

test('the copy reaches k, and only cells of the compared columns change', () => {
  const copy = place('copy.csv');
  const { code, out, err } = quasi([
    'anonymize',
    input,
    '-o',
    copy,
    '--k',
    '2',
    ...qi,
    '--remove',
    'full_name',
    '--json',
  ]);
  assert.equal(err, '');
  assert.equal(code, 0);
  const numbers = JSON.parse(out);
  const text = readFileSync(copy, 'utf8');
  const classes = classesOf(text, compared);
  assert.ok((classes[0] as number) >= 2);
  assert.deepEqual(numbers.columns, compared);
  assert.equal(numbers.levels.length, 3);
  assert.equal(numbers.optimal, true);
  assert.equal(numbers.bound, numbers.loss);
  assert.equal(numbers.suppressedRows, 0);
  assert.deepEqual(numbers.before, { rows: 8, k: 1, uniqueRows: 8, rowsBelow: 8, orr: 1 });
  assert.deepEqual(numbers.after, { rows: 8, k: classes[0], uniqueRows: 0, rowsBelow: 0, orr: classes.length / 8 });
  assert.deepEqual(Object.keys(numbers), [
    'columns',
    'levels',
    'loss',
    'bound',
    'optimal',
    'suppressedRows',
    'before',
    'after',
    'verdict',
  ]);
  const { ready, policy, identifiers, texts } = numbers.verdict;
  assert.deepEqual(
    { ready, policy, identifiers, texts },
    { ready: true, policy: 'default', identifiers: [], texts: [] },
  );
  // The town of one row was in quotes and still is; line ends are those of the file.
  assert.equal(text.split('\r\n').length, people.split('\r\n').length);
  if (numbers.levels[2] === 0) assert.equal(text.match(/"Bonn"/g)?.length, 1);
  const { code: checked } = quasi(['check', copy, '--k', '2', ...qi, '--fail-on', 'hint', '--quiet']);
  assert.equal(checked, 0);
});

test('rows that would cost too much are removed, up to the share', () => {
  const file = write('odd.csv', `sex,age\n${'f,30\nm,40\n'.repeat(10)}f,99\n`);
  const strict = quasi(['anonymize', file, '-o', place('strict.csv'), '--k', '5', '--qi', 'sex,age', '--json']);
  assert.equal(JSON.parse(strict.out).suppressedRows, 0);
  const { out } = quasi([
    'anonymize',
    file,
    '-o',
    place('loose.csv'),
    '--k',
    '5',
    '--qi',
    'sex,age',
    '--suppress',
    '0.05',
    '--json',
  ]);
  const { suppressedRows, levels, after: risk } = JSON.parse(out);
  assert.deepEqual({ suppressedRows, levels, rows: risk.rows }, { suppressedRows: 1, levels: [0, 0], rows: 20 });
  assert.equal(readFileSync(place('loose.csv'), 'utf8'), `sex,age\n${'f,30\nm,40\n'.repeat(10)}`);
});

test('the report says what was done, what came of it, and how to see it confirmed', () => {
  const file = write('plain.csv', `sex,age\n${'f,30\nm,40\n'.repeat(10)}f,99\n`);
  const copy = place('it is.csv');
  const { code, out, err } = quasi([
    'anonymize',
    file,
    '-o',
    copy,
    '--k',
    '5',
    '--qi',
    'sex,age',
    '--suppress',
    '0.05',
  ]);
  assert.equal(err, '');
  assert.equal(code, 0);
  assert.equal(
    out,
    `${file} → ${copy}
✓ Ready for default: no direct identifier; k = 10, target 5.

                         before  after
rows                         21     20
k, the smallest class         1     10
unique rows                   1      0
rows in classes below 5       1      0
overall risk               14 %   10 %

Left as they are: sex, age
1 row removed (4.8 %): fewer than 5 would look alike.

Loss 0.05: no other choice of levels loses less.

To see it confirmed:
  quasi check '${copy}' --k 5 --qi sex,age
`,
  );
});

test('without --qi the columns of the copy would be chosen anew, and where they are others that is said', () => {
  const { code, out } = quasi([
    'anonymize',
    input,
    '-o',
    place('chosen.csv'),
    '--k',
    '2',
    '--qi',
    'sex,town',
    '--remove',
    'full_name',
  ]);
  assert.equal(code, 0);
  assert.match(out, /\nWithout --qi Quasi would compare rows of the copy on sex, age, town, where k is 1\.\n$/);
});

test('a column that names people, and of which nobody has said a word, stops it with nothing written', () => {
  const asked = ['anonymize', input, '-o', place('named.csv'), '--k', '2', ...qi];
  for (const options of [[], ['--quiet'], ['--json']]) {
    const { code, out, err } = quasi([...asked, ...options]);
    assert.match(
      err,
      /^quasi: .*people\.csv: full_name names people: use --remove or --pseudonymize \(--redact for texts\), or --leave to keep what names them\.\n$/,
    );
    assert.deepEqual([code, out, existsSync(place('named.csv'))], [1, '', false]);
  }
});

test('a column that is left is named, and the copy is not called ready; of one that is taken out nothing is said', () => {
  const asked = ['anonymize', input, '-o', place('named.csv'), '--k', '2', ...qi];
  const told = quasi([...asked, '--leave', 'full_name', '--json']);
  assert.equal(told.code, 0, told.err);
  const { ready, state, identifiers, accepted } = JSON.parse(told.out).verdict;
  assert.deepEqual(
    { ready, state, identifiers, accepted },
    { ready: null, state: 'identified', identifiers: [], accepted: ['full_name'] },
  );
  assert.match(readFileSync(place('named.csv'), 'utf8'), /^full_name,sex,age,town\r\nAnn Lee,/);
  const report = quasi([...asked, '--leave', 'full_name']);
  assert.equal(report.code, 0);
  assert.match(report.out, /\n✓ Identified: full_name accepted; k = 2, target 2\.\n/);
  assert.doesNotMatch(report.out + report.err, /(^|\n)Ready/);
  const none = quasi([
    'anonymize',
    input,
    '-o',
    place('named.csv'),
    '--k',
    '2',
    ...qi,
    '--remove',
    'full_name',
    '--quiet',
  ]);
  assert.deepEqual(none, { code: 0, out: '', err: '' });
  assert.match(readFileSync(place('named.csv'), 'utf8'), /^sex,age,town\r\n/);
});

test('pseudonyms are the HMAC of the value under the key in the environment, which is written nowhere', () => {
  const key = 'a key of my own';
  const args = [
    'anonymize',
    input,
    '-o',
    place('renamed.csv'),
    '--k',
    '2',
    ...qi,
    '--pseudonymize',
    'full_name',
    '--recipe',
    place('renamed.recipe.json'),
  ];
  const before = process.env['QUASI_PSEUDONYM_KEY'];
  try {
    delete process.env['QUASI_PSEUDONYM_KEY'];
    const refused = quasi(args);
    assert.equal(refused.code, 2);
    assert.equal(
      refused.err,
      'quasi: Pseudonyms need a key: put a secret of your own into the environment variable QUASI_PSEUDONYM_KEY.\n',
    );
    assert.equal(existsSync(place('renamed.csv')), false);
    process.env['QUASI_PSEUDONYM_KEY'] = key;
    const { code, out, err } = quasi(args);
    assert.equal(code, 0);
    const recipe = readFileSync(place('renamed.recipe.json'), 'utf8');
    for (const text of [out, err, recipe]) assert.equal(text.includes(key), false);
    assert.match(err, /^quasi: The key for pseudonyms has fewer than 16 bytes: /, 'a short one is warned of');
    const records: Record<string, string>[] = parse(readFileSync(place('renamed.csv')), { columns: true });
    const names = ['Ann Lee', 'Lee, Bo', 'Cy Dow'];
    assert.deepEqual(
      records.slice(0, 3).map(({ full_name }) => full_name),
      names.map((name) => createHmac('sha256', key).update(name).digest('hex').slice(0, 16)),
    );
    const again = quasi(['apply', place('renamed.recipe.json'), input, '-o', place('renamed again.csv')]);
    assert.equal(again.code, 0);
    assert.deepEqual(readFileSync(place('renamed again.csv')), readFileSync(place('renamed.csv')));
    delete process.env['QUASI_PSEUDONYM_KEY'];
    assert.equal(
      quasi(['apply', place('renamed.recipe.json'), input, '-o', place('renamed again.csv')]).err,
      refused.err,
    );
  } finally {
    if (before === undefined) delete process.env['QUASI_PSEUDONYM_KEY'];
    else process.env['QUASI_PSEUDONYM_KEY'] = before;
  }
});

test('a copy on standard output leaves no other word there, and is complete or not there', () => {
  const { code, out, err } = quasi(['anonymize', '-', '-o', '-', '--k', '2', ...qi, '--remove', 'full_name'], people);
  assert.equal(code, 0);
  assert.match(err, /^standard input → standard output\n/);
  assert.ok((classesOf(out, compared)[0] as number) >= 2);
  const failed = quasi(['anonymize', '-', '-o', '-', '--k', '9', ...qi], people);
  assert.deepEqual([failed.code, failed.out], [2, '']);
});

test('what is not in UTF-8 becomes it, which is said; the mark at the beginning stays where there is one', () => {
  const latin = write('latin.csv', Buffer.from(`sex,town\n${'f,K\xf6ln\nm,K\xf6ln\n'.repeat(3)}`, 'latin1'));
  const { code, err } = quasi(['anonymize', latin, '-o', place('utf8.csv'), '--k', '2', '--qi', 'sex,town']);
  assert.equal(code, 0);
  assert.equal(err, 'quasi: read as windows-1252, written as utf-8.\n');
  assert.equal(readFileSync(place('utf8.csv'), 'utf8'), `sex,town\n${'f,Köln\nm,Köln\n'.repeat(3)}`);
  const marked = write('marked.csv', `\uFEFFsex,town\n${'f,K\nm,K\n'.repeat(3)}`);
  quasi(['anonymize', marked, '-o', place('marked copy.csv'), '--k', '2', '--qi', 'sex,town']);
  assert.deepEqual(readFileSync(place('marked copy.csv')), readFileSync(marked));
});

test('short rows get what they lack; cells beyond the last column are told of', () => {
  const rows = Array.from({ length: 40 }, (_, i) => `${i % 4},f,x`);
  const file = write('ragged.csv', `visits,sex,town\n${rows.join('\n')}\n2,m\n3,m,y,Secret\n`);
  const { code, err, out } = quasi([
    'anonymize',
    file,
    '-o',
    place('even.csv'),
    '--k',
    '3',
    '--qi',
    'sex,town',
    '--json',
  ]);
  assert.equal(code, 0);
  assert.equal(err, 'quasi: 1 row has cells beyond the last column; these belong to no column and stay as they are.\n');
  assert.equal(JSON.parse(out).after.k, 42);
  assert.match(readFileSync(place('even.csv'), 'utf8'), /\n2,\*,\*\n3,\*,\*,Secret\n$/);
});

test('no value of the file is said or kept in a recipe', () => {
  const rows = Array.from(
    { length: 30 },
    (_, i) => `Xq${i}x,Zw${i % 7}z,${1900 + i}-05-0${(i % 9) + 1},${7000 + i * 13}`,
  );
  const file = write('secret.csv', `name,job,birth,zip\n${rows.join('\n')}\n`);
  const recipe = place('secret.recipe.json');
  const { code, out, err } = quasi([
    'anonymize',
    file,
    '-o',
    place('s.csv'),
    '--qi',
    'job,birth,zip',
    '--recipe',
    recipe,
    '--suppress',
    '0.2',
  ]);
  assert.equal(code, 0);
  const values = rows.join().split(',');
  for (const text of [out, err, readFileSync(recipe, 'utf8')]) {
    assert.deepEqual(
      values.filter((value) => new RegExp(`\\b${value}\\b`).test(text)),
      [],
    );
  }
});

const levels = write('towns.csv', 'Ulm;south;*\nBonn;south;*\nKiel;north;*\n');

test('a hierarchy file gives the levels of its column', () => {
  const { code, out } = quasi([
    'anonymize',
    input,
    '-o',
    place('h.csv'),
    '--k',
    '8',
    ...qi,
    '--hierarchy',
    `town=${levels}`,
    '--remove',
    'full_name',
    '--json',
  ]);
  assert.equal(code, 0);
  assert.equal(JSON.parse(out).levels[2], 1);
  assert.equal(readFileSync(place('h.csv'), 'utf8').match(/south/g)?.length, 8);
  const { err } = quasi([
    'anonymize',
    input,
    '-o',
    place('h.csv'),
    '--k',
    '2',
    ...qi,
    '--hierarchy',
    `town=${write('bad.csv', 'Ulm;south\nKiel;south\n')}`,
    '--remove',
    'full_name',
  ]);
  assert.match(
    err,
    /^quasi: .*people\.csv: Row 3 holds a value in column "town" that the hierarchy in ".*bad\.csv" does not name\.\n$/,
  );
});

test('values that are not of the sort of their column are hidden, which is said and kept in the recipe', () => {
  const ages = Array.from({ length: 60 }, (_, i) => (i === 7 ? 'young' : String(20 + i)));
  const file = write('ages.csv', `age,note\n${ages.map((age, i) => `${age},${i % 2}`).join('\n')}\n`);
  const recipe = place('ages.recipe.json');
  const { out: said } = quasi([
    'anonymize',
    file,
    '-o',
    place('bands.csv'),
    '--qi',
    'age',
    '--suppress',
    '0.1',
    '--recipe',
    recipe,
  ]);
  assert.match(said, /\nGeneralise age to .*; \* in 1 row whose value is not of that sort\n5 rows removed /);
  assert.deepEqual(
    JSON.parse(readFileSync(recipe, 'utf8')).steps.map(({ otherwise }: { otherwise: string }) => otherwise),
    ['suppress'],
  );
  const again = quasi(['apply', recipe, file, '-o', place('bands again.csv'), '--quiet']);
  assert.deepEqual(again, { code: 0, out: '', err: '' });
  assert.deepEqual(readFileSync(place('bands again.csv')), readFileSync(place('bands.csv')));
});

test('identifiers inside texts are taken out where that is asked for, and told of where not', () => {
  const notes = Array.from(
    { length: 12 },
    (_, i) => `The visit number ${i} went well, write to ann${i}@firma.ch about the bill please`,
  );
  const file = write('notes.csv', `sex,note\n${notes.map((note, i) => `${'fm'[i % 2]},"${note}"`).join('\n')}\n`);
  const left = quasi(['anonymize', file, '-o', place('notes copy.csv'), '--qi', 'sex', '--quiet']);
  assert.match(
    left.err,
    /^quasi: .*notes\.csv: note names people: use --remove or --redact, or --leave to keep what names them\.\n$/,
  );
  assert.deepEqual([left.code, existsSync(place('notes copy.csv'))], [1, false]);
  const none = quasi(['anonymize', file, '-o', place('notes copy.csv'), '--qi', 'sex', '--redact', 'note', '--quiet']);
  assert.deepEqual([none.code, none.out], [0, '']);
  assert.match(
    none.err,
    /^quasi: the texts of note may still name people: of 100 common names in trial texts \d+ are found, of 100 rare ones \d+; read them\.\n$/,
  );
  assert.match(
    readFileSync(place('notes copy.csv'), 'utf8'),
    /^sex,note\nf,"The visit number 0 went well, write to \[e-mail\]/m,
  );
});

mkdirSync(place('own policy'));
write(
  'own policy/quasi.json',
  '{ "policies": { "own": { "k": 2, "l": 2 } }, "policy": "own", "columns": { "diagnosis": { "role": "sensitive" } } }',
);

test('a policy that asks for ℓ gets it: each class has as many values of the sensitive column', () => {
  const rows = ['f,31,flu', 'f,31,flu', 'f,38,gout', 'm,45,flu', 'm,45,gout', 'm,52,mumps', 'm,52,mumps', 'm,47,flu'];
  const file = write('own policy/visits.csv', `sex,age,diagnosis\n${rows.join('\n')}\n`);
  const copy = place('own policy/copy.csv');
  const recipe = place('own policy/l.recipe.json');
  const {
    code,
    out: said,
    err,
  } = quasi(['anonymize', file, '-o', copy, '--qi', 'sex,age', '--suppress', '0.2', '--recipe', recipe]);
  assert.equal(code, 0, err);
  assert.doesNotMatch(said, /Not ready/);
  const values = new Map<string, Set<string>>();
  const records: string[][] = parse(readFileSync(copy), { from: 2 });
  for (const [sex, age, diagnosis] of records) {
    const key = `${sex} ${age}`;
    values.set(key, (values.get(key) ?? new Set()).add(diagnosis as string));
  }
  assert.ok(values.size > 0 && [...values.values()].every((some) => some.size >= 2));
  assert.deepEqual(JSON.parse(readFileSync(recipe, 'utf8')).diversity, { column: 'diagnosis', values: 2 });
  assert.match(quasi(['check', copy, '--qi', 'sex,age', '--fail-on', 'never']).out, /\n✓ Ready for own: /);

  const same = write('own policy/same.csv', `sex,age,diagnosis\n${'f,31,flu\n'.repeat(9)}`);
  const refused = quasi(['apply', recipe, same, '-o', place('own policy/never.csv')]);
  assert.match(
    refused.err,
    /same\.csv: 9 rows are in classes of fewer than 2 or with fewer than 2 values of "diagnosis": that is more than the 20 % of 9 that may be removed\.\n$/,
  );
  const never = quasi(['anonymize', same, '-o', place('own policy/never.csv'), '--qi', 'sex,age']);
  assert.match(
    never.err,
    /same\.csv: k = 2 with 2 values of "diagnosis" in each class cannot be reached for its 9 rows with 0 % of them removed\.\n$/,
  );
  assert.deepEqual([refused.code, never.code], [2, 2]);
});

test('what else a policy asks for is judged on the copy', () => {
  write('own policy/quasi.json', '{ "policies": { "own": { "k": 2, "meanRisk": 0.01 } }, "policy": "own" }');
  const file = write('own policy/few.csv', `sex,age\n${'f,30\nm,40\n'.repeat(5)}`);
  const { code, out: said } = quasi(['anonymize', file, '-o', place('own policy/few copy.csv'), '--qi', 'sex,age']);
  assert.equal(code, 1);
  assert.match(said, /\n✖ Not ready for own: .* \(here 20 %\)\.\n(?:.*\n)*\nLeft as they are: sex, age\n/);
});

mkdirSync(place('a folder'));
symlinkSync(input, place('link.csv'));
linkSync(input, place('hard.csv'));

const out = place('never.csv');
const leave = ['--leave', 'full_name'];
const refusals: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [[input], /^quasi: Say where the copy is to be written: -o OUT, or -o - for standard output\.\n$/],
  [['-o', out], /^quasi: Name a file to anonymize, or - for standard input\.\n$/],
  [[input, input, '-o', out], /^quasi: Name one file; anonymize takes no more\.\n$/],
  [
    [input, '-o', input],
    /people\.csv: This is a file that is read, and is not written over; name another one with -o\.\n$/,
  ],
  [[input, '-o', place('link.csv')], /link\.csv: This is a file that is read/],
  [[input, '-o', place('hard.csv')], /hard\.csv: This is a file that is read/],
  [[input, '-o', place('a folder')], /a folder: This is a folder; name a file with -o\.\n$/],
  [[input, '-o', join(folder, 'no', 'x.csv')], /There is no such folder to write to\.\n$/],
  [[input, '-o', join(folder, 'quasi.json')], /This would be the configuration/],
  [[input, '-o', '-', '--json'], /^quasi: --json and -o - both write to standard output; give one of them\.\n$/],
  [[input, '-o', out, '--recipe', out], /^quasi: --recipe and -o name the same file\.\n$/],
  [
    [input, '-o', out, '--recipe', input],
    /This is a file that is read, and is not written over; name another one with --recipe\.\n$/,
  ],
  [[input, '-o', out, '--recipe', levels, '--hierarchy', `town=${levels}`], /This is a file that is read/],
  [[input, '-o', levels, '--hierarchy', `town=${levels}`], /towns\.csv: This is a file that is read/],
  [[input, '-o', out, '--suppress', '5'], /^quasi: --suppress needs a share from 0 to 1\.\n$/],
  [[input, '-o', out, '--loss', 'size'], /^quasi: --loss is one of ncp, entropy\.\n$/],
  [[input, '-o', out, '--k', '9', ...qi], /people\.csv: It has 8 rows, so no class of 9 can be formed\.\n$/],
  [
    [input, '-o', out, '--qi', 'shoe'],
    /people\.csv: There is no column "shoe"\. It has full_name, sex, age, town\.\n$/,
  ],
  [[input, '-o', out, '--remove', 'shoe'], /There is no column "shoe"/],
  [
    [input, '-o', out, '--qi', 'sex', '--remove', 'sex'],
    /people\.csv: There is no column to compare rows on; name those that others may know of a person with --qi\.\n$/,
  ],
  [
    [input, '-o', out, ...qi, '--remove', 'full_name', '--redact', 'full_name'],
    /"full_name" is named by two of --remove, --pseudonymize, --redact and --leave; name it once\.\n$/,
  ],
  [
    [input, '-o', out, ...qi, '--redact', 'town'],
    /Rows are compared on "town", so it is generalised: leave it out of --qi/,
  ],
  [[input, '-o', out, ...qi, ...leave, '--hierarchy', 'town'], /^quasi: --hierarchy needs column=FILE\.\n$/],
  [
    [input, '-o', out, ...qi, ...leave, '--hierarchy', `full_name=${levels}`],
    /^quasi: --hierarchy names the column "full_name", which is none that rows are compared on\.\n$/,
  ],
  [
    [input, '-o', out, ...qi, ...leave, '--hierarchy', `town=${place('gone.csv')}`],
    /gone\.csv: There is no such file\.\n$/,
  ],
];
for (const [args, says] of refusals) {
  test(`refused in one sentence, with nothing written: ${args.join(' ').replaceAll(folder, '')}`, () => {
    const { code, out: said, err } = quasi(['anonymize', ...args]);
    assert.match(err, says);
    assert.equal(err.split('\n').length, 2);
    assert.equal(said, '');
    assert.equal(code, 2);
    assert.equal(existsSync(out), false);
    assert.equal(readFileSync(input, 'utf8'), people);
  });
}

test('a copy that would not be read back as it is meant is not kept', () => {
  // The last record is short, and its quote is open: what would be added to it would be read as part of its value.
  const file = write('open.csv', `sex,town\n${'f,x\nf,y\n'.repeat(5)}"f`);
  const { code, out: said, err } = quasi(['anonymize', file, '-o', out, '--k', '11', '--qi', 'sex,town']);
  assert.match(
    err,
    /open\.csv: The copy would not be read back as it is meant, so it was not kept: see what quasi check/,
  );
  assert.deepEqual([code, said, existsSync(out)], [2, '', false]);
});

test('a form that the copy no longer tells by itself is told by options of the check', () => {
  const file = write('stars.csv', 'a1,b2\nx,y\nx,y\nz,y\nz,w\n');
  const copy = place('stars copy.csv');
  const { out: said } = quasi([
    'anonymize',
    file,
    '-o',
    copy,
    '--header',
    '--k',
    '4',
    '--qi',
    'a1,b2',
    '--missing-tokens',
    'none',
  ]);
  assert.match(said, /\n {2}quasi check '.*stars copy\.csv' --k 4 --qi a1,b2 --header --missing-tokens none\n$/);
  const { code } = quasi([
    'check',
    copy,
    '--k',
    '4',
    '--qi',
    'a1,b2',
    '--header',
    '--missing-tokens',
    'none',
    '--quiet',
  ]);
  assert.equal(code, 0);
});

test('nothing half-made is left behind', () => {
  assert.deepEqual(
    readdirSync(folder).filter((name) => name.startsWith('.')),
    [],
  );
});
