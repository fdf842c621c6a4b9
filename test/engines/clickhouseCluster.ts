/** Three ClickHouse servers on loopback, real ones in processes of their own: a cluster of three shards, and one of two. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';

export interface ClickhouseNode {
  readonly http: number;
  readonly tcp: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export interface ClickhouseCluster {
  readonly nodes: readonly ClickhouseNode[];
  stop(): Promise<void>;
}

const LISTENING = 'SYSTEM START LISTEN TCP; SYSTEM START LISTEN HTTP; ';
/** Reads its input to the end, which is how long the server lives. */
const UNTIL_ENDED = "SELECT count() FROM file('-', 'LineAsString', 'l String') FORMAT Null";
const MOST_ATTEMPTS = 300;

/** `servers`: the folder with the packages. `folder`: for data, which are gone with it. */
export async function startCluster(servers: string, folder: string): Promise<ClickhouseCluster> {
  const ports = await freePorts(6);
  const shard = (tcp: number) =>
    `<shard><replica><host>127.0.0.1</host><port>${tcp}</port><user>default</user></replica></shard>`;
  const tcp = ports.slice(3);
  const config = join(folder, 'clickhouse.xml');
  const clusters = `<three>${tcp.map(shard).join('')}</three><two>${tcp.slice(0, 2).map(shard).join('')}</two>`;
  const reader =
    '<reader><password>s3cret</password><networks><ip>127.0.0.1</ip></networks><profile>reader</profile><quota>default</quota></reader>';
  const usual =
    '<default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default>';
  writeFileSync(
    join(folder, 'users.xml'),
    `<clickhouse><profiles><default></default><reader><readonly>2</readonly></reader></profiles><users>${usual}${reader}</users><quotas><default></default></quotas></clickhouse>`,
  );
  writeFileSync(
    config,
    `<clickhouse><logger><level>none</level></logger><users_config>${join(folder, 'users.xml')}</users_config><remote_servers>${clusters}</remote_servers></clickhouse>`,
  );
  const nodes = ports.slice(0, 3).map((http, i) => {
    const path = join(folder, `node${i}`);
    mkdirSync(path, { recursive: true });
    return startNode(servers, config, path, http, tcp[i] as number);
  });
  const cluster = { nodes, stop: async () => void (await Promise.all(nodes.map((node) => node.stop()))) };
  try {
    await Promise.all(nodes.map(untilUp));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}

function startNode(servers: string, config: string, path: string, http: number, tcp: number): ClickhouseNode {
  const listening = ['--listen_host=127.0.0.1', `--http_port=${http}`, `--tcp_port=${tcp}`];
  const program = join(servers, 'clickhouseNode.cjs');
  const child = spawn(
    process.execPath,
    [program, '-C', config, '--path', path, ...listening, '--query', LISTENING + UNTIL_ENDED],
    {
      env: { ...process.env, LIBCHDB: join(servers, 'node_modules/@chdb/lib-linux-x64-gnu/libchdb.so') },
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    http,
    tcp,
    process: child,
    async stop() {
      child.stdin?.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), 3000);
      await ended;
      clearTimeout(timer);
    },
  };
}

async function untilUp({ http, process: child }: ClickhouseNode): Promise<void> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(`http://127.0.0.1:${http}/ping`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await later(100);
  }
  throw new Error('A ClickHouse server did not start.');
}

/** Runs a statement as the user who may do anything. */
export async function run({ http }: ClickhouseNode, statement: string, body?: string): Promise<string> {
  const address = `http://127.0.0.1:${http}/?query=${encodeURIComponent(statement)}`;
  const answer = await fetch(address, { method: 'POST', ...(body !== undefined && { body }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
