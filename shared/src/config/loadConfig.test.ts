import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expiredExceptions, loadConfig, noConfig } from './loadConfig.ts';
import { settingsFor } from './settingsFor.ts';

type Texts = Readonly<Record<string, unknown>>;

/** Loads `/w/quasi.json` from files that are JSON values, or texts; `links` lead elsewhere. */
function loaded(texts: Texts, links: Readonly<Record<string, string>> = {}) {
  const read: string[] = [];
  const realPath = (path: string) => links[path] ?? path;
  const config = loadConfig('/w/quasi.json', {
    folder: '/w',
    read(path) {
      read.push(path);
      const text = texts[realPath(path)];
      return text === undefined || typeof text === 'string' ? text : JSON.stringify(text);
    },
    realPath,
    size: () => undefined,
  });
  const problems = config.problems.map(({ path, message }) => `${path}: ${message}`);
  return { config, problems, read, settings: settingsFor({}, config, '/w/data/a.csv') };
}

test('what is extended counts less, later ones more than earlier ones, and the file itself most', () => {
  const { settings, problems } = loaded({
    '/w/quasi.json': { extends: ['a.json', 'sub/b.json'], k: 1 },
    '/w/a.json': { k: 2, l: 2, t: 0.2, population: 2 },
    '/w/sub/b.json': { extends: '../c.json', k: 3, l: 3 },
    '/w/c.json': { k: 4, l: 4, t: 0.4 },
  });
  assert.deepEqual(problems, []);
  assert.deepEqual([settings.k, settings.l, settings.t, settings.population], [1, 3, 0.4, 2]);
});

test('patterns that are inherited start at the folder of the file that states them', () => {
  const texts = {
    '/w/quasi.json': { extends: 'base/quasi.json' },
    '/w/base/quasi.json': { files: [{ glob: 'data/*.csv', k: 9 }] },
  };
  const { config } = loaded(texts);
  assert.equal(settingsFor({}, config, '/w/data/a.csv').k, 5);
  assert.equal(settingsFor({}, config, '/w/base/data/a.csv').k, 9);
});

test('a circle ends, and is told where it closes', () => {
  const { problems, settings, config } = loaded({
    '/w/quasi.json': { extends: 'a.json' },
    '/w/a.json': { extends: 'quasi.json', k: 7 },
  });
  assert.match(problems.join(), /^\/w\/a\.json: This file extends the present one in turn/);
  assert.equal(settings.k, 7);
  const [{ offset, length }] = config.problems;
  assert.equal('{"extends":"quasi.json","k":7}'.slice(offset, offset + length), '"quasi.json"');
});

test('a file that extends itself, also by a link, is a circle', () => {
  assert.match(
    loaded({ '/w/quasi.json': { extends: 'quasi.json' } }).problems.join(),
    /extends the present one in turn/,
  );
  const linked = loaded({ '/w/quasi.json': { extends: 'link.json' } }, { '/w/link.json': '/w/quasi.json' });
  assert.match(linked.problems.join(), /extends the present one in turn/);
});

test('a file that several extend is read once and counts before all of them', () => {
  const { settings, read } = loaded({
    '/w/quasi.json': { extends: ['a.json', 'b.json'] },
    '/w/a.json': { extends: 'base.json', k: 7 },
    '/w/b.json': { extends: 'base.json', l: 7 },
    '/w/base.json': { k: 1, l: 1 },
  });
  assert.deepEqual([settings.k, settings.l], [7, 7]);
  assert.deepEqual(read, ['/w/quasi.json', '/w/a.json', '/w/base.json', '/w/b.json']);
});

test('nothing outside of the workspace is read, neither by .. nor by an absolute path nor by a link', () => {
  for (const named of ['../x.json', '/x.json', 'a/../../x.json', '/w/../x.json', 'link.json']) {
    const { problems, read, settings } = loaded(
      { '/w/quasi.json': { extends: named, k: 3 }, '/x.json': { k: 9 } },
      { '/w/link.json': '/x.json' },
    );
    assert.match(problems.join(), /^\/w\/quasi\.json: This file lies outside the workspace/, named);
    assert.deepEqual(read, ['/w/quasi.json']);
    assert.equal(settings.k, 3);
  }
});

test('hierarchies and populations outside of the workspace count for nothing, and what stands beside them does', () => {
  const text = JSON.stringify({
    populationFile: '../people.csv',
    columns: {
      age: { role: 'quasi-identifier', hierarchy: 'link.csv' },
      zip: { hierarchy: 'levels/zip.csv' },
      sex: { hierarchy: '/etc/passwd' },
    },
    files: [
      { glob: '**/a.csv', k: 0 },
      { glob: '**/a.csv', populationFile: 'pop/../../x.csv', columns: { job: { hierarchy: 'far/../link.csv' } } },
      { glob: '**/a.csv', populationFile: 'register.csv' },
    ],
  });
  const { config, settings } = loaded({ '/w/quasi.json': text }, { '/w/link.csv': '/home/link.csv' });
  const outside = config.problems.filter(({ message }) => /^This file lies outside the workspace/.test(message));
  assert.deepEqual(
    outside.map(({ path, offset, length }) => [path, text.slice(offset, offset + length)]),
    ['"../people.csv"', '"link.csv"', '"/etc/passwd"', '"pop/../../x.csv"', '"far/../link.csv"'].map((place) => [
      '/w/quasi.json',
      place,
    ]),
  );
  assert.equal(settings.populationFile, '/w/register.csv');
  assert.deepEqual(settings.columns, [
    { name: 'age', role: 'quasi-identifier' },
    { name: 'zip', hierarchy: '/w/levels/zip.csv' },
    { name: 'sex' },
    { name: 'job' },
  ]);
  // If one of them becomes a link, the configuration is read again.
  assert.ok(['/w/link.csv', '/w/levels/zip.csv', '/w/register.csv'].every((path) => config.paths.includes(path)));
});

