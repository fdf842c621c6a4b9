/** Reads a `quasi.json` and what it extends, from files of one folder only. */

import { t } from '../words/index.ts';
import { type Attacker, completeAttacker, namedAttackers } from './attackers.ts';
import type { ColumnName } from './columnNames.ts';
import type { Connection } from './connections.ts';
import { withoutUnreadable } from './namedFiles.ts';
import { folderOf, joined, pathBelow } from './paths.ts';
import { fullRoom } from './patternLimits.ts';
import { namedPolicies, type Policy } from './policies.ts';
import type { ConfigProblem } from './problem.ts';
import { type PlacedException, type ReadConfig, readConfig } from './readConfig.ts';
import type { Config } from './schema.ts';
import { hintAt } from './wording.ts';

/** What of the outside world a configuration needs. Paths are absolute, with `/` between their parts. */
export interface ConfigFiles {
  /** Nothing outside this folder is read. */
  readonly folder: string;
  /** The text of a file; undefined if there is no file. */
  read(path: string): string | undefined;
  /** The path without links on its way. */
  realPath(path: string): string;
  /** In bytes; undefined if the disk has no file of this name. */
  size(path: string): number | undefined;
}

/** One file's word. */
export interface ConfigLayer {
  readonly path: string;
  readonly config: Config;
  readonly exceptions: readonly PlacedException[];
  readonly columnNames: readonly ColumnName[];
}

export interface LoadedConfig {
  /** Later ones count more. */
  readonly layers: readonly ConfigLayer[];
  /** Those with a name and those of one's own. */
  readonly policies: Readonly<Record<string, Policy>>;
  readonly attackers: Readonly<Record<string, Attacker>>;
  readonly connections: Readonly<Record<string, Connection>>;
  readonly problems: readonly ConfigProblem[];
  /** All files that were read, looked for in vain or named: if one of them changes, so may the configuration. */
  readonly paths: readonly string[];
}

/** Where no file says anything. */
export const noConfig: LoadedConfig = {
  layers: [],
  policies: namedPolicies,
  attackers: namedAttackers,
  connections: {},
  problems: [],
  paths: [],
};

const DEEPEST = 10;
const MOST_FILES = 100;
/** Hierarchies and populations; whether one lies in the workspace is looked up on disk. */
const MOST_NAMED = 500;
/** Characters; what people write about their data is shorter, and a longer text would keep the editor waiting. */
const LONGEST = 500_000;

export function loadConfig(path: string, files: ConfigFiles): LoadedConfig {
  const read = new Map<string, { readonly config: ReadConfig; readonly path: string }>();
  const problems: ConfigProblem[] = [];
  const paths = new Set<string>();
  const named = new Map<string, string | undefined>();
  /** Says why a file that is named to be read later is not. */
  const whyUnreadable = (path: string): string | undefined => {
    if (!named.has(path)) named.set(path, named.size < MOST_NAMED ? whyOutside(path, files) : tooMany(MOST_NAMED));
    return named.get(path);
  };
  let room = fullRoom;
  /** Adds what a file extends before the file itself; says what is wrong with it, if it cannot be had. */
  const add = (file: string, above: readonly string[]): string | undefined => {
    const real = files.realPath(file);
    if (above.includes(real))
      return t`This file extends the present one in turn, so the entry has no effect. Take it out.`;
    if (above.length > DEEPEST)
      return t`Files extend each other more than ${DEEPEST} deep; deeper files have no effect.`;
    const why = above.length > 0 ? whyOutside(file, files) : undefined;
    if (why !== undefined) return why;
    if (paths.size >= MOST_FILES) return tooMany(MOST_FILES);
    paths.add(file);
    // A file that several others extend counts once, before all of them.
    if (read.has(real)) return undefined;
    // A character takes at most four bytes, so a longer file need not be read to know.
    const isShort = (files.size(file) ?? 0) <= 4 * LONGEST;
    const text = isShort ? files.read(file) : undefined;
    if (isShort && text === undefined)
      return t`This file is missing or cannot be read, so it has no effect. Correct the path or take it out.`;
    if (text === undefined || text.length > LONGEST) {
      return t`This configuration is longer than ${LONGEST} characters, so it has no effect. Shorten it with patterns.`;
    }
    const config = readConfig(text, room);
    room = config.room;
    for (const problem of config.problems) problems.push({ ...problem, path: file });
    for (const problem of withoutUnreadable(config, folderOf(file), whyUnreadable))
      problems.push({ ...problem, path: file });
    for (const { path: named, offset, length } of config.extended) {
      const message = add(joined(folderOf(file), named), [...above, real]);
      if (message !== undefined) problems.push({ path: file, offset, length, message, isSchema: false });
    }
    read.set(real, { config, path: file });
    return undefined;
  };
  const message = add(path, []);
  if (message !== undefined) problems.push({ path, offset: 0, length: 0, message, isSchema: false });
  const layers = [...read.values()].map((each) => ({ ...each.config, path: each.path }));
  const policies = { ...namedPolicies, ...ownOf(layers, 'policies') };
  const own = Object.entries(ownOf(layers, 'attackers')).map(([name, each]) => [name, completeAttacker(each)]);
  const attackers = { ...namedAttackers, ...Object.fromEntries(own) };
  const unknown = layers.flatMap((layer) => unknownNames(layer, { policy: policies, attacker: attackers }));
  return {
    layers,
    policies,
    attackers,
    connections: ownOf(layers, 'connections'),
    problems: problems.concat(unknown),
    paths: [...paths, ...named.keys()],
  };
}

/** By what is written, or by a link. */
function whyOutside(path: string, { folder, realPath }: ConfigFiles): string | undefined {
  if (pathBelow(folder, realPath(path)) !== undefined) return undefined;
  return t`This file lies outside the workspace, so Quasi does not read it. Copy it into the workspace.`;
}

function tooMany(most: number): string {
  return t`Quasi reads at most ${most} files, so this one has no effect.`;
}

function ownOf<K extends 'policies' | 'attackers' | 'connections'>(
  layers: readonly ConfigLayer[],
  kind: K,
): NonNullable<Config[K]> & object {
  return Object.assign(Object.create(null), ...layers.map(({ config }) => config[kind]));
}

function unknownNames(
  { path, references }: ConfigLayer & Pick<ReadConfig, 'references'>,
  known: Readonly<Record<'policy' | 'attacker', object>>,
): ConfigProblem[] {
  const unknown = references.filter(({ kind, name }) => !Object.hasOwn(known[kind], name));
  return unknown.map(({ kind, name, offset, length }) => ({
    path,
    offset,
    length,
    message: unknownName(kind) + hintAt(name, Object.keys(known[kind])),
    isSchema: false,
  }));
}

function unknownName(kind: 'policy' | 'attacker'): string {
  return kind === 'policy'
    ? t`There is no policy of this name, so this has no effect.`
    : t`There is no attacker of this name, so this has no effect.`;
}

interface ExpiredException extends ConfigProblem {
  /** Its place in the list `allow`. */
  readonly index: number;
}

/** Exceptions whose last day is over. */
export function expiredExceptions({ layers }: LoadedConfig, today: string): ExpiredException[] {
  return layers.flatMap(({ path, exceptions }) =>
    exceptions.flatMap(({ entry: { rule, until }, index, offset, length }) => {
      if (until === undefined || today <= until) return [];
      const message = t`This exception ended on ${until}, so findings of ${rule} are reported again. Renew it or take it out.`;
      return [{ path, index, offset, length, message, isSchema: false }];
    }),
  );
}
