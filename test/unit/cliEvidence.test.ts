/** `quasi check --evidence`, run as a process: what is filed, that no value is in it, and that it is written as a whole or not at all. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { canonicalJson } from '../../server/src/cli/evidence/configuration.ts';
import { project, quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { root, make: repository } = repositories('evidence');

let count = 0;

const digestOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

// biome-ignore lint/suspicious/noExplicitAny: what is read is what is under test
function evidenceOf(args: readonly string[], input: string | Uint8Array = ''): any {
  const out = join(root, `evidence-${count++}.json`);
  const { code, err } = quasi(['check', ...args, '--evidence', out, '--fail-on', 'never', '--quiet'], input);
  assert.equal(code, 0, err);
  return JSON.parse(readFileSync(out, 'utf8'));
}

const people = `id,sex,age,mail,income\n${Array.from(
  { length: 20 },
  (_, i) => `${1000 + i},${'fm'[i % 2]},${30 + (i % 3)},user${i}@example.org,${2 + (i % 4)}000`,
).join('\n')}\n`;
const settings = {
  policy: 'ours',
  policies: { ours: { k: 2, l: 2, populationUnique: 0.1, attacker: 'employer' } },
  population: 5000,
  missingTokens: ['none at all'],
  columns: { age: 'quasi-identifier', income: 'sensitive', 'i*': 'identifier' },
  allow: [
    { rule: 'QS101', column: 'mail', reason: 'Made up.', by: 'A. Analyst', on: '2026-01-02', until: '2999-12-31' },
    { rule: 'direct-identifier', reason: 'All of them.' },
    { rule: 'identifying-column', reason: 'Over.', until: '2020-01-01' },
    { rule: 'formula-cell', glob: 'other.csv', reason: 'Of another file.' },
  ],
};

test('what is filed of a file: what it is, what it was judged by, and what came of it', () => {
  const folder = repository({ 'people.csv': people, 'quasi.json': settings });
  const { files, notChecked, ...head } = evidenceOf([join(folder, 'people.csv'), '--budget', '7']);
  const { version } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  assert.deepEqual(Object.keys(head), ['evidence', 'quasi', 'date', 'budget', 'digests']);
  assert.deepEqual([head.evidence, head.quasi, head.budget], [1, version, 7]);
  assert.match(head.date, /^\d{4}-\d\d-\d\d$/);
  assert.deepEqual(notChecked, []);
  const [{ roles, configuration, findings, unit, ...file }] = files;
  assert.deepEqual([unit.rows, unit.declared], ['people', true]);
  assert.deepEqual(
    { ...file, verdict: file.verdict.criteria.map(({ name }: { name: string }) => name), attacker: file.attacker.name },
    {
      file: join(folder, 'people.csv'),
      sha256: digestOf(people),
      rows: 20,
      columns: 5,
      reading: { format: 'delimited text', encoding: 'utf-8', delimiter: ',', header: true, trim: false },
      policy: { name: 'ours', criteria: settings.policies.ours, targets: { k: 2, l: 2, t: 0.3 } },
      asPeople: null,
      risk: { k: 3, uniqueRows: 0, rowsBelow: 0, orr: 6 / 20 },
      verdict: ['identifiers', 'k', 'populationUnique', 'l'],
      notJudged: [],
      attacker: 'employer',
      quasiIdentifiers: ['sex', 'age'],
      quasiIdentifiersNamed: false,
      missing: { policy: 'value', tokens: ['none at all'] },
      population: 5000,
      populationSource: 'stated',
      seed: 1,
      allowed: 1,
      exceptions: [
        {
          ...{ rule: 'QS101', column: 'mail', reason: 'Made up.', by: 'A. Analyst' },
          ...{ on: '2026-01-02', until: '2999-12-31', allowed: 1 },
        },
        {
          ...{ rule: 'direct-identifier', column: null, reason: 'All of them.', by: null },
          ...{ on: null, until: null, allowed: 1 },
        },
      ],
      cutShort: [],
    },
  );
  const found = JSON.parse(quasi(['check', join(folder, 'people.csv'), '--format', 'json']).out).files[0].findings;
  const total = Object.values<number>(findings).reduce((sum, one) => sum + one, 0);
  assert.equal(total, found.length);
  for (const { slug } of found) assert.ok(findings[slug] > 0);
  assert.deepEqual(
    roles.map(({ column, role, decided, inferred }: Record<string, string>) => [column, role, decided, inferred]),
    [
      ['id', 'identifier', 'declared', 'identifier'],
      ['sex', 'quasi-identifier', 'inferred', undefined],
      ['age', 'quasi-identifier', 'declared', 'quasi-identifier'],
      ['mail', 'identifier', 'inferred', undefined],
      ['income', 'sensitive', 'declared', 'sensitive'],
    ],
  );
  assert.equal(roles[3].recognised, 'e-mail addresses');
  assert.ok(roles[3].evidence.includes('100 % of its values have the form of e-mail addresses'));
  assert.equal(configuration.files.length, 1);
  assert.equal(configuration.files[0].sha256, digestOf(JSON.stringify(settings)));
  assert.equal(configuration.settings.k, 2);
  assert.equal(configuration.settings.exceptions.length, 3);
});

test('the digest of the configuration can be worked out again, is the same for the same and another for another', () => {
  const folder = repository({ 'people.csv': people, 'quasi.json': settings });
  const file = join(folder, 'people.csv');
  const configurationOf = (...args: string[]) => evidenceOf([file, ...args]).files[0].configuration;
  const first = configurationOf();
  assert.equal(first.sha256, digestOf(canonicalJson(first.settings)));
  assert.equal(configurationOf().sha256, first.sha256);
  assert.notEqual(configurationOf('--k', '3').sha256, first.sha256);
  assert.notEqual(configurationOf('--trim').sha256, first.sha256);
  // The same words in another place.
  const other = repository({ 'people.csv': people, 'quasi.json': JSON.stringify(settings, null, 2) });
  const elsewhere = evidenceOf([join(other, 'people.csv')]).files[0].configuration;
  assert.equal(elsewhere.sha256, first.sha256);
  assert.notEqual(elsewhere.files[0].sha256, first.files[0].sha256);
});

test('JSON for a digest has its members in order, without white space and without what is undefined', () => {
  const value = { b: [1, { d: null, c: 'é"' }], a: undefined, 9: 0.05, 10: true, B: {} };
  assert.equal(canonicalJson(value), '{"10":true,"9":0.05,"B":{},"b":[1,{"c":"é\\"","d":null}]}');
});

test('the digest is of the bytes as they were read, whatever their encoding, also from standard input', () => {
  const bytes = Buffer.from(`\uFEFFsex,note\n${'f,é\n'.repeat(50_000)}`, 'utf16le');
  const [read] = evidenceOf(['-'], bytes).files;
  assert.deepEqual([read.file, read.sha256, read.rows], ['-', digestOf(bytes), 50_000]);
  assert.equal(read.reading.encoding, 'utf-16le');
  assert.equal(evidenceOf(['-'], '').files[0].sha256, digestOf(''));
  assert.equal(evidenceOf(['-'], '').files[0].verdict, null);
});

test('columns that are named are so by their settings, and a column that is declared otherwise keeps what it was taken for', () => {
  const [{ roles, quasiIdentifiers, quasiIdentifiersNamed }] = evidenceOf(['-', '--qi', 'mail'], people).files;
  assert.deepEqual([quasiIdentifiers, quasiIdentifiersNamed], [['mail'], true]);
  const byName = new Map(roles.map((role: { column: string }) => [role.column, role]));
  assert.deepEqual(Object.values(byName.get('mail') as object).slice(1, 5), [
    'quasi-identifier',
    'email',
    'declared',
    'identifier',
  ]);
  assert.equal((byName.get('sex') as { decided: string }).decided, 'declared');
});

test('what a budget has cut short is said', () => {
  const rows = Array.from({ length: 3000 }, (_, i) =>
    Array.from({ length: 24 }, (_, j) => (i * (j + 7)) % (j + 3)).join(),
  );
  const wide = `${Array.from({ length: 24 }, (_, j) => `c${j}`).join()}\n${rows.join('\n')}\n`;
  const [{ cutShort }] = evidenceOf(['-', '--budget', '0.001', '--unit', 'people'], wide).files;
  assert.deepEqual(cutShort, ['dependencies between columns', 'sensitivity of columns', 'small keys']);
});

for (const name of ['patients.csv', 'staff.tsv', 'survey.csv', 'transactions.csv']) {
  test(`no value of a cell of ${name} is filed`, () => {
    const text = readFileSync(join(project, 'samples', name), 'utf8');
    const out = join(root, `${name}.json`);
    quasi(['check', join('samples', name), '--evidence', out]);
    const { date, ...rest } = JSON.parse(readFileSync(out, 'utf8'));
    const filed = JSON.stringify(rest);
    const records: string[][] = parse(text, {
      delimiter: name.endsWith('.tsv') ? '\t' : ',',
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
    });
    const values = new Set(records.slice(1).flat());
    // Shorter ones are part of other words and numbers.
    const long = [...values].filter((value) => value.length >= 4);
    assert.ok(long.length > 20);
    const words = new Set(filed.split(/[^\p{L}\p{N}_.@:-]+/u));
    for (const value of long) {
      const isThere = /\s/.test(value) ? filed.includes(value) : words.has(value);
      assert.ok(!isThere, value);
    }
  });
}

test('of dates not even the years are filed', () => {
  const rows = Array.from({ length: 30 }, (_, i) => `${1950 + i}-03-0${1 + (i % 9)}`);
  const filed = JSON.stringify(evidenceOf(['-'], `birth_date\n${rows.join('\n')}\n`).files);
  assert.match(filed, /its values are dates/);
  assert.doesNotMatch(filed, /19[5-7]\d/);
});

test('a file that could not be checked is named, and why', () => {
  const folder = repository({ 'a.csv': people, 'quasi.json': ' '.repeat(500_001) });
  const fine = repository({ 'a.csv': people });
  const out = join(root, 'some.json');
  const missing = join(fine, 'missing.csv');
  const { code } = quasi([
    'check',
    join(folder, 'a.csv'),
    join(fine, 'a.csv'),
    missing,
    join(fine, '*.tsv'),
    '--evidence',
    out,
  ]);
  assert.equal(code, 2);
  const { files, notChecked } = JSON.parse(readFileSync(out, 'utf8'));
  assert.deepEqual(
    files.map(({ file }: { file: string }) => file),
    [join(fine, 'a.csv')],
  );
  assert.deepEqual(notChecked, [
    { file: join(fine, '*.tsv'), why: 'No file matches this pattern.' },
    { file: join(folder, 'a.csv'), why: 'What quasi.json says of it cannot be read.' },
    { file: missing, why: 'There is no such file.' },
  ]);
});

test('what is wrong in the configuration is filed with what was judged by it', () => {
  const text = '{\n  "colums": {},\n  "columns": { "agee": "sensitive" }\n}\n';
  const folder = repository({ 'a.csv': people, 'base.json': text, 'quasi.json': { extends: 'base.json', k: 2 } });
  const other = repository({ 'a.csv': people });
  const { files } = evidenceOf([join(folder, 'a.csv'), join(other, 'a.csv')]);
  const path = join(folder, 'base.json');
  assert.deepEqual(
    files.map(({ configuration }: { configuration: { findings: object[] } }) => configuration.findings),
    [
      [
        {
          path,
          line: 2,
          code: 'QS901',
          slug: 'bad-config',
          severity: 'error',
          message: '"colums" is not known here and has no effect',
        },
        {
          path,
          line: 3,
          code: 'QS906',
          slug: 'unknown-column',
          severity: 'warning',
          message: '"agee" is no column of a.csv, perhaps "age" is meant',
        },
      ],
      [],
    ],
  );
});

test('evidence replaces what was there, through links, and leaves nothing beside it', () => {
  const folder = repository({ 'a.csv': people, 'old.json': 'old' });
  symlinkSync(join(folder, 'old.json'), join(folder, 'link.json'));
  quasi(['check', join(folder, 'a.csv'), '--evidence', join(folder, 'link.json')]);
  assert.equal(JSON.parse(readFileSync(join(folder, 'old.json'), 'utf8')).evidence, 1);
  assert.equal(readFileSync(join(folder, 'link.json'), 'utf8'), readFileSync(join(folder, 'old.json'), 'utf8'));
  assert.deepEqual(readdirSync(folder).sort(), ['.git', 'a.csv', 'link.json', 'old.json']);
});

const place = repository({ 'a.csv': people, 'b.csv': people });
linkSync(join(place, 'a.csv'), join(place, 'same.json'));
mkdirSync(join(place, 'folder'));
const refused: readonly (readonly [out: string, sentence: string])[] = [
  ['none/out.json', 'There is no such folder to write to.'],
  ['b.csv/out.json', 'There is no such folder to write to.'],
  ['quasi.json', 'This would be the configuration; name another file with --evidence.'],
  ['folder', 'This is a folder; name a file with --evidence.'],
  ['b.csv', 'This is a file that is read, and is not written over; name another one with --evidence.'],
  ['same.json', 'This is a file that is read, and is not written over; name another one with --evidence.'],
  [`${'x'.repeat(300)}.json`, 'It cannot be written here (ENAMETOOLONG).'],
];
for (const [out, sentence] of refused) {
  test(`evidence to ${out.slice(0, 20)}: one line, exit code 2, before anything is checked`, () => {
    const before = readdirSync(place);
    const path = join(place, out);
    const { code, out: printed, err } = quasi(['check', place, '--evidence', path]);
    assert.deepEqual([code, printed, err], [2, '', `quasi: ${path}: ${sentence}\n`]);
    assert.deepEqual(readdirSync(place), before);
    assert.equal(readFileSync(join(place, 'b.csv'), 'utf8'), people);
  });
}

test('evidence needs a file, not standard output', () => {
  for (const out of ['', '-']) {
    const { code, err } = quasi(['check', place, `--evidence=${out}`]);
    assert.deepEqual([code, err], [2, 'quasi: --evidence needs the name of a file.\n']);
  }
});

test('where the evidence cannot be written the check fails, however little it found', {
  skip: process.platform !== 'linux' && 'needs a folder in which nobody can make a file',
}, () => {
  const out = '/proc/quasi-evidence.json';
  const { code, err } = quasi(['check', join(place, 'a.csv'), '--fail-on', 'never', '--evidence', out]);
  assert.equal(code, 2);
  assert.match(err, /^quasi: \/proc\/quasi-evidence\.json: It cannot be written here \([A-Z]+\)\.\n$/);
});
