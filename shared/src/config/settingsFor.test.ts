import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namedAttackers } from './attackers.ts';
import { declarationOf } from './declarations.ts';
import { readEditorSettings, readStatement } from './editorSettings.ts';
import { exceptionFor } from './exceptions.ts';
import { loadConfig } from './loadConfig.ts';
import { defaultSettings, readSettings, settingsFor } from './settingsFor.ts';

function configOf(value: object) {
  const text = JSON.stringify(value);
  const config = loadConfig('/w/quasi.json', {
    folder: '/w',
    read: () => text,
    realPath: (path) => path,
    size: () => undefined,
  });
  assert.deepEqual(config.problems, []);
  return config;
}

const editor = (given: object) => readEditorSettings(given).statement;

test('where nobody says anything the defaults hold', () => {
  const { k, l, t, missing, policy, attacker, columns, exceptions, rules } = defaultSettings;
  assert.deepEqual([k, l, t, missing], [5, 2, 0.3, 'value']);
  assert.deepEqual(policy, { name: 'default', criteria: { k: 5, shareBelow: 0.05 } });
  assert.deepEqual(attacker, {
    name: 'default',
    reveal: { '*': 0.5 },
    kappa: 'all',
    keyWidth: 5,
    membership: 1,
    tolerance: {},
    attempt: 1,
  });
  assert.deepEqual([columns, exceptions], [[], []]);
  assert.deepEqual(rules['direct-identifier'], { share: 0.6 });
  assert.deepEqual(rules['identifying-column'], { share: 0.95 });
  assert.ok(Object.isFrozen(defaultSettings));
});

test("whose word counts: by default the file's, and the editor fills what it leaves out", () => {
  const config = configOf({ k: 7 });
  const said = { k: 3, maxRowFindings: 9, run: 'manual' };
  const of = (configurationPreference?: string) =>
    settingsFor(editor({ ...said, configurationPreference }), config, '/w/a.csv');
  assert.deepEqual([of().k, of().maxRowFindings, of().run], [7, 9, 'manual']);
  assert.deepEqual([of('editorFirst').k, of('editorFirst').maxRowFindings], [3, 9]);
  assert.deepEqual(
    [of('filesystemOnly').k, of('filesystemOnly').maxRowFindings, of('filesystemOnly').run],
    [7, 3, 'manual'],
  );
});

test('an editor hands over its defaults too: they are not taken for words', () => {
  const config = configOf({ maxRowFindings: 10, policy: 'public11' });
  const given = { configurationPreference: 'editorFirst', maxRowFindings: 3, k: null, policy: 'default', trim: false };
  assert.equal(settingsFor(editor(given), config, '/w/a.csv').maxRowFindings, 10);
  assert.deepEqual(readEditorSettings({ k: 'five', unknown: 1, attacker: 5, delimiter: '::' }).problems, [
    'k',
    'delimiter',
  ]);
});

test('the command line is taken at its word', () => {
  const config = configOf({ maxRowFindings: 10, policy: 'public11' });
  const { statement } = readStatement({
    configurationPreference: 'editorFirst',
    maxRowFindings: 50,
    policy: 'default',
  });
  const settings = settingsFor(statement, config, '/w/a.csv');
  assert.deepEqual([settings.maxRowFindings, settings.k, settings.policy.name], [50, 5, 'default']);
});

test('entries of files count more than what is said of all, later ones more than earlier ones', () => {
  const files = [
    { glob: '*.csv', k: 2, l: 9 },
    { glob: 'data/*.csv', k: 3 },
    { glob: '*.tsv', k: 4 },
  ];
  const config = configOf({ k: 1, files });
  const kOf = (path: string) => settingsFor({}, config, path).k;
  assert.deepEqual(['/w/x.txt', '/w/x.csv', '/w/data/x.csv', '/w/x.tsv'].map(kOf), [1, 2, 3, 4]);
  assert.equal(settingsFor({}, config, '/w/data/x.csv').l, 9);
});

test('a policy stands for its targets; those beside it or nearer replace them', () => {
  const aims = (value: object) => {
    const { k, l, t, policy } = settingsFor({}, configOf(value), '/w/a.csv');
    return [k, l, t, policy.name, policy.criteria];
  };
  assert.deepEqual(aims({ policy: 'public11' }), [11, 2, 0.3, 'public11', { k: 11, shareBelow: 0 }]);
  assert.deepEqual(aims({ policy: 'public11', k: 12, l: 3 }), [12, 3, 0.3, 'public11', { k: 12, l: 3, shareBelow: 0 }]);
  assert.deepEqual(aims({ k: 12, files: [{ glob: '*', policy: 'strict' }] }), [20, 2, 0.3, 'strict', { k: 20 }]);
  assert.deepEqual(aims({ policy: 'hipaa-safe-harbor', k: 3 }), [
    3,
    2,
    0.3,
    'hipaa-safe-harbor',
    { safeHarbor: true, k: 3 },
  ]);
  assert.deepEqual(aims({ policy: 'ours', policies: { ours: { t: 0.1, meanRisk: 0.2 } } }), [
    5,
    2,
    0.1,
    'ours',
    { t: 0.1, meanRisk: 0.2 },
  ]);
});

