/** Faults of configurations are found by `quasi check` like all others: listed once, graded by the settings, counted in the exit code. */
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { quasi } from '../figures/quasi.ts';
import { repositories } from './repositories.ts';

const { make: repository } = repositories('config-findings');

/** Nothing is found in it. */
const pairs = `sex,zip\n${'f,30\nf,40\nm,30\nm,40\n'.repeat(5)}`;

interface Listed {
  readonly file: string;
  readonly verdict: unknown;
  readonly allowed: number;
  readonly findings: readonly {
    readonly slug: string;
    severity: string;
    line: number;
    message: string;
    column?: string | null;
  }[];
}

async function check(...args: string[]) {
  const { code, out, err } = quasi(['check', ...args, '--format', 'json', '--quiet']);
  const { files }: { files: Listed[] } = JSON.parse(out);
  return { code, err, files, of: (path: string) => files.filter(({ file }) => file === path) };
}

const slugs = (listed: readonly Listed[]) => listed.map(({ findings }) => findings.map(({ slug }) => slug));

const over = { rule: 'formula-cell', reason: 'sums', until: '2020-01-31' };

test('an exception that is over: in JSON, in text and in the exit code, once for all files under it', async () => {
  const folder = repository({
    'quasi.json': { allow: [over], quasiIdentifiers: ['sex', 'zip'] },
    'a.csv': pairs,
    'deep/b.csv': pairs,
  });
  const { code, err, files, of } = await check(folder);
  assert.deepEqual([code, err], [1, '']);
  assert.deepEqual(
    files.map(({ file }) => file),
    [join(folder, 'a.csv'), join(folder, 'deep/b.csv'), join(folder, 'quasi.json')],
  );
  const [{ verdict, allowed, findings }] = of(join(folder, 'quasi.json'));
  assert.deepEqual([verdict, allowed], [null, 0]);
  assert.deepEqual(findings, [
    {
      code: 'QS902',
      slug: 'expired-exception',
      severity: 'warning',
      line: 1,
      numbers: {},
      message: 'This exception ended on 2020-01-31, so findings of formula-cell are reported again',
      details: 'Renew it or take it out.',
    },
  ]);
  const text = quasi(['check', folder, '--format', 'concise']);
  assert.equal(text.code, 1);
  assert.equal(text.out.match(/quasi\.json:1:11: warning expired-exception: /g)?.length, 1);
  assert.match(text.out, /\n2 files: .* · 1 warning\n$/);
  assert.equal(quasi(['check', folder, '--fail-on', 'error', '--quiet']).code, 0);
});

test('mistakes: what is wrong is found, the rest holds, and the data are checked', async () => {
  const config = '{\n  "k": 9,\n  "colums": {},\n  "policies": { "ours": { "k": 9 } }, "policy": "our"\n}\n';
  const folder = repository({ 'quasi.json': config, 'a.csv': pairs });
  const { code, err, of } = await check(join(folder, 'a.csv'), '--qi', 'sex,zip', '--max-rows', '0');
  assert.deepEqual([code, err], [1, '']);
  assert.deepEqual(slugs(of(join(folder, 'a.csv'))), [['small-classes']], 'k is 9');
  assert.deepEqual(
    of(join(folder, 'quasi.json')).flatMap(({ findings }) =>
      findings.map(({ slug, severity, line }) => [slug, severity, line]),
    ),
    [
      ['bad-config', 'error', 3],
      ['bad-config', 'error', 4],
    ],
  );
});

test('the settings themselves say how grave it is', async () => {
  const folder = repository({ 'a.csv': pairs });
  const file = join(folder, 'a.csv');
  const found = async (rules: object) => {
    writeFileSync(
      join(folder, 'quasi.json'),
      JSON.stringify({ rules, colums: {}, allow: [over], columns: { zipp: 'weight' } }),
    );
    const { code, of } = await check(file);
    return [
      code,
      ...of(join(folder, 'quasi.json')).flatMap(({ findings }) => findings.map(({ severity }) => severity)),
    ];
  };
  assert.deepEqual(await found({}), [1, 'error', 'warning', 'warning']);
  const less = { 'bad-config': 'information', 'expired-exception': 'hint', 'unknown-column': 'off' };
  assert.deepEqual(await found(less), [0, 'information', 'hint']);
  assert.deepEqual(await found({ ...less, 'bad-config': 'off', 'expired-exception': 'off' }), [0]);
  assert.deepEqual(await found({ ...less, 'unknown-column': { severity: 'error' } }), [
    1,
    'information',
    'hint',
    'error',
  ]);
});

