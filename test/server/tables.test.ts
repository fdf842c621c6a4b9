/** Tables of databases under saved names, in a server process: nothing connects but the request, findings, views, faults, cancelling. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { CheckFileResult, ColumnEntry, Review, SavedConnection } from '@quasi/shared/protocol';
import {
  type ApplyWorkspaceEditParams,
  CancellationTokenSource,
  type CancellationToken as Token,
} from 'vscode-languageserver-protocol/node';
import { standIn } from '../engines/standIn.ts';
import { eventually } from '../eventually.ts';
import { Workspace } from './workspace.ts';

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const at = (database: string, table = 'public.people') => ({ engine: 'postgres', host: 'db.example', database, table });
const config = {
  connections: {
    census: at('census'),
    refused: at('refused'),
    away: at('away'),
    slow: at('slow'),
    late: at('late'),
    nowhere: at('census', 'nobody'),
  },
};

let prefix: string;
let driver: ReturnType<typeof standIn>;
let workspace: Workspace;

before(async () => {
  prefix = mkdtempSync(join(tmpdir(), 'quasi-prefix-'));
  driver = standIn(prefix, project);
  const kept = { ...process.env };
  Object.assign(process.env, driver.env);
  try {
    workspace = await Workspace.openInProcess({ 'quasi.json': JSON.stringify(config, null, 2) });
  } finally {
    process.env['PATH'] = kept['PATH'];
    delete process.env['QUASI_STAND_IN'];
  }
  workspace.client.connection.onRequest('workspace/applyEdit', async ({ edit }: ApplyWorkspaceEditParams) => {
    await workspace.apply(edit);
    return { applied: true };
  });
});
after(async () => {
  await workspace.close();
  rmSync(prefix, { recursive: true });
});

const ask = <T>(method: string, params: object, ...token: Token[]) =>
  workspace.client.connection.sendRequest<T>(method, params, ...token);

async function saved(name: string): Promise<SavedConnection> {
  const all = await ask<SavedConnection[]>('quasi/connections', { configs: [workspace.uri('quasi.json')] });
  return all.find((each) => each.name === name) ?? assert.fail(name);
}

async function check(name: string, ...token: Token[]): Promise<CheckFileResult & { uri: string }> {
  const { uri, address } = await saved(name);
  return { ...(await ask<CheckFileResult>('quasi/checkTable', { uri, address }, ...token)), uri };
}

test('connections are listed with their places, and nothing connects', async () => {
  await workspace.openConfig('quasi.json');
  const { address, place, config: file } = await saved('census');
  assert.equal(address, 'postgres://db.example/census/public.people');
  assert.equal(place, 'PostgreSQL at db.example, database census, table public.people');
  assert.equal(file, workspace.uri('quasi.json'));
  assert.deepEqual(driver.asked(), []);
});

test('a table has a report once it is checked; opening it again asks the server nothing', async () => {
  const before = driver.asked().length;
  await assert.rejects(ask('quasi/report', { uri: (await saved('nowhere')).uri }), /Check this table first/);
  assert.equal(driver.asked().length, before);
  const { uri } = await check('census');
  const first = await ask<{ html: string }>('quasi/report', { uri });
  assert.match(first.html, /census/);
  const asked = driver.asked().length;
  assert.deepEqual(await ask('quasi/report', { uri }), first);
  assert.equal(driver.asked().length, asked);
});

test('a table is checked: findings stand at its columns in a document of its own, and the views show it', async () => {
  const { uri, status, findings } = await check('census');
  assert.deepEqual([status.state, status.rows, status.columns], ['ready', 60, 4]);
  assert.match(status.inShort ?? '', /identifier.*k \d+ of 5/);
  assert.match(uri, /^quasi-table:.*connection:census$/);
  const shown = workspace.client.shown(uri);
  assert.equal(shown.length, findings);
  const lines = (await ask<string>('quasi/tableText', { uri })).split('\n');
  assert.deepEqual(lines.slice(0, 2), [
    'connection:census',
    'PostgreSQL at db.example, database census, table public.people',
  ]);
  assert.match(lines[3] as string, /Counted by PostgreSQL\. Not available on this engine: single rows/);
  const contact =
    shown.find(({ message }) => /^contact identifies/.test(String(message))) ?? assert.fail('no identifier');
  assert.equal(lines[contact.range.start.line]?.slice(0, contact.range.end.character), 'contact');
  const entries = await ask<ColumnEntry[]>('quasi/columns', { uri });
  assert.equal(entries.length, 4);
  assert.deepEqual(entries.find(({ name }) => name === 'contact')?.range, contact.range);
  assert.match(await ask<string>('quasi/columnCard', { uri, column: 0 }), /contact/);
  assert.equal((await ask<Review>('quasi/review', { uri })).columns.length, 4);
  assert.doesNotMatch(JSON.stringify([shown, status, lines]), /ann\d+@|town\d/);
  const [first, ...others] = driver.asked();
  assert.deepEqual([first, others.at(-1)], ['connect db.example  census', 'end']);
});

test('a role that is given to a column is written for the table; nothing connects, and the status asks for a check', async () => {
  const { uri } = await check('census');
  const asked = driver.asked().length;
  await ask('quasi/declareRoles', { uri, roles: [{ position: 4, name: 'town', role: 'insensitive' }] });
  assert.match(workspace.text('quasi.json'), /"\.\/connection:census".*"town".*"insensitive"/s);
  const last = () => workspace.client.statuses.findLast((one) => one.uri === uri);
  await workspace.client.until(() => /check again/.test(last()?.inShort ?? ''), 'the status to say so');
  assert.equal(driver.asked().length, asked);
  const { status } = await check('census');
  assert.ok(!status.quasiIdentifiers?.includes('town'));
  assert.doesNotMatch(last()?.inShort ?? '', /check again/);
});

for (const [name, sentence] of [
  ['refused', /^PostgreSQL refused the login\. Check user and password: PGUSER and PGPASSWORD/],
  ['away', /^The server does not answer, or went away\. Check host and port/],
  ['nowhere', /^There is no table of this name\. Check schema and table/],
] as const)
  test(`what goes wrong is a sentence, and no number stays: ${name}`, async () => {
    const { uri } = await saved(name);
    await assert.rejects(check(name), (error: Error) => {
      assert.match(error.message, sentence);
      assert.doesNotMatch(error.message, /s3cret/);
      return true;
    });
    assert.equal(await ask('quasi/columns', { uri }), null);
    assert.deepEqual(workspace.client.shown(uri), []);
  });

test('a name that is not there, or that stands for another table by now, is not followed', async () => {
  const asked = driver.asked().length;
  const { uri, address } = await saved('census');
  const other = { uri: uri.replace('census', 'censos'), address };
  await assert.rejects(ask('quasi/checkTable', other), /no connection of this name/);
  await assert.rejects(ask('quasi/checkTable', { uri, address: 'postgres://h/d/t' }), /names another table by now/);
  await assert.rejects(ask('quasi/checkTable', { uri: 'file:///etc/passwd', address }), /no connection of this name/);
  await assert.rejects(ask('quasi/checkFile', { uri }), /Only files on this machine/);
  assert.equal(driver.asked().length, asked);
});

test('a check is cancelled: the question at the server, too, and the session is closed', async () => {
  const source = new CancellationTokenSource();
  const checking = check('slow', source.token);
  await eventually(() => assert.ok(driver.asked().includes('wait')));
  source.cancel();
  await assert.rejects(checking, /cancelled/);
  const after = () => driver.asked().slice(driver.asked().indexOf('wait')).sort();
  // Another session asks the server to cancel; both are closed.
  await eventually(() => assert.deepEqual(after(), ['cancel', 'connect db.example  slow', 'end', 'end', 'wait']), 3000);
});

test('a session that is there only after the check was cancelled is closed', async () => {
  const source = new CancellationTokenSource();
  const checking = check('late', source.token);
  await eventually(() => assert.ok(driver.asked().includes('connect db.example  late')));
  source.cancel();
  await assert.rejects(checking, /cancelled/);
  const after = () => driver.asked().slice(driver.asked().indexOf('connect db.example  late'));
  await eventually(() => assert.deepEqual(after(), ['connect db.example  late', 'end']));
});

test('a connection is added to quasi.json, without user and password', async () => {
  const uri = workspace.uri('');
  const add = (name: string, address: string) => ask<SavedConnection>('quasi/addConnection', { uri, name, address });
  await assert.rejects(add('a b', 'postgres://h/d/t'), /letters, digits/);
  await assert.rejects(add('census', 'postgres://h/d/t'), /of this name already/);
  await assert.rejects(add('new', 'postgres://ann:s3cret@h/d/t'), /Leave out user and password/);
  await assert.rejects(add('new', 'postgres://h/t'), /Name the database/);
  await assert.rejects(add('new', 'mysql://h/d/t'), /begins with postgres/);
  const added = await add('visits', 'clickhouse://ch.example:8123/stats.visits?cluster=all');
  assert.equal(added.address, 'clickhouse://ch.example:8123/stats/visits?cluster=all');
  const { connections } = JSON.parse(workspace.text('quasi.json'));
  const expected = {
    engine: 'clickhouse',
    host: 'ch.example',
    port: 8123,
    database: 'stats',
    table: 'visits',
    cluster: 'all',
  };
  assert.deepEqual(connections.visits, expected);
  assert.equal(
    (await saved('visits')).place,
    'ClickHouse at ch.example:8123, database stats, table visits, cluster all',
  );
});

test('a table that quasi.json names no longer is forgotten', async () => {
  const { uri } = await check('census');
  await workspace.type(workspace.uri('quasi.json'), '{}');
  await workspace.client.until(() => workspace.client.shown(uri).length === 0, 'the findings to go');
  assert.equal(await ask('quasi/columns', { uri }), null);
});