test('an attacker stands for its numbers; those beside it or nearer replace them', () => {
  const attackerOf = (value: object) => settingsFor({}, configOf(value), '/w/a.csv').attacker;
  assert.deepEqual(attackerOf({ attacker: 'employer' }), { name: 'employer', ...namedAttackers.employer });
  assert.deepEqual(attackerOf({ attacker: 'employer', kappa: 2, reveal: 0.1 }), {
    ...namedAttackers.employer,
    name: 'employer',
    kappa: 2,
    keyWidth: 2,
    reveal: { '*': 0.1 },
  });
  const own = { attackers: { rival: { kappa: 4, reveal: { date: 0.9 }, tolerance: { age: 1 } } } };
  const rival = {
    name: 'rival',
    kappa: 4,
    keyWidth: 4,
    reveal: { date: 0.9, '*': 0.5 },
    membership: 1,
    tolerance: { age: 1 },
    attempt: 1,
  };
  assert.deepEqual(attackerOf({ ...own, attacker: 'rival' }), rival);
  const policies = { ours: { attacker: 'rival' } };
  assert.deepEqual(attackerOf({ ...own, policies, policy: 'ours' }), rival);
  assert.equal(attackerOf({ ...own, policies, policy: 'ours', attacker: 'employer' }).name, 'employer');
});

test('severities and options of rules come together from several places', () => {
  const config = configOf({
    rules: { 'identifying-column': { share: 0.9 }, 'bad-header': 'off', 'formula-cell': 'error' },
    files: [{ glob: '*.csv', rules: { 'identifying-column': 'hint', 'bad-header': 'error' } }],
  });
  const { rules } = settingsFor({}, config, '/w/a.csv');
  assert.deepEqual(rules['identifying-column'], { severity: 'hint', share: 0.9 });
  assert.deepEqual(rules['bad-header'], { severity: 'error' });
  assert.deepEqual(rules['formula-cell'], { severity: 'error' });
  assert.deepEqual(rules['ragged-row'], {});
});

test('exceptions hold for their files, rule, column and time', () => {
  const allow = [
    { rule: 'direct-identifier', glob: 'data/*.csv', column: 'e*', reason: 'a', until: '2026-11-18' },
    { rule: 'QS202', reason: 'b' },
  ];
  const config = configOf({ allow });
  const settings = settingsFor({}, config, '/w/data/a.csv');
  const reason = (slug: string, code: string, column?: string, today = '2026-11-18') =>
    exceptionFor(settings, slug, code, column, today)?.reason;
  assert.equal(reason('direct-identifier', 'QS101', 'email'), 'a');
  assert.equal(reason('direct-identifier', 'QS101', 'email', '2026-11-19'), undefined);
  assert.equal(reason('direct-identifier', 'QS101', 'phone'), undefined);
  assert.equal(reason('direct-identifier', 'QS101'), undefined);
  assert.equal(reason('identifying-column', 'QS102', 'email'), undefined);
  assert.equal(reason('row-stands-alone', 'QS202', 'email', '2100-01-01'), 'b');
  assert.equal(reason('row-stands-alone', 'QS202'), 'b');
  assert.deepEqual(settingsFor({}, config, '/w/a.csv').exceptions, [{ ...allow[1], path: '/w/quasi.json', index: 1 }]);
});

test('settings without a file may say all that is said of files', () => {
  const given = { columns: { zip: 'sensitive' }, rules: { 'bad-header': 'off' }, policy: 'strict', k: 'five' };
  const { settings, problems } = readSettings(given);
  assert.deepEqual(problems, ['k']);
  assert.deepEqual(settings.columns, [{ name: 'zip', role: 'sensitive' }]);
  assert.equal(settings.k, 20);
  assert.deepEqual(readSettings(null).settings, defaultSettings);
});

test('files are named by their paths from the quasi.json that names them', () => {
  const config = configOf({
    populationFile: './more/../register.csv',
    columns: { age: { hierarchy: 'levels/age.csv', epsilon: 0.5, categories: ['young', 'old'] }, zip: 'insensitive' },
  });
  const settings = settingsFor({}, config, '/w/data/a.csv');
  assert.equal(settings.populationFile, '/w/register.csv');
  assert.deepEqual(declarationOf(settings, 'age'), {
    hierarchy: '/w/levels/age.csv',
    epsilon: 0.5,
    categories: ['young', 'old'],
  });
});
