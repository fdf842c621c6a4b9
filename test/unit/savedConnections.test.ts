/** Saved connections in a terminal: the name stands for its address, faults are sentences, and logins go to the host that they are for. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { addressText, connectionOf, pathOfTable, tablePath, tableUri } from '../../server/src/connections.ts';
import { loginsIn } from '../../server/src/engines/clickhouse/login.ts';
import { standIn } from '../engines/standIn.ts';
import { project, quasi } from '../figures/quasi.ts';

const at = (database: string, table = 'public.people') =>
  ({ engine: 'postgres', host: 'db.example', database, table }) as const;

let folder: string;
let config: string;
let driver: ReturnType<typeof standIn>;
const kept = { ...process.env };

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'quasi-saved-'));
  config = join(folder, 'quasi.json');
  const connections = { census: at('census'), refused: at('refused') };
  const files = [{ glob: 'connection:census', columns: { town: 'insensitive' } }];
  writeFileSync(config, JSON.stringify({ connections, files }));
  driver = standIn(folder, project);
  Object.assign(process.env, driver.env);
});
after(() => {
  process.env['PATH'] = kept['PATH'];
  delete process.env['QUASI_STAND_IN'];
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => quasi([...args, '--config', config]);

test('the name says what the address says, by the settings that are for the name', () => {
  const byName = run('check', 'connection:census', '--format', 'json');
  assert.match(byName.err, /^quasi: connection:census is postgres:\/\/db\.example\/census\/public\.people\.\n/);
  assert.match(byName.err, /connection:census: Counted by PostgreSQL\./);
  const [named] = JSON.parse(byName.out).files;
  const [addressed] = JSON.parse(
    run('check', 'postgres://db.example/census/public.people', '--format', 'json').out,
  ).files;
  assert.match(named.file, /connection:census$/);
  assert.deepEqual(named.counted, addressed.counted);
  const rolesOf = (operand: string) =>
    JSON.parse(run('columns', operand, '--json', '--quiet').out).columns.map(({ role }: { role: string }) => role);
  assert.equal(rolesOf('connection:census')[3], 'insensitive');
  assert.equal(rolesOf('postgres://db.example/census/public.people')[3], 'quasi-identifier');
  assert.equal(JSON.parse(run('measure', 'connection:census', '--only', 'classes', '--quiet').out).rows, 60);
});

test('a name that is not there, a login that is refused, a command that takes rows: a sentence each, and exit code 2', () => {
  for (const [args, sentence] of [
    [
      ['check', 'connection:censos'],
      /There is no connection of this name in .*quasi\.json\. Did you mean "census"\? It has census/,
    ],
    [['check', 'connection:refused'], /PostgreSQL refused the login\. Check user and password/],
    [['anonymize', 'connection:census', '-o', join(folder, 'x.csv')], /This takes the rows/],
  ] as const) {
    const { code, err, out } = run(...args);
    assert.equal(code, 2, err);
    assert.match(err, sentence);
    assert.doesNotMatch(err + out, /s3cret/);
  }
  const none = quasi(['check', 'connection:census', '--config', join(folder, 'none.json')]);
  assert.deepEqual([none.code, /There is no connection of this name/.test(none.err)], [2, true], none.err);
});

test('a password in quasi.json is a fault, and is not sent', () => {
  const faulty = join(folder, 'faulty.quasi.json');
  writeFileSync(faulty, JSON.stringify({ connections: { census: { ...at('census'), password: 's3cret' } } }));
  const { out } = quasi(['check', faulty]);
  assert.match(out, /"password" is not known here and has no effect/);
  assert.doesNotMatch(out, /s3cret/);
});

test('what is saved is what was typed, whatever its names hold', () => {
  for (const connection of [
    at('census'),
    { ...at('a b/ü'), port: 5433, secure: true },
    { engine: 'clickhouse', host: 'ch', database: 'stats', table: 'a%b', cluster: 'all&one' },
  ] as const) {
    assert.deepEqual(connectionOf(addressText(connection)), connection);
  }
  const path = tablePath('/w/my folder/quasi.json', 'census');
  assert.equal(path, '/w/my folder/connection:census');
  // Editors escape more than we do.
  assert.equal(pathOfTable(tableUri(path).replace('connection:', 'connection%3A')), path);
  assert.equal(pathOfTable('file:///w/connection:census'), undefined);
});

test('the file of clickhouse-client has a login for each host, and for no other', () => {
  const xml = `<config><host>main</host><user>ann</user><password>a&amp;b</password><connections_credentials>
    <connection><name>one</name><hostname>db.one</hostname><user>bob</user><password>two</password></connection>
    <connection><name>db.two</name><user>eve</user></connection></connections_credentials></config>`;
  assert.deepEqual(Object.fromEntries(loginsIn(Buffer.from(xml))), {
    'db.one': { user: 'bob', password: 'two' },
    'db.two': { user: 'eve', password: undefined },
    main: { user: 'ann', password: 'a&b' },
  });
  assert.deepEqual(loginsIn(Buffer.from('<config><user>ann</user><password>x</password></config>')).size, 0);
});