test('a name of no column is found beside files whose columns have no sure names or that hold no data', async () => {
  const folder = repository({
    'quasi.json': { columns: { zipp: 'sensitive', Ann: 'insensitive' } },
    'a.csv': pairs,
    'noHeader.csv': 'Ann,Bern\nBob,Genf\nEva,Chur\nJan,Olten\n',
    'empty.csv': '',
    'datapackage.json': '{ "resources": [{',
  });
  const { of } = await check(join(folder, 'a.csv'));
  const found = of(join(folder, 'quasi.json')).flatMap(({ findings }) => findings);
  assert.deepEqual(
    found.map(({ slug, message }) => [slug, message.includes('"zipp"')]),
    [['unknown-column', true]],
  );
});

test('in files that are extended, each in its own, once for all that extend it', async () => {
  const folder = repository({
    'base.json': { allow: [over] },
    'quasi.json': { extends: 'base.json' },
    'a.csv': pairs,
    'other/quasi.json': { extends: ['../base.json', 'none.json'] },
    'other/b.csv': pairs,
  });
  const { files } = await check(folder);
  assert.deepEqual(
    files.slice(2).map(({ file, findings }) => [file, ...findings.map(({ slug }) => slug)]),
    [
      [join(folder, 'base.json'), 'expired-exception'],
      [join(folder, 'other/quasi.json'), 'bad-config'],
    ],
  );
});

test('of the one that --config names, and of one that is named itself', async () => {
  const folder = repository({ 'own.json': { allow: [over] }, 'quasi.json': { colums: 1 }, 'a.csv': pairs });
  const named = await check(join(folder, 'a.csv'), '--config', join(folder, 'own.json'));
  assert.deepEqual(slugs(named.files.slice(1)), [['expired-exception']]);
  const alone = await check(join(folder, 'quasi.json'));
  assert.deepEqual([alone.code, slugs(alone.files)], [1, [['bad-config']]]);
});

test('one that cannot be read at all ends the check with exit code 2, in one line', async () => {
  const folder = repository({ 'a.csv': pairs, 'b.csv': pairs, 'quasi.json/c.csv': pairs });
  const none = join(folder, 'none.json');
  const { code, err, files } = await check(join(folder, 'a.csv'), join(folder, 'b.csv'), '--config', none);
  assert.deepEqual([code, files], [2, []]);
  assert.match(err, /^quasi: [^\n]*none\.json:1:1: This file is missing or cannot be read[^\n]*\n$/);
  assert.equal((await check(join(folder, 'a.csv'))).code, 2);
});

/** The findings of the configuration, by their words. */
async function told(folder: string, ...paths: string[]): Promise<string[]> {
  const { files } = await check(...paths.map((path) => join(folder, path)));
  return files.flatMap(({ file, findings }) => (/\.json$/.test(file) ? findings.map(({ message }) => message) : []));
}

const zipp = '"zipp" is no column of a.csv, perhaps "zip" is meant';

test('a name of no column is told, and with several files how many they are', async () => {
  const folder = repository({ 'quasi.json': { columns: { zipp: 'quasi-identifier' } }, 'a.csv': pairs });
  const { code, of } = await check(join(folder, 'a.csv'));
  assert.equal(code, 1);
  assert.deepEqual(slugs(of(join(folder, 'quasi.json'))), [['unknown-column']]);
  assert.deepEqual(await told(folder, 'a.csv'), [zipp]);
  writeFileSync(join(folder, 'b.csv'), pairs);
  const ofTwo = ['"zipp" is no column of the 2 files here, perhaps "zip" is meant'];
  assert.deepEqual(await told(folder, 'a.csv'), ofTwo, 'whichever of them are checked');
  assert.deepEqual(await told(folder, '.'), ofTwo);
});

