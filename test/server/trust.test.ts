/**
 * A workspace that nobody has vouched for: the manifest says Quasi works there, because a quasi.json is data and nothing else. What
 * one may try is tried here, in a server that is watched: no program, no network, no file outside, and no waiting.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { comesWithin } from '@quasi/shared/testing';
import { Workspace } from './workspace.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const people = `age,sex,zip\n${'31,f,02138\n'.repeat(5)}77,m,02139\n`;

/** Writes down what the server does beyond computing. */
const trap = `
const fs = require('node:fs');
const { writeSync } = fs;
const notes = fs.openSync(process.env.QUASI_TRAP, 'a');
const note = (what, detail) => writeSync(notes, what + ' ' + String(detail) + '\\n');
const wrap = (module, names, what) => {
  for (const name of names) {
    const real = module[name];
    module[name] = function (...args) { note(what, name + ' ' + (typeof args[0] === 'object' ? JSON.stringify(args[0]) : args[0])); return real.apply(this, args); };
  }
};
wrap(fs, ['readFileSync', 'openSync', 'readdirSync', 'createReadStream'], 'read');
wrap(fs, ['writeFileSync', 'mkdirSync', 'rmSync', 'unlinkSync', 'renameSync'], 'write');
wrap(require('node:child_process'), ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'], 'run');
wrap(require('node:vm'), ['runInThisContext', 'runInNewContext', 'compileFunction'], 'run');
wrap(require('node:net'), ['connect', 'createConnection'], 'net');
wrap(require('node:dns'), ['lookup', 'resolve'], 'net');
wrap(require('node:http'), ['request', 'get'], 'net');
wrap(require('node:https'), ['request', 'get'], 'net');
// What modules import by name are copies.
require('node:module').syncBuiltinESMExports();
globalThis.fetch = (url) => { note('net', url); return Promise.reject(new Error('no')); };
`;

let folder: string;
let notes: string;
let workspace: Workspace;
before(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'quasi-trap-')));
  notes = join(folder, 'notes.txt');
  writeFileSync(join(folder, 'trap.cjs'), trap);
});
after(() => rmSync(folder, { recursive: true }));
afterEach(() => workspace?.close());

async function opened(files: Readonly<Record<string, string>>): Promise<void> {
  writeFileSync(notes, '');
  const { NODE_OPTIONS } = process.env;
  process.env['NODE_OPTIONS'] = `--require=${join(folder, 'trap.cjs')}`;
  process.env['QUASI_TRAP'] = notes;
  try {
    workspace = await Workspace.openInProcess(files);
  } finally {
    if (NODE_OPTIONS === undefined) delete process.env['NODE_OPTIONS'];
    else process.env['NODE_OPTIONS'] = NODE_OPTIONS;
    delete process.env['QUASI_TRAP'];
  }
}

/** What the server did that is not reading in the workspace or in itself. */
function strayed(): string[] {
  const own = [workspace.folder, join(project, 'dist'), join(project, 'package.json')];
  return readFileSync(notes, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !own.some((path) => line.startsWith('read') && line.includes(` ${path}`)));
}

const problems = (name = 'quasi.json') => workspace.client.shown(workspace.uri(name)).map(({ message }) => message);
const target = (uri: string) => workspace.client.statuses.findLast((one) => one.uri === uri)?.targetK;

test('the manifest says so, and no setting names a program, a path or an address', () => {
  const manifest: {
    capabilities: { untrustedWorkspaces: { supported: boolean } };
    contributes: { configuration: { properties: object }[] };
  } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  assert.equal(manifest.capabilities.untrustedWorkspaces.supported, true);
  const settings = manifest.contributes.configuration.flatMap(({ properties }) => Object.keys(properties));
  assert.ok(settings.length > 10);
  for (const name of settings) assert.doesNotMatch(name, /path|command|exec|program|node|runtime|url|script|module/i);
});