test('so many hierarchies that to look for them would take long are told, and not looked for', () => {
  const columns = Object.fromEntries(Array.from({ length: 800 }, (_, i) => [`c${i}`, { hierarchy: `${i}.csv` }]));
  const { problems, settings } = loaded({ '/w/quasi.json': { columns } });
  assert.equal(problems.length, 300);
  assert.match(problems[0], /Quasi reads at most 500 files, so this one has no effect/);
  assert.equal(settings.columns.filter(({ hierarchy }) => hierarchy !== undefined).length, 500);
});

test('a configuration that is huge on disk is not read', () => {
  const files = { folder: '/w', realPath: (path: string) => path, size: () => 1_900_000_000 };
  const { problems } = loadConfig('/w/quasi.json', { ...files, read: () => assert.fail('it was read') });
  assert.match(problems[0].message, /^This configuration is longer than 500000 characters/);
});

test('a missing file is told, and watched', () => {
  const { problems, config } = loaded({ '/w/quasi.json': { extends: ['no.json', 'a.json'] }, '/w/a.json': { k: 3 } });
  assert.match(problems.join(), /^\/w\/quasi\.json: This file is missing/);
  assert.deepEqual(config.paths, ['/w/quasi.json', '/w/no.json', '/w/a.json']);
});

test('a configuration that is not there is a problem and says nothing', () => {
  const { problems, settings } = loaded({});
  assert.match(problems.join(), /^\/w\/quasi\.json: This file is missing/);
  assert.equal(settings.k, 5);
});

test('files extend each other at most 10 deep', () => {
  const chain = Object.fromEntries(
    Array.from({ length: 13 }, (_, i) => [
      i === 0 ? '/w/quasi.json' : `/w/${i}.json`,
      { extends: `${i + 1}.json`, k: i + 1 },
    ]),
  );
  const { problems, settings } = loaded(chain);
  assert.equal(problems.length, 1);
  assert.match(problems[0], /^\/w\/10\.json: Files extend each other more than 10 deep/);
  assert.equal(settings.k, 1);
});

test('problems belong to the file in which they stand', () => {
  const { problems } = loaded({ '/w/quasi.json': { extends: 'a.json', k: 0 }, '/w/a.json': '{"l": 0, "t": }' });
  assert.deepEqual(
    problems.map((problem) => problem.split(':')[0]),
    ['/w/quasi.json', '/w/a.json', '/w/a.json'],
  );
});

test('policies and attackers may be defined in any of the files; a name that is nowhere is told where it stands', () => {
  const { problems, settings } = loaded({
    '/w/quasi.json': {
      extends: 'a.json',
      policies: { ours: { k: 8, attacker: 'rival' } },
      files: [{ glob: 'x', policy: 'our' }],
    },
    '/w/a.json': { policy: 'ours', attackers: { rival: { kappa: 2 } }, attacker: 'rivals' },
  });
  assert.equal(problems.length, 2);
  assert.match(problems[0], /^\/w\/a\.json: There is no attacker of this name, .* Did you mean "rival"\?$/);
  assert.match(problems[1], /^\/w\/quasi\.json: There is no policy of this name, .* Did you mean "ours"\?$/);
  assert.deepEqual(settings.policy, { name: 'ours', criteria: { k: 8, attacker: 'rival' } });
});

test('a policy is not found in the prototype of all objects', () => {
  assert.match(loaded({ '/w/quasi.json': { policy: 'toString' } }).problems.join(), /no policy of this name/);
  assert.equal(loaded({ '/w/quasi.json': { policy: 'toString', attacker: 'constructor' } }).settings.k, 5);
});

test('an exception expires after its last day', () => {
  const allow = [
    { rule: 'QS101', reason: 'no end' },
    { rule: 'QS102', reason: 'ends', until: '2026-11-18' },
  ];
  const { config } = loaded({ '/w/quasi.json': { allow } });
  assert.deepEqual(expiredExceptions(config, '2026-11-18'), []);
  const [expired, ...others] = expiredExceptions(config, '2026-11-19');
  assert.deepEqual(others, []);
  assert.deepEqual(
    [expired.path, expired.index, expired.message.slice(0, 34)],
    ['/w/quasi.json', 1, 'This exception ended on 2026-11-18'],
  );
  assert.deepEqual(expiredExceptions(noConfig, '2026-11-19'), []);
});

test('a text that is wrong at each of its characters is told of, and does no harm', () => {
  const { config } = loaded({ '/w/quasi.json': `{"k": 3, "files": [${','.repeat(200_000)}` });
  assert.ok(config.problems.length > 100_000);
});