test('it is no false alarm that another file has the column, checked or not', async () => {
  const folder = repository({
    'quasi.json': { columns: { zipp: 'quasi-identifier', 'inc*': 'sensitive' }, quasiIdentifiers: ['größe'] },
    'a.csv': pairs,
    'deep/down/b.tsv': 'zipp\tincome\n8001\t3\n',
    // Longer than what is read of it, and cut within a character.
    'c.csv': `größe,note\n${`${'é'.repeat(700)},x\n`.repeat(120)}`,
  });
  assert.deepEqual(await told(folder, 'a.csv'), []);
  rmSync(join(folder, 'c.csv'));
  assert.equal((await told(folder, 'a.csv')).length, 1);
  rmSync(join(folder, 'deep'), { recursive: true });
  assert.equal((await told(folder, 'a.csv')).length, 3);
});

test('files of another configuration are not meant, and those of one that extends it are', async () => {
  const folder = repository({
    'quasi.json': { columns: { zipp: 'sensitive' } },
    'a.csv': pairs,
    'own/quasi.json': { k: 3 },
    'own/b.csv': 'zipp,age\n1,2\n',
  });
  assert.deepEqual(await told(folder, '.'), [zipp]);
  writeFileSync(join(folder, 'own/quasi.json'), '{ "extends": "../quasi.json" }');
  assert.deepEqual(await told(folder, 'a.csv'), []);
});

test('nothing is told where a file cannot be read, and of a block that is about no file', async () => {
  const folder = repository({
    'quasi.json': { columns: { zipp: 'sensitive' }, files: [{ glob: 'none.csv', columns: { hair: 'sensitive' } }] },
    'a.csv': pairs,
    'wide.csv': `${'column,'.repeat(30_000)}zipp\n`,
  });
  assert.deepEqual(await told(folder, 'a.csv'), []);
  rmSync(join(folder, 'wide.csv'));
  assert.deepEqual(await told(folder, 'a.csv'), [zipp]);
});

test('columns that only statistics or a schema tell of count, too', async () => {
  const schema = {
    resources: [{ name: 'later', path: 'later.csv', schema: { fields: [{ name: 'iris', type: 'string' }] } }],
  };
  const folder = repository({ 'quasi.json': { quasiIdentifiers: ['sex', 'hair', 'iris'] }, 'a.csv': pairs });
  assert.equal((await told(folder, 'a.csv')).length, 2);
  writeFileSync(
    join(folder, 'people.stats.json'),
    quasi(['statistics', join(folder, 'a.csv')]).out.replaceAll('"zip"', '"hair"'),
  );
  assert.deepEqual(await told(folder, 'a.csv'), ['"iris" is no column of the 2 files here']);
  mkdirSync(join(folder, 'to-come'));
  writeFileSync(join(folder, 'to-come/datapackage.json'), JSON.stringify(schema));
  assert.deepEqual(await told(folder, 'a.csv'), []);
});

test('how a file is read decides what its columns are called', async () => {
  const folder = repository({
    'quasi.json': { columns: { 'column 2': 'sensitive' }, files: [{ glob: 'b.csv', header: 'no' }] },
    'a.csv': pairs,
    'b.csv': pairs,
  });
  assert.deepEqual(await told(folder, 'a.csv'), []);
  writeFileSync(join(folder, 'quasi.json'), '{ "columns": { "column 2": "sensitive" } }');
  assert.equal((await told(folder, 'a.csv')).length, 1);
});

test('two settings that name a column are told at the second place', async () => {
  const config = '{\n  "quasiIdentifiers": ["sex"],\n  "columns": { "sex": "sensitive" }\n}\n';
  const folder = repository({ 'quasi.json': config, 'a.csv': pairs, 'b.csv': pairs });
  const { code, of } = await check(folder);
  assert.equal(code, 1);
  const [{ findings }] = of(join(folder, 'quasi.json'));
  assert.deepEqual(
    findings.map(({ slug, line }) => [slug, line]),
    [['contradicted-setting', 3]],
  );
});