test('code, commands and addresses in a configuration are words', async () => {
  const hostile = `{
    "$schema": "https://example.org/schema.json",
    "k": 3,
    "main": "./evil.js",
    "plugins": ["./evil.js", "https://example.org/evil.js"],
    "extends": ["./evil.js", "https://example.org/base.json", "file:///etc/passwd", "evil-package", "data:text/json,{}"],
    "__proto__": { "k": 99 },
    "constructor": { "prototype": { "k": 98 } },
    "columns": { "__proto__": "identifier", "constructor": "identifier", "age": "$(process.exit(1))" },
    "rules": { "__proto__": "off", "toString": "off" }
  }`;
  await opened({ 'quasi.json': hostile, 'evil.js': 'process.exit(1)', 'people.csv': people });
  const uri = await workspace.openData('people.csv');
  assert.equal(target(uri), 3, 'what is valid holds');
  await workspace.client.until(() => problems().length > 3, 'what is wrong to be told');
  assert.deepEqual(strayed(), []);
});

test('nothing outside of the workspace is read, neither by path nor through a link', async () => {
  const outside = join(folder, 'outside.json');
  writeFileSync(outside, '{ "k": 44 }');
  await opened({
    'people.csv': people,
    'quasi.json': JSON.stringify({ extends: [outside, '../outside.json', './link.json', '..\\..\\x', '/etc/passwd'] }),
    'deep/people.csv': people,
  });
  symlinkSync(outside, join(workspace.folder, 'link.json'));
  symlinkSync(outside, join(workspace.folder, 'deep', 'quasi.json'));
  const uris = [await workspace.openData('people.csv'), await workspace.openData('deep/people.csv')];
  assert.deepEqual(uris.map(target), [5, 5]);
  await workspace.client.until(() => problems().length >= 4, 'what is wrong to be told');
  const linked = readFileSync(notes, 'utf8').split('\n');
  assert.ok(
    linked.some((line) => line.includes('quasi.json')),
    'the trap sees what is read',
  );
  assert.ok(!linked.some((line) => line.includes('link.json') || line.includes(outside)));
  assert.deepEqual(strayed(), []);
});

test('a connection that a configuration saves is listed, and nobody connects to it', async () => {
  const census = { engine: 'postgres', host: '127.0.0.1', port: 1, database: 'census', table: 'people' };
  await opened({ 'quasi.json': JSON.stringify({ connections: { census } }), 'people.csv': people });
  await workspace.openData('people.csv');
  await workspace.openConfig('quasi.json');
  const { connection } = workspace.client;
  const listed = await connection.sendRequest<object[]>('quasi/connections', {
    configs: [workspace.uri('quasi.json')],
  });
  assert.equal(listed.length, 1);
  await workspace.type(workspace.uri('quasi.json'), JSON.stringify({ k: 3, connections: { census } }));
  await workspace.client.until(() => target(workspace.uri('people.csv')) === 3, 'the change to count');
  assert.deepEqual(strayed(), []);
});

test('patterns cannot be made to run long, in names nor in paths', async () => {
  const stars = `${'*a'.repeat(2000)}*b`;
  const globs = [
    `${'**/'.repeat(500)}x*y`,
    `${'*'.repeat(5000)}z`,
    `{${'a,'.repeat(3000)}b}`,
    `${'{a,b}'.repeat(200)}`,
  ];
  const config = {
    columns: Object.fromEntries([stars, `${'*'.repeat(4000)}`, `(a+)+$`].map((name) => [name, 'identifier'])),
    overrides: globs.map((files) => ({ files: [files], k: 9 })),
    allow: [{ rule: 'small-classes', files: [globs[0]], columns: [stars], reason: 'r' }],
  };
  const names = ['age', 'sex', 'a'.repeat(3000)].join();
  await opened({ 'quasi.json': JSON.stringify(config), 'people.csv': people.replace('age,sex,zip', names) });
  // Generous: what runs long runs for minutes and more.
  await comesWithin(5000, () => workspace.openData('people.csv'));
});

test('a configuration cannot keep the server waiting or bring it down by its size or its depth', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const deepColumns = `{ "columns": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)} }`;
  const circle = '{ "extends": "circle.json" }';
  await opened({ 'quasi.json': '{ "extends": ["deep.json", "columns.json", "long.json", "circle.json"], "k": 4 }' });
  workspace.write('people.csv', people);
  workspace.write('deep.json', deep);
  workspace.write('columns.json', deepColumns);
  workspace.write('long.json', `{ "columns": { ${'"a": "identifier", '.repeat(100_000)} } }`);
  workspace.write('circle.json', circle);
  const uri = await comesWithin(5000, () => workspace.openData('people.csv'));
  assert.equal(target(uri), 4);
  assert.deepEqual(strayed(), []);
});
