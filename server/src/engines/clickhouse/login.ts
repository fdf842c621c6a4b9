/**
 * User and password for a ClickHouse server: of the address, of the environment, else of the file in which clickhouse-client has them. What
 * that says counts only for the host that it names: nobody's password goes to another server.
 */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FileProblem, readSideFile } from '../../files/index.ts';
import { Damage } from '../../readers/damage.ts';
import { XmlScanner } from '../../readers/xlsx/xml.ts';
import type { TableAddress } from '../address.ts';

interface Login {
  readonly user: string | undefined;
  readonly password: string | undefined;
}

/** Bytes; people write these files by hand. */
const LONGEST = 1_000_000;

export function loginOf({ host, user, password }: TableAddress): Login {
  const { CLICKHOUSE_USER = undefined, CLICKHOUSE_PASSWORD = undefined } = process.env;
  const stated = { user: user ?? CLICKHOUSE_USER, password: password ?? CLICKHOUSE_PASSWORD };
  if (stated.user !== undefined || stated.password !== undefined) return stated;
  return ownFile()?.get(host) ?? stated;
}

/** Of the first file that is there, as for clickhouse-client; one in the current folder may come from anybody and does not count. */
function ownFile(): ReadonlyMap<string, Login> | undefined {
  for (const folder of [join(homedir(), '.clickhouse-client'), '/etc/clickhouse-client']) {
    try {
      return loginsIn(readSideFile(join(folder, 'config.xml'), LONGEST));
    } catch (error) {
      if (!(error instanceof FileProblem || error instanceof Damage)) throw error;
    }
  }
  return undefined;
}

/** Host → login. */
export function loginsIn(xml: Uint8Array): Map<string, Login> {
  const found = new Map<string, Login>();
  const path: string[] = [];
  /** Of the file as a whole, and of the connection that is being read. */
  const [whole, one]: Record<string, string>[] = [{}, {}];
  const isOfConnection = () => path[2] === 'connection';
  const enter = (said: Record<string, string>, host: string | undefined) => {
    if (host !== undefined) found.set(host.trim(), { user: said['user'], password: said['password'] });
  };
  const scanner = new XmlScanner({
    opened: (name) => {
      path.push(name);
    },
    text: (text) => {
      const said = isOfConnection() ? one : whole;
      const isMember = path.length === (isOfConnection() ? 4 : 2);
      const name = path.at(-1) as string;
      if (isMember) said[name] = (said[name] ?? '') + text;
    },
    closed: () => {
      if (isOfConnection() && path.length === 3) {
        enter(one, one['hostname'] ?? one['name']);
        for (const name of Object.keys(one)) delete one[name];
      }
      path.pop();
    },
  });
  scanner.push(xml, true);
  if (!found.has(whole['host'] ?? '')) enter(whole, whole['host']);
  return found;
}
