/** A PostgreSQL server on loopback, from the system's packages. It refuses root, so it runs as its own user. */
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  readonly port: number;
  readonly password: string;
  /** Statements of psql, with `body` as what `\copy … from pstdin` reads. */
  psql(statements: readonly string[], body?: string): string;
  stop(mode?: 'fast' | 'immediate'): void;
}

const PASSWORD = 's3cret';
const USER = 'postgres';

export async function startPostgres(folder: string): Promise<PostgresServer> {
  const programs = programsOf();
  const data = join(folder, 'postgres');
  const isRoot = userInfo().uid === 0;
  mkdirSync(data);
  const passwords = join(data, 'password');
  writeFileSync(passwords, PASSWORD);
  const asOwner = (program: string, args: readonly string[]) => {
    const path = join(programs, program);
    const [command, all] = isRoot ? ['runuser', ['-u', USER, '--', path, ...args]] : [path, args];
    return execFileSync(command as string, all as string[], { stdio: ['ignore', 'pipe', 'pipe'] });
  };
  if (isRoot) {
    const [uid, gid] = [idOf('-u'), idOf('-g')];
    chmodSync(folder, 0o755);
    for (const path of [data, passwords]) chownSync(path, uid, gid);
  }
  const cluster = join(data, 'cluster');
  asOwner('initdb', ['-D', cluster, '-A', 'scram-sha-256', `--pwfile=${passwords}`, '-U', 'quasi', '-E', 'UTF8']);
  const port = await freePort();
  const listening = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c fsync=off`;
  asOwner('pg_ctl', ['-D', cluster, '-o', listening, '-w', '-l', join(data, 'log'), 'start']);
  return {
    port,
    password: PASSWORD,
    psql(statements, body = '') {
      const asked = statements.flatMap((statement) => ['-c', statement]);
      const args = [
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'quasi',
        '-v',
        'ON_ERROR_STOP=1',
        'postgres',
        ...asked,
      ];
      const env = { ...process.env, PGPASSWORD: PASSWORD };
      return execFileSync(join(programs, 'psql'), args, { env, input: body, encoding: 'utf8' });
    },
    stop(mode = 'fast') {
      try {
        asOwner('pg_ctl', ['-D', cluster, '-m', mode, 'stop']);
      } catch {
        // It is down already.
      }
    },
  };
}

/** Of the newest version that is installed. */
function programsOf(): string {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql-15');
  return join(folder, newest, 'bin');
}

function idOf(option: string): number {
  return Number(execFileSync('id', [option, USER], { encoding: 'utf8' }));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
