/** `quasi check` and `quasi measure` with a `quasi.json`, run as processes: which one counts, what it does, and what is said of one that is wrong. */
import assert from 'node:assert/strict';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { measured, quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { root, make: repository } = repositories('config');

/** k is 2 on both columns, which are independent, and 5 on the first. */
const pairs = `sex,age\n${'f,30\n'.repeat(2)}${'f,40\n'.repeat(3)}${'m,30\n'.repeat(2)}${'m,40\n'.repeat(3)}`;
const formulas = `sex,sum\n${'f,=1+1\n'.repeat(5)}`;

interface Found {
  readonly slugs: string[];
  readonly severities: string[];
  readonly allowed: number;
  readonly code: number | null;
  readonly err: string;
}

function check(path: string, ...options: string[]): Found {
  const { out, code, err } = quasi(['check', path, '--format', 'json', '--max-rows', '0', ...options]);
  const [file] = JSON.parse(out).files;
  const findings: { slug: string; severity: string }[] = file?.findings ?? [];
  return {
    slugs: findings.map(({ slug }) => slug),
    severities: findings.map(({ severity }) => severity),
    allowed: file?.allowed,
    code,
    err,
  };
}

test('the nearest quasi.json counts, up to the repository and no further', () => {
  const qi = { quasiIdentifiers: ['sex', 'age'] };
  const folder = repository({
    'quasi.json': { ...qi, k: 2 },
    'a.csv': pairs,
    'deep/down/a.csv': pairs,
    'own/quasi.json': { ...qi, k: 3 },
    'own/a.csv': pairs,
  });
  assert.equal(check(join(folder, 'a.csv')).code, 0);
  assert.equal(check(join(folder, 'deep/down/a.csv')).code, 0);
  assert.equal(check(join(folder, 'own/a.csv')).code, 1);
  const inner = repository({ 'a.csv': pairs });
  writeFileSync(join(root, 'quasi.json'), '{"k": 2, "quasiIdentifiers": ["sex", "age"]}');
  assert.equal(check(join(inner, 'a.csv')).code, 1);
  rmSync(join(root, 'quasi.json'));
});

test('--config names the one that counts, and options count more than any', () => {
  const qi = { quasiIdentifiers: ['sex', 'age'] };
  const folder = repository({ 'quasi.json': { ...qi, k: 9 }, 'other.json': { ...qi, k: 2 }, 'a.csv': pairs });
  const file = join(folder, 'a.csv');
  assert.equal(check(file).code, 1);
  assert.equal(check(file, '--config', join(folder, 'other.json')).code, 0);
  assert.equal(check(file, '--k', '2').code, 0);
  assert.equal(check(file, '--policy', 'public11', '--config', join(folder, 'other.json')).code, 1);
  assert.equal(check(file, '--qi', 'sex', '--k', '5').code, 0);
});

test("entries of files, policies of one's own and columns that a file lacks", () => {
  const folder = repository({
    'quasi.json': {
      policies: { ours: { k: 2 } },
      quasiIdentifiers: ['sex', 'age', 'hair'],
      files: [{ glob: 'data/*.csv', policy: 'ours' }],
    },
    'data/a.csv': pairs,
    'a.csv': pairs,
    'b.csv': 'hair,length\nred,3\n',
  });
  assert.deepEqual(check(join(folder, 'data/a.csv')), { slugs: [], severities: [], allowed: 0, code: 0, err: '' });
  assert.equal(check(join(folder, 'a.csv')).code, 1);
  assert.equal(check(join(folder, 'a.csv'), '--policy', 'ours').code, 0);
});

test('severities: a rule is off, graver or less grave', () => {
  const folder = repository({ 'quasi.json': { quasiIdentifiers: ['sex'] }, 'a.csv': formulas });
  const file = join(folder, 'a.csv');
  const set = (severity: string) => {
    writeFileSync(
      join(folder, 'quasi.json'),
      JSON.stringify({ quasiIdentifiers: ['sex'], rules: { 'formula-cell': severity } }),
    );
    return check(file);
  };
  assert.deepEqual(check(file).severities, ['information']);
  assert.deepEqual([set('error').severities, set('error').code], [['error'], 1]);
  assert.deepEqual(set('off').slugs, []);
});

test('what an exception allows is not shown, does not fail, and is counted', () => {
  const rules = { 'formula-cell': 'warning' };
  const allow = [{ glob: './a.csv', column: 'sum', rule: 'formula-cell', reason: 'sums' }];
  const folder = repository({
    'quasi.json': { quasiIdentifiers: ['sex'], rules, allow },
    'a.csv': formulas,
    'b.csv': formulas,
  });
  assert.deepEqual(check(join(folder, 'a.csv')), { slugs: [], severities: [], allowed: 1, code: 0, err: '' });
  assert.deepEqual([check(join(folder, 'b.csv')).allowed, check(join(folder, 'b.csv')).code], [0, 1]);
  assert.match(quasi(['check', join(folder, 'a.csv')]).out, /nothing found · 1 allowed by exceptions\n/);
  assert.doesNotMatch(quasi(['check', join(folder, 'a.csv'), '--quiet']).out, /allowed/);
});

test('an exception that is over allows nothing, and other commands tell of it in one line', () => {
  const allow = [{ rule: 'formula-cell', reason: 'sums', until: '2020-01-31' }];
  const folder = repository({
    'quasi.json': { quasiIdentifiers: ['sex'], allow },
    'a.csv': formulas,
    'b.csv': formulas,
  });
  assert.deepEqual(check(join(folder, 'a.csv')).slugs, ['formula-cell']);
  const { err, code } = quasi(['measure', join(folder, 'a.csv'), '--only', 'classes']);
  assert.equal(code, 0);
  assert.match(
    err,
    /^quasi: .*quasi\.json:1:\d+: This exception ended on 2020-01-31, so findings of formula-cell are reported again\. Renew it or take it out\.\n$/,
  );
  writeFileSync(join(folder, 'quasi.json'), JSON.stringify({ allow, rules: { 'expired-exception': 'off' } }));
  assert.equal(quasi(['measure', join(folder, 'a.csv'), '--only', 'classes']).err, '');
});

test('a configuration that is wrong: commands that list no findings tell each problem with its place and end with exit code 2', () => {
  const folder = repository({
    'quasi.json': '{\n  // ours\n  "k": 0,\n  "colums": {}, "policy": "strickt"\n}\n',
    'a.csv': pairs,
  });
  const { out, err, code } = quasi(['measure', join(folder, 'a.csv')]);
  assert.deepEqual([code, out], [2, '']);
  const config = join(folder, 'quasi.json');
  assert.equal(
    err,
    [
      `quasi: ${config}:3:8: "k" needs a number of at least 1; the value here has no effect`,
      `quasi: ${config}:4:3: "colums" is not known here and has no effect. Did you mean "columns"?`,
      `quasi: ${config}:4:27: There is no policy of this name, so this has no effect. Did you mean "strict"?`,
      '',
    ].join('\n'),
  );
});

test('of many problems the first five are told, and how many there are besides', () => {
  const unknown = Object.fromEntries(Array.from({ length: 8 }, (_, i) => [`x${i}x${i}`, i]));
  const folder = repository({ 'quasi.json': unknown, 'a.csv': pairs });
  const { err, code } = quasi(['explain', join(folder, 'a.csv')]);
  assert.equal(code, 2);
  const lines = err.trimEnd().split('\n');
  assert.equal(lines.length, 6);
  assert.match(lines[5] as string, /quasi\.json: 3 more problems\.$/);
});

test('nothing outside of the repository is read, neither by extends nor by links', () => {
  const outside = repository({ 'secret.json': { k: 2 } });
  const folder = repository({
    'quasi.json': { extends: `../${outside.split('/').at(-1)}/secret.json` },
    'a.csv': pairs,
  });
  const escaping = quasi(['check', join(folder, 'a.csv'), '--format', 'concise']);
  assert.equal(escaping.code, 1);
  assert.match(escaping.out, /quasi\.json:1:\d+: error bad-config: This file lies outside the workspace/);
  writeFileSync(join(folder, 'quasi.json'), '{"extends": "link.json"}');
  symlinkSync(join(outside, 'secret.json'), join(folder, 'link.json'));
  assert.match(quasi(['check', join(folder, 'a.csv')]).out, /lies outside the workspace/);
  rmSync(join(folder, 'quasi.json'));
  symlinkSync(join(outside, 'secret.json'), join(folder, 'quasi.json'));
  assert.equal(quasi(['check', join(folder, 'a.csv'), '--qi', 'sex,age']).code, 1);
});

test('measure takes what its options leave out from the file', () => {
  const config = {
    quasiIdentifiers: ['sex', 'age'],
    missing: 'distinct',
    kappa: 1,
    reveal: 0.25,
    epsilon: 1,
    population: 1000,
  };
  const folder = repository({ 'quasi.json': config, 'a.csv': `${pairs},\n` });
  const file = join(folder, 'a.csv');
  const result: Record<string, unknown> = { ...measured(file, '--only', 'classes,uniqueCombinations') };
  assert.deepEqual(result['quasiIdentifiers'], ['sex', 'age']);
  assert.equal(result['missing'], 'distinct');
  assert.equal((result['uniqueCombinations'] as { kappa: number }).kappa, 1);
  const given: Record<string, unknown> = {
    ...measured(file, '--only', 'classes,uniqueCombinations', '--missing', 'value', '--kappa', 'all', '--qi', 'sex'),
  };
  assert.deepEqual([given['missing'], given['quasiIdentifiers']], ['value', ['sex']]);
  assert.equal((given['uniqueCombinations'] as { kappa: unknown }).kappa, null);
});

test('the sensitivity of a column follows the attacker and what is declared of it', () => {
  const rows = Array.from({ length: 6 }, (_, i) => `${i},x`).join('\n');
  const folder = repository({ 'quasi.json': { columns: { id: { reveal: 0.125 } } }, 'a.csv': `id,note\n${rows}\n` });
  const S = (...options: string[]) => {
    const result: Record<string, unknown> = {
      ...measured(join(folder, 'a.csv'), '--columns', 'id,note', '--only', 'sensitivity', ...options),
    };
    return (result['sensitivity'] as { S: number }[])[0]?.S;
  };
  assert.equal(S(), 0.125);
  assert.equal(S('--reveal', 'id=0.75'), 0.75);
  rmSync(join(folder, 'quasi.json'));
  assert.equal(S(), 0.5);
  assert.equal(S('--attacker', 'maximum-knowledge'), 1);
});

test('standard input is judged by the quasi.json of the folder one is in, or the one that is named', () => {
  const folder = repository({ 'quasi.json': { quasiIdentifiers: ['sex', 'age'], k: 2 } });
  const named = ['check', '-', '--config', join(folder, 'quasi.json')];
  assert.equal(quasi(named, pairs).code, 0);
  assert.equal(quasi(['check', '-', '--qi', 'sex,age'], pairs).code, 1);
});
