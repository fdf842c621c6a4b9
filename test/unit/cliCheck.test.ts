/** `quasi check`, run as a process: exit codes, text, JSON, and what it says when it cannot run. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { program, quasi } from '../figures/quasi.ts';

const folder = mkdtempSync(join(tmpdir(), 'quasi-check-'));
after(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const safe = write('safe.csv', `sex,age\n${'f,30\nm,40\nf,40\nm,30\n'.repeat(5)}`);
const risky = write('risky.csv', 'n,sex,age\n1,f,30\n1,f,30\n1,m,xSecretx\n1,m,40\n1,m,40\n');
const missing = join(folder, 'missing.csv');

test('a file without findings: exit code 0', () => {
  const { code, out, err } = quasi(['check', safe]);
  assert.equal(err, '');
  const [line, gap, summary] = out.split('\n');
  assert.deepEqual([line, gap, summary], [`✓ ${safe}  ready for default · k = 5`, '', '1 file: ready · nothing found']);
  assert.equal(code, 0);
});

const limits: readonly (readonly [limit: string, code: number])[] = [
  ['hint', 1],
  ['information', 1],
  ['warning', 1],
  ['error', 0],
  ['never', 0],
];
for (const [limit, code] of limits) {
  test(`a file with warnings and --fail-on ${limit}: exit code ${code}`, () => {
    assert.equal(quasi(['check', risky, '--fail-on', limit]).code, code);
  });
}

test('warnings fail by themselves, and what is only for information does not', () => {
  assert.equal(quasi(['check', risky]).code, 1);
  const formula = write('formula.csv', `sex,age\n${'=1+1,30\n'.repeat(5)}`);
  const { code, out } = quasi(['check', formula, '--unit', 'people', '--quiet']);
  assert.match(out, /\n {2}1:1 {2}ℹ info {2}.* {2}formula-cell \[\*\]\n/);
  assert.equal(code, 0);
});

test('each finding is a line with its place, severity, words and slug', () => {
  const { out } = quasi(['check', risky, '--quiet']);
  const [path, ...lines] = out.trimEnd().split('\n');
  assert.equal(path, risky);
  assert.match(lines[0] as string, /^ {2}1:1 {2}⚠ warning {2}\S.* {2}small-classes$/);
  assert.match(lines[1] as string, /^ {2}4:5 {2}ℹ info {5}\S.* {2}row-stands-alone$/);
});

test('places count lines and characters as editors do', () => {
  const path = write('places.csv', '\uFEFFsex,note\r\nf,"é\r\n😀"\r\n"😀",x"y\r\n');
  const { out } = quasi(['check', path, '--quiet']);
  assert.match(out, /\n {2}4:6 {2}⚠ warning .* stray-quote \[\*\]\n/);
});

test('findings as JSON have the names of the contract', () => {
  const { out, code } = quasi(['check', risky, safe, '--format', 'json', '--max-rows', '10']);
  const { files } = JSON.parse(out);
  assert.equal(code, 1);
  assert.deepEqual(
    files.map((file: object) => Object.keys(file)),
    [
      ['file', 'unit', 'verdict', 'findings', 'allowed'],
      ['file', 'unit', 'verdict', 'findings', 'allowed'],
    ],
  );
  assert.equal(files[0].file, risky);
  assert.equal(files[0].allowed, 0);
  assert.deepEqual(files[1].findings, []);
  const [classes, row] = files[0].findings;
  assert.deepEqual(Object.keys(classes), ['code', 'slug', 'severity', 'line', 'numbers', 'message', 'details']);
  assert.equal(classes.code, 'QS201');
  assert.equal(classes.slug, 'small-classes');
  assert.equal(classes.severity, 'warning');
  assert.equal(classes.numbers.k, 1);
  assert.equal(row.code, 'QS202');
  assert.deepEqual([row.line, row.row], [4, 3]);
  assert.equal(classes.line, 1);
});

const asPeople = ['--unit', 'people'];
const verdicts: readonly (readonly [args: readonly string[], text: string, mark: string, sentence: string])[] = [
  [
    [],
    'sex\nf\nf\nm\n',
    '✖',
    'Not ready for default: no direct identifier; 3 of 3 rows (100 %) are below the target, 1 unique: k = 1, target 5.',
  ],
  [
    [...asPeople, '--k', '2', '--policy', 'strict'],
    'sex\nf\nf\n',
    '✓',
    'Ready for strict: no direct identifier; k = 2, target 2.',
  ],
  [
    [...asPeople, '--policy', 'public11'],
    'sex\nf\nf\n',
    '✖',
    'Not ready for public11: no direct identifier; 2 of 2 rows (100 %) are below the target, 0 unique: k = 2, target 11.',
  ],
  [[], 'sex\nf\nf\n', '?', 'Unclear if about people: if so, k = 2, target 5 on sex.'],
  [[], 'mail\na@example.org\nb@example.org\n', '✖', 'Not ready for default: 1 direct identifier.'],
];
for (const [args, input, mark, sentence] of verdicts) {
  test(`the verdict stands first, in the words of all surfaces: ${sentence}`, () => {
    const [, line = ''] = quasi(['check', '-', ...args, '--format', 'full'], input).out.split('\n');
    assert.equal(line.slice(0, `${mark} ${sentence}`.length), `${mark} ${sentence}`);
    const { verdict } = JSON.parse(quasi(['check', '-', ...args, '--format', 'json'], input).out).files[0];
    assert.equal(verdict.text, sentence);
    const { out } = quasi(['check', '-', ...args], input);
    const state = sentence.slice(0, sentence.indexOf(':'));
    assert.match(
      out,
      new RegExp(`^${mark === '?' ? '\\?' : mark} (?:${state}:|- {2}${state.charAt(0).toLowerCase()})`, 'm'),
    );
  });
}

test('where nothing can be judged the reason stands in the only line', () => {
  assert.match(quasi(['check', '-'], 'sex\n').out, /^– - {2}not judged: the file has no rows\n/);
});

test('the verdict as JSON has the names of the contract, is that of measure, and is null where nothing can be judged', () => {
  const args = ['--policy', 'public11', '--format', 'json'];
  const { verdict } = JSON.parse(quasi(['check', risky, ...args]).out).files[0];
  assert.match(verdict.text, /^Not ready for public11: .*\.$/);
  assert.deepEqual(verdict, {
    text: verdict.text,
    policy: 'public11',
    attacker: 'default',
    state: 'not-ready',
    ready: false,
    criteria: [
      { name: 'identifiers', limit: 0, value: 0, holds: true },
      { name: 'k', limit: 11, value: 1, holds: false },
    ],
    open: [],
  });
  const measured = JSON.parse(quasi(['measure', risky, '--policy', 'public11', '--only', 'verdict']).out);
  const { text: _, ...numbers } = verdict;
  assert.deepEqual(measured.verdict, numbers);
  assert.equal(JSON.parse(quasi(['check', '-', ...args], 'sex\n').out).files[0].verdict, null);
  assert.equal('verdict' in JSON.parse(quasi(['measure', '-', '--only', 'verdict'], 'sex\n').out), false);
});

test('rows at risk are one line, which says where the first are and how many more there are', () => {
  const rows = Array.from({ length: 30 }, (_, i) => [i % 2, i % 3, i % 5, i % 7].join(','));
  const path = write('many.csv', `sex,zip,age,town\n${rows.join('\n')}\n`);
  const { out } = quasi(['check', path, '--quiet', '--max-rows', '50']);
  const own = out.split('\n').filter((line) => line.includes('row-stands-alone'));
  assert.equal(own.length, 1);
  assert.match(own[0] as string, /most at risk: lines \d+, \d+, \d+, \d+, \d+ and 25 more {2}/);
  const concise = quasi(['check', path, '--quiet', '--max-rows', '50', '--format', 'concise']).out;
  assert.equal(concise.match(/many\.csv:\d+:\d+: info row-stands-alone: /g)?.length, 30);
});

test('a finding about a column names it', () => {
  const path = write('column.csv', `sex,age\n${'=1+1,30\n'.repeat(5)}`);
  const [finding] = JSON.parse(quasi(['check', path, '--format', 'json']).out).files[0].findings;
  assert.equal(finding.slug, 'formula-cell');
  assert.equal(finding.column, 'sex');
  assert.equal('row' in finding, false);
});

test('no value of a cell is repeated', () => {
  for (const format of ['text', 'full', 'concise', 'json']) {
    const { out, err } = quasi(['check', risky, '--format', format]);
    assert.doesNotMatch(out + err, /xSecretx/);
  }
});

test('columns that are named decide, and so does k', () => {
  assert.match(quasi(['check', risky, '--qi', 'sex', '--k', '2']).out, /ready for default · k = 2\n/);
  assert.equal(quasi(['check', risky, '--qi', 'sex', '--k', '2']).code, 0);
  assert.equal(quasi(['check', risky, '--qi', 'sex', '--k', '3']).code, 1);
});

test('of several files, one without the columns named is compared on others, which is said', () => {
  const named = ['--qi', 'sex,note', '--format', 'json', '--fail-on', 'never'];
  const note = write('note.csv', 'note,place\na,b\na,b\n');
  const { code, out, err } = quasi(['check', safe, note, risky, ...named, '--qi', 'hair']);
  assert.equal(code, 0);
  assert.equal(JSON.parse(out).files.length, 3);
  assert.equal(
    err,
    `quasi: ${safe}: There is no column "note" or "hair"; rows were compared on the other columns of --qi.\n` +
      `quasi: ${note}: There is no column "sex" or "hair"; rows were compared on the other columns of --qi.\n` +
      `quasi: ${risky}: There is no column "note" or "hair"; rows were compared on the other columns of --qi.\n`,
  );
  const inFolder = mkdtempSync(join(folder, 'sub-'));
  writeFileSync(join(inFolder, 'one.csv'), 'a,b\n1,2\n');
  for (const path of [inFolder, join(inFolder, '*.csv')]) {
    const one = quasi(['check', path, ...named]);
    assert.equal(one.code, 0);
    assert.match(
      one.err,
      /one\.csv: There is no column "sex" or "note"; rows were compared on the columns that count without it\.\n$/,
    );
  }
});

test('texts that mean a missing value can be said', () => {
  const path = write('missing-tokens.csv', 'a\nx\nx\ny\n');
  const k = (...options: string[]) =>
    quasi(['check', path, '--header', '--qi', 'a', '--fail-on', 'never', ...options]).out.match(
      /(?<!below )k = \d+/,
    )?.[0];
  assert.equal(k(), 'k = 1');
  assert.equal(k('--missing-tokens', 'x,y'), 'k = 3');
});

test('standard input is checked, with the delimiter it has or is said to have', () => {
  assert.match(quasi(['check', '-', '--fail-on', 'never'], 'a\tb\n1\t2\n').out, /^- {2}1 row · 2 columns/m);
  assert.match(
    quasi(['check', '-', '--fail-on', 'never', '--delimiter', ';'], 'a\tb\n1\t2\n').out,
    /^- {2}1 row · 1 column$/m,
  );
});

test('names with control characters cannot steer a terminal', () => {
  const path = write('escape.csv', 'a\u001b[31m,b\u009b2J\n=1,x\u001b]0;t\u0007\n=2,y\n');
  for (const format of ['text', 'full', 'concise', 'json']) {
    const { out, err } = quasi(['check', path, '--format', format, '--qi', 'nothing']);
    assert.doesNotMatch(out + err, /[\0-\x09\x0b-\x1f\x7f-\x9f]/);
    const found = quasi(['check', path, '--format', format]);
    assert.doesNotMatch(found.out + found.err, /[\0-\x09\x0b-\x1f\x7f-\x9f]/);
  }
});

const refused: readonly (readonly [args: readonly string[], sentence: RegExp])[] = [
  [['check'], /^quasi: Name a file or folder/],
  [['chek'], /^quasi: There is no command "chek"; did you mean "check"\? /],
  [['banana'], /^quasi: There is no command "banana"; "quasi help"/],
  [['check', risky, '--fromat', 'json'], /^quasi: There is no option --fromat; did you mean --format\? /],
  [['check', risky, '--fix'], /^quasi: There is no option --fix; "quasi check --help"/],
  [['check', risky, '-x'], /^quasi: There is no option -x;/],
  [
    ['check', risky, '--policy', 'lax'],
    /^quasi: --policy is one of default, trusted, public11, strict, hipaa-safe-harbor\.$/m,
  ],
  [['check', risky, '--attacker', 'toString'], /^quasi: --attacker is one of default, acquaintance, /],
  [['check', risky, '--config', missing], /missing\.csv:1:1: This file is missing or cannot be read/],
  [['check', risky, '--k'], /^quasi: --k needs a value\.$/m],
  [['check', risky, '--k', '--quiet'], /^quasi: --k needs a value\.$/m],
  [['check', risky, '--quiet=yes'], /^quasi: --quiet takes no value\.$/m],
  [['check', risky, '--k', '0'], /^quasi: --k needs a whole number of at least 1\.$/m],
  [['check', risky, '--k', 'five'], /^quasi: --k needs a whole number\.$/m],
  [['check', risky, '--max-rows', '501'], /^quasi: --max-rows needs a whole number from 0 to 500\.$/m],
  [
    ['check', risky, '--format', 'xml'],
    /^quasi: --format is one of text, full, concise, json, sarif, github, gitlab, junit\.$/m,
  ],
  [['check', risky, '--fail-on', 'maybe'], /^quasi: --fail-on is one of error, warning/],
  [['check', risky, '--delimiter', 'ab'], /^quasi: --delimiter needs a single ASCII character/],
  [['check', risky, '--delimiter', ''], /^quasi: --delimiter needs a single ASCII character/],
  [['check', risky, '--header', '--no-header'], /^quasi: --header and --no-header contradict/],
  [['check', risky, '--encoding', 'klingon'], /^quasi: --encoding names no encoding/],
  [['check', risky, '--budget', 'much'], /^quasi: --budget needs a number of seconds/],
  [['check', risky, '--qi', 'sex,hair'], /There is no column "hair"\. It has n, sex, age\.$/m],
  [['check', missing], /missing\.csv: There is no such file\.$/m],
  [['check', join(folder, '*.xlsx')], /No file matches this pattern\.$/m],
  [['lsp'], /^quasi: lsp needs a connection/],
];
for (const [args, sentence] of refused) {
  test(`quasi ${args.map((arg) => arg.replace(folder, '')).join(' ')}: one line and exit code 2`, () => {
    const { code, out, err } = quasi(args);
    assert.equal(code, 2);
    assert.match(err, sentence);
    assert.match(err, /^quasi: [^\n]+\n$/);
    assert.equal(out, '');
  });
}

test('a file that cannot be read does not keep the others from being checked', () => {
  const { code, out, err } = quasi(['check', missing, safe, folder, '--quiet', '--format', 'json']);
  assert.equal(code, 2);
  assert.match(err, /^quasi: .*missing\.csv: There is no such file\.\n$/);
  const files = JSON.parse(out).files.map(({ file }: { file: string }) => file);
  assert.ok(files.includes(safe) && files.includes(risky));
});

test('odd files are checked like any other', () => {
  const wide = Array.from({ length: 20_001 }, (_, i) => `c${i}`).join(',');
  const files = [
    write('empty.csv', ''),
    write('header.csv', 'a,b\n'),
    write('one.csv', 'a\n1\n2\n'),
    write('cr.csv', 'a,b\r1,2\r3,4'),
    write('nul.csv', 'a,b\n\0,2\n'),
    write('unclosed.csv', 'a,b\n"1,2\n3,4\n'),
    write('wide.csv', `${wide}\n${wide}\n`),
    write('big.csv', `a,b\n1,${'x'.repeat(10_000_000)}\n`),
  ];
  const { code, out, err } = quasi(['check', ...files, '--format', 'json', '--fail-on', 'never']);
  assert.equal(err, '');
  assert.equal(code, 0);
  assert.equal(JSON.parse(out).files.length, files.length);
});

test('the version and the help are printed', () => {
  assert.match(quasi(['version']).out, /^\d+\.\d+\.\d+\n$/);
  assert.equal(quasi(['--version']).out, quasi(['version']).out);
  assert.match(quasi(['help']).out, /quasi check PATH…/);
  assert.match(quasi(['check', '--help']).out, /--fail-on SEVERITY/);
  assert.equal(quasi(['help', 'check']).out, quasi(['check', '-h']).out);
  assert.equal(quasi([]).code, 2);
  assert.match(quasi(['lsp', '--help']).out, /^quasi lsp --stdio\n/);
  assert.equal(quasi(['lsp', '--stdio', '--help']).out, quasi(['help', 'lsp']).out);
  for (const args of [['help'], ['help', 'check'], ['help', 'measure'], ['help', 'lsp']]) {
    for (const line of quasi(args).out.split('\n')) assert.ok(line.length <= 80, line);
  }
});

test('Ctrl-C stops it with exit code 130', {
  skip: process.platform === 'win32' && 'Windows has no signals',
}, async () => {
  const child = spawn(process.execPath, [program, 'check', '-'], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.write('a,b\n1,2\n');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  assert.equal(code, 130);
});

test('a reader that has had enough ends it quietly, with an exit code that claims nothing', async () => {
  const path = write('long.csv', `a,b\n${'1,2\n'.repeat(300_000)}`);
  const child = spawn(process.execPath, [program, 'measure', path, '--rows'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  child.stderr.on('data', (data) => {
    err += data;
  });
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  assert.equal(err, '');
  assert.equal(code, 141);
});
