/** Saved connections with real servers: in a terminal and in a server of the editor's protocol, with user and password from the engines' own files. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { CheckFileResult, SavedConnection } from '@quasi/shared/protocol';
import {
  CancellationTokenSource,
  createProtocolConnection,
  type PublishDiagnosticsParams,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import type { Servers, Test } from './conformance.ts';

const secret = /s3cret/;

export async function savedTables(test: Test, servers: Servers, packages: string): Promise<void> {
  const place = placeOf(servers, packages);
  await test('saved connections: in a terminal the name says what the address says', async () => {
    const { port, password } = servers.postgres;
    const byName = place.quasi('check', 'connection:hard', '--format', 'json');
    const address = `postgres://quasi:${password}@127.0.0.1:${port}/postgres/public.hard`;
    const byAddress = place.quasi('check', address, '--format', 'json');
    assert.deepEqual({ ...byName.file, file: '' }, { ...byAddress.file, file: '' });
    assert.match(
      byName.err,
      new RegExp(`^quasi: connection:hard is postgres://127\\.0\\.0\\.1:${port}/postgres/public\\.hard\\.`),
    );
    assert.doesNotMatch(byName.err + JSON.stringify(byName.file), secret);
  });
  const editor = await editorIn(place);
  try {
    for (const name of ['hard', 'hardInClickhouse'])
      await test(`saved connections: an editor finds in ${name} what a terminal finds`, async () => {
        const { result, shown } = await editor.check(name);
        const findings = place.quasi('check', 'connection:hard', '--format', 'json').file['findings'] as {
          slug: string;
        }[];
        assert.equal(result.status.state, 'ready');
        assert.deepEqual(shown.map(({ code }) => code).sort(), findings.map(({ slug }) => slug).sort());
      });
    await test('saved connections: a host without a password in ~/.pgpass is refused in a sentence', () =>
      assert.rejects(editor.check('elsewhere'), /refused the login\. Check user and password: PGUSER and PGPASSWORD/));
    await test('saved connections: a check that is cancelled ends at the server, too, and leaves no session', async () => {
      const source = new CancellationTokenSource();
      const checking = assert.rejects(editor.check('sleepy', source), /cancelled/);
      const sessions = () =>
        servers.postgres.psql(["SELECT 'one' FROM pg_stat_activity WHERE application_name = 'quasi'"]);
      while (!sessions().includes('one')) await later(20);
      await later(300);
      const begin = performance.now();
      source.cancel();
      await checking;
      while (sessions().includes('one')) {
        assert.ok(performance.now() - begin < 5000, 'the session is there still');
        await later(20);
      }
    });
    await test('saved connections: nothing that was logged names a password', async () => {
      assert.doesNotMatch(editor.log(), secret);
    });
  } finally {
    editor.stop();
  }
}

/** A folder with a `quasi.json`, and a home with what the engines keep there. */
function placeOf({ folder, postgres, cluster }: Servers, packages: string) {
  const [project, workspace, home] = [join(packages, '../../..'), join(folder, 'workspace'), join(folder, 'home')];
  execFileSync(process.execPath, ['esbuild.mjs'], { cwd: project });
  for (const path of [workspace, join(home, '.clickhouse-client'), join(home, 'prefix/lib')])
    mkdirSync(path, { recursive: true });
  symlinkSync(join(packages, 'node_modules'), join(home, 'prefix/lib/node_modules'));
  postgres.psql([
    'CREATE VIEW sleepy AS SELECT n::text AS a, pg_sleep(0.01)::text AS b FROM generate_series(1, 100000) AS n',
  ]);
  const at = { engine: 'postgres', host: '127.0.0.1', port: postgres.port, database: 'postgres' };
  const http = cluster.nodes[0]?.http;
  const connections = {
    hard: { ...at, table: 'public.hard' },
    sleepy: { ...at, table: 'sleepy' },
    elsewhere: { ...at, host: 'localhost', table: 'hard' },
    hardInClickhouse: {
      engine: 'clickhouse',
      host: '127.0.0.1',
      port: http,
      database: 'default',
      table: 'hard_on_3_all',
    },
  };
  const config = join(workspace, 'quasi.json');
  writeFileSync(config, JSON.stringify({ connections }));
  writeFileSync(join(home, '.pgpass'), `127.0.0.1:${postgres.port}:*:quasi:${postgres.password}\n`, { mode: 0o600 });
  const login = '<connection><name>127.0.0.1</name><user>reader</user><password>s3cret</password></connection>';
  const file = `<config><connections_credentials>${login}</connections_credentials></config>`;
  writeFileSync(join(home, '.clickhouse-client/config.xml'), file);
  const { PGPASSWORD: _, ...rest } = process.env;
  const env = {
    ...rest,
    HOME: home,
    PGUSER: 'quasi',
    PATH: `${join(home, 'prefix/bin')}${delimiter}${process.env['PATH']}`,
  };
  const program = join(project, 'dist/quasi.mjs');
  return {
    config,
    program,
    env,
    quasi(...args: string[]) {
      const { stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
        cwd: workspace,
        env,
        encoding: 'utf8',
      });
      return { file: JSON.parse(stdout).files[0] as Record<string, unknown>, err: stderr };
    },
  };
}

async function editorIn({ config, program, env }: ReturnType<typeof placeOf>) {
  const server = spawn(process.execPath, [program, 'lsp', '--stdio'], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  let log = '';
  const shown = new Map<string, PublishDiagnosticsParams['diagnostics']>();
  server.stderr.on('data', (text) => {
    log += text;
  });
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    log += message;
  });
  connection.onNotification('textDocument/publishDiagnostics', ({ uri, diagnostics }: PublishDiagnosticsParams) => {
    shown.set(uri, diagnostics);
  });
  connection.listen();
  await connection.sendRequest('initialize', { processId: process.pid, rootUri: null, capabilities: {} } as object);
  await connection.sendNotification('initialized', {});
  return {
    log: () => log,
    stop: () => server.kill(),
    async check(name: string, source = new CancellationTokenSource()) {
      const configs = { configs: [pathToFileURL(config).href] };
      const saved = await connection.sendRequest<SavedConnection[]>('quasi/connections', configs);
      const { uri, address } = saved.find((each) => each.name === name) ?? assert.fail(name);
      const result = await connection.sendRequest<CheckFileResult>('quasi/checkTable', { uri, address }, source.token);
      return { result, shown: shown.get(uri) ?? [] };
    },
  };
}
